using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests.Fixes;

/// <summary>Fixes of types, their cases and their methods.</summary>
public class TypeFixTests
{
    [Fact]
    public Task A_constructor_without_parameters_is_added() => Fixing.Gives(
        "GRP005",
        "Add a private constructor without parameters to Celsius",
        """
        [Contract]
        public class Celsius
        {
            public Celsius(double fahrenheit) => Degrees = (fahrenheit - 32) / 1.8;

            [Order(1)] public double Degrees { get; }
        }
        """,
        """
        [Contract]
        public class Celsius
        {
            public Celsius(double fahrenheit) => Degrees = (fahrenheit - 32) / 1.8;

            private Celsius() { }

            [Order(1)] public double Degrees { get; }
        }
        """);

    [Fact]
    public Task A_constructor_of_a_class_that_a_keyword_names_is_added() => Fixing.Gives(
        "GRP005",
        "Add a private constructor without parameters to class",
        "[Contract]\npublic class @class\n{\n    public @class(double other) => Degrees = other;\n    [Order(1)] public double Degrees { get; }\n}",
        "[Contract]\npublic class @class\n{\n    public @class(double other) => Degrees = other;\n\n    private @class() { }\n    [Order(1)] public double Degrees { get; }\n}");

    [Theory]
    [InlineData("[Contract] public class Celsius(double other) { [Order(1)] public double Degrees = other; }")]
    [InlineData("public class Base(int x) { public int X = x; } [Contract] public class Celsius : Base { public Celsius(double other) : base(1) { } [Order(1)] public double Degrees; }")]
    [InlineData("[Contract] public class Celsius { private readonly double _kept; public Celsius(double kept) => _kept = kept; [Order(1)] public double Degrees; }")]
    [InlineData("[Contract] public class Celsius { internal double Kept { get; } public Celsius(double kept) => Kept = kept; [Order(1)] public double Degrees; }")]
    public Task A_constructor_that_would_have_to_call_another_or_lose_data_is_not_added(string source) => Fixing.IsNotOffered("GRP005", source);

    [Theory]
    [InlineData("Use Size.Size(int)", "[ContractConstructor]\n    public Size(int width) => Width = width;\n    public Size(long height) => Height = height;")]
    [InlineData("Use Size.Size(long)", "public Size(int width) => Width = width;\n    [ContractConstructor]\n    public Size(long height) => Height = height;")]
    public Task One_of_several_constructors_is_marked(string title, string constructors) => Fixing.Gives(
        "GRP006",
        title,
        "[Contract]\npublic class Size\n{\n    public Size(int width) => Width = width;\n    public Size(long height) => Height = height;\n    [Order(1)] public int Width { get; set; }\n    [Order(2)] public long Height { get; set; }\n}",
        $"[Contract]\npublic class Size\n{{\n    {constructors}\n    [Order(1)] public int Width {{ get; set; }}\n    [Order(2)] public long Height {{ get; set; }}\n}}");

    [Fact]
    public Task One_of_several_marked_constructors_stays_marked() => Fixing.Gives(
        "GRP006",
        "Use Size.Size()",
        "[Contract] public class Size { [ContractConstructor] public Size() { } [ContractConstructor] public Size(int width) => Width = width; [Order(1)] public int Width { get; set; } }",
        "[Contract] public class Size { [ContractConstructor] public Size() { } public Size(int width) => Width = width; [Order(1)] public int Width { get; set; } }");

    [Fact]
    public Task Types_that_may_not_be_named_become_no_cases() => Fixing.Gives(
        "GRP007",
        "Declare Dog, Old as cases of Animal",
        """
        [Contract] public class Cage { [Order(1)] public Animal? Inhabitant { get; set; } }
        [Contract] public abstract class Animal { }
        public class Dog : Animal { }
        [Obsolete("Use Dog.")] public class Old : Animal { }
        [Obsolete("Use Dog.", true)] public class Gone : Animal { public class Inner : Animal { } }
        """,
        """
        [Contract] public class Cage { [Order(1)] public Animal? Inhabitant { get; set; } }
        [Contract, Union(1, typeof(Dog)), Union(2, typeof(Old))] public abstract class Animal { }
        public class Dog : Animal { }
        [Obsolete("Use Dog.")] public class Old : Animal { }
        [Obsolete("Use Dog.", true)] public class Gone : Animal { public class Inner : Animal { } }
        """);

