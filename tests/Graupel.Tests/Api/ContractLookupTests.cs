using Graupel.CodeGen;

namespace Graupel.Tests.Api;

public class ContractLookupTests
{
    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.GeneratedFirst)]
    public void Contracts_are_found_through_the_attribute_of_an_assembly(CompilerChoice compilers)
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        Assert.Equal(new Note(1, "a"), serializer.DeepClone(new Note(1, "a")));
        // The type arguments' assembly names the list, and the list of all assemblies the array.
        Assert.Equal([new Note(1, "a")], serializer.DeepClone(new List<Note> { new(1, "a") }));
        Assert.Equal([1, 2], serializer.DeepClone<int[]>([1, 2]));
    }

    [Fact]
    public void What_the_library_knows_needs_no_compiler()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
        Assert.Equal("x", serializer.DeepClone("x"));
        Assert.Equal(1.5m, serializer.DeepClone(1.5m));
        Assert.Equal([1, 2], serializer.DeepClone<byte[]>([1, 2]));
    }

    [Theory]
    [InlineData(typeof(Dictionary<string, Unknown[][,]>), "System.Collections.Generic.Dictionary<System.String, Graupel.Tests.Api.ContractLookupTests.Unknown[][,]>")]
    [InlineData(typeof(Box<int>.Lid<Unknown>), "Graupel.Tests.Api.ContractLookupTests.Box<System.Int32>.Lid<Graupel.Tests.Api.ContractLookupTests.Unknown>")]
    public void The_attribute_that_a_refusal_advises_can_be_copied(Type type, string name)
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
        Assert.Contains($"[assembly: ContractFor(typeof({name}))]", Assert.Throws<GraupelException>(() => serializer.For(type)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_without_contract_is_refused_each_time()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly });
        for (int i = 0; i < 2; i++)
        {
            GraupelException e = Assert.Throws<GraupelException>(() => serializer.Serialize(new Unknown()));
            Assert.Equal(ErrorKind.NoContract, e.Kind);
            Assert.Contains(nameof(Unknown), e.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void Contracts_of_another_generator_are_refused()
    {
        var contracts = new GeneratedContracts(new());
        foreach (int version in new[] { 0, GeneratedContracts.LatestVersion + 1 })
        {
            GraupelException e = Assert.Throws<GraupelException>(() => contracts.Add(new OtherSource(version)));
            Assert.Equal(ErrorKind.NoContract, e.Kind);
            Assert.Contains("version", e.Message, StringComparison.Ordinal);
        }

        Assert.Null(contracts.Find(typeof(Unknown)));
        contracts.Add(new OtherSource(GeneratedContracts.LatestVersion));
        Assert.IsType<NoteContract>(contracts.Find(typeof(Unknown)));
    }

    public sealed class Unknown;

    public static class Box<T>
    {
        public sealed class Lid<TOther>;
    }

    private sealed class OtherSource(int version) : ContractSource
    {
        public override int Version => version;

        public override Contract? Find(Type type, uint hash) => type == typeof(Unknown) ? new NoteContract() : null;
    }
}
