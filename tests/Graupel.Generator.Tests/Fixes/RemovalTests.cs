namespace Graupel.Generator.Tests.Fixes;

/// <summary>An attribute goes, and nothing else: what stands around it stays, directives in balance.</summary>
public class RemovalTests
{
    [Theory]
    [InlineData("#if !OLD\n    [Order(1)]\n#endif\n    public", "#if !OLD\n#endif\n    public")]
    [InlineData("    [Order(1)]\n#if !OLD\n    [Obsolete]\n#endif\n    public", "#if !OLD\n    [Obsolete]\n#endif\n    public")]
    [InlineData("#if OLD\n    [Order(2)]\n#else\n    [Order(1)]\n#endif\n    public", "#if OLD\n    [Order(2)]\n#else\n#endif\n    public")]
    [InlineData("    [Obsolete]\n#pragma warning disable CS0618\n    [Order(1)]\n#pragma warning restore CS0618\n    public", "    [Obsolete]\n#pragma warning disable CS0618\n#pragma warning restore CS0618\n    public")]
    [InlineData("    #region R\n    [Order(1)]\n    #endregion\n    public", "    #region R\n    #endregion\n    public")]
    [InlineData("    [Order(\n#if OLD\n        2\n#else\n        1\n#endif\n    )]\n    public", "#if OLD\n        2\n#else\n#endif\n    public")]
    [InlineData("    [\n#if !OLD\n        Order(1),\n#endif\n        Obsolete\n    ]\n    public", "    [\n#if !OLD\n#endif\n        Obsolete\n    ]\n    public")]
    [InlineData("    [\n        Obsolete\n#if !OLD\n        , Order(1)\n#endif\n    ]\n    public", "    [\n        Obsolete\n#if !OLD\n#endif\n    ]\n    public")]
    public Task Directives_stay(string before, string after) => Gives(before, after);

    [Theory]
    [InlineData("    // 1\n    [Order(1)] // 2\n    // 3\n    [Obsolete] // 4\n    // 5\n    public", "    // 1\n    // 2\n    // 3\n    [Obsolete] // 4\n    // 5\n    public")]
    [InlineData("    // 1\n    [Obsolete] // 2\n    // 3\n    [Order(1)] // 4\n    // 5\n    public", "    // 1\n    [Obsolete] // 2\n    // 3\n    // 4\n    // 5\n    public")]
    [InlineData("    /* 1 */ [Order(1)] /* 2 */ public", "    /* 1 */ /* 2 */ public")]
    [InlineData("    [Obsolete] [Order(1)] // 1\n    public", "    [Obsolete] // 1\n    public")]
    [InlineData("    [Obsolete, // 1\n    Order(1)] // 2\n    public", "    [Obsolete // 1\n    ] // 2\n    public")]
    [InlineData("    [Order(1), // 1\n    Obsolete] // 2\n    public", "    [// 1\n    Obsolete] // 2\n    public")]
    public Task Comments_stay(string before, string after) => Gives(before, after);

    [Theory]
    [InlineData("    [Obsolete] [Order(1)]\n    public", "    [Obsolete]\n    public")]
    [InlineData("    [Order(1)] [Obsolete]\n    public", "    [Obsolete]\n    public")]
    [InlineData("    [Order(1)]\n    [Obsolete]\n    public", "    [Obsolete]\n    public")]
    [InlineData("    [Obsolete]\n    [Order(1)]\n    public", "    [Obsolete]\n    public")]
    [InlineData("    [Order(1), Obsolete]\n    public", "    [Obsolete]\n    public")]
    [InlineData("    [Obsolete, Order(1)]\n    public", "    [Obsolete]\n    public")]
    [InlineData("    [\n        Obsolete,\n        Order(1)\n    ]\n    public", "    [\n        Obsolete\n    ]\n    public")]
    [InlineData("    [\n        Order(1),\n        Obsolete,\n    ]\n    public", "    [\n        Obsolete,\n    ]\n    public")]
    [InlineData("    [Order(1)] public", "    public")]
    public Task Lines_stay(string before, string after) => Gives(before, after);

