using Graupel.Formats;
using Graupel.Formats.MessagePack;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Tests.Model;

/// <summary>The model cannot name the library's kinds, so it has numbers of its own.</summary>
public class KindTests
{
    [Fact]
    public void The_model_has_the_kinds_of_the_formats() => Assert.Equal(
        [WireKind.NullableFlag, WireKind.String, WireKind.Blob, WireKind.Object, WireKind.BaseObject, WireKind.Sequence, WireKind.Array, WireKind.Map, WireKind.Union],
        ((byte[])[Kinds.NullableFlag, Kinds.String, Kinds.Blob, Kinds.Object, Kinds.BaseObject, Kinds.Sequence, Kinds.Array, Kinds.Map, Kinds.Union]).Select(static k => (WireKind)k));

    [Fact]
    public void The_model_has_the_number_of_the_layout_that_it_asks_for() =>
        Assert.Equal(MessagePackObjectLayout.Array, (MessagePackObjectLayout)ObjectLayouts.Array);

    [Fact]
    public void Scalars_have_the_kind_of_their_name_and_its_size()
    {
        Type[] types =
        [
            typeof(bool), typeof(sbyte), typeof(short), typeof(int), typeof(long), typeof(Int128), typeof(byte), typeof(ushort), typeof(uint), typeof(ulong), typeof(UInt128), typeof(Half),
            typeof(float), typeof(double), typeof(char), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly), typeof(Guid), typeof(nint), typeof(nuint),
        ];
        foreach (Type type in types)
        {
            ScalarInfo scalar = Classification.Scalar(Facts.Struct(type.FullName!))!;
            Assert.Equal(Enum.Parse<WireKind>(scalar.Name), (WireKind)scalar.Kind);
            Assert.Equal(WireKinds.FixedSize((WireKind)scalar.Kind), scalar.Size);
        }
    }

    [Fact]
    public void Names_are_hashed_by_FNV_1a_of_their_bytes()
    {
        Assert.Equal(0x811c9dc5, NameHash.OfUtf8(""));
        Assert.Equal(0xbf9cf968, NameHash.OfUtf8("foobar"));
        Assert.Equal(NameHash.Of("Gr\u00c3\u00b6\u00c3\u009fe"), NameHash.OfUtf8("Größe"));
    }
}
