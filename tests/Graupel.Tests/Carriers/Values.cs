using Graupel.Tests.Api;

namespace Graupel.Tests.Carriers;

/// <summary>Values of all sizes at which a carrier does something else: pieces of streams, buffers of a thread, pools.</summary>
public static class Values
{
    public static readonly int[] Lengths = [0, 1, 60, 64, 127, 128, 200, 4000, 4096, 5000, 65_000, 65_500, 65_536, 70_000, 140_000, 1_100_000, 2_200_000];

    public static Note Note(int length) => new(length, string.Create(length, length, static (chars, seed) =>
    {
        for (int i = 0; i < chars.Length; i++)
        {
            chars[i] = (char)('a' + ((i + seed) % 26));
        }
    }));

    public static byte[] Blob(int length)
    {
        byte[] bytes = new byte[length];
        new Random(length).NextBytes(bytes);
        return bytes;
    }

    public static TheoryData<int> All => [.. Lengths];

    public static TheoryData<int> UpTo64K => [.. Lengths.Where(length => length <= 65_536)];
}
