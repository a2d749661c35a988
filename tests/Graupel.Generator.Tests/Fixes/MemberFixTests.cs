using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests.Fixes;

/// <summary>Fixes of members: their numbers, their attributes, whether they are written.</summary>
public class MemberFixTests
{
    [Fact]
    public Task Members_with_one_number_get_new_ones() => Fixing.Gives(
        "GRP001",
        "Give new numbers to members of Twice",
        """
        [Contract]
        public class Twice
        {
            [Order(1)] public int A;
            [Order(1)] public int B; // second
            [DataMember(Order = 1, IsRequired = true)] public int C { get; set; }
            [Order(5)] public int D;
        }
        """,
        """
        [Contract]
        public class Twice
        {
            [Order(1)] public int A;
            [Order(6)] public int B; // second
            [DataMember(Order = 7, IsRequired = true)] public int C { get; set; }
            [Order(5)] public int D;
        }
        """);

    [Fact]
    public Task What_stands_in_front_of_an_attribute_with_a_target_is_not_repeated() => Fixing.Gives(
        "GRP018",
        "Number the members of Aimed (changes the bytes)",
        """
        [Contract]
        public class Aimed
        {
            #region data
            /// <summary>The name.</summary>
            [field: Obsolete]
            public string? Name { get; set; }

            // age
            [field: Obsolete]
            public int Age { get; set; }
            #endregion
        }
        """,
        """
        [Contract]
        public class Aimed
        {
            #region data
            /// <summary>The name.</summary>
            [Order(1)] [field: Obsolete]
            public string? Name { get; set; }

            // age
            [Order(2)] [field: Obsolete]
            public int Age { get; set; }
            #endregion
        }
        """);

    [Fact]
    public Task Members_without_numbers_get_some_among_others_that_have_them() => Fixing.Gives(
        "GRP002",
        "Give new numbers to members of Mixed",
        """
        [Contract]
        public class Mixed
        {
            /// <summary>The first.</summary>
            public int A { get; set; }

            [Order(3)] public int B { get; set; }

            [DataMember]
            public int C { get; set; }

            private int _hidden;

            public int Sum => A + B + _hidden;

            [SkipPack] public int D { get; set; }
        }
        """,
        """
        [Contract]
        public class Mixed
        {
            /// <summary>The first.</summary>
            [Order(4)] public int A { get; set; }

            [Order(3)] public int B { get; set; }

            [DataMember, Order(5)]
            public int C { get; set; }

            private int _hidden;

            public int Sum => A + B + _hidden;

            [SkipPack] public int D { get; set; }
        }
        """);

    [Theory]
    [InlineData("[DataMember\n#if !OLD\n    , Obsolete\n#endif\n    ]")]
    [InlineData("[\n#if !OLD\n    Obsolete,\n#endif\n    DataMember]")]
    [InlineData("[DataMember\n    #region R\n    ]\n    #endregion")]
    [InlineData("[DataMember,\n#pragma warning disable CS0618\n    Obsolete]\n    [Other]")]
    public Task A_number_is_under_no_condition(string attributes) => Fixing.Gives(
        "GRP002",
        "Give new numbers to members of Mixed",
        $"class OtherAttribute : Attribute;\n[Contract]\npublic class Mixed\n{{\n    {attributes}\n    public int A;\n    [Order(3)] public int B;\n}}",
        $"class OtherAttribute : Attribute;\n[Contract]\npublic class Mixed\n{{\n    {attributes}\n    [Order(4)] public int A;\n    [Order(3)] public int B;\n}}");

    [Fact]
    public Task A_member_without_a_number_is_left_out() => Fixing.Gives(
        "GRP002",
        "Leave B out",
        "[Contract] public class Mixed { [Order(1)] public int A; [DataMember] public int B; }",
        "[Contract] public class Mixed { [Order(1)] public int A; [SkipPack] public int B; }");

    [Fact]
    public Task A_negative_number_is_replaced() => Fixing.Gives(
        "GRP003",
        "Give new numbers to members of Negative",
        "[Contract] public class Negative { [Order(-1)] public int A; [Order(0)] public int B; }",
        "[Contract] public class Negative { [Order(1)] public int A; [Order(0)] public int B; }");

    [Fact]
    public Task A_member_that_cannot_be_read_back_is_not_asked_for() => Fixing.Gives(
        "GRP004",
        "Leave Full out",
        """
        [Contract]
        public class Person
        {
            [Order(1)] public string? First { get; set; }

            /// <summary>Both.</summary>
            [Order(3)]
            public string Full => $"{First}";
        }
        """,
        """
        [Contract]
        public class Person
        {
            [Order(1)] public string? First { get; set; }

            /// <summary>Both.</summary>
            public string Full => $"{First}";
        }
        """);

