using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Generated contracts, compiled, loaded and used.</summary>
public class RoundTripTests
{
    [Fact]
    public void A_class_with_members_of_every_form_comes_back() => Assert.Equal("Bo 3 Female 2.5 Li None", LoadedProject.Run("""
        using Zoo;

        namespace Zoo
        {
            public enum Sex { None, Female }

            [Contract]
            public sealed class Animal
            {
                [Order(1)] public string Name { get; set; } = "";
                [Order(2)] public int Age { get; set; }
                [Order(3)] public Sex? Sex { get; set; }
                [Order(4)] public List<Animal> Children { get; set; } = [];
                [Order(5)] public double Weight { get; init; }
            }
        }

        public static class Program
        {
            public static object Run()
            {
                var animal = new Animal { Name = "Bo", Age = 3, Sex = Sex.Female, Weight = 2.5, Children = [new() { Name = "Li", Sex = Sex.None }] };
                Animal copy = Serialization.Deserialize<Animal>(Serialization.Serialize(animal))!;
                return $"{copy.Name} {copy.Age} {copy.Sex} {copy.Weight} {copy.Children[0].Name} {copy.Children[0].Sex}";
            }
        }
        """));

    // No other class may have two parameters of one name, as the one of the accessors would.
    [Fact]
    public void Parameters_of_nested_types_may_have_the_names_of_those_around_them() => Assert.Equal("o i 3 k", LoadedProject.Run("""
        #pragma warning disable CS0693
        public class Outer<T>
        {
            [Contract]
            public class Inner<T>
            {
                [Order(1)] private T _own;
                [Order(2)] public Deep<string>? Below { get; private set; }
                public Inner(T own, Deep<string>? below) => (_own, Below) = (own, below);
                public T Show() => _own;

                [Contract]
                public class Deep<T2> where T2 : class
                {
                    [Order(1)] private T? _inner;
                    [Order(2)] private T2? _text;
                    [Order(3)] public Dictionary<T2, T>? Map { get; private set; }
                    public Deep<T2> Set(T inner, T2 text) { _inner = inner; _text = text; Map = new() { [text] = inner }; return this; }
                    public string Text => $"{_inner} {_text}";
                }
            }
        }

        public static class Program
        {
            public static object Run()
            {
                var value = new Outer<string>.Inner<string>("o", new Outer<string>.Inner<string>.Deep<string>().Set("i", "3"));
                Outer<string>.Inner<string> copy = Serialization.Deserialize<Outer<string>.Inner<string>>(Serialization.Serialize(value))!;
                var other = new Outer<string>.Inner<char>.Deep<string>().Set('k', "k");
                return $"{copy.Show()} {copy.Below!.Text} {Serialization.Deserialize<Outer<string>.Inner<char>.Deep<string>>(Serialization.Serialize(other))!.Map!["k"]}";
            }
        }
        """));

    // They are found by a hash where there are more than a few contracts.
    [Fact]
    public void Enums_of_generic_types_are_found() => Assert.Equal("B B 1 B B B", LoadedProject.Run("""
        public class Outer<T> { public enum Letter { A, B } public struct Place { public Letter At { get; set; } } }

        [Contract]
        public class Model
        {
            public List<Outer<int>.Letter>? List { get; set; }
            public Outer<string>.Letter?[]? Array { get; set; }
            public Dictionary<Outer<int>.Letter, int>? Map { get; set; }
            public (Outer<byte>.Letter, int) Pair { get; set; }
            public Outer<Outer<int>.Letter>.Place Place { get; set; }
            public HashSet<Outer<long>.Letter>? Set { get; set; }
            public Outer<int>.Letter[,]? Table { get; set; }
            public List<List<Outer<int>.Letter[]>>? Deep { get; set; }
        }

        public static class Program
        {
            public static object Run()
            {
                var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
                var model = new Model { List = [Outer<int>.Letter.B], Array = [Outer<string>.Letter.B], Map = new() { [Outer<int>.Letter.B] = 1 }, Pair = (Outer<byte>.Letter.B, 2), Place = new() { At = Outer<Outer<int>.Letter>.Letter.B } };
                Model copy = serializer.Deserialize<Model>(serializer.Serialize(model))!;
                return $"{copy.List![0]} {copy.Array![0]} {copy.Map![Outer<int>.Letter.B]} {copy.Pair.Item1} {copy.Place.At} {serializer.Deserialize<Outer<int>.Letter>(serializer.Serialize(Outer<int>.Letter.B))}";
            }
        }
        """));
}
