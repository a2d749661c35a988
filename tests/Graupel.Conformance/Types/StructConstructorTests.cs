using System.Runtime.Serialization;

namespace Graupel.Conformance.Types;

/// <summary>The constructor without parameters that a struct declares runs for each that is read, whatever its members ask for.</summary>
public class StructConstructorTests
{
    [Theory]
    [EveryWay]
    public void Members_that_are_missing_stay_as_it_made_them(string way)
    {
        byte[] bytes = Write(way, new Old { Y = 5 });
        Assert.Equal((5, 7, "made"), Parts(Read<Asking>(way, bytes)));
        Assert.Equal((5, 7, "made"), Parts(Read<Asking[]>(way, Write(way, new Old[] { new() { Y = 5 } }))![0]));
        Assert.Equal((5, 0, "made"), Parts(Read<Asking>(way, Write(way, new Asking { Y = 5, X = 0 }))));
        Assert.Equal((5, 7), (Read<Omitting>(way, Write(way, new Omitting { Y = 5 })).Y, Read<Omitting>(way, Write(way, new Omitting { Y = 5 })).X));
        Assert.Equal(0, Read<Omitting>(way, Write(way, new Omitting { X = 0 })).X);
        Assert.Equal((5, 0), (Read<Demanding>(way, bytes).Y, Read<Demanding>(way, bytes).X));
    }

    private static (int Y, int X, string? Note) Parts(Asking value) => (value.Y, value.X, value.Note);

    private static byte[] Write<[ContractParameter] T>(string way, T value) => Way.Get(way).Serializer.Serialize(value);

    private static T? Read<[ContractParameter] T>(string way, byte[] bytes) => Way.Get(way).Serializer.Deserialize<T>(bytes);

    [Contract]
    internal struct Old
    {
        [Order(1)]
        public int Y { get; set; }
    }

    [Contract]
    internal struct Asking
    {
        [SkipPack]
        public string? Note;

        public Asking() => Note = "made";

        [Order(1), DataMember(IsRequired = true)]
        public int Y { get; set; }

        [Order(2)]
        public int X { get; set; } = 7;
    }

    [Contract(OmitDefaults = true)]
    internal struct Omitting
    {
        public Omitting()
        {
        }

        [Order(1), DataMember(IsRequired = true)]
        public int Y { get; set; }

        [Order(2)]
        public int X { get; set; } = 7;
    }

    /// <summary>Declares none, and generated code may not leave out what is required.</summary>
    [Contract]
    internal struct Demanding
    {
        [Order(1)]
        public required int Y { get; set; }

        [Order(2)]
        public int X { get; set; }
    }
}
