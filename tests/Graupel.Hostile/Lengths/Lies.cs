namespace Graupel.Hostile.Lengths;

/// <summary>Numbers that no payload of a few bytes can be as long as, chosen where multiplications and conversions go wrong.</summary>
internal static class Lies
{
    private static readonly UInt128[] Wellknown =
    [
        0x7FFF_FFFF, 0x7FFF_FFC7, 0x4000_0000, 0x2000_0000, 0x1000_0000, 0x0100_0000, 0xFFFF_FFFE, 0x8000_0000, 0xFFFF_FFF0,
        0xFFFF, 0xFFFF_FFFF, long.MaxValue, long.MaxValue - 1, long.MaxValue - 2, long.MaxValue / 2, long.MaxValue / 4,
    ];

    private static readonly int[] Sizes = [1, 2, 4, 5, 8, 10, 12, 16, 17, 20, 24, 40];

    public static IReadOnlyList<UInt128> All { get; } = [.. Wellknown.Concat(Sizes.SelectMany(Around)).Distinct().Order()];

    private static IEnumerable<UInt128> Around(int size) =>
        from power in new[] { 31, 32, 63, 64 }
        let border = (UInt128.One << power) / (UInt128)size
        from number in new[] { border - 1, border, border + 1 }
        select number;
}
