using System.Buffers;
using System.Runtime.CompilerServices;

namespace Graupel.Tests.Carriers;

/// <summary>Scalars that are written and read as copies of their memory.</summary>
public class CopiedScalarTests
{
    private static readonly byte[] True = [1];
    private static readonly byte[] Invalid = [2];

    // What unsafe code makes is true, whatever bits it has.
    [Fact]
    public void A_bool_of_other_bits_is_written_as_true()
    {
        bool value = Unsafe.BitCast<byte, bool>(2);
        Assert.Equal(True, Serialization.Serialize(value));
        Assert.Equal(True, Serialization.SerializeSegment(value).ToArray());
        byte[] room = new byte[1];
        Assert.True(Serialization.TrySerialize(value, room, out int written));
        Assert.Equal((1, (byte)1), (written, room[0]));
        Assert.False(Serialization.TrySerialize(value, default, out written));
        Assert.Equal(0, written);
        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, value);
        Assert.Equal(True, writer.WrittenSpan.ToArray());
        using var stream = new MemoryStream();
        Serialization.Serialize(stream, value);
        Assert.Equal(True, stream.ToArray());
        Assert.Equal(1, Unsafe.BitCast<bool, byte>(Serialization.DeepClone(value)));
    }

    [Fact]
    public void A_bool_of_other_bits_is_refused()
    {
        Refused(static () => Serialization.Deserialize<bool>(Invalid));
        Refused(static () => Serialization.Deserialize<bool>(Segments.Cut(Invalid, 0)));
        Refused(static () => Serialization.Deserialize<bool>(new MemoryStream(Invalid)));
        Refused(static () => Serialization.Deserialize<bool>([2, 1], out _));

        static void Refused(Func<bool> read) => Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => { read(); }).Kind);
    }

    [Fact]
    public void Bytes_behind_it_are_left_or_refused()
    {
        Assert.False(Serialization.Deserialize<bool>([0, 1], out int consumed));
        Assert.Equal(1, consumed);
        Assert.Equal(ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(static () => Serialization.Deserialize<bool>([0, 1])).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(static () => Serialization.Deserialize<bool>(Array.Empty<byte>())).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(static () => Serialization.Deserialize<int>([1, 2, 3])).Kind);
    }
}
