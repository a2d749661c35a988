namespace Graupel.SeedTests.StructPacker;

/// <summary>Bytes that are no value are refused before anything is set or read beyond them.</summary>
public class ErrorTests
{
    [Fact]
    public void Data_that_ends_too_soon_is_refused_at_every_length()
    {
        byte[] data = Scalars.Usual.Pack();
        for (int length = 0; length < data.Length; length++)
        {
            byte[] cut = data[..length];
            var value = Scalars.Highest;
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => value.Unpack(cut)).Kind);
            Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => value.Unpack(new OneByteStream(cut))).Kind);
            Assert.Equal(Scalars.Highest, value);
        }
    }

    [Fact]
    public void A_flag_is_0_or_1_in_arrays_too()
    {
        var value = new Arrays { Flags = [true, false, true] };
        byte[] data = value.Pack();
        data[Array.IndexOf(data, (byte)1)] = 2;
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => value.Unpack(data)).Kind);

        var flag = new Reordered { IsOutgoing = true };
        byte[] bytes = flag.Pack();
        bytes[0] = 2;
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => flag.Unpack(bytes)).Kind);
    }

    [Fact]
    public void A_length_beyond_the_data_is_refused_before_memory_is_taken()
    {
        byte[] data = [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F];
        var value = new PackedRecord();
        Refuse(); // once, so that the contract is made
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse();
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 20_000);

        void Refuse() => Assert.Throws<GraupelException>(() => value.Unpack(data));
    }

    [Fact]
    public void Wrong_arguments_are_refused()
    {
        var value = new Mixed();
        int index = 5;
        Assert.Throws<ArgumentNullException>(() => value.Unpack((byte[])null!));
        Assert.Throws<ArgumentNullException>(() => value.Unpack((Stream)null!));
        Assert.Throws<ArgumentNullException>(() => value.Pack(null!));
        Assert.Throws<ArgumentNullException>(() => ((PackedClass)null!).Unpack(new byte[4]));
        Assert.Throws<ArgumentOutOfRangeException>(() => value.Unpack(new byte[4], -1));
        Assert.Throws<ArgumentOutOfRangeException>(() => value.Unpack(new byte[4], ref index));
        Assert.Equal(5, index);
    }
}