    [Fact]
    public Task Types_that_derive_become_cases() => Fixing.Gives(
        "GRP007",
        "Declare Dog, Poodle, Cat as cases of Animal",
        """
        [Contract] public class Cage { [Order(1)] public Animal? Inhabitant { get; set; } }

        [Contract]
        public abstract class Animal { private sealed class Hidden : Animal { } }

        public class Dog : Animal { public class Poodle : Dog { } }
        public abstract class Feline : Animal { }
        public sealed class Cat : Feline { }
        public sealed class Box<T> : Animal { }
        """,
        """
        [Contract] public class Cage { [Order(1)] public Animal? Inhabitant { get; set; } }

        [Contract, Union(1, typeof(Dog)), Union(2, typeof(Dog.Poodle)), Union(3, typeof(Cat))]
        public abstract class Animal { private sealed class Hidden : Animal { } }

        public class Dog : Animal { public class Poodle : Dog { } }
        public abstract class Feline : Animal { }
        public sealed class Cat : Feline { }
        public sealed class Box<T> : Animal { }
        """);

    [Fact]
    public Task An_interface_gets_its_cases_on_a_line_of_its_own() => Fixing.Gives(
        "GRP007",
        "Declare Dog as case of IAnimal",
        "[Contract] public class Cage { [Order(1)] public IAnimal? Inhabitant; }\n\npublic interface IAnimal { }\npublic class Dog : IAnimal { }",
        "[Contract] public class Cage { [Order(1)] public IAnimal? Inhabitant; }\n\n[Union(1, typeof(Dog))]\npublic interface IAnimal { }\npublic class Dog : IAnimal { }");

    [Fact]
    public Task Classes_are_declared_beside_cases_that_stand_for_nothing() => Fixing.Gives(
        "GRP007",
        "Declare Dog as case of IAnimal",
        "[Contract] public class Cage { [Order(1)] public IAnimal? Inhabitant; }\n[Union(4, typeof(IDog)), Union(2, typeof(Cat))]\npublic interface IAnimal { }\npublic interface IDog : IAnimal { }\n[Contract] public class Cat : IAnimal { }\n[Contract] public class Dog : IDog { }",
        "[Contract] public class Cage { [Order(1)] public IAnimal? Inhabitant; }\n[Union(4, typeof(IDog)), Union(2, typeof(Cat)), Union(5, typeof(Dog))]\npublic interface IAnimal { }\npublic interface IDog : IAnimal { }\n[Contract] public class Cat : IAnimal { }\n[Contract] public class Dog : IDog { }");

    [Fact]
    public Task A_base_that_nothing_derives_from_gets_no_cases() =>
        Fixing.IsNotOffered("GRP007", "[Contract] public class Cage { [Order(1)] public IAnimal? Inhabitant; } public interface IAnimal { }");

    [Fact]
    public Task A_case_that_does_not_derive_is_removed() => Fixing.Gives(
        "GRP008",
        "Remove the case Stone",
        "[Contract, Union(1, typeof(Dog)), Union(2, typeof(Stone))]\npublic abstract class Animal { }\npublic class Dog : Animal { }\n[Contract] public class Stone { }",
        "[Contract, Union(1, typeof(Dog))]\npublic abstract class Animal { }\npublic class Dog : Animal { }\n[Contract] public class Stone { }");

    [Fact]
    public Task A_case_of_an_open_base_that_does_not_derive_is_removed_and_no_other() => Fixing.Gives(
        "GRP008",
        "Remove the case Wrong",
        """
        [Union(1, typeof(Leaf<>)), Union(2, typeof(Wrong)), Union(3, typeof(IntCase))] public abstract class Node<T> { }
        [Contract] public class Leaf<T> : Node<T> { [Order(1)] public T? Value { get; set; } }
        [Contract] public class IntCase : Node<int> { [Order(1)] public int A { get; set; } }
        [Contract] public class Wrong { [Order(1)] public int A { get; set; } }
        [Contract] public class Holder { [Order(1)] public Node<int>? Node { get; set; } }
        """,
        """
        [Union(1, typeof(Leaf<>)), Union(3, typeof(IntCase))] public abstract class Node<T> { }
        [Contract] public class Leaf<T> : Node<T> { [Order(1)] public T? Value { get; set; } }
        [Contract] public class IntCase : Node<int> { [Order(1)] public int A { get; set; } }
        [Contract] public class Wrong { [Order(1)] public int A { get; set; } }
        [Contract] public class Holder { [Order(1)] public Node<int>? Node { get; set; } }
        """);