    [Fact]
    public Task A_member_without_a_contract_is_left_out() => Fixing.Gives(
        "GRP011",
        "Leave Output out",
        "[Contract] public class Job { [Order(1)] public int Id { get; set; } [Order(2)] public System.IO.Stream? Output { get; set; } }",
        "[Contract] public class Job { [Order(1)] public int Id { get; set; } [SkipPack] public System.IO.Stream? Output { get; set; } }");

    [Fact]
    public Task A_parameter_of_a_record_is_not_left_out() =>
        Fixing.IsNotOffered("GRP011", "[Contract] public record Job([property: Order(1)] int Id, [property: Order(2)] System.IO.Stream? Output);");

    [Theory]
    [InlineData("class Job(int id, System.IO.Stream output) { [Order(1)] public int Id { get; } = id; [Order(2)] public System.IO.Stream Output { get; } = output; }")]
    [InlineData("record Job([property: Order(1)] int Id, System.IO.Stream? Output) { [Order(2)] public System.IO.Stream? Output { get; init; } = Output; }")]
    [InlineData("class Job { public Job() { } [ContractConstructor] public Job(System.IO.Stream? output) => Output = output; [Order(2)] public System.IO.Stream? Output { get; } }")]
    public Task A_member_that_the_constructor_takes_is_not_left_out(string type) => Fixing.IsNotOffered("GRP011", "[Contract] public " + type);

    [Theory]
    [InlineData("class Job { public Job() { } public Job(System.IO.Stream? output) => Output = output; public int Id { get; set; } ", "public System.IO.Stream? Output { get; set; } }")]
    [InlineData("class Job(int id, System.IO.Stream? output = null) { public int Id { get; } = id; ", "public System.IO.Stream? Output { get; } = output; }")]
    public Task A_member_that_the_constructor_can_do_without_is_left_out(string type, string member) =>
        Fixing.Gives("GRP011", "Leave Output out", $"[Contract] public {type}{member}", $"[Contract] public {type}[SkipPack] {member}");

    [Fact]
    public Task A_chain_becomes_the_last_member() => Fixing.Gives(
        "GRP017",
        "Make Next the last member (changes the bytes)",
        "[Contract] public class Node { [Order(1)] public Node? Next { get; set; } [Order(2)] public int Value { get; set; } }",
        "[Contract] public class Node { [Order(3)] public Node? Next { get; set; } [Order(2)] public int Value { get; set; } }");

    [Fact]
    public Task Members_are_numbered() => Fixing.Gives(
        "GRP018",
        "Number the members of Person (changes the bytes)",
        """
        [Contract]
        public partial class Person
        {
            public string? Name { get; set; }

            [DataMember] private int _age;
        }
        """,
        """
        [Contract]
        public partial class Person
        {
            [Order(1)] public string? Name { get; set; }

            [DataMember, Order(2)] private int _age;
        }
        """);

    [Fact]
    public Task Parameters_of_records_are_numbered() => Fixing.Gives(
        "GRP018",
        "Number the members of Person (changes the bytes)",
        """[Contract] public record Person(string Name, [property: DataMember(Name = "a")] int Age) { public int Size { get; set; } }""",
        """[Contract] public record Person([property: Order(1)] string Name, [property: DataMember(Name = "a"), Order(2)] int Age) { [Order(3)] public int Size { get; set; } }""");

    [Fact]
    public Task Fields_that_are_declared_together_are_not_numbered() =>
        Fixing.IsNotOffered("GRP018", "[Contract] public class Pair { public int A, B; }");

    [Fact]
    public Task Members_of_generic_types_are_numbered() => Fixing.Gives(
        "GRP018",
        "Number the members of Box (changes the bytes)",
        "[Contract] public class Box<T> { public T? Value; public int Count; } [Contract] public class Holder { [Order(1)] public Box<int>? A; }",
        "[Contract] public class Box<T> { [Order(1)] public T? Value; [Order(2)] public int Count; } [Contract] public class Holder { [Order(1)] public Box<int>? A; }");

    [Fact]
    public async Task Namespaces_are_imported_where_they_are_needed()
    {
        const string Source = "using System.Runtime.Serialization;\n\n[DataContract]\npublic class Person\n{\n    [DataMember] public string Name { get; set; }\n}\n";
        var compilation = Compilations.Create("class Empty;");
        compilation = compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(Microsoft.CodeAnalysis.CSharp.CSharpSyntaxTree.ParseText(Source, Compilations.Parsing(), "File1.cs"));
        FixRun run = await (await FixRun.Of(compilation)).Apply("GRP018", "Number the members of Person (changes the bytes)");
        Assert.Equal(Source.Replace(";\n\n", ";\nusing Graupel;\n\n", StringComparison.Ordinal).Replace("[DataMember]", "[DataMember, Order(1)]", StringComparison.Ordinal), await run.Text());
    }