    [Theory]
    [InlineData("// Copyright\n#pragma warning disable CS1591\n[assembly: Surrogate(typeof(A))]\n\n// A\n", "// Copyright\n#pragma warning disable CS1591\n\n// A\n")]
    [InlineData("using System.IO;\n#if !OLD\n[assembly: Surrogate(typeof(A))]\n#endif\n", "using System.IO;\n#if !OLD\n#endif\n")]
    [InlineData("[assembly: Surrogate(typeof(A)), System.Reflection.AssemblyTitle(\"x\")] // 1\n", "[assembly: System.Reflection.AssemblyTitle(\"x\")] // 1\n")]
    public Task Files_keep_what_stands_around(string before, string after) => Fixing.Gives("GRP034", "Remove [Surrogate]", before + "public class A { }", after + "public class A { }");

    [Theory]
    [InlineData("\n")]
    [InlineData("\r\n")]
    public Task Lines_that_are_begun_end_as_the_others_do(string end) => Fixing.Gives(
        "GRP004",
        "Leave X out",
        "[Contract] public class P\n{\n    [Obsolete] [Order(\n#if OLD\n        2\n#else\n        1\n#endif\n    )]\n    public int X => 1;\n}\n".Replace("\n", end, StringComparison.Ordinal),
        "[Contract] public class P\n{\n    [Obsolete]\n#if OLD\n        2\n#else\n#endif\n    public int X => 1;\n}\n".Replace("\n", end, StringComparison.Ordinal));

    [Fact]
    public Task What_stands_between_lists_of_a_file_stays() => Fixing.Gives(
        "GRP034",
        "Remove [Surrogate]",
        "[assembly: System.Reflection.AssemblyTitle(\"x\")]\n// 1\n[assembly: Surrogate(typeof(A))] // 2\n#if OLD\n#endif\n[assembly: System.Reflection.AssemblyCompany(\"x\")]\npublic class A { }",
        "[assembly: System.Reflection.AssemblyTitle(\"x\")]\n// 1\n// 2\n#if OLD\n#endif\n[assembly: System.Reflection.AssemblyCompany(\"x\")]\npublic class A { }");

    [Fact]
    public Task A_file_may_hold_nothing_else() => Fixing.Gives("GRP034", "Remove [Surrogate]", "// 1\n[assembly: Surrogate(typeof(string))]\n#if OLD\n#endif\n", "// 1\n#if OLD\n#endif\n");

    [Theory]
    [InlineData("    [Order(2)]\n#if !OLD\n    [Obsolete]\n#endif\n    public", "#if !OLD\n    [Obsolete]\n#endif\n    [SkipPack] public")]
    [InlineData("#if !OLD\n    [Order(2)]\n#endif\n    public", "#if !OLD\n#endif\n    [SkipPack] public")]
    [InlineData("    #pragma warning disable CS0618\n    [Order(2), Obsolete]\n    public", "    #pragma warning disable CS0618\n    [Obsolete, SkipPack]\n    public")]
    [InlineData("#if !OLD\n    [Obsolete]\n#endif\n    [Order(2)]\n    public", "#if !OLD\n    [Obsolete]\n#endif\n    [SkipPack] public")]
    public Task What_comes_instead_is_under_no_condition(string before, string after) => Fixing.Gives(
        "GRP011",
        "Leave X out",
        $"[Contract] public class P\n{{\n{before} System.IO.Stream? X {{ get; set; }}\n    [Order(1)] public int Y {{ get; set; }}\n}}\n",
        $"[Contract] public class P\n{{\n{after} System.IO.Stream? X {{ get; set; }}\n    [Order(1)] public int Y {{ get; set; }}\n}}\n");

    private static Task Gives(string before, string after) =>
        Fixing.Gives("GRP004", "Leave X out", $"[Contract] public class P\n{{\n{before} int X => 1;\n}}\n", $"[Contract] public class P\n{{\n{after} int X => 1;\n}}\n");
}
