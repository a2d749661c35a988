namespace Graupel.SeedTests.StructPacker;

/// <summary>Everything is compiled with the project: nothing is looked up or made at run time.</summary>
public class GeneratedCodeTests
{
    [Fact]
    public void Contracts_are_generated()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
        Assert.Equal(Scalars.Usual, serializer.DeepClone(Scalars.Usual));
        Arrays value = Arrays.Make(3);
        value.AssertEqual(serializer.DeepClone(value));
    }

    [Fact]
    public void Methods_are_internal_and_stand_in_the_namespace_of_their_types()
    {
        Type type = typeof(GeneratedCodeTests).Assembly.GetType("Graupel.SeedTests.StructPacker.GraupelPacking")!;
        Assert.True(type is { IsNotPublic: true, IsAbstract: true, IsSealed: true });
        Assert.Equal(["Pack", "PackToBuffer", "Unpack"], type.GetMethods().Where(method => method.IsStatic).Select(method => method.Name)
            .Concat(type.GetMethods(System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic).Select(method => method.Name))
            .Distinct().Order(StringComparer.Ordinal));
    }
}
