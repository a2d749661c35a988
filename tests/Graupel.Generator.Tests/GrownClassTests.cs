using System.Globalization;
using System.Reflection;
using System.Runtime.Loader;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Classes of an assembly that has been replaced by a newer one since their contracts were generated elsewhere.</summary>
public class GrownClassTests
{
    private const string Program = """
        public static class Program
        {
            public static string Run(CompilerChoice compilers)
            {
                try
                {
                    var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
                    var model = new Model { First = 4 };
                    typeof(Model).GetProperty("Second")?.SetValue(model, 5);
                    Model read = serializer.Deserialize<Model>(serializer.Serialize(model))!;
                    return $"{read.First} {typeof(Model).GetProperty("Second")?.GetValue(read)}";
                }
                catch (ContractException e)
                {
                    return e.Message[..6];
                }
            }
        }
        """;

    [Theory]
    [InlineData("", "public int First { get; set; }", "public int First { get; set; } public int Second { get; set; }")]
    [InlineData("[Contract]", "[Order(1)] public int First { get; set; }", "[Order(1)] public int First { get; set; } [Order(2)] public int Second { get; set; }")]
    [InlineData("[DataContract]", "[DataMember(Order = 1)] public int First { get; set; }", "[DataMember(Order = 1)] public int First { get; set; } [DataMember(Order = 2)] public int Second { get; init; }")]
    public void Are_compiled_at_run_time(string attribute, string before, string after)
    {
        MethodInfo run = Load($"{attribute} public class Model {{ {before} }}", $"{attribute} public class Model {{ {after} }}", Program);
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Fact]
    public void Are_compiled_at_run_time_as_bases()
    {
        MethodInfo run = Load(
            "public class Root { public int First { get; set; } }",
            "public class Root { public int First { get; set; } public int Second { get; set; } }",
            $"[Contract] public class Model : Root {{ [Order(1)] public int Own {{ get; set; }} }} {Program}");
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    // Their contracts read the members of the base themselves.
    [Theory]
    [InlineData("[Contract] public abstract record Root", "[Contract] public record class Model([property: Order(10)] int Own) : Root;", "Fast")]
    [InlineData("[Contract] public abstract record Root", "[Contract] public record class Model([property: Order(10)] int Own) : Root;", "MessagePack")]
    [InlineData("[DataContract(Name = \"Old\")] public abstract class Root", "[DataContract] public class Model(int own) : Root { [DataMember(Order = 10)] public int Own { get; } = own; }", "Compact")]
    [InlineData("[Contract] public abstract class Root", "[Contract] public abstract class Mid : Root { [Order(5)] public int Between { get; set; } } [Contract] public class Model(int own) : Mid { [Order(10)] public int Own { get; } = own; }", "Fast")]
    [InlineData("[Contract] public abstract class Root", "public abstract class Mid : Root; [Contract] public class Model(int own) : Mid { [Order(10)] public int Own { get; } = own; }", "MessagePack")]
    [InlineData("[Contract, Union] public abstract record Root", "[Contract, UnionCase(typeof(Root), 101)] public sealed record class Model([property: Order(10)] int Own) : Root;", "Fast")]
    public void Are_compiled_at_run_time_as_bases_of_what_a_constructor_makes(string root, string model, string format)
    {
        MethodInfo run = LoadMade(root, model, format);
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        string refused = (string)run.Invoke(null, [CompilerChoice.GeneratedOnly])!;
        Assert.StartsWith("GRP013: ", refused, StringComparison.Ordinal);
        Assert.Contains(".Second", refused, StringComparison.Ordinal);
        Assert.Contains("compile Model again", refused, StringComparison.Ordinal);
    }

    [Fact]
    public void Are_compiled_at_run_time_as_bases_without_a_generator_of_what_a_constructor_makes()
    {
        MethodInfo run = LoadMade("public class Root", "[Contract] public class Model(int own) : Root { [Order(1)] public int Own { get; } = own; }", "Fast", isGenerated: false);
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.StartsWith("GRP013", (string)run.Invoke(null, [CompilerChoice.GeneratedOnly])!, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Contract, Union(5, typeof(More))] public class Part { public int Value { get; set; } } [Contract] public class More : Part { }")]
    [InlineData("[Contract, Surrogate(typeof(PartText))] public class Part { public int Value { get; set; } } public class PartText : ISurrogate<Part, string> { public string ToWire(Part value) => \"\"; public Part FromWire(string wire) => new(); }")]
    public void Are_refused_where_they_are_written_as_something_else(string after)
    {
        MethodInfo run = Load(
            "[Contract] public class Part { public int Value { get; set; } }",
            after,
            "[Contract] public class Model { [Order(1)] public int First { get; set; } [Order(2)] public Part? Part { get; set; } }"
                + Program.Replace("(ContractException e)", "(GraupelException e) when (e.Kind == ErrorKind.NoContract)", StringComparison.Ordinal),
            isGenerated: true);
        Assert.Equal("Model.", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("4 ", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    // Otherwise bytes would become references, and the other way round.
    [Theory]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(2)] public struct Values { private long _first; }", "[System.Runtime.CompilerServices.InlineArray(2)] public struct Values { private string? _first; }", "array of System.Int64")]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(2)] public struct Values { private string? _first; }", "[System.Runtime.CompilerServices.InlineArray(2)] public struct Values { private System.Uri? _first; }", "array of System.String")]
    [InlineData("[System.Runtime.CompilerServices.InlineArray(2)] public struct Values { private string? _first; }", "[System.Runtime.CompilerServices.InlineArray(2)] public struct Values { private ulong _first; }", "array of System.String")]
    [InlineData("public enum Values : int { One }", "public enum Values : uint { One }", "enum of System.Int32")]
    [InlineData("public enum Values : byte { One }", "public enum Values : long { One }", "enum of System.Byte")]
    public void Elements_of_another_version_are_refused(string before, string after, string old)
    {
        const string Program = """
            [Contract] public class Holder { [Order(1)] public Values Items { get; set; } }
            [Contract] public class Many { [Order(1)] public Values[] Items { get; set; } = new Values[3]; }
            public static class Program
            {
                public static string Run(CompilerChoice compilers)
                {
                    var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
                    return $"{Try(() => serializer.DeepClone(new Holder()))} {Try(() => serializer.DeepClone(new Many()))}";
                }

                private static string Try(System.Action action)
                {
                    try
                    {
                        action();
                        return "";
                    }
                    catch (GraupelException e) when (e.Kind == ErrorKind.NoContract)
                    {
                        return e.Message;
                    }
                }
            }
            """;
        MethodInfo run = Load(before, after, Program);
        string refused = (string)run.Invoke(null, [CompilerChoice.GeneratedOnly])!;
        string each = $"Values is not an {old}, as it was when its contract was compiled: compile the assembly with the contract again.";
        Assert.EndsWith(each, refused, StringComparison.Ordinal);
        if (!old.StartsWith("enum", StringComparison.Ordinal))
        {
            Assert.StartsWith(each, refused, StringComparison.Ordinal);
        }

        Assert.Equal(" ", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    // What a contract would not have either.
    [Theory]
    [InlineData("public int First { get; set; }", "public int First { get; set; } [SkipPack] public int Second { get; set; }")]
    [InlineData("public int First { get; set; }", "public int First { get; set; } public int Second => 0;")]
    [InlineData("public int First { get; set; }", "public int First { get; set; } public int this[int index] { get => index; set { } } public static int Third { get; set; }")]
    [InlineData("public int First { get; set; } [NonSerialized] public int Third;", "public int First { get; set; } [NonSerialized] public int Third; public override string ToString() => \"\";")]
    [InlineData("public int First { get; set; } public UnknownMembers? Kept { get; set; }", "public int First { get; set; } public UnknownMembers? Kept { get; set; } private int _third;")]
    public void Stay_as_they_are_generated(string before, string after)
    {
        MethodInfo run = Load($"[Contract] public class Model {{ {before} }}", $"[Contract] public class Model {{ {after} }}", Program.Replace("?.SetValue(model, 5)", "", StringComparison.Ordinal));
        Assert.StartsWith("4 ", (string)run.Invoke(null, [CompilerChoice.GeneratedOnly])!, StringComparison.Ordinal);
    }

    private static MethodInfo LoadMade(string root, string model, string format, bool isGenerated = true)
    {
        string order = root.Contains("Contract", StringComparison.Ordinal) ? root.StartsWith("[Data", StringComparison.Ordinal) ? "[DataMember(Order = {0})]" : "[Order({0})]" : "";
        string type = model.Contains("UnionCase", StringComparison.Ordinal) ? "Root" : "Model";
        string program = Program
            .Replace("new Model {", "new Model(3) {", StringComparison.Ordinal)
            .Replace("Compilers = compilers", $"Compilers = compilers, Format = WireFormat.{format}", StringComparison.Ordinal)
            .Replace("serializer.Deserialize<Model>(serializer.Serialize(model))", $"(Model)serializer.Deserialize<{type}>(serializer.Serialize<{type}>(model))", StringComparison.Ordinal)
            .Replace("e.Message[..6]", "e.Message", StringComparison.Ordinal);
        string first = $"{Number(0)} public int First {{ get; set; }}";
        return Load($"{root} {{ {first} }}", $"{root} {{ {first} {Number(1)} public int Second {{ get; set; }} }}", $"{model} {program}", isGenerated);

        string Number(int number) => order.Replace("{0}", number.ToString(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    private static MethodInfo Load(string before, string after, string program, bool isGenerated = false)
    {
        string name = $"GrownLibrary{Guid.NewGuid():N}";
        byte[] old = Compile(before);
        byte[] image = Compile(after);
        GeneratorRun run = GeneratorRun.Of(Compilations.Create($"{(program.Contains("typeof(Model)", StringComparison.Ordinal) && !program.Contains("class Model", StringComparison.Ordinal) ? "[assembly: ContractFor(typeof(Model))]" : "")} {program}", $"GrownApp{Guid.NewGuid():N}", references: MetadataReference.CreateFromImage(old)));
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        return LoadedProject.Load(run).GetType("Program", throwOnError: true)!.GetMethod("Run")!;

        byte[] Compile(string source) => Compilations.Emit(isGenerated ? GeneratorRun.Of(Compilations.Create(source, name)).Compiles().Output : Compilations.Create(source, name));
    }
}
