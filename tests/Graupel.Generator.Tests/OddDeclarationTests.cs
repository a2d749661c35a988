using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Declarations that few programs have: both compilers take them alike.</summary>
public class OddDeclarationTests
{
    [Theory]
    [InlineData("[Contract] public class Model { public UnknownMembers? U; [Order(int.MaxValue)] public int X; }", "new Model { X = 3 }", "$\"{m.X}\"", "3")]
    [InlineData("[Contract] public class Root { [Order(int.MaxValue)] public int R; } [Contract] public class Model : Root { [Order(0)] public int Z; [Order(int.MaxValue)] public int X; }", "new Model { X = 3, R = 4 }", "$\"{m.X}{m.R}\"", "34")]
    [InlineData("[Contract] public partial class Model { [Order(1)] public int X; [OnDeserialized] partial void Done(StreamingContext context); }", "new Model { X = 3 }", "$\"{m.X}\"", "3")]
    [InlineData("[Contract] public class Model { [Order(1)] public int X; [OnDeserialized] public void Init(StreamingContext context) => X++; public void Init(string text) { } }", "new Model { X = 3 }", "$\"{m.X}\"", "4")]
    [InlineData("[Contract, Union(1, typeof(Leaf)), UnknownCase(typeof(Other))] public abstract partial class Model { private sealed class Other : Model, IUnknownCase { public UnknownPayload? Payload { get; set; } } } [Contract] public class Leaf : Model { [Order(1)] public int X; }", "new Leaf { X = 3 }", "$\"{((Leaf)m).X}\"", "3")]
    [InlineData("[Contract] public class Model { [Order(1)] public int X; [OnDeserialized, System.Diagnostics.Conditional(\"NEVER\")] public void Done(StreamingContext context) => X++; }", "new Model { X = 3 }", "$\"{m.X}\"", "4")]
    [InlineData("[Contract] public class Model { [Order(1)] public int X; public new string GetType() => \"\"; }", "new Model { X = 3 }", "$\"{m.X}\"", "3")]
    [InlineData("[Contract] public partial class @file { private partial class @required { [Contract] public sealed partial class @scoped { [Order(1)] public int V; } } [Order(1)] private @required.@scoped _inner = new(); [SkipPack] public int X { get => _inner.V; set => _inner.V = value; } } [Contract] public class Model : @file { }", "new Model { X = 3 }", "$\"{m.X}\"", "3")]
    [InlineData("[Contract] public class Root { [SkipPack] public virtual int X { get; set; } } [Contract] public class Model : Root { public override int X { get; set; } }", "new Model { X = 3 }", "$\"{m.X}\"", "0")]
    [InlineData("[Contract] public class Root { [SkipPack] public virtual int X { get; set; } } [Contract] public class Middle : Root { } [Contract] public class Model : Middle { [Order(1)] public override int X { get; set; } }", "new Model { X = 3 }", "$\"{m.X}\"", "3")]
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(Bag), \"Of\")] public class Bag : IEnumerable<int> { [SkipPack] public int[] All = []; public static Bag Of(ReadOnlySpan<int> all) => new() { All = all.ToArray() }; public static Bag Of(IEnumerable<int> all) => throw new NotSupportedException(); public IEnumerator<int> GetEnumerator() => All.AsEnumerable().GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } [Contract] public class Model { [Order(1)] public Bag? X; }", "new Model { X = [3, 4] }", "string.Concat(m.X!)", "34")]
    [InlineData("[Contract] public class Root { [SkipPack] public virtual int X { get; set; } } [Contract] public abstract class Middle : Root { public new abstract int X { get; } } [Contract] public class Model : Middle { public Model(int x) => X = x; public override int X { get; } }", "new Model(3)", "$\"{m.X}\"", "3")]
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(Maker), \"Of\")] public class Bag : IEnumerable<int> { [SkipPack] public List<int> All = []; public void Add(int item) => All.Add(item); public IEnumerator<int> GetEnumerator() => All.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } public static class Maker { public static Bag Of(ReadOnlySpan<string> all) => throw new NotSupportedException(); } [Contract] public class Model { [Order(1)] public Bag? X; }", "new Model { X = new Bag { 3, 4 } }", "string.Concat(m.X!)", "34")]
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(Maker), \"Of\")] public class Bag : IEnumerable<int> { [SkipPack] public List<int> All = []; public void Add(int item) => All.Add(item); public IEnumerator<int> GetEnumerator() => All.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } public static class Maker { public static string Of(ReadOnlySpan<int> all) => throw new NotSupportedException(); } [Contract] public class Model { [Order(1)] public Bag? X; }", "new Model { X = new Bag { 3, 4 } }", "string.Concat(m.X!)", "34")]
    [InlineData("[System.Runtime.CompilerServices.CollectionBuilder(typeof(Maker), \"Of\")] public class Bag : IEnumerable<int> { [SkipPack] public List<int> All = []; public void Add(int item) => All.Add(item); public IEnumerator<int> GetEnumerator() => All.GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } public static class Maker { public static Bag Of(ref ReadOnlySpan<int> all) => throw new NotSupportedException(); } [Contract] public class Model { [Order(1)] public Bag? X; }", "new Model { X = new Bag { 3, 4 } }", "string.Concat(m.X!)", "34")]
    [InlineData("public class Bag : IEnumerable<int> { private readonly int[] _all; public Bag(in IEnumerable<int> all) => throw new NotSupportedException(); public Bag(int[] all) => _all = all; public IEnumerator<int> GetEnumerator() => _all.AsEnumerable().GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } [Contract] public class Model { [Order(1)] public Bag? X; }", "new Model { X = new Bag(new[] { 3, 4 }) }", "string.Concat(m.X!)", "34")]
    [InlineData("[Contract] public class Model { [Order(1)] public int X; [OnDeserialized] public void Done(StreamingContext context) => X++; public void Done<T>(StreamingContext context) { } }", "new Model { X = 3 }", "$\"{m.X}\"", "4")]
    [InlineData("[Contract] public record Model(int A, int B) { public Model(int A, int B, int C) : this(A + 100, B) { } public int C { get; init; } public void Deconstruct(out int A, out int B, out int C) => (A, B, C) = (this.A, this.B, this.C); }", "new Model(3, 4)", "$\"{m.A}{m.B}\"", "34")]
    [InlineData("[Contract] public record Model { public Model(int A) : this(A, 100) { } public Model(int A, int B) => (this.A, this.B) = (A, B); public int A { get; } public int B { get; } public void Deconstruct(out int A) => A = this.A; public void Deconstruct(out int A, out int B) => (A, B) = (this.A, this.B); }", "new Model(3, 4)", "$\"{m.A}{m.B}\"", "34")]
    [InlineData("[Contract] public abstract class Base<T> { [Order(1)] public int X; } [Contract, UnionCase(typeof(Base<(int a, int b)>), 1)] public class Leaf : Base<(int, int)> { } [Contract] public class Model { [Order(1)] public Base<(int, int)>? B; }", "new Model { B = new Leaf { X = 3 } }", "$\"{m.B!.X}\"", "3")]
    [InlineData("[Contract] public abstract class Base<T> { [Order(1)] public int X; } [Contract, UnionCase(typeof(Base<object>), 1)] public class Leaf : Base<dynamic> { } [Contract] public class Model { [Order(1)] public Base<object>? B; }", "new Model { B = new Leaf { X = 3 } }", "$\"{m.B!.X}\"", "3")]
    [InlineData("public class Pair : ISurrogate<(int, int), string> { public string ToWire((int, int) value) => $\"{value.Item1}.{value.Item2}\"; public (int, int) FromWire(string wire) => (int.Parse(wire.Split('.')[0]), int.Parse(wire.Split('.')[1])); } [Contract] public class Model { [Order(1), Surrogate(typeof(Pair))] public (int a, int b) P; }", "new Model { P = (3, 4) }", "$\"{m.P.a}{m.P.b}\"", "34")]
    [InlineData("[Contract] public class Open<Access, BaseAccess2> { [DataMember] private Access? _a; [DataMember] private BaseAccess2? _b; public Open<Access, BaseAccess2> With(Access a, BaseAccess2 b) { (_a, _b) = (a, b); return this; } public override string ToString() => $\"{_a}{_b}\"; } [Contract] public class Model { [Order(1)] public Open<int, string>? X; }", "new Model { X = new Open<int, string>().With(3, \"4\") }", "$\"{m.X}\"", "34")]
    [InlineData("[Contract] public class Open<@record, @partial, @required, @scoped> { [DataMember] private @record? _a; [DataMember] private @partial? _b; [DataMember] private @required? _c; [DataMember] private @scoped? _d; public Open<@record, @partial, @required, @scoped> With(@record a, @partial b, @required c, @scoped d) { (_a, _b, _c, _d) = (a, b, c, d); return this; } public override string ToString() => $\"{_a}{_b}{_c}{_d}\"; } [Contract] public class Model { [Order(1)] public Open<int, int, int, int>? X; }", "new Model { X = new Open<int, int, int, int>().With(3, 4, 5, 6) }", "$\"{m.X}\"", "3456")]
    [InlineData("namespace System { [Contract] public class Double<T> { [Order(1)] public T? A; } } [Contract] public class Model { [Order(1)] public System.Double<int>? X; }", "new Model { X = new() { A = 3 } }", "$\"{m.X!.A}\"", "3")]
    [InlineData("[Contract] public class Root { public string A { get; } public Root(string a) => A = a; } [Contract] public class Model : Root { public new double A { get; } public Model(string a, double own) : base(a) => A = own; [ContractConstructor] public static Model Make(double a) => new(\"3\", a); }", "new Model(\"3\", 4)", "$\"{((Root)m).A}{m.A}\"", "34")]
    [InlineData("[Contract] public record Model(int _a, int _, int __, int A) { }", "new Model(3, 4, 5, 6)", "$\"{m._a}{m._}{m.__}{m.A}\"", "3456")]
    [InlineData("[Contract] public class Model { [Order(1)] private readonly int _a; [Order(2)] public int B { get; } public Model(int _a, int __b) => (this._a, B) = (_a, __b); public override string ToString() => $\"{_a}{B}\"; }", "new Model(3, 4)", "$\"{m}\"", "34")]
    public void Is_read_back(string model, string make, string text, string expected)
    {
        var results = (string[])LoadedProject.Run($$"""
            using System.Runtime.Serialization;
            {{model}}
            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer =>
                {
                    Model m = serializer.Deserialize<Model>(serializer.Serialize<Model>({{make}}))!;
                    return {{text}};
                });
            }
            {{LoadedProject.EveryWay}}
            """)!;
        Assert.Equal([expected], results.Distinct());
    }

    [Fact]
    public void Annotations_of_type_parameters_that_are_structs_are_counted()
    {
        var results = (string[])LoadedProject.Run($$"""
            [Contract] public class Page<T> where T : struct
            {
                [Order(1)] public Dictionary<T, Dictionary<string, string?>> Map { get; set; } = new();
                [Order(2)] public Dictionary<T, string> Names { get; set; } = new();
            }

            public static class Program
            {
                public static string[] Run() => EveryWay.Run(static serializer =>
                {
                    var strict = new Serializer(serializer.Options with { Strictness = Strictness.NullAnnotations });
                    string map = Try(strict, new Page<int> { Map = { [1] = new() { ["a"] = null } } });
                    return map + Try(strict, new Page<int> { Names = { [1] = null! } });
                });

                private static string Try(Serializer serializer, Page<int> page)
                {
                    try
                    {
                        serializer.Serialize(page);
                        return "written ";
                    }
                    catch (GraupelException e)
                    {
                        return e.Path!;
                    }
                }
            }
            {{LoadedProject.EveryWay}}
            """)!;
        Assert.Equal(["written Names[1]"], results.Distinct().Select(static one => one.Replace("[0]", "[1]", StringComparison.Ordinal)));
    }
}
