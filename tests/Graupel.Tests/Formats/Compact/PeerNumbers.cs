namespace Graupel.Tests.Formats.Compact;

/// <summary>The numbers of NetSerializer's test program: of 0 to 7 bytes, each as likely (xorshift64*), and the framework's seeded generator beside them.</summary>
internal sealed class PeerNumbers
{
    private const int Seed = 123;

    private readonly Random _random = new(Seed);
    private ulong _state = Seed;

    public ulong Next()
    {
        int bytes = unchecked((int)((Step() - 1) & 7));
        return bytes == 0 ? 0 : Step() & ((1UL << (8 * bytes)) - 1);
    }

    public int Next(int below) => _random.Next(below);

    public int Next(int from, int below) => _random.Next(from, below);

    public double NextDouble() => _random.NextDouble();

    private ulong Step()
    {
        _state ^= _state >> 12;
        _state ^= _state << 25;
        _state ^= _state >> 27;
        return unchecked(_state * 2685821657736338717UL);
    }
}
