namespace Graupel.Tests.Carriers;

public class SpanTests
{
    [Theory]
    [MemberData(nameof(Values.All), MemberType = typeof(Values))]
    public void The_exact_size_is_enough_and_no_byte_less(int length)
    {
        byte[] expected = Serialization.Serialize(Values.Note(length));
        int[] spare = [0, 1, 63, 64, 65, 128, 1000, 100_000];
        foreach (int more in spare)
        {
            byte[] destination = new byte[expected.Length + more];
            Assert.True(Serialization.TrySerialize(Values.Note(length), destination, out int written));
            Assert.Equal(expected.Length, written);
            Assert.Equal(expected, destination[..written]);
        }

        int[] lack = [1, 2, 63, 64, 65, 100, 5000, 200_000, expected.Length];
        foreach (int less in lack.Where(less => less <= expected.Length))
        {
            byte[] memory = new byte[expected.Length];
            Assert.False(Serialization.TrySerialize(Values.Note(length), memory.AsSpan(0, expected.Length - less), out int written));
            Assert.Equal(0, written);
            Assert.False(memory.AsSpan(expected.Length - less).ContainsAnyExcept((byte)0), "memory behind the destination was written to");
        }
    }

    [Fact]
    public void Members_that_want_more_room_at_once_than_a_buffer_has_are_written()
    {
        string text = new('\u65E5', 8190);
        var value = (text, text, text, text, text, text);
        byte[] expected = Serialization.Serialize(value);
        foreach (int more in (int[])[-expected.Length, -1, 0, 1, 100_000])
        {
            byte[] destination = new byte[expected.Length + more];
            Assert.Equal(more >= 0, Serialization.TrySerialize(value, destination, out int written));
            Assert.Equal(more >= 0 ? expected : [], destination[..written]);
        }
    }

    [Fact]
    public void Everything_that_fits_into_little_memory_is_written()
    {
        Assert.True(Serialization.TrySerialize(7, stackalloc byte[4], out int written));
        Assert.Equal(4, written);
        Assert.False(Serialization.TrySerialize(7, stackalloc byte[3], out _));
        Assert.False(Serialization.TrySerialize(7, [], out _));
    }
}
