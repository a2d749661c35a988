using Graupel.Formats.MessagePack;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance.Versions;

/// <summary>Versions of a contract that MessagePack must not take for one another.</summary>
public class MessagePackEvolutionTests
{
    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void Members_by_number_are_none_of_a_contract_without_numbers(CompilerChoice compilers)
    {
        foreach (MessagePackObjectLayout layout in (MessagePackObjectLayout[])[MessagePackObjectLayout.Contract, MessagePackObjectLayout.MapByNumber])
        {
            Serializer serializer = With(compilers, layout);
            byte[] numbered = serializer.Serialize(new Far { X = 9, Last = 1 });
            AssertRefused<Named>(numbered);
            AssertRefused<Keeping>(numbered);
            AssertRefused<Two>(numbered);
            AssertRefused<DerivedNamed>(numbered);
            Assert.Equal((9, 1), (serializer.Deserialize<Far>(numbered)!.X, serializer.Deserialize<Far>(numbered)!.Last));

            void AssertRefused<[ContractParameter] T>(byte[] bytes) =>
                Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(bytes)).Kind);
        }

        // The old version without numbers does not lose what a new one with numbers has beside its kept names.
        Serializer byNumber = With(compilers, MessagePackObjectLayout.MapByNumber);
        Numbered kept = byNumber.Deserialize<Numbered>(byNumber.Serialize(new Two { X = 9, Y = 5 }))!;
        Assert.Equal(5, kept.Y);
        Two back = byNumber.Deserialize<Two>(byNumber.Serialize(kept))!;
        Assert.Equal((9, 5), (back.X, back.Y));
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_member_in_front_of_the_first_number_is_unknown_too(CompilerChoice compilers)
    {
        Serializer serializer = With(compilers, MessagePackObjectLayout.Contract);
        Serializer strict = new(serializer.Options with { Strictness = Strictness.UnknownMembers });
        byte[] more = serializer.Serialize(new More { First = 9, Y = 5, Z = 1 });
        Assert.Equal((5, 1), (serializer.Deserialize<Fewer>(more)!.Y, serializer.Deserialize<Fewer>(more)!.Z));
        GraupelException e = Assert.Throws<GraupelException>(() => strict.Deserialize<Fewer>(more));
        Assert.Equal((ErrorKind.UnknownMember, 7L), (e.Kind, e.Offset));
        Assert.Equal(5, strict.Deserialize<Fewer>(strict.Serialize(new Fewer { Y = 5 }))!.Y);
        Assert.Equal(ErrorKind.UnknownMember, Assert.Throws<GraupelException>(() => strict.Deserialize<Fewer[]>(serializer.Serialize(new More[] { new() { First = 1 } }))).Kind);
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_place_is_read_alike_however_the_bytes_are_split(CompilerChoice compilers)
    {
        Serializer serializer = With(compilers, MessagePackObjectLayout.Contract);
        byte[] bytes = serializer.Serialize(new Behind { Y = 5, Z = 1 });
        Assert.Equal((ErrorKind.InvalidValue, 2L), Refused(() => serializer.Deserialize<KeepingAll>(bytes)));
        for (int size = 1; size <= bytes.Length; size++)
        {
            Assert.Equal((ErrorKind.InvalidValue, 2L), Refused(() => serializer.Deserialize<KeepingAll>(Segments.Pieces(bytes, size))));
        }

        // What is in the place before the first number is kept.
        byte[] more = serializer.Serialize(new All { First = 9, X = 3, Y = 5, Z = 1 });
        for (int size = 1; size <= more.Length; size++)
        {
            KeepingAll kept = serializer.Deserialize<KeepingAll>(Segments.Pieces(more, size))!;
            Assert.Equal((3, 5, 1), (kept.X, kept.Y, kept.Z));
            Assert.Equal(9, serializer.Deserialize<All>(serializer.Serialize(kept))!.First);
        }

        static (ErrorKind Kind, long Offset) Refused(Action read)
        {
            GraupelException e = Assert.Throws<GraupelException>(read);
            return (e.Kind, e.Offset);
        }
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_base_without_members_keeps_those_of_a_newer_version(CompilerChoice compilers)
    {
        foreach (MessagePackObjectLayout layout in Enum.GetValues<MessagePackObjectLayout>())
        {
            Serializer serializer = With(compilers, layout);
            byte[] newer = serializer.Serialize(new NewLeaf { A = 1, Added = 7, B = 2 });
            Leaf kept = serializer.Deserialize<Leaf>(Segments.Pieces(newer, 1))!;
            Assert.Equal((1, 2), (kept.A, kept.B));
            kept.B = 3;
            NewLeaf back = serializer.Deserialize<NewLeaf>(serializer.Serialize(kept))!;
            Assert.Equal((1, 7, 3), (back.A, back.Added, back.B));

            // Nothing is unknown here, but the place 0 of an array is empty.
            Leaf same = serializer.Deserialize<Leaf>(Segments.Pieces(serializer.Serialize(new Leaf { A = 1, B = 2 }), 1))!;
            Assert.Equal((1, 2), (same.A, same.B));
            Assert.Null(same.Unknown);
        }
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_contract_without_members_keeps_those_of_a_newer_version(CompilerChoice compilers)
    {
        foreach (MessagePackObjectLayout layout in Enum.GetValues<MessagePackObjectLayout>())
        {
            Serializer serializer = With(compilers, layout);
            byte[] named = serializer.Serialize(new Two { X = 1, Y = 2 });
            Assert.Equal(named, serializer.Serialize(serializer.Deserialize<Nothing>(named)));
            byte[] numbered = serializer.Serialize(new Fewer { Y = 1, Z = 2 });
            Assert.Equal(numbered, serializer.Serialize(serializer.Deserialize<Nothing>(numbered)));
        }
    }

    private static Serializer With(CompilerChoice compilers, MessagePackObjectLayout layout) =>
        new(new SerializerOptions { Format = WireFormat.MessagePackWith(new() { ObjectLayout = layout }), Compilers = compilers });

    [Contract]
    public class All
    {
        [Order(0)]
        public int First { get; set; }

        [Order(1)]
        public int X { get; set; } = 63;

        [Order(2)]
        public int Y { get; set; }

        [Order(3)]
        public int Z { get; set; }
    }

    [Contract]
    public class Behind
    {
        [Order(2)]
        public int Y { get; set; }

        [Order(3)]
        public int Z { get; set; }
    }

    [Contract]
    public class KeepingAll
    {
        [Order(1)]
        public int X { get; set; } = 63;

        [Order(2)]
        public int Y { get; set; }

        [Order(3)]
        public int Z { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    internal class Named
    {
        public int X { get; set; } = -1;
    }

    [Contract]
    internal sealed class DerivedNamed : Named
    {
        public int Z { get; set; }
    }

    [Contract]
    internal sealed class Nothing
    {
        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    internal abstract class Root
    {
        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    internal sealed class Leaf : Root
    {
        [Order(1)]
        public int A { get; set; }

        [Order(2)]
        public int B { get; set; }
    }

    [Contract]
    internal sealed class NewLeaf
    {
        [Order(1)]
        public int A { get; set; }

        [Order(2)]
        public int B { get; set; }

        [Order(3)]
        public int Added { get; set; }
    }

    [Contract]
    internal sealed class Two
    {
        public int X { get; set; }

        public int Y { get; set; } = -1;
    }

    [Contract]
    internal sealed class Keeping
    {
        public int X { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    internal sealed class Far
    {
        [Order(1)]
        public int X { get; set; }

        [Order(300)]
        public int Last { get; set; }
    }

    [Contract]
    internal sealed class Numbered
    {
        [Order(1)]
        public int Y { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    internal sealed class Fewer
    {
        [Order(7)]
        public int Y { get; set; }

        [Order(8)]
        public int Z { get; set; }
    }

    [Contract]
    internal sealed class More
    {
        [Order(6)]
        public byte First { get; set; }

        [Order(7)]
        public int Y { get; set; }

        [Order(8)]
        public int Z { get; set; }
    }
}