    [Theory]
    [InlineData("[assembly: UnionCase(typeof(Animal), 2, typeof(Stone))]\n", "")]
    [InlineData("", "[UnionCase(typeof(Animal), 2)] ")]
    public Task A_case_that_is_declared_elsewhere_is_removed(string assembly, string type)
    {
        const string Rest = "[Contract, Union(1, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { } ";
        return Fixing.Gives("GRP008", "Remove the case Stone", $"{assembly}{Rest}{type}[Contract] public class Stone {{ }}", $"{Rest}[Contract] public class Stone {{ }}");
    }

    [Theory]
    [InlineData("[Contract, Union(1, typeof(Dog)), Union(2, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { }", "[Contract, Union(1, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { }")]
    [InlineData("[Contract, Union(1, typeof(Dog))] public abstract class Animal { } [UnionCase(typeof(Animal), 2)] public class Dog : Animal { }", "[Contract, Union(1, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { }")]
    public Task A_second_id_is_removed(string before, string after) => Fixing.Gives("GRP023", "Remove the id 2 of Dog", before, after);

    [Fact]
    public Task A_constructor_that_takes_members_of_the_base_is_marked() => Fixing.Gives(
        "GRP006",
        "Use Box.Box(int, string)",
        """
        public class Thing { [Order(1)] public int Size { get; set; } }
        [Contract] public class Box : Thing
        {
            public Box(int size, string name) => (Size, Name) = (size, name);
            public Box(string name, int size) => (Size, Name) = (size, name);
            [Order(1)] public string Name { get; }
        }
        """,
        """
        public class Thing { [Order(1)] public int Size { get; set; } }
        [Contract] public class Box : Thing
        {
            [ContractConstructor]
            public Box(int size, string name) => (Size, Name) = (size, name);
            public Box(string name, int size) => (Size, Name) = (size, name);
            [Order(1)] public string Name { get; }
        }
        """);

    [Fact]
    public async Task Generic_types_are_not_made_partial_for_what_they_hold()
    {
        FixRun run = await FixRun.Of("public class Outer<T> { private class Hidden { public int A; } public static byte[] Write() => Serialization.Serialize(new Outer<int>.Hidden()); }");
        Assert.Equal(["Make Hidden internal"], await run.Titles("GRP012"));
    }

    [Fact]
    public Task Cases_with_one_id_get_new_ones() => Fixing.Gives(
        "GRP009",
        "Give new ids to cases of Animal",
        "[Contract, Union(1, typeof(Dog)), Union(1, typeof(Cat))] public abstract class Animal { } [Union(2, typeof(Poodle))] public class Dog : Animal { } public class Poodle : Dog { } public class Cat : Animal { } [UnionCase(typeof(Animal), 2)] public class Cow : Animal { }",
        "[Contract, Union(1, typeof(Dog)), Union(3, typeof(Cat))] public abstract class Animal { } [Union(4, typeof(Poodle))] public class Dog : Animal { } public class Poodle : Dog { } public class Cat : Animal { } [UnionCase(typeof(Animal), 2)] public class Cow : Animal { }");

    [Theory]
    [InlineData("[Contract, Union(id: 1, type: typeof(Dog)), Union(type: typeof(Cat), id: {0})] public abstract class Animal { } public class Dog : Animal { } public class Cat : Animal { }")]
    [InlineData("[Contract, Union(1, typeof(Dog))] public abstract class Animal { } public class Dog : Animal { } [UnionCase(id: {0}, baseType: typeof(Animal))] public class Cat : Animal { }")]
    [InlineData("[assembly: UnionCase(typeof(Animal), 1, typeof(Dog)), UnionCase(type: typeof(Cat), id: {0}, baseType: typeof(Animal))] [Contract] public class Cage { [Order(1)] public Animal? Inhabitant; } public abstract class Animal { } public class Dog : Animal { } public class Cat : Animal { }")]
    public Task Ids_with_names_get_new_ones(string source) => Fixing.Gives(
        "GRP009",
        "Give new ids to cases of Animal",
        source.Replace("{0}", "1", StringComparison.Ordinal),
        source.Replace("{0}", "2", StringComparison.Ordinal));

