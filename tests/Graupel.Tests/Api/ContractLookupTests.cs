using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Graupel.CodeGen;
using Graupel.TestCases.Hooks;

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
        var contracts = new GeneratedContracts();
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

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void Assemblies_that_can_be_unloaded_are_not_held_by_who_looks_at_them(CompilerChoice compilers)
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = compilers });
        WeakReference context = LookAtAll(serializer);
        for (int i = 0; i < 100 && context.IsAlive; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.False(context.IsAlive);
        GC.KeepAlive(serializer);
    }

    // A frame of its own, which holds nothing when it is left.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference LookAtAll(Serializer serializer)
    {
        // The one has generated contracts, the other none.
        bool isGenerated = serializer.Options.Compilers == CompilerChoice.GeneratedOnly;
        Type near = isGenerated ? typeof(Plant) : typeof(Rose);
        var context = new AssemblyLoadContext("apart", isCollectible: true);
        Type apart = context.LoadFromAssemblyPath(near.Assembly.Location).GetType(near.FullName!)!;
        Assert.NotEqual(near, apart);
        Assert.Throws<GraupelException>(isGenerated ? () => serializer.Serialize(new Unknown()) : () => serializer.Serialize<Shrub>(new Weed()));

        // What is in it is found by whoever wants it.
        var user = new Serializer(serializer.Options);
        Func<Serializer<object>> find = user.For<object>;
        find.Method.GetGenericMethodDefinition().MakeGenericMethod(apart).Invoke(user, BindingFlags.DoNotWrapExceptions, null, null, null);
        context.Unload();
        return new WeakReference(context);
    }

    [Union(1, typeof(Rose))]
    public abstract class Shrub;

    public sealed class Rose : Shrub;

    public sealed class Weed : Shrub;

    public sealed class Unknown;

    private sealed class OtherSource(int version) : ContractSource
    {
        public override int Version => version;

        public override Contract? Find(Type type, uint hash) => type == typeof(Unknown) ? new NoteContract() : null;
    }
}
