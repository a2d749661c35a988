using System.Reflection;
using System.Runtime.Loader;
using Graupel.CodeGen;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>Types of other assemblies that ask for what a compiler does not show there: private and internal members, and callbacks.</summary>
public class HiddenPartTests
{
    private const string Library = """
        [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Friend")]

        [Contract] public class Entity<T> { [Order(1)] public T? Id { get; set; } [Order(2)] private List<string>? _events; public void Raise(string one) => (_events ??= []).Add(one); public override string ToString() => $"{Id} {string.Join(",", _events ?? [])}"; }
        [Contract] public class Inner<T> { [Order(1)] internal T? Kept { get; set; } public Inner<T> With(T kept) { Kept = kept; return this; } public override string ToString() => $"{Kept}"; }
        [Contract] public class Called<T> { [Order(1)] public T? Value { get; set; } [SkipPack] public int Calls; [OnDeserialized] private void After() => Calls++; }
        [Contract] public class Left<T> { [Order(1)] public T? Value { get; set; } [Order(2), SkipPack] private int _left = 3; public override string ToString() => $"{Value} {_left}"; }
        [Contract] public abstract class Heard { [Order(1)] public int Value { get; set; } [SkipPack] public int Calls; [OnDeserialized] internal void After() => Calls++; [OnDeserializing] private void Before() => Calls++; }
        [Contract] public class Told { [Order(1)] public int Value { get; set; } [SkipPack] public int Calls; [OnDeserialized] private void After() => Calls++; }
        [Contract] public struct Pair<T> { [Order(1)] private T? _first; public Pair(T first) => _first = first; public T? First() => _first; }
        [Contract] public abstract class Rooted { [Order(1)] private int _depth; public int Depth() => _depth; public void Dig(int depth) => _depth = depth; }
        public readonly struct Both { public Both() { } public Both(int x, int y) { X = x; Y = y; } public int X { get; } public int Y { get; } public override string ToString() => $"{X} {Y}"; }
        public class BothClass { public BothClass() { } public BothClass(int x, int y) { X = x; Y = y; } public int X { get; } public int Y { get; } public override string ToString() => $"{X} {Y}"; }
        public class Plain { [DataMember] private int _number; public int Shown { get; set; } public Plain With(int number) { _number = number; return this; } public override string ToString() => $"{_number} {Shown}"; }
        public class Bare { [DataMember] private int _number; public void Set(int number) => _number = number; public override string ToString() => $"{_number}"; }
        public abstract class Inward { [Order(1)] internal int Number { get; set; } public void Set(int number) => Number = number; public override string ToString() => $"{Number}"; }
        public readonly struct Clock { private readonly long _ms; private Clock(long ms) => _ms = ms; public static Clock Of(long ms) => new(ms); public Clock(int hour, int minute) => _ms = ((hour * 60) + minute) * 60000L; public int Hour => (int)(_ms / 3600000); public int Minute => (int)(_ms / 60000 % 60); }
        public readonly struct Spot { private readonly int _x, y; public Spot(int x, int y) { _x = x; this.y = y; } public int X => _x; public int Y => y; public override string ToString() => $"{X} {Y}"; }
        public class Seat { private int _number; public bool IsFirst => _number == 0; public Seat With(int number) { _number = number; return this; } public override string ToString() => $"{_number}"; }
        public struct Row { private int _number; public Row With(int number) { _number = number; return this; } public override string ToString() => $"{_number}"; }
        public class Bench : Seat { internal int Kept { get; set; } public Bench With(int number, int kept) { With(number); Kept = kept; return this; } }
        public class Sign { [SkipPack] private int _number = 5; private Action? _changed; public void Change() => _changed?.Invoke(); public override string ToString() => $"{_number}"; }
        [DataContract] public class Board { private int _number = 5; public override string ToString() => $"{_number++}"; }
        [Contract] public class Keeping<T> { [Order(1)] public T? Value { get; set; } private UnknownMembers? _unknown; public override string ToString() => $"{Value} {_unknown is null}"; }
        [Contract] public class Made<T> { [Order(1)] public T Value { get; } public Made(T value) => Value = value; [ContractConstructor] private static Made<T> Make(T value) => new(value) { IsMade = true }; [SkipPack] public bool IsMade; public override string ToString() => $"{Value} {IsMade}"; }
        [Contract] public class Result<T> { [SkipPack] public int Calls; public T? Value { get; private set; } public string? Error { get; private set; } private Result() { } protected Result(string error) => Error = error; public static Result<T> Of(T value, string error) => new() { Value = value, Error = error }; public void Put(T value, string error) => (Value, Error) = (value, error); [OnDeserializing] private void Before(StreamingContext context) => Calls++; [OnDeserialized] internal void After() => Calls++; }
        [Contract] public class Odd<T, @event> where T : struct { [Contract] public class Deep<Access> where Access : IComparable<Access> { private Deep() { } [Order(3)] private T @class; [Order(1)] internal Access? GetIt { get; set; } [Order(2)] protected @event? SetIt { private get; set; } [Order(4)] public bool Is { get; } public static Deep<Access> Of(T one, @event two, Access three) => new(one, two, three); [ContractConstructor] private Deep(T @class, @event? setIt, Access? getIt, bool @is = true) => (this.@class, SetIt, GetIt, Is) = (@class, setIt, getIt, @is); public override string ToString() => $"{@class} {SetIt} {GetIt} {Is}"; } }
        [Serializable] public class Stored<T> { private T? _first; protected readonly T? Second; public T? Third { get; private set; } [NonSerialized] private int _left; public Stored<T> With(T first, T second, T third) { _left++; return new Stored<T>(second) { _first = first, Third = third }; } public Stored() { } private Stored(T second) => Second = second; public override string ToString() => $"{_first} {Second} {Third}"; }
        [Pack] public class Packed<T> { public T? First { get; private set; } public T? Second; public T? Third { get; internal set; } public Packed<T> With(T first, T second, T third) { (First, Second, Third) = (first, second, third); return this; } public override string ToString() => $"{First} {Second} {Third}"; }
        [Contract] public class Loose<T> { public T? First { get; set; } public T? Second; public T? Third { get; init; } public override string ToString() => $"{First} {Second} {Third}"; }
        [Contract] public class Mixed<T> { public T? First { get; private set; } public T? Second; [DataMember] private T? _third; public T? Fourth { get; set; } public Mixed<T> With(T first, T second, T third, T fourth) { (First, Second, _third, Fourth) = (first, second, third, fourth); return this; } public override string ToString() => $"{First} {Second} {_third} {Fourth}"; }
        [Contract] public class Single<T> { [Order(1)] public T Value { get; } [SkipPack] public string How = "new"; private Single(in T value) => (Value, How) = (value, "made"); public static Single<T> Of(T value) => new(in value); public override string ToString() => $"{Value} {How}"; }
        public sealed class Cents : ISurrogate<decimal, long> { public long ToWire(decimal value) => (long)(value * 100); public decimal FromWire(long wire) => wire / 100m; }
        [DataContract] public class Priced<T> { [DataMember(Name = "price", Order = 1), Surrogate(typeof(Cents))] private decimal _price; public Priced<T> With(decimal price) { _price = price; return this; } public override string ToString() => $"{_price}"; }
        [Contract] public class Named { public Named(string name) => Name = name; [Order(1)] public string Name { get; } [Order(2)] internal int Age { get; set; } public void Grow() => Age++; public override string ToString() => $"{Name} {Age}"; }
        """;