    [Fact]
    public Task Ids_that_the_assembly_gives_count_too() => Fixing.Gives(
        "GRP009",
        "Give new ids to cases of Animal",
        "[assembly: UnionCase(typeof(Animal), 2, typeof(Cow))] [Contract, Union(1, typeof(Dog)), Union(1, typeof(Cat))] public abstract class Animal { } public class Dog : Animal { } public class Cat : Animal { } public class Cow : Animal { }",
        "[assembly: UnionCase(typeof(Animal), 2, typeof(Cow))] [Contract, Union(1, typeof(Dog)), Union(3, typeof(Cat))] public abstract class Animal { } public class Dog : Animal { } public class Cat : Animal { } public class Cow : Animal { }");

    [Fact]
    public Task Attributes_with_arrays_are_none_of_cases() => Fixing.Gives(
        "GRP009",
        "Give new ids to cases of Animal",
        "[assembly: Tags(1, 2)] [Tags(3), Contract, Union(1, typeof(Dog)), Union(1, typeof(Cat))] public abstract class Animal { } [Tags] public class Dog : Animal { } public class Cat : Animal { } public class TagsAttribute : Attribute { public TagsAttribute(params int[] all) { } }",
        "[assembly: Tags(1, 2)] [Tags(3), Contract, Union(1, typeof(Dog)), Union(2, typeof(Cat))] public abstract class Animal { } [Tags] public class Dog : Animal { } public class Cat : Animal { } public class TagsAttribute : Attribute { public TagsAttribute(params int[] all) { } }");

    [Theory]
    [InlineData("Make Hidden internal", "public class Outer\n{\n    [Contract]\n    internal sealed class Hidden { [Order(1)] public int A; }\n}")]
    [InlineData("Make Outer partial", "public partial class Outer\n{\n    [Contract]\n    private sealed class Hidden { [Order(1)] public int A; }\n}")]
    public Task A_private_type_is_made_reachable(string title, string after) => Fixing.Gives(
        "GRP012", title, "public class Outer\n{\n    [Contract]\n    private sealed class Hidden { [Order(1)] public int A; }\n}", after);

    [Theory]
    [InlineData("Make Hidden internal", "[Contract] file class Hidden { [Order(1)] public int A; }", "[Contract] internal class Hidden { [Order(1)] public int A; }")]
    [InlineData("Make Mode internal", "[Contract] public class Host { enum Mode { A } [Order(1)] Mode _mode; }", "[Contract] public class Host { internal enum Mode { A } [Order(1)] Mode _mode; }")]
    [InlineData("Make Hidden internal", "public class Outer\n{\n    [Contract]\n#if !OLD\n    private\n#else\n    internal\n#endif\n    sealed class Hidden { [Order(1)] public int A; }\n}", "public class Outer\n{\n    [Contract]\n#if !OLD\n    internal\n#else\n    internal\n#endif\n    sealed class Hidden { [Order(1)] public int A; }\n}")]
    [InlineData("Make Hidden internal", "public class Outer\n{\n    [Contract]\n    private /* 1 */ sealed /* 2 */ class Hidden { [Order(1)] public int A; }\n}", "public class Outer\n{\n    [Contract]\n    internal /* 1 */ sealed /* 2 */ class Hidden { [Order(1)] public int A; }\n}")]
    [InlineData("Make Hidden internal", "public class Outer\n{\n    [Contract]\n    private // 1\n    protected // 2\n    class Hidden { [Order(1)] public int A; }\n}", "public class Outer\n{\n    [Contract]\n    internal // 1\n    // 2\n    class Hidden { [Order(1)] public int A; }\n}")]
    [InlineData("Make Hidden internal", "public class Outer { [Contract] protected /* 1 */ class Hidden { [Order(1)] public int A; } }", "public class Outer { [Contract] protected /* 1 */ internal class Hidden { [Order(1)] public int A; } }")]
    public Task A_type_without_an_accessible_word_is_made_internal(string title, string before, string after) => Fixing.Gives("GRP012", title, before, after);