    [Fact]
    public Task A_parameter_is_named_like_a_private_member_without_its_underscore() => Fixing.Gives(
        "GRP019",
        "Rename fullName to name",
        "[Contract] public class Person { [ContractConstructor] public Person(string fullName) => _name = fullName; [Order(1)] private readonly string _name; }",
        "[Contract] public class Person { [ContractConstructor] public Person(string name) => _name = name; [Order(1)] private readonly string _name; }");

    [Fact]
    public Task A_parameter_is_named_like_its_member() => Fixing.Gives(
        "GRP019",
        "Rename fullName to name",
        "[Contract] public class Person { [ContractConstructor] public Person(string fullName, int age) => (Name, Age) = (fullName, age); [Order(1)] public string Name { get; } [Order(2)] public int Age { get; } }",
        "[Contract] public class Person { [ContractConstructor] public Person(string name, int age) => (Name, Age) = (name, age); [Order(1)] public string Name { get; } [Order(2)] public int Age { get; } }");

    [Theory]
    [InlineData("public class B(string name) { public string Name { get; } = name; }", "string name, ", "base(name)")]
    [InlineData("public class A { public string? Name { get; set; } } public class B : A { }", "string? name, ", "base()")]
    [InlineData("public class B(string[] names) { public string[] Names { get; } = names; }", "IEnumerable<string> names, ", "base(names.ToArray())")]
    public async Task A_parameter_is_not_for_a_member_that_another_takes(string @base, string parameter, string call)
    {
        string before = $"{@base} [Contract] public class D : B {{ public string Title {{ get; }} [ContractConstructor] public D({parameter}string caption) : {call} => Title = caption; }}";
        Assert.Equal(["Rename caption to title"], await (await FixRun.Of(before)).Titles("GRP019"));
        await Fixing.Gives("GRP019", "Rename caption to title", before, before.Replace("caption", "title", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("public Person(string fullName) => _1 = fullName; [Order(1)] private readonly string _1;")]
    [InlineData("public Person(string fullName) => _ = fullName; [Order(1)] private readonly string _;")]
    [InlineData("public Person(string fullName) { var name = fullName.Trim(); Name = name; } [Order(1)] public string Name { get; }")]
    [InlineData("public Person(string fullName) { Func<string, string> trim = name => name.Trim(); Name = trim(fullName); } [Order(1)] public string Name { get; }")]
    [InlineData("public Person(string fullName) { Name = fullName + name(); string name() => fullName; } [Order(1)] public string Name { get; }")]
    [InlineData("public Person(string fullName) { Name = string.Concat(from name in fullName select name); } [Order(1)] public string Name { get; }")]
    [InlineData("public Person(string fullName) { Name = fullName is { Length: var name } ? $\"{name}\" : fullName; } [Order(1)] public string Name { get; }")]
    public Task A_parameter_does_not_get_a_name_that_it_cannot_have(string members) =>
        Fixing.IsNotOffered("GRP019", $"[Contract] public class Person {{ [ContractConstructor] {members} }}");

    [Theory]
    [InlineData("public Person(string fullName) => name = fullName; [Order(1)] private readonly string name;", "public Person(string name) => this.name = name; [Order(1)] private readonly string name;")]
    [InlineData("public Person(string fullName) => Class = fullName; [Order(1)] public string Class { get; }", "public Person(string @class) => Class = @class; [Order(1)] public string Class { get; }")]
    public async Task A_parameter_gets_a_name_that_means_something_else_too(string before, string after)
    {
        FixRun run = await FixRun.Of($"[Contract] public class Person {{ [ContractConstructor] {before} }}");
        run = await run.Apply("GRP019", Assert.Single(await run.Titles("GRP019")));
        Assert.Equal($"[Contract] public class Person {{ [ContractConstructor] {after} }}", await run.Text());
    }

    [Theory]
    [InlineData("GRP001", "[Contract] public class Twice { [Order(int.MaxValue)] public int A; [Order(int.MaxValue)] public int B; }")]
    [InlineData("GRP009", "[Contract, Union(int.MaxValue, typeof(Dog)), Union(int.MaxValue, typeof(Cat))] public abstract class Animal { } public class Dog : Animal { } public class Cat : Animal { }")]
    [InlineData("GRP017", "[Contract] public class Node { [Order(1)] public Node? Next { get; set; } [Order(int.MaxValue)] public int Value { get; set; } }")]
    public Task No_number_follows_the_highest_of_all(string id, string source) => Fixing.IsNotOffered(id, source);

    [Theory]
    [InlineData("[Order()]")]
    [InlineData("[Order]")]
    [InlineData("[Order(]")]
    public async Task A_number_that_is_being_typed_is_left_alone(string attribute) => Assert.Equal(
        ["Leave C out"],
        await (await FixRun.OfBroken($"[Contract] public class Mixed {{ [Order(1)] public int A; {attribute} public int B; public int C; }}")).Titles("GRP002"));

    [Fact]
    public Task A_surrogate_that_stands_for_nothing_is_removed() => Fixing.Gives(
        "GRP034",
        "Remove [Surrogate]",
        "[assembly: Surrogate(typeof(Nothing))]\n\n/// <summary>It does nothing.</summary>\npublic class Nothing { }",
        "\n/// <summary>It does nothing.</summary>\npublic class Nothing { }");

    [Fact]
    public Task A_contract_that_does_not_fit_is_removed() => Fixing.Gives(
        "GRP035",
        "Remove [UseContract]",
        "public class TextContract : Graupel.CodeGen.Contract<string?> { } [Contract] public class Person { [Order(1), UseContract(typeof(TextContract))] public int Age { get; set; } }",
        "public class TextContract : Graupel.CodeGen.Contract<string?> { } [Contract] public class Person { [Order(1)] public int Age { get; set; } }");

    [Theory]
    [InlineData("Compare by StringComparison.OrdinalIgnoreCase", "[Order(1), Comparer(StringComparison.OrdinalIgnoreCase)]")]
    [InlineData("Compare by StringComparison.InvariantCultureIgnoreCase", "[Order(1), Comparer(StringComparison.InvariantCultureIgnoreCase)]")]
    [InlineData("Remove [Comparer]", "[Order(1)]")]
    public Task A_comparer_that_depends_on_the_machine_is_replaced(string title, string attributes) => Fixing.Gives(
        "GRP036",
        title,
        "[Contract] public class Shelf { [Order(1), Comparer(StringComparison.CurrentCultureIgnoreCase)] public HashSet<string> Names { get; set; } = []; }",
        $"[Contract] public class Shelf {{ {attributes} public HashSet<string> Names {{ get; set; }} = []; }}");

    [Fact]
    public Task What_keeps_unknown_members_has_no_number() => Fixing.Gives(
        "GRP038",
        "Remove [Order]",
        "[Contract] public class Point { [Order(1)] public int X { get; set; } [Order(2)] public UnknownMembers? Unknown { get; set; } }",
        "[Contract] public class Point { [Order(1)] public int X { get; set; } public UnknownMembers? Unknown { get; set; } }");

    [Fact]
    public Task What_shows_a_field_is_left_out() => Fixing.Gives(
        "GRP040",
        "Leave Age out",
        "[Contract] public class Person { private int _age; public string? Name { get; set; } public int Age => _age; }",
        "[Contract] public class Person { private int _age; public string? Name { get; set; } [SkipPack] public int Age => _age; }");

    [Fact]
    public Task What_is_not_public_is_left_out() => Fixing.Gives(
        "GRP041",
        "Leave Age out",
        "[Pack] public class Person { public string? Name { get; set; } internal int Age { get; set; } }",
        "[Pack] public class Person { public string? Name { get; set; } [SkipPack] internal int Age { get; set; } }");

    [Fact]
    public Task What_can_only_be_set_is_left_out() => Fixing.Gives(
        "GRP050",
        "Leave Age out",
        "[Contract] public class Person { public string? Name { get; set; } public int Age { private get; set; } public bool IsOld() => Age > 99; }",
        "[Contract] public class Person { public string? Name { get; set; } [SkipPack] public int Age { private get; set; } public bool IsOld() => Age > 99; }");

    [Fact]
    public Task What_is_required_and_not_written_is_left_out() => Fixing.Gives(
        "GRP047",
        "Leave Age out",
        "[Contract] public class Person { public string? Name { get; set; } public required int Age { internal get; set; } }",
        "[Contract] public class Person { public string? Name { get; set; } [SkipPack] public required int Age { internal get; set; } }");

    [Fact]
    public Task What_another_serializer_leaves_out_is_left_out() => Fixing.Gives(
        "GRP045",
        "Leave Age out",
        "[Contract] public class Person { public string? Name { get; set; } [System.Xml.Serialization.XmlIgnore] public int Age { get; set; } }",
        "[Contract] public class Person { public string? Name { get; set; } [System.Xml.Serialization.XmlIgnore, SkipPack] public int Age { get; set; } }");

    [Fact]
    public Task What_is_no_member_has_no_attribute() => Fixing.Gives(
        "GRP039",
        "Remove [Order]",
        "[Contract] public class Point { [Order(1)] public int X { get; set; } [Order(2)] public static int Y { get; set; } }",
        "[Contract] public class Point { [Order(1)] public int X { get; set; } public static int Y { get; set; } }");
}
