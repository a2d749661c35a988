extern alias Generator;

using System.Globalization;
using Generator::Graupel.Generator.Diagnostics;
using Generator::Graupel.Model.Planning;
using Graupel.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Tests;

/// <summary>Mistakes of contracts as the compiler shows them.</summary>
public class DiagnosticTests
{
    [Fact]
    public void Every_rule_has_a_descriptor_of_its_severity()
    {
        var descriptors = Descriptors.All.ToDictionary(static descriptor => descriptor.Id);
        Assert.All(ContractRules.All, rule =>
        {
            Assert.Equal(rule.Title, descriptors[rule.Id].Title.ToString());
            Assert.Equal(rule.Severity.ToString(), descriptors[rule.Id].DefaultSeverity.ToString());
        });
        Assert.Equal(ContractRules.All.Count + 2, descriptors.Count);
    }

    [Fact]
    public void Every_descriptor_has_a_page_with_its_title()
    {
        string folder = Path.Combine(TestFolder.Path, "..", "..", "docs", "diagnostics");
        string index = File.ReadAllText(Path.Combine(folder, "index.md"));
        Assert.All(Descriptors.All, descriptor =>
        {
            Assert.StartsWith($"# {descriptor.Id}: {descriptor.Title}\n", File.ReadAllText(Path.Combine(folder, $"{descriptor.Id}.md")), StringComparison.Ordinal);
            Assert.Contains($"| [{descriptor.Id}]({descriptor.Id}.md) | {descriptor.Title} |\n", index, StringComparison.Ordinal);
        });
    }

    [Fact]
    public void A_mistake_stands_at_its_member() => Reports("GRP001", DiagnosticSeverity.Error, "B", """
        [Contract] public class Twice { [Order(1)] public int A; [Order(1)] public int B; }
        """);

    [Theory]
    [InlineData("[Contract] public class Other { public int A; }")]
    [InlineData("[Contract] public class Holder { [Order(1)] public Twice<int>? A; [Order(2)] public Twice<string>? B; }")]
    [InlineData("[assembly: ContractFor(typeof(Twice<int>))]")]
    public void A_mistake_of_a_generic_type_is_told_once(string other)
    {
        GeneratorRun run = GeneratorRun.Of(other + " [Contract] public class Twice<T> { [Order(1)] public T? First; [Order(1)] public int Second; }");
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, static one => one.Id == "GRP001");
        Assert.Equal("Second", diagnostic.Location.SourceTree!.GetText().ToString(diagnostic.Location.SourceSpan));
        Assert.Contains("of Twice<T> have", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Contract] public class Box<T> { [Order(1)] public T? A; [Order(1), SkipPack] public int B; [Order(2)] public int C; }")]
    [InlineData("[Contract] public class Base<T> { [Order(1)] public virtual T? A { get; set; } } [Contract] public class Box<T> : Base<T> { [Order(1)] public override T? A { get; set; } [Order(1)] public int B; }")]
    [InlineData("[Contract] public class Box<T> { [Order(1)] public T? A; [Order(1)] public static int B; public int C; public int D; }")]
    [InlineData("[Contract, Surrogate(typeof(Boxes<>))] public class Box<T> { [Order(1)] public T? A; [Order(1)] public T? B; } public class Boxes<T> : ISurrogate<Box<T>, T?> { public T? ToWire(Box<T> box) => box.A; public Box<T> FromWire(T? wire) => new(); }")]
    public void Generic_types_with_one_member_a_number_are_well(string source) =>
        Assert.DoesNotContain(GeneratorRun.Of(source).Diagnostics, static one => one.Id == "GRP001");

    [Fact]
    public void A_mistake_of_a_type_stands_at_the_type() => Reports("GRP005", DiagnosticSeverity.Error, "Closed", """
        [Contract] public class Closed { public Closed(string other) { } [Order(1)] public int A { get; set; } }
        """);

    [Fact]
    public void A_type_that_has_no_contract_is_reported_where_it_is_used() => Reports("GRP011", DiagnosticSeverity.Error, "Data", """
        [Contract] public class Holder { [Order(1)] public System.IO.Stream? Data { get; set; } }
        """);

