using System.Reflection;

namespace Graupel.Dynamic.Tests;

/// <summary>Emitted code cannot be given back, so serializers share it.</summary>
public class EmittedOnceTests
{
    [Fact]
    public void Serializers_share_what_is_emitted()
    {
        for (int i = 0; i < 5; i++)
        {
            Clone(RuntimeSerializer.Create());
        }

        Assert.Equal(1, CountOf(typeof(Spoke)));
        Clone(new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, References = References.Preserve }));
        Assert.Equal(1, CountOf(typeof(Spoke)));
        Clone(new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, Format = WireFormat.Compact }));
        Assert.Equal(2, CountOf(typeof(Spoke)));
    }

    [Fact]
    public void Serializers_with_another_plan_do_not()
    {
        var plain = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        Serializer replacing = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }.WithSurrogate(new HubText()));
        for (int i = 0; i < 2; i++)
        {
            Assert.Equal(5, plain.DeepClone(new Axle { Hub = new Hub { Size = 5 } }).Hub!.Size);
            Assert.Equal(6, replacing.DeepClone(new Axle { Hub = new Hub { Size = 5 } }).Hub!.Size);
        }
    }

    [Fact]
    public void Converters_named_at_members_are_shared()
    {
        for (int i = 0; i < 5; i++)
        {
            Tyre copy = RuntimeSerializer.Create().DeepClone(new Tyre { Rim = new Hub { Size = 5 }, Valve = new Hub { Size = 3 } });
            Assert.Equal((6, 4), (copy.Rim!.Size, copy.Valve!.Size));
        }

        Assert.Equal(1, CountOf(typeof(Tyre)));
    }

    private static void Clone(Serializer serializer) => Assert.Equal((5, "a"), serializer.DeepClone(new Spoke { Length = 5, Name = "a" }) is { } copy ? (copy.Length, copy.Name) : default);

    private static int CountOf(Type contract) => AppDomain.CurrentDomain.GetAssemblies()
        .Where(static assembly => assembly.GetName().Name == "Graupel.Emitted")
        .SelectMany(TypesOf)
        .Count(type => type.BaseType!.GenericTypeArguments.Contains(contract));

    // Other tests may be at work on some.
    private static IEnumerable<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException e)
        {
            return e.Types.OfType<Type>();
        }
    }

    public sealed class Spoke
    {
        public int Length { get; set; }

        public string? Name { get; set; }
    }

    public sealed class Axle
    {
        public Hub? Hub { get; set; }
    }

    public sealed class Hub
    {
        public int Size { get; set; }
    }

    public sealed class Tyre
    {
        [Surrogate(typeof(HubText))]
        public Hub? Rim { get; set; }

        [Surrogate(typeof(HubText))]
        public Hub? Valve { get; set; }
    }

    public sealed class HubText : ISurrogate<Hub, string>
    {
        public string ToWire(Hub value) => $"{value.Size}";

        public Hub FromWire(string wire) => new() { Size = int.Parse(wire) + 1 };
    }
}