    private const string Program = """
         public static class Program
        {
            public static string Run(CompilerChoice compilers) => string.Join(" | ",
                (from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from references in new[] { References.None, References.Preserve }
                select Try(new Serializer(new SerializerOptions { Format = format, Compilers = compilers, References = references }))).Distinct());

            public static string Bytes(CompilerChoice compilers) => string.Join(" | ",
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                select Convert.ToHexString(new Serializer(new SerializerOptions { Format = format, Compilers = compilers }).Serialize(Make())));

            private static string Try(Serializer serializer)
            {
                try
                {
                    return Text(serializer.Deserialize<Model>(serializer.Serialize(Make()))!);
                }
                catch (ContractException e)
                {
                    return e.Message[..6];
                }
            }

        """;

    private static readonly Lazy<(byte[] Image, Assembly Assembly)> Hidden = new(static () =>
    {
        byte[] image = Compilations.Emit(GeneratorRun.Of(Compilations.Create(Library, "HiddenLibrary")).Compiles().Output);
        return (image, AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image)));
    });

    [Theory]
    [InlineData("[Contract] public class Model { [Order(1)] public Inner<int>? Part { get; set; } }", "new() { Part = new Inner<int>().With(4) }", "$\"{m.Part}\"", "4")]
    [InlineData("[Contract] public class Model : Entity<int> { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Id = 4, Own = 5 }; m.Raise(\"e\"); return m; }", "$\"{m} {m.Own}\"", "4 e 5")]
    [InlineData("public abstract class Mid : Entity<int> { } [Contract] public class Model : Mid { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Id = 4, Own = 5 }; m.Raise(\"e\"); return m; }", "$\"{m} {m.Own}\"", "4 e 5")]
    [InlineData("[Contract] public abstract class Mid : Entity<int> { [Order(1)] public int Between { get; set; } } [Contract] public class Model : Mid { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Id = 4, Own = 5, Between = 6 }; m.Raise(\"e\"); return m; }", "$\"{m} {m.Own} {m.Between}\"", "4 e 5 6")]
    [InlineData("public abstract class Mid : Entity<int> { public int Between { get; set; } } public abstract class Low : Mid { } [Contract] public class Model : Low { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Id = 4, Own = 5, Between = 6 }; m.Raise(\"e\"); return m; }", "$\"{m} {m.Own} {m.Between}\"", "4 e 5 6")]
    [InlineData("[Contract] public class Model { [Order(1)] public Called<int>? Part { get; set; } }", "new() { Part = new() }", "$\"{m.Part!.Calls}\"", "1")]
    [InlineData("[Contract] public class Model : Called<int> { [Order(1)] public int Own { get; set; } }", "new() { Value = 4, Own = 5 }", "$\"{m.Calls} {m.Value} {m.Own}\"", "1 4 5")]
    [InlineData("[Contract] public class Model { [Order(1)] public Keeping<int>? Part { get; set; } }", "new() { Part = new() { Value = 4 } }", "$\"{m.Part}\"", "4 True")]
    [InlineData("[Contract] public class Model { [Order(1)] public Pair<int> Part { get; set; } }", "new() { Part = new(4) }", "$\"{m.Part.First()}\"", "4")]
    [InlineData("[Contract] public class Model { [Order(1)] public Result<Item>? Part { get; set; } } [Contract] public class Item { [Order(1)] public int Id { get; set; } }", "new() { Part = Result<Item>.Of(new() { Id = 4 }, \"e\") }", "$\"{m.Part!.Value!.Id} {m.Part.Error} {m.Part.Calls}\"", "4 e 2")]
    [InlineData("[Contract] public class Model : Result<string> { public Model() : base(\"\") { } [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Own = 5 }; m.Put(\"v\", \"e\"); return m; }", "$\"{m.Value} {m.Error} {m.Calls} {m.Own}\"", "v e 2 5")]
    [InlineData("[Contract] public class Model { [Order(1)] public Odd<int, string>.Deep<long>? Part { get; set; } }", "new() { Part = Odd<int, string>.Deep<long>.Of(1, \"b\", 3) }", "$\"{m.Part}\"", "1 b 3 True")]
    [InlineData("[Contract] public class Model { [Order(1)] public Stored<int>? Part { get; set; } }", "new() { Part = new Stored<int>().With(1, 2, 3) }", "$\"{m.Part}\"", "1 2 3")]
    [InlineData("[Contract] public class Model { [Order(1)] public Mixed<int>? Part { get; set; } }", "new() { Part = new Mixed<int>().With(1, 2, 3, 4) }", "$\"{m.Part}\"", "1 2 3 4")]
    [InlineData("[Contract] public class Model { [Order(1)] public Packed<int>? Part { get; set; } }", "new() { Part = new Packed<int>().With(1, 2, 3) }", "$\"{m.Part}\"", "1 2 3")]
    [InlineData("[Contract] public class Model { [Order(1)] public Loose<int>? Part { get; set; } }", "new() { Part = new() { First = 1, Second = 2, Third = 3 } }", "$\"{m.Part}\"", "1 2 3")]
    [InlineData("[Contract] public class Model { [Order(1)] public Single<int>? Part { get; set; } }", "new() { Part = Single<int>.Of(7) }", "$\"{m.Part}\"", "7 made")]
    [InlineData("[Contract] public class Model { [Order(1)] public Priced<int>? Part { get; set; } }", "new() { Part = new Priced<int>().With(1.25m) }", "$\"{m.Part}\"", "1.25")]
    public void Of_generic_contracts_are_told_by_their_assemblies(string type, string make, string text, string expected)
    {
        MethodInfo run = Load(type, make, text);
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        MethodInfo bytes = run.DeclaringType!.GetMethod("Bytes")!;
        Assert.Equal(bytes.Invoke(null, [CompilerChoice.RuntimeOnly]), bytes.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Theory]
    [InlineData("[Contract] public class Model { [Order(1)] public Plain? Part { get; set; } }", "new() { Part = new Plain { Shown = 4 }.With(5) }", "$\"{m.Part}\"", "5 4")]
    [InlineData("[Contract] public class Model : Bare { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Own = 5 }; m.Set(4); return m; }", "$\"{m} {m.Own}\"", "4 5")]
    [InlineData("[Contract] public class Model : Inward { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Own = 5 }; m.Set(4); return m; }", "$\"{m} {m.Own}\"", "4 5")]
    [InlineData("public class Mid : Bare { } [Contract] public class Model : Mid { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Own = 5 }; m.Set(4); return m; }", "$\"{m} {m.Own}\"", "4 5")]
    [InlineData("public class Mid : Bare { public int Between { get; set; } } [Contract] public class Model : Mid { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Own = 5, Between = 6 }; m.Set(4); return m; }", "$\"{m} {m.Own} {m.Between}\"", "4 5 6")]
    [InlineData("[Contract] public class Model(int own) : Bare { [Order(1)] public int Own { get; } = own; }", "{ Model m = new(5); m.Set(4); return m; }", "$\"{m} {m.Own}\"", "4 5")]
    public void Are_compiled_at_run_time(string type, string make, string text, string expected)
    {
        MethodInfo run = Load(type, make, text);
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    // The contract of the base, which was generated in its assembly, calls them.
    [Theory]
    [InlineData("public abstract class Mid : Heard { } [Contract] public class Model : Mid { [Order(1)] public int Own { get; set; } }", "2 4 5")]
    [InlineData("[Contract] public class Model : Heard { [Order(1)] public int Own { get; set; } [OnDeserialized] private void Then() => Calls *= 10; }", "20 4 5")]
    [InlineData("[Contract] public class Model : Heard { public Model() { } public Model(int own, bool isNew) : this() => Own = own; [Order(1)] public int Own { get; set; } }", "2 4 5")]
    [InlineData("[Contract] public class Model(int own = 0) : Heard { [Order(1)] public int Own { get; init; } = own; }", "2 4 5")]
    [InlineData("[Contract] public class Mid : Told { } [Contract] public class Model : Mid { [Order(1)] public int Own { get; set; } }", "1 4 5")]
    public void Are_called_in_bases_whose_contracts_are_generated_there(string type, string expected)
    {
        MethodInfo run = Load(type, "new() { Value = 4, Own = 5 }", "$\"{m.Calls} {m.Value} {m.Own}\"");
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal(expected, run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    [Theory]
    [InlineData("[Contract] public class Model { [Order(1)] public Made<int>? Part { get; set; } }", "Made<System.Int32>.Make")]
    public void Are_told_where_they_are_methods(string type, string method)
    {
        MethodInfo run = LoadedProject.Load(Run($$"""
            {{type}}
            public static class Program
            {
                public static string Run() => Assert(() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }).Serialize(new Model()));
                private static string Assert(Action action) { try { action(); return ""; } catch (ContractException e) { return e.Message; } }
            }
            """)).GetType("Program", throwOnError: true)!.GetMethod("Run")!;
        string message = Assert.IsType<string>(run.Invoke(null, null));
        Assert.StartsWith("GRP013", message, StringComparison.Ordinal);
        Assert.Contains($"{method} cannot be called from another assembly", message, StringComparison.Ordinal);
    }

    // The contract of the base that was made with that of the class knows of none.
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Are_compiled_at_run_time_as_callbacks_of_bases_that_no_generator_saw(bool isSeenLater)
    {
        var library = Compilations.Create(
            "[Contract] public class Silent { [Order(1)] public int Value { get; set; } [SkipPack] public int Calls; [OnDeserialized] private void After() => Calls++; }", $"Silent{isSeenLater}");
        byte[] image = Compilations.Emit(library);
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(isSeenLater ? Compilations.Emit(GeneratorRun.Of(library).Compiles().Output) : image));
        GeneratorRun made = GeneratorRun.Of(Compilations.Create(
            $"[Contract] public class Model : Silent {{ [Order(1)] public int Own {{ get; set; }} }} {Program} private static Model Make() => new() {{ Value = 4, Own = 5 }}; private static string Text(Model m) => $\"{{m.Calls}} {{m.Value}} {{m.Own}}\"; }}",
            $"SilentApp{isSeenLater}", references: MetadataReference.CreateFromImage(image)));
        MethodInfo run = LoadedProject.Load(made).GetType("Program", throwOnError: true)!.GetMethod("Run")!;
        Assert.Equal("1 4 5", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("1 4 5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Theory]
    [InlineData("Seat?", "new Seat().With(4)")]
    [InlineData("Bench?", "new Bench().With(4, 5)")]
    public void Are_refused_where_they_are_all_the_data(string type, string make)
    {
        MethodInfo run = Load($"[Contract] public class Model {{ [Order(1)] public {type} Part {{ get; set; }} }}", $"new() {{ Part = {make} }}", "$\"{m.Part}\"");
        Assert.Equal("GRP011", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("GRP011", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    // Both compilers need a factory that others can call.
    [Fact]
    public void Are_refused_as_factories()
    {
        MethodInfo run = Load("[Contract] public class Model { [Order(1)] public Made<int>? Part { get; set; } }", "new() { Part = new(4) }", "$\"{m.Part}\"");
        Assert.Equal("GRP037", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("GRP037", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Fact]
    public void Are_seen_in_structs() => Assert.Equal("GRP011", Assert.Single(
        Run("[Contract] public class Model { [Order(1)] public Row Part { get; set; } }").Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden).Id);

    // Its constructor takes less than what it has.
    [Fact]
    public void Are_seen_in_structs_that_a_constructor_makes()
    {
        GeneratorRun run = Run("[Contract] public class Model { [Order(1)] public Clock Part { get; set; } }");
        Assert.Equal("GRP011", Assert.Single(run.Diagnostics, static one => one.Severity > DiagnosticSeverity.Hidden).Id);
        MethodInfo made = Load("[Contract] public class Model { [Order(1)] public Spot Part { get; set; } }", "new() { Part = new(3, 4) }", "$\"{m.Part}\"");
        Assert.Equal("3 4", made.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Theory]
    [InlineData("Sign")]
    [InlineData("Board")]
    public void Are_left_out_where_that_is_meant(string type)
    {
        MethodInfo run = Load($"[Contract] public class Model {{ [Order(1)] public {type}? Part {{ get; set; }} }}", "new() { Part = new() }", "$\"{m.Part}\"");
        Assert.Equal("5", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal("5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    [Fact]
    public void Are_generated_where_they_are_in_an_abstract_base()
    {
        MethodInfo run = Load(
            "[Contract] public class Model : Rooted { [Order(1)] public int Own { get; set; } }", "{ Model m = new() { Own = 5 }; m.Dig(4); return m; }", "$\"{m.Depth()} {m.Own}\"");
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal("4 5", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    [Fact]
    public void Of_generic_contracts_are_told_to_those_who_close_them()
    {
        ContractSource source = Hidden.Value.Assembly.GetCustomAttributes<GeneratedContractsAttribute>().Single().CreateSource();
        Assembly library = source.GetType().Assembly;
        string[] types = ["Entity`1", "Inner`1", "Called`1", "Keeping`1", "Made`1", "Left`1", "Named", "Pair`1"];
        Assert.Equal(["_events", "Kept", "After", "_unknown", "Make", null, null, null], types.Select(name => source.FindHiddenPart(library.GetType(name)!, "Other")));
        Assert.Equal(["_events", null, "After"], types[..3].Select(name => source.FindHiddenPart(library.GetType(name)!, "Friend")));
    }

    [Fact]
    public void Are_generated_where_nothing_that_is_wanted_is_hidden()
    {
        MethodInfo run = Load("[Contract] public class Model { [Order(1)] public Left<int>? Part { get; set; } }", "new() { Part = new() { Value = 4 } }", "$\"{m.Part}\"");
        Assert.Equal("4 3", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    [Theory]
    [InlineData("Both")]
    [InlineData("BothClass")]
    public void What_only_a_constructor_sets_is_set_by_it(string type)
    {
        MethodInfo run = Load($"[Contract] public class Model {{ [Order(1)] public {type}? Part {{ get; set; }} }}", $"new() {{ Part = new {type}(3, 4) }}", "$\"{m.Part}\"");
        Assert.Equal("3 4", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
        Assert.Equal("3 4", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
    }

    [Fact]
    public void Are_compiled_at_run_time_in_bases_of_what_a_constructor_makes()
    {
        MethodInfo run = Load(
            "[Contract] public class Model(string name, int own) : Named(name) { [Order(1)] public int Own { get; } = own; }", "{ Model m = new(\"n\", 4); m.Grow(); return m; }", "$\"{m} {m.Own}\"");
        Assert.Equal("n 1 4", run.Invoke(null, [CompilerChoice.GeneratedFirst]));
        Assert.Equal("n 1 4", run.Invoke(null, [CompilerChoice.RuntimeOnly]));
        Assert.Equal("GRP013", run.Invoke(null, [CompilerChoice.GeneratedOnly]));
    }

    private static MethodInfo Load(string type, string make, string text)
    {
        string body = make.StartsWith('{') ? make : $"=> {make};";
        return LoadedProject.Load(Run($"{type} {Program} private static Model Make() {body} private static string Text(Model m) => {text}; }}")).GetType("Program", throwOnError: true)!.GetMethod("Run")!;
    }

    private static GeneratorRun Run(string source) =>
        GeneratorRun.Of(Compilations.Create(source, $"HiddenApp{Guid.NewGuid():N}", references: MetadataReference.CreateFromImage(Hidden.Value.Image)));
}