    [Fact]
    public void A_static_class_is_told_what_it_lacks()
    {
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of("[Contract] public static class Tools { public static int A; }").Diagnostics, IsVisible);
        Assert.Equal("GRP011", diagnostic.Id);
        Assert.Contains("it is static", diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void A_mistake_of_another_assembly_stands_at_the_member_that_leads_there()
    {
        const string Source = "[Contract] public class Holder { [Order(1)] public int A { get; set; } [Order(2)] public List<Lib.Closed[]>? Data { get; set; } }";
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create("namespace Lib; public class Closed { public Closed(int other) { } }", "Lib")));
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(Compilations.Create(Source, references: library)).Diagnostics, IsVisible);
        Assert.Equal(("GRP005", "Data"), (diagnostic.Id, Source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)));
    }

    [Theory]
    [InlineData("Lib.Item?")]
    [InlineData("List<Lib.Item>?")]
    [InlineData("Dictionary<string, Lib.Item[]>?")]
    public void A_member_does_not_lead_where_a_name_only_begins_alike(string type)
    {
        string source = $"[Contract] public class Holder {{ [Order(1)] public Lib.ItemList? List {{ get; set; }} [Order(2)] public List<Lib.Items>? All {{ get; set; }} [Order(3)] public {type} Item {{ get; set; }} }}";
        const string Library = "namespace Lib; public class Item { public Item(int other) { } } public class ItemList { public int A; } public class Items { public int A; }";
        MetadataReference library = MetadataReference.CreateFromImage(Compilations.Emit(Compilations.Create(Library, "Lib")));
        Diagnostic diagnostic = Assert.Single(GeneratorRun.Of(Compilations.Create(source, references: library)).Diagnostics, IsVisible);
        Assert.Equal(("GRP005", "Item"), (diagnostic.Id, source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length)));
    }

    [Theory]
    [InlineData("Func<int>", "it is code, not data")]
    [InlineData("System.IO.FileStream", "it is a connection, not data")]
    [InlineData("Microsoft.Win32.SafeHandles.SafeFileHandle", "it is a handle, which means nothing outside of this process")]
    [InlineData("Handle", "it is a handle, which means nothing outside of this process")]
    [InlineData("System.Threading.AutoResetEvent", "it is a handle, which means nothing outside of this process")]
    [InlineData("System.Linq.Expressions.Expression<Func<int>>", "it is code, not data")]
    [InlineData("System.Reflection.MethodInfo", "it is code, not data")]
    [InlineData("WeakReference<string>", "it does not keep what it refers to: write that")]
    [InlineData("System.Threading.CancellationToken", "it belongs to this process, and is not data")]
    [InlineData("System.Threading.CancellationTokenSource", "it belongs to this process, and is not data")]
    [InlineData("System.Threading.Thread", "it belongs to this process, and is not data")]
    [InlineData("System.Threading.Timer", "it belongs to this process, and is not data")]
    [InlineData("System.Threading.SemaphoreSlim", "it belongs to this process, and is not data")]
    [InlineData("System.Net.Sockets.Socket", "it is a connection, not data")]
    [InlineData("System.Net.Http.HttpClient", "it is a connection, not data")]
    [InlineData("System.Data.Common.DbConnection", "it is a connection, not data")]
    [InlineData("System.IO.StreamReader", "it is a connection, not data")]
    [InlineData("IAsyncEnumerable<int>", "write them with MessageWriter.WriteSequenceAsync, or collect them in a list")]
    [InlineData("IOrderedEnumerable<int>", "of the framework; declare it as IEnumerable<T>, make a list of it, or name a surrogate for it")]
    [InlineData("Dictionary<string, int>.ValueCollection", "of the framework; declare it as IEnumerable<T>, make a list of it, or name a surrogate for it")]
    [InlineData("System.Net.Cookie", "leave it out with [SkipPack], or name a surrogate for it")]
    [InlineData("System.Net.Mail.MailMessage", "leave it out with [SkipPack], or name a surrogate for it")]
    [InlineData("Own", "it needs a public constructor without parameters and a public Add")]
    [InlineData("Frozen", "and a public Add or Enqueue that changes it")]
    [InlineData("Untyped", "it must implement IEnumerable<T>, for one T alone")]
    [InlineData("Table", "it must implement IEnumerable<T>, for one T alone")]
    [InlineData("Both", "it must implement IEnumerable<T>, for one T alone")]
    [InlineData("Pile", "that derives from a stack, and would be turned over")]
    [InlineData("Few", "only classes are written as their elements; name a surrogate for it")]
    [InlineData("System.Xml.XmlDocument", "declare it as XDocument or XElement, or name a surrogate for it")]
    [InlineData("System.Xml.XmlElement", "declare it as XDocument or XElement, or name a surrogate for it")]
    [InlineData("Untyped", "for one T alone; else name a surrogate for it")]
    [InlineData("Old", "for one T alone; else name a surrogate for it")]
    [InlineData("Fault", "its base System.Exception belongs to the framework, and what it holds would be lost; name a surrogate for it")]
    public void A_type_that_has_no_contract_is_told_with_what_to_do(string type, string told)
    {
        GeneratorRun run = Reports("GRP011", DiagnosticSeverity.Error, "Data", $$"""
            public abstract class Own : IEnumerable<int> { public abstract IEnumerator<int> GetEnumerator(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }
            public abstract class Immutable : System.Collections.Immutable.IImmutableQueue<int>
            {
                public abstract bool IsEmpty { get; }
                public abstract System.Collections.Immutable.IImmutableQueue<int> Clear();
                public abstract System.Collections.Immutable.IImmutableQueue<int> Dequeue();
                public abstract System.Collections.Immutable.IImmutableQueue<int> Enqueue(int value);
                public abstract int Peek();
                public abstract IEnumerator<int> GetEnumerator();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            }
            public class Frozen : Immutable
            {
                public override bool IsEmpty => true;
                public Frozen Add(int value) => new();
                public override System.Collections.Immutable.IImmutableQueue<int> Clear() => this;
                public override System.Collections.Immutable.IImmutableQueue<int> Dequeue() => this;
                public override System.Collections.Immutable.IImmutableQueue<int> Enqueue(int value) => this;
                public override int Peek() => 0;
                public override IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
            }
            public class Untyped : System.Collections.ArrayList { }
            public class Old : System.Collections.CollectionBase { }
            public class Fault : Exception { }
            public class Handle() : Microsoft.Win32.SafeHandles.SafeHandleZeroOrMinusOneIsInvalid(true) { protected override bool ReleaseHandle() => true; }
            public class Table : System.Collections.Hashtable { }
            public class Pile(IEnumerable<int> items) : Stack<int>(items) { }
            public class Both : IEnumerable<int>, IEnumerable<string>
            {
                public void Add(int item) { }
                IEnumerator<int> IEnumerable<int>.GetEnumerator() => throw new NotSupportedException();
                IEnumerator<string> IEnumerable<string>.GetEnumerator() => throw new NotSupportedException();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => throw new NotSupportedException();
            }
            public struct Few : IEnumerable<int> { public void Add(int item) { } public IEnumerator<int> GetEnumerator() => throw new NotSupportedException(); System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); }
            [Contract] public class Holder { [Order(1)] public {{type}}? Data { get; set; } }
            """);
        Assert.Contains(told, run.Diagnostics.Single(IsVisible).GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Serializable", "List<int>", "take [Serializable] away to have its elements written, and nothing else of it, or name a surrogate for it")]
    [InlineData("Contract", "Dictionary<string, int>", "take [Contract] away to have its elements written, and nothing else of it, or name a surrogate for it")]
    [InlineData("DataContract", "Middle", "take [DataContract] away to have its elements written, and nothing else of it, or name a surrogate for it")]
    [InlineData("Serializable", "Stack<int>", "would be lost; name a surrogate for it")]
    [InlineData("Serializable", "Exception", "would be lost; name a surrogate for it")]
    [InlineData("Serializable", "System.Collections.CollectionBase", "would be lost; name a surrogate for it")]
    [InlineData("Contract", "System.ComponentModel.Component", "would be lost; name a surrogate for it")]
    public void A_class_of_a_base_that_would_be_lost_is_told_with_what_to_do(string attribute, string @base, string advice)
    {
        const string Rest = " public class Middle : HashSet<int> { } [Contract] public class Holder { [Order(1)] public Own? Data { get; set; } }";
        Diagnostic[] told = [.. GeneratorRun.Of($"[{attribute}] public class Own : {@base} {{ }}{Rest}").Diagnostics.Where(IsVisible)];
        Assert.Contains(told, static one => one.Severity == DiagnosticSeverity.Error);
        Assert.All(told, one =>
        {
            Assert.Equal("GRP011", one.Id);
            Assert.EndsWith(advice, one.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        });
    }

    [Theory]
    [InlineData("public class Own : List<int> { }")]
    [InlineData("public class Own : System.Collections.CollectionBase, IEnumerable<int> { public void Add(int one) => List.Add(one); IEnumerator<int> IEnumerable<int>.GetEnumerator() { foreach (int one in InnerList) yield return one; } }")]
    [InlineData("[Surrogate(typeof(Told))] public class Own : Exception { } public class Told : ISurrogate<Own, string> { public string ToWire(Own own) => own.Message; public Own FromWire(string text) => new(); }")]
    public void What_is_told_of_such_a_class_can_be_done(string source) => Assert.DoesNotContain(
        GeneratorRun.Of(source + " [Contract] public class Holder { [Order(1)] public Own? Data { get; set; } }").Compiles().Diagnostics, IsVisible);

    [Theory]
    [InlineData(LanguageVersion.CSharp9, "C# 9.0")]
    [InlineData(LanguageVersion.CSharp12, "C# 12.0")]
    public void A_language_that_generated_code_is_not_written_in_is_told_once(LanguageVersion version, string told)
    {
        GeneratorRun run = GeneratorRun.Of(Compilations.Create("[Contract] public class A { public int B; } [Contract] public class C { public A? D; }", version: version));
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, IsVisible);
        Assert.Equal(("GRP042", DiagnosticSeverity.Error), (diagnostic.Id, diagnostic.Severity));
        Assert.Contains(told, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Empty(run.Hints);
    }

    [Fact]
    public void Cases_that_a_method_names_are_not_known_to_generated_code() => Reports("GRP011", DiagnosticSeverity.Error, "Base", """
        [Contract, System.Runtime.Serialization.KnownType("Cases")] public class Base { [Order(1)] public int A { get; set; } public static Type[] Cases() => [typeof(Derived)]; }
        [Contract] public class Derived : Base { [Order(1)] public int B { get; set; } }
        """);

    [Fact]
    public void Equal_names_are_told_with_their_members()
    {
        GeneratorRun run = Reports("GRP010", DiagnosticSeverity.Error, "Cast", """
            [Contract] public class Film { public string? Star { get; set; } [System.Runtime.Serialization.DataMember(Name = "Star")] public string? Cast { get; set; } }
            """);
        Assert.Contains("Star and Cast of Film have one name, Star;", run.Diagnostics.Single(IsVisible).GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void A_call_with_such_a_type_is_reported_itself() => Reports("GRP011", DiagnosticSeverity.Error, "Serialize", """
        public static class Calls { public static byte[] Write(System.IO.Stream value) => Serialization.Serialize(value); }
        """);

    [Fact]
    public void A_call_with_an_anonymous_type_is_reported_itself()
    {
        GeneratorRun run = Reports("GRP011", DiagnosticSeverity.Error, "Serialize", """
            public static class Calls { public static byte[] Write() => Serialization.Serialize(new { A = 3 }); }
            """);
        Assert.Contains("cannot name an anonymous type", run.Diagnostics.Single(IsVisible).GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void An_assembly_attribute_with_such_a_type_is_reported_itself() => Reports("GRP011", DiagnosticSeverity.Error, "ContractFor(typeof(Action))", """
        [assembly: ContractFor(typeof(Action))]
        """);

    [Fact]
    public void A_private_type_in_a_type_that_is_not_partial() => Reports("GRP012", DiagnosticSeverity.Error, "Secret", """
        public static class Host { [Contract] private sealed class Secret { [Order(1)] public int A { get; set; } } }
        """);

    [Fact]
    public void A_type_of_one_file() => Reports("GRP012", DiagnosticSeverity.Error, "Secret", """
        [Contract] file sealed class Secret { [Order(1)] public int A { get; set; } }
        """);

    [Theory]
    [InlineData("GRP005", "public Kept(Guid id) => _id = id;", "match members by name and type (id matches none: the field _id is not written, mark it with [DataMember] or [Order]); add one")]
    [InlineData("GRP019", "[ContractConstructor] public Kept(Guid id) => _id = id;", "matches no member by name and type: the field _id is not written, mark it with [DataMember] or [Order]; name it")]
    [InlineData("GRP005", "public Kept(Guid other) => _id = other;", "match members by name and type (other matches none); add one")]
    public void A_field_that_keeps_a_parameter_is_told(string id, string constructor, string told) => Assert.Contains(told, Reports(id, DiagnosticSeverity.Error, "Kept", $$"""
        [Contract] public sealed class Kept { private readonly Guid _id; {{constructor}} public bool Is(Guid id) => id == _id; public string Name { get; set; } = ""; }
        """).Diagnostics.Single(IsVisible).GetMessage(null), StringComparison.Ordinal);

    [Theory]
    [InlineData("internal Guid Id { get; }", "(id matches none: the property Id is not written, mark it with [DataMember] or [Order]); add one")]
    [InlineData("private Guid Id { get; set; }", "(id matches none: the property Id is not written, mark it with [DataMember] or [Order]); add one")]
    [InlineData("private Guid _id; internal Guid Id { get => _id; set => _id = value; }", "(id matches none: the field _id is not written, mark it with [DataMember] or [Order]); add one")]
    [InlineData("internal Guid Id { set { } }", "(id matches none); add one")]
    [InlineData("[SkipPack] internal Guid Id { get; }", "(id matches none); add one")]
    public void A_property_that_keeps_a_parameter_is_told(string property, string told) => Assert.Contains(told, Reports("GRP005", DiagnosticSeverity.Error, "Kept", $$"""
        [Contract] public sealed class Kept { {{property}} public Kept(Guid id) { } public string Name { get; set; } = ""; }
        """).Diagnostics.Single(IsVisible).GetMessage(null), StringComparison.Ordinal);

    [Theory]
    [InlineData("Dictionary<E, int>")]
    [InlineData("List<E>")]
    [InlineData("E[]")]
    [InlineData("(int, E)")]
    [InlineData("List<Dictionary<string, E?[]>>")]
    public void The_private_type_itself_is_told_and_not_its_collections(string type)
    {
        var run = GeneratorRun.Of($"public class Outer {{ private enum E {{ A }} [Contract] internal class C {{ [Order(1)] private {type}? M; [Order(2)] public E N; }} }}");
        Diagnostic only = Assert.Single(run.Diagnostics);
        Assert.Equal(("GRP012", "E"), (only.Id, only.Location.SourceTree!.GetText().ToString(only.Location.SourceSpan)));
    }

    [Fact]
    public void A_private_enum_of_a_type_that_is_not_partial() => Reports("GRP012", DiagnosticSeverity.Error, "Mode", """
        [Contract] public class Host { private enum Mode { A } [Order(1)] private Mode _mode; }
        """);

    [Fact]
    public void A_type_that_is_only_marked_for_others_gives_remarks_and_no_contract()
    {
        GeneratorRun run = Reports("GRP011", DiagnosticSeverity.Info, "_action", """
            [Serializable] public class Command { private Action? _action; }
            [Serializable] public class Batch { private Command? _command; private int _count; }
            """);
        Assert.Empty(run.Hints);
    }

    [Fact]
    public void A_type_that_is_marked_for_others_and_has_cases_is_asked_for() => Reports("GRP008", DiagnosticSeverity.Error, "Union(2, typeof(Stone))", """
        [Serializable, Union(1, typeof(Dog)), Union(2, typeof(Stone))] public class Animal { private int _legs; }
        [Serializable] public class Dog : Animal { private int _age; }
        [Serializable] public class Stone { private int _weight; }
        """);

    [Fact]
    public void Exceptions_are_marked_by_custom()
    {
        GeneratorRun run = GeneratorRun.Of("[Serializable] public class Problem : Exception { private Action? _action; }");
        Assert.Empty(run.Diagnostics);
        Assert.Empty(run.Hints);
    }

    [Theory]
    [InlineData("GRP016", "[Serializable] public class Faulty : ISerializable { public void GetObjectData(SerializationInfo info, StreamingContext context) { } }")]
    [InlineData("GRP016", "[Serializable] public class Faulty : IObjectReference { public object GetRealObject(StreamingContext context) => this; }")]
    [InlineData("GRP030", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnDeserialized] private static void Read() { } }")]
    [InlineData("GRP030", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnSerializing] internal virtual void Begin() { } }")]
    [InlineData("GRP030", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnSerialized] private void End(int count) { } }")]
    [InlineData("GRP030", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnDeserializing] public int Begin() => 1; }")]
    [InlineData("GRP030", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnSerialized] ~Faulty() { } }")]
    [InlineData("GRP043", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnSerializing] private async void Begin() => await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("GRP043", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnDeserialized] private async void Read(StreamingContext context) => await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("GRP043", "[Contract] public class Faulty : ISerializationCallbacks { [Order(1)] public int A { get; set; } public async void OnSerializing() => await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("GRP043", "[Contract] public struct Faulty : ISerializationCallbacks { [Order(1)] public int A { get; set; } async void ISerializationCallbacks.OnDeserialized() => await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("GRP043", "[Contract] public class Faulty : IDeserializationCallback { [Order(1)] public int A { get; set; } public async void OnDeserialization(object? sender) => await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("GRP043", "[Contract] public class Faulty : Calm { [Order(2)] public int B { get; set; } public override async void OnSerialized() => await System.Threading.Tasks.Task.Yield(); } [Contract] public class Calm : ISerializationCallbacks { [Order(1)] public int A { get; set; } public virtual void OnSerialized() { } }")]
    [InlineData("GRP006", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } public Faulty() { } [ContractConstructor] public Faulty(int a) => A = a; [ContractConstructor] internal static Faulty Make() => new(); }")]
    [InlineData("GRP031", "[Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnDeserialized] private void Read() { } [OnDeserialized] private void Checked() { } }")]
    public void Mistakes_that_both_compilers_report(string id, string type)
    {
        const string Use = "public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Faulty()); }";
        GeneratorRun run = GeneratorRun.Of($"{type} {Use}");
        Assert.Equal(id, Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
        ContractException thrown = Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run)));
        Assert.Equal(id, thrown.Id);
        Assert.Contains(Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).GetMessage(System.Globalization.CultureInfo.InvariantCulture), thrown.Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[ContractConstructor] public Sized(int a) => A = a; [ContractConstructor] public Sized(int a, int b) => (A, B) = (a, b);", "Several constructors of Sized are marked with [ContractConstructor]; mark one alone")]
    [InlineData("[ContractConstructor] public Sized(int a) => A = a; [ContractConstructor] internal static Sized Make() => new(1);", "Several constructors or methods of Sized are marked with [ContractConstructor]; mark one alone")]
    [InlineData("public Sized(int a) => A = a; public Sized(string c) => C = c;", "Several constructors of Sized match its members equally well; mark one with [ContractConstructor]")]
    public void Constructors_are_told_whether_they_are_marked(string constructors, string told)
    {
        GeneratorRun run = Reports("GRP006", DiagnosticSeverity.Error, "Sized", $"[Contract] public class Sized {{ [Order(1)] public int A {{ get; set; }} [Order(2)] public int B {{ get; set; }} [Order(3)] public string? C {{ get; set; }} {constructors} }}");
        Assert.Equal(told, run.Diagnostics.Single(IsVisible).GetMessage(System.Globalization.CultureInfo.InvariantCulture));
    }

    [Fact]
    public void An_async_callback_that_is_no_void_is_told_so() => Reports("GRP030", DiagnosticSeverity.Error, "Read", """
        [Contract] public class Faulty { [Order(1)] public int A { get; set; } [OnDeserialized] private async System.Threading.Tasks.Task Read() => await System.Threading.Tasks.Task.Yield(); }
        """);

    [Fact]
    public void A_parameter_whose_field_is_marked_is_told_once()
    {
        GeneratorRun run = GeneratorRun.Of("using System.Runtime.Serialization; [DataContract] public record Point([field: DataMember] int X);");
        Assert.Equal("GRP039", Assert.Single(run.Diagnostics, static one => one.Severity == DiagnosticSeverity.Error).Id);
    }

    // What the messages and pages say: a diagnostic that is silenced leaves the type, and what holds it, to the run-time compiler.
    [Theory]
    [InlineData("GRP011", "[Contract, System.Runtime.Serialization.KnownType(\"Cases\")] public class Data { [Order(1)] public int A { get; set; } public static Type[] Cases() => [typeof(Special)]; } [Contract] public class Special : Data { } public static class Program { public static int Run() => Serialization.DeepClone<Data>(new Special { A = 5 })!.A; }")]
    [InlineData("GRP012", "public static class Program { [Contract] private sealed class Secret { [Order(1)] public int A { get; set; } } [Contract] private class Data { [Order(1)] public Secret? Inner { get; set; } } public static int Run() => Serialization.DeepClone(new Data { Inner = new() { A = 5 } })!.Inner!.A; }")]
    [InlineData("GRP012", "[Contract] file sealed class Data { [Order(1)] public int A { get; set; } } public static class Program { public static int Run() => Serialization.DeepClone(new Data { A = 5 })!.A; }")]
    public void A_silenced_diagnostic_leaves_the_type_to_the_run_time_compiler(string id, string source)
    {
        Assert.Contains(GeneratorRun.Of(source).Diagnostics, one => one.Id == id && one.GetMessage(System.Globalization.CultureInfo.InvariantCulture).Contains($"silence {id} here", StringComparison.Ordinal));
        source = $"#pragma warning disable {id}\n[Contract] public class Loud {{ [Order(1)] public int A {{ get; set; }} }} {source}";
        GeneratorRun silent = GeneratorRun.Of(source);
        Assert.DoesNotContain(silent.Diagnostics, static one => one is { IsSuppressed: false, Severity: > DiagnosticSeverity.Hidden });
        Assert.Contains(silent.Hints, static hint => hint.Contains("Loud", StringComparison.Ordinal));
        Assert.Equal(5, LoadedProject.Run(LoadedProject.LoadSilenced(source)));
    }

    [Theory]
    [InlineData("public class Nothing { }")]
    [InlineData("public class Nothing : ISurrogate<Uri, string> { public string ToWire(Uri value) => \"\"; public Uri FromWire(string wire) => new(wire); }")]
    [InlineData("public class Nothing : ISurrogate<List<int>, string> { public string ToWire(List<int> value) => \"\"; public List<int> FromWire(string wire) => []; }")]
    public void A_surrogate_that_stands_for_nothing(string surrogate)
    {
        const string Plain = "[Contract] public class Plain { [Order(1)] public int A { get; set; } } public static class Program { public static void Run() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }).Serialize(new Plain()); }";
        GeneratorRun run = Reports("GRP034", DiagnosticSeverity.Error, "Surrogate(typeof(Nothing))", $"[assembly: Surrogate(typeof(Nothing))] {surrogate} {Plain}");
        Assert.Equal("GRP034", Assert.Throws<ContractException>(() => LoadedProject.Run(LoadedProject.LoadFaulty(run))).Id);
    }

    [Theory]
    [InlineData("#pragma warning disable GRP040\n{0}\n#pragma warning restore GRP040")]
    [InlineData("[System.Diagnostics.CodeAnalysis.SuppressMessage(\"Graupel\", \"GRP040\")]{0}")]
    public void Source_silences_a_warning(string around)
    {
        const string Type = "[Contract] public class Shown { [Order(1)] public int A { get; set; } private int _b = 1; public int B => _b; }";
        Assert.Equal("GRP040", Assert.Single(GeneratorRun.Of(Type).Diagnostics, static one => one is { Severity: DiagnosticSeverity.Warning, IsSuppressed: false }).Id);
        Assert.DoesNotContain(GeneratorRun.Of(string.Format(null, around, Type)).Diagnostics, static one => one is { Severity: > DiagnosticSeverity.Hidden, IsSuppressed: false });
    }

    [Fact]
    public void A_severity_holds_for_the_files_that_it_is_set_for()
    {
        const string Type = "[Contract] public class {0} {{ [Order(1)] public int A {{ get; set; }} private int _b = 1; public int B => _b; }}";
        CSharpCompilation compilation = Compilations.Create([string.Format(null, Type, "Loud"), string.Format(null, Type, "Quiet")], "App", LanguageVersion.CSharp13);
        compilation = compilation.WithOptions(compilation.Options.WithSyntaxTreeOptionsProvider(new SeverityOfFile("File2.cs", "GRP040", ReportDiagnostic.Suppress)));
        Assert.Equal("File1.cs", Assert.Single(GeneratorRun.Of(compilation).Diagnostics, IsVisible).Location.GetLineSpan().Path);
    }

    [Theory]
    [InlineData("Page<>", "Page<int>")]
    [InlineData("Book<>.Leaf", "Book<int>.Leaf")]
    [InlineData("Pair<,>", "Pair<int, int>")]
    public void An_assembly_attribute_with_an_open_type_is_told_to_close_it(string open, string closed)
    {
        const string Types = "public class Page<T> { public T? A; } public class Book<T> { public class Leaf { public T? A; } } public class Pair<TA, TB> { public TA? A; public TB? B; }";
        GeneratorRun run = Reports("GRP011", DiagnosticSeverity.Error, $"ContractFor(typeof({open}))", $"[assembly: ContractFor(typeof({open}))] {Types}");
        Assert.Contains("name its closed forms", run.Diagnostics.Single(IsVisible).GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.NotEmpty(GeneratorRun.Of($"[assembly: ContractFor(typeof({closed}))] {Types}").Compiles().Hints);
        Assert.NotEmpty(GeneratorRun.Of($"[assembly: ContractFor(typeof({open}), WholeNamespace = true)] {Types} public class Plain {{ public int A; }}").Compiles().Hints);
    }

    [Theory]
    [InlineData("Missing")]
    [InlineData("Missing[]")]
    [InlineData("List<Missing>")]
    public void What_does_not_compile_is_left_to_the_compiler(string type) =>
        Assert.DoesNotContain(GeneratorRun.Of($"[Contract] public class Holder {{ [Order(1)] public {type}? A {{ get; set; }} }}").Diagnostics, IsVisible);

    private static GeneratorRun Reports(string id, DiagnosticSeverity severity, string at, string source)
    {
        GeneratorRun run = GeneratorRun.Of(source);
        Diagnostic diagnostic = Assert.Single(run.Diagnostics, IsVisible);
        Assert.Equal((id, severity), (diagnostic.Id, diagnostic.Severity));
        Assert.Equal("File1.cs", diagnostic.Location.GetLineSpan().Path);
        Assert.Equal(at, source.Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length));
        return run;
    }

    private sealed class SeverityOfFile(string file, string id, ReportDiagnostic severity) : SyntaxTreeOptionsProvider
    {
        public override GeneratedKind IsGenerated(SyntaxTree tree, CancellationToken cancellationToken) => GeneratedKind.Unknown;

        public override bool TryGetDiagnosticValue(SyntaxTree tree, string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic found)
        {
            found = severity;
            return tree.FilePath == file && diagnosticId == id;
        }

        public override bool TryGetGlobalDiagnosticValue(string diagnosticId, CancellationToken cancellationToken, out ReportDiagnostic found)
        {
            found = ReportDiagnostic.Default;
            return false;
        }
    }

    private static bool IsVisible(Diagnostic diagnostic) => diagnostic.Severity > DiagnosticSeverity.Hidden;
}
