using Graupel.Envelopes;

namespace Graupel.Tests.Envelopes;

public class Crc32CTests
{
    [Fact]
    public void Has_the_published_check_value() => Assert.Equal(0xE3069283, Crc32C.Of("123456789"u8));

    [Fact]
    public void Is_the_same_in_pieces()
    {
        byte[] bytes = new byte[100];
        new Random(3).NextBytes(bytes);
        for (int cut = 0; cut <= bytes.Length; cut++)
        {
            var crc = default(Crc32C);
            crc.Append(bytes.AsSpan(0, cut));
            crc.Append(bytes.AsSpan(cut));
            Assert.Equal(Crc32C.Of(bytes), crc.Value);
        }
    }
}
