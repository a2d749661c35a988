using System.Reflection;
using System.Reflection.Metadata;
using Graupel.CodeGen;

namespace Graupel.Tests.Api;

/// <summary>Types that change while a program is debugged.</summary>
public class HotReloadTests
{
    [Fact]
    public void The_runtime_knows_whom_to_tell()
    {
        Type handler = typeof(Serializer).Assembly.GetCustomAttribute<MetadataUpdateHandlerAttribute>()!.HandlerType;
        handler.GetMethod("ClearCache", BindingFlags.Static | BindingFlags.NonPublic, [typeof(Type[])])!.Invoke(null, [null]);
        Assert.Equal(1, Serialization.Deserialize<int>(Serialization.Serialize(1)));
    }

    [Fact]
    public void A_serializer_asks_for_all_contracts_again()
    {
        var factory = new CountingFactory();
        var serializer = new Serializer(SerializerOptions.Default.WithContracts(factory));
        var note = new Note { Number = 7 };
        Type type = typeof(Note);
        Serializer<Note> old = serializer.For<Note>();
        ValueSerializer oldValues = serializer.For(type);
        byte[] bytes = serializer.Serialize(note);
        int asked = factory.Asked;
        Assert.Equal(bytes, serializer.Serialize(note));
        Assert.Equal(asked, factory.Asked);

        serializer.Restart();
        Assert.Equal(bytes, serializer.Serialize(note));
        Assert.True(factory.Asked > asked);
        Assert.NotSame(old, serializer.For<Note>());
        Assert.NotSame(oldValues, serializer.For(type));
        Assert.Equal(7, old.Deserialize(bytes)!.Number);
    }

    [Fact]
    public void What_is_being_made_when_types_change_is_made_again()
    {
        var factory = new CountingFactory();
        var serializer = new Serializer(SerializerOptions.Default.WithContracts(factory, typeof(Shelf)));
        Shelf.Run = serializer.Restart;
        Serializer<Shelf> root = serializer.For<Shelf>();
        Assert.Null(Shelf.Run);
        Assert.Equal(2, factory.Asked);
        Assert.Same(root, serializer.For<Shelf>());
    }

    public sealed class Shelf
    {
        public Shelf()
        {
            Action? run = Run;
            Run = null;
            run?.Invoke();
        }

        public static Action? Run { get; set; }

        public Dictionary<string, int> Names { get; } = new(StringComparer.OrdinalIgnoreCase);
    }

    public sealed class Note
    {
        public int Number { get; set; }
    }

    private sealed class CountingFactory : ContractFactory
    {
        public int Asked { get; private set; }

        public override Contract? Create(Type type)
        {
            Asked++;
            return null;
        }
    }
}