    [Theory]
    [InlineData("public class Outer { private class Base { [Order(1)] public int A; } [Contract] private class Hidden : Base { [Order(2)] public int B; } }")]
    [InlineData("public class Outer { private enum Mode { A } [Contract] private class Hidden { [Order(1)] public Mode A { get; set; } } }")]
    [InlineData("public class Outer { private enum Mode { A } [Contract] private class Hidden { [Order(1)] public List<Mode[]>? A; } }")]
    [InlineData("public class Outer { private enum Mode { A } [Contract] private class Hidden { [Order(1)] public int A; public void Set(Mode mode) { } } }")]
    [InlineData("public class Outer { private enum Mode { A } [Contract] private class Hidden { [Order(1)] public int A; public class Inner { protected Mode B; } } }")]
    [InlineData("public class Host { public partial class Outer { private enum Mode { A } [Contract] private partial class Hidden { [Order(1)] public int A; } } partial class Outer { partial class Hidden { public Mode B() => default; } } }")]
    public async Task A_type_that_names_more_private_ones_is_not_made_internal(string source) =>
        Assert.DoesNotContain("Make Hidden internal", await (await FixRun.Of(source)).Titles("GRP012"));

    [Theory]
    [InlineData("public class Outer { interface IMode { } [Contract] private class Hidden : IMode { [Order(1)] Mode A; enum Mode { A } void Set(Mode mode) { } } }")]
    [InlineData("public class Outer { internal enum Mode { A } [Contract] private class Hidden { [Order(1)] public Mode A { get; set; } } }")]
    [InlineData("public class Outer { protected class Base { } private class Other { private Base A = new(); public Base? B; } [Contract] private class Hidden { [Order(1)] public int A; } }")]
    public async Task A_type_that_names_private_ones_privately_may_be_made_internal(string source) =>
        Assert.Contains("Make Hidden internal", await (await FixRun.Of(source)).Titles("GRP012"));

    [Fact]
    public Task The_base_of_a_serializable_class_is_marked() => Fixing.Gives(
        "GRP015",
        "Mark Animal with [Serializable]",
        "namespace Zoo\n{\n    /// <summary>Any.</summary>\n    public class Animal { private string? _name; }\n\n    [Serializable]\n    public class Dog : Animal { }\n\n    public static class Calls { public static byte[] Write(Dog dog) => Serialization.Serialize(dog); }\n}",
        "namespace Zoo\n{\n    /// <summary>Any.</summary>\n    [Serializable]\n    public class Animal { private string? _name; }\n\n    [Serializable]\n    public class Dog : Animal { }\n\n    public static class Calls { public static byte[] Write(Dog dog) => Serialization.Serialize(dog); }\n}");

    [Fact]
    public Task The_base_of_a_case_is_marked() => Fixing.Gives(
        "GRP020",
        "Mark Vehicle with [Union]",
        "[Contract] public class Vehicle { } [Contract, UnionCase(typeof(Vehicle), 1)] public class Bus : Vehicle { }",
        "[Contract, Union] public class Vehicle { } [Contract, UnionCase(typeof(Vehicle), 1)] public class Bus : Vehicle { }");

    [Fact]
    public Task Ids_of_the_library_are_replaced() => Fixing.Gives(
        "GRP021",
        "Give new ids to cases of Object",
        "[Contract, UnionCase(typeof(object), 1)] public class Bus { } [Contract, UnionCase(typeof(object), 64)] public class Tram { }",
        "[Contract, UnionCase(typeof(object), 65)] public class Bus { } [Contract, UnionCase(typeof(object), 64)] public class Tram { }");

    [Fact]
    public Task A_callback_is_made_not_virtual() => Fixing.Gives(
        "GRP030",
        "Make AfterReading not virtual",
        "[Contract] public class Person { [Order(1)] public int A; [OnDeserialized] protected virtual void AfterReading(StreamingContext context) { } }",
        "[Contract] public class Person { [Order(1)] public int A; [OnDeserialized] protected void AfterReading(StreamingContext context) { } }");

