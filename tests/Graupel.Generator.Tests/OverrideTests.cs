using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Properties that override others: whoever holds the value, it comes back, by both compilers and in all formats.</summary>
public class OverrideTests
{
    [Theory]
    [InlineData("[Contract] public class Base { public virtual int X { get; } = 1; } [Contract] public class Model : Base { public override int X { get; } = 2; public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Contract] public class Base { [Order(1)] public virtual int X { get; } } [Contract] public class Model : Base { [Order(2)] public override int X { get; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[DataContract] public class Base { [DataMember] public virtual int X { get; } } [DataContract] public class Model : Base { public override int X { get; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Pack] public class Base { public virtual int X { get; } } [Pack] public class Model : Base { public override int X { get; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Serializable] public class Base { public virtual int X { get; } } [Serializable] public class Model : Base { public override int X { get; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Contract] public class Base { public virtual int X { get; } } [Contract] public class Middle : Base { public override int X => base.X; } [Contract] public class Model : Middle { public override int X { get; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Contract] public class Base { public virtual int X { get; protected set; } } [Contract] public class Model : Base { public override int X { get; protected set; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Contract] public abstract class Base { public abstract int X { get; } } [Contract] public class Middle : Base { public override int X { get; } } [Contract] public class Model : Middle { public override int X { get; } public Model() { } public Model(bool _) => X = 3; }")]
    [InlineData("[Contract] public class Base { public virtual object? X { get; } } [Contract] public class Model : Base { public override string? X { get; } public Model() { } public Model(bool _) => X = \"3\"; }")]
    [InlineData("[Contract] public class Base { public virtual int X { get; } = 1; } [Contract] public class Model : Base { public override int X { get; } public Model(int x) => X = x; public Model(bool _) : this(3) { } }")]
    public void Come_back_from_where_they_are_held(string types)
    {
        const string Program = """
            public static class Program
            {
                public static string Run() => string.Join(' ',
                    from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                    from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                    select new Serializer(new SerializerOptions { Format = format, Compilers = compiler }).DeepClone(new Model(true))!.X);
            }

            """;
        Assert.Equal("3 3 3 3 3 3", LoadedProject.Run($"{Program} {types}"));
    }

    // The value of the base is what it shows to the class that overrides it.
    [Theory]
    [InlineData("[Contract] public class Base { public Base() { } public Base(string x) => X = x; [Order(1)] public virtual string X { get; } = \"\"; }", "[Order(1)] public override string X { get; } = \"\";")]
    [InlineData("[Contract] public class Base { public Base() { } public Base(string x) => X = x; [Order(1)] public virtual object? X { get; } }", "[Order(1)] public override string X { get; } = \"\";")]
    [InlineData("[DataContract] public class Base { public Base() { } public Base(string x) => X = x; [DataMember] public virtual string? X { get; } }", "[DataMember] public override string? X { get; }")]
    [InlineData("[Serializable] public class Base { public Base() { } public Base(string x) => X = x; public virtual string? X { get; } }", "public override string? X { get; }")]
    [InlineData("[Contract] public class Base { public Base() { } public Base(string x) => X = x; [Order(1)] public virtual string? X { get; } }", "public override string X => \"own\";")]
    public void Leave_the_base_its_own_value(string @base, string member)
    {
        string attribute = @base[..(@base.IndexOf(']') + 1)];
        string set = member.Contains("=>", StringComparison.Ordinal) ? "" : "X = \"own\";";
        const string Program = """
            public static class Program
            {
                public static string Run() => string.Join(' ',
                    (from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                    from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                    let copy = new Serializer(new SerializerOptions { Format = format, Compilers = compiler }).DeepClone(new Model("base"))
                    select $"{copy.X} {copy.OfBase()}").Distinct());
            }

            """;
        Assert.Equal("own base", LoadedProject.Run($"{Program} {@base} {attribute} public class Model : Base {{ public Model() {{ }} public Model(string x) : base(x) {{ {set} }} {member} public object? OfBase() => base.X; }}"));
    }

    [Fact]
    public void Are_written_once_however_far_above_they_are_set() => Assert.Equal("True True True True True True", LoadedProject.Run("""
        [Contract] public class Base { public virtual int X { get; protected set; } }
        [Contract] public class Middle : Base { public int Y { get; set; } }
        [Contract] public class Model : Middle { public override int X { get; protected set; } public Model() => X = 3; }
        [Contract] public class Plain : Middle { public Plain() => X = 3; }

        public static class Program
        {
            public static string Run() => string.Join(' ',
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                let serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compiler })
                select serializer.Serialize(new Model()).AsSpan().SequenceEqual(serializer.Serialize(new Plain())));
        }
        """));
}
