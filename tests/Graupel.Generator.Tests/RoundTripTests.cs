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
}