    [Theory]
    [InlineData("public virtual /* 1 */\n        void Read() { }", "public /* 1 */\n        void Read() { }")]
    [InlineData("public /* 1 */ virtual /* 2 */ void Read() { }", "public /* 1 */ /* 2 */ void Read() { }")]
    [InlineData("public\n#if !OLD\n    virtual\n#endif\n    void Read() { }", "public\n#if !OLD\n#endif\n    void Read() { }")]
    [InlineData("virtual public void Read() { }", "public void Read() { }")]
    public Task What_stands_around_a_word_stays(string before, string after) => Fixing.Gives(
        "GRP030",
        "Make Read not virtual",
        $"[Contract] public class Person\n{{\n    [Order(1)] public int A;\n    [OnDeserialized] {before}\n}}",
        $"[Contract] public class Person\n{{\n    [Order(1)] public int A;\n    [OnDeserialized] {after}\n}}");

    [Fact]
    public Task A_callback_that_is_overridden_stays_virtual() => Fixing.IsNotOffered(
        "GRP030",
        "[Contract] public class Person { [Order(1)] public int A; [OnDeserialized] protected virtual void AfterReading() { } } public class Child : Person { protected override void AfterReading() { } }");

    [Fact]
    public Task A_factory_is_made_internal() => Fixing.Gives(
        "GRP037",
        "Make Make internal",
        "[Contract] public class Session { [ContractConstructor] private static Session Make() => new(); [Order(1)] public int A; }",
        "[Contract] public class Session { [ContractConstructor] internal static Session Make() => new(); [Order(1)] public int A; }");

    [Fact]
    public Task Both_parts_of_a_factory_are_made_internal() => Fixing.Gives(
        "GRP037",
        "Make Make internal",
        "[Contract] public partial class Session { [ContractConstructor] private static partial Session Make(); [Order(1)] public int A; } partial class Session { private static partial Session Make() => new(); }",
        "[Contract] public partial class Session { [ContractConstructor] internal static partial Session Make(); [Order(1)] public int A; } partial class Session { internal static partial Session Make() => new(); }");

    [Fact]
    public Task Both_parts_of_a_callback_are_made_not_virtual() => Fixing.Gives(
        "GRP030",
        "Make Read not virtual",
        "[Contract] public partial class Person { [Order(1)] public int A; [OnDeserialized] protected virtual partial void Read(); } partial class Person { protected virtual partial void Read() { } }",
        "[Contract] public partial class Person { [Order(1)] public int A; [OnDeserialized] protected partial void Read(); } partial class Person { protected partial void Read() { } }");

    [Fact]
    public Task A_type_parameter_is_marked() => Fixing.Gives(
        "GRP101",
        "Mark T with [ContractParameter]",
        "static class Bus { static void Send<T>(T x) => Serialization.Serialize(x); }",
        "static class Bus { static void Send<[ContractParameter] T>(T x) => Serialization.Serialize(x); }");

    [Fact]
    public async Task All_type_parameters_of_a_file_are_marked_at_once()
    {
        FixRun run = await FixRun.Of("static class Bus { static void Send<T>(T x) { Serialization.Serialize(x); Serialization.Serialize(new List<T>()); } static void Put<U>(U x) => Serialization.Serialize(x); }");
        Assert.Equal(3, run.Diagnostics.Count(static diagnostic => diagnostic.Id == "GRP101"));
        run = await run.ApplyAll("GRP101", "Mark T with [ContractParameter]");
        Assert.DoesNotContain(run.Diagnostics, static diagnostic => diagnostic.Id == "GRP101");
    }

    [Fact]
    public async Task All_types_of_a_file_are_numbered_at_once()
    {
        FixRun run = await FixRun.Of("[Contract] public class A { public int X; public int Y; }\n[Contract] public class B { public int X; public A? Y; }");
        run = await run.ApplyAll("GRP018", "Number the members of A (changes the bytes)");
        Assert.Equal("[Contract] public class A { [Order(1)] public int X; [Order(2)] public int Y; }\n[Contract] public class B { [Order(1)] public int X; [Order(2)] public A? Y; }", await run.Text());
    }
}
