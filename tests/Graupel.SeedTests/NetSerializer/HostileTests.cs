using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Bytes that are no value: always the same exception, and never more memory than they are worth.</summary>
public class HostileTests
{
    [Fact]
    public void An_id_that_nobody_has_is_an_error()
    {
        var one = new Serializer([typeof(int)]);
        var two = new Serializer([typeof(string), typeof(long), typeof(Guid)]);

        var error = Assert.Throws<GraupelException>(() => one.Read(two.Bytes(Guid.Empty)));
        Assert.Equal(ErrorKind.UnknownCase, error.Kind);
    }

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void A_length_that_lies_costs_no_memory(string format)
    {
        var serializer = new Serializer([typeof(long[]), typeof(string), typeof(byte[])], Trips.SettingsOf(format));
        foreach (object value in new object[] { new long[1], "a", new byte[1] })
        {
            byte[] bytes = [serializer.Bytes(value)[0], 0xFB, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F];
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Throws<GraupelException>(() => serializer.Read(bytes));
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);
        }
    }

    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Random_bytes_give_a_value_or_the_one_exception(string format)
    {
        var serializer = new Serializer([typeof(Mixed), typeof(int), typeof(string), typeof(List<string>)], Trips.SettingsOf(format));
        var random = new Random(1);
        for (int i = 0; i < 5000; i++)
        {
            byte[] bytes = new byte[random.Next(40)];
            random.NextBytes(bytes);
            if (bytes.Length > 0)
            {
                bytes[0] = (byte)random.Next(12);
            }

            try
            {
                serializer.Deserialize(new MemoryStream(bytes));
            }
            catch (GraupelException)
            {
            }
        }
    }

    [Serializable]
    private sealed class Mixed
    {
        public object? Anything;
        public bool Flag;
        public DateTime? Date;
        public List<string>? Texts;
        public Dictionary<int, Mixed>? Map;
    }
}
