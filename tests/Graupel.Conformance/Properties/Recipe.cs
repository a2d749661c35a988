using FsCheck;
using FsCheck.Fluent;

namespace Graupel.Conformance.Properties;

/// <summary>What a random graph is made of: shown when a property fails, and made smaller until it holds.</summary>
/// <param name="Seed">Decides everything.</param>
/// <param name="Size">Number of parts, about.</param>
public sealed record Recipe(int Seed, int Size)
{
    /// <summary>Graphs of all sizes; a graph is made smaller by having fewer parts.</summary>
    public static Arbitrary<Recipe> All { get; } = Arb.From(
        from seed in Gen.Choose(0, int.MaxValue)
        from size in Gen.Choose(0, 40)
        select new Recipe(seed, size),
        static recipe => Enumerable.Range(0, recipe.Size).Select(size => recipe with { Size = size }));

    public Node Make() => new Maker(new Random(Seed), Size).Node(0);

    private sealed class Maker(Random random, int parts)
    {
        private const int Deepest = 20;

        public Node Node(int depth) => new()
        {
            Id = (int)Bits(),
            Name = Text(),
            Weight = Rarely() ? null : BitConverter.UInt64BitsToDouble((ulong)Bits()),
            Price = new decimal((int)Bits(), (int)Bits(), (int)Bits(), Often(), (byte)random.Next(29)),
            When = new DateTime(random.NextInt64(DateTime.MaxValue.Ticks), (DateTimeKind)random.Next(2)),
            Day = (DayOfWeek)random.Next(9),
            Data = Some(() => (byte)Bits())?.ToArray(),
            Numbers = Some(() => Rarely() ? (long?)null : Bits()),
            Leaves = Some(Text)?.OfType<string>().Distinct().ToDictionary(static name => name, _ => Leaf()),
            Keys = Some(() => new Guid((int)Bits(), 0, (short)Bits(), new byte[8]))?.ToHashSet(),
            Children = Below(depth, () => Rarely() ? null : Node(depth + 1))?.ToArray(),
            Parts = Below(depth, () => Rarely() ? null : Part(depth + 1)),
            Pair = Often() ? null : (Leaf(), Text()),
            Pure = Often() ? null : new Pure { Id = (uint)Bits(), Text = Text(), Leaves = Some(Leaf), Part = Part(depth + 1) },
            Next = Below(depth, () => Node(depth + 1))?.FirstOrDefault(),
        };

        private Part Part(int depth) => Often() || depth >= Deepest || parts <= 0
            ? new Small { Level = (sbyte)Bits() }
            : new Large { Level = (sbyte)Bits(), Node = Below(depth, () => Node(depth + 1))?.FirstOrDefault(), Values = Some(random.NextSingle)?.ToArray() };

        private Leaf Leaf() => new((char)Bits(), new TimeSpan(Bits()), Some(static () => "word")?.ToArray());

        // ASCII, Latin-1, all of the first plane, pairs.
        private string? Text()
        {
            int length = random.Next(12);
            return random.Next(6) switch
            {
                0 => null,
                1 => Chars(length, 0x100),
                2 => Chars(length, 0xD800),
                3 => string.Concat(Enumerable.Range(0, length).Select(_ => char.ConvertFromUtf32(random.Next(0x10000, 0x110000)))),
                4 => Chars(length * 30, 0x80),
                _ => Chars(length, 0x80),
            };
        }

        private string Chars(int length, int end) => string.Create(length, (random, end), static (chars, from) =>
        {
            foreach (ref char c in chars)
            {
                c = (char)from.random.Next(from.end);
            }
        });

        private List<T>? Some<T>(Func<T> make) => Rarely() ? null : [.. Enumerable.Range(0, random.Next(5) * random.Next(4)).Select(_ => make())];

        private List<T>? Below<T>(int depth, Func<T> make)
        {
            int count = depth >= Deepest || Rarely() ? 0 : Math.Min(parts, random.Next(4));
            parts -= count;
            return count == 0 && Often() ? null : [.. Enumerable.Range(0, count).Select(_ => make())];
        }

        // Numbers of all magnitudes.
        private long Bits() => random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64);

        private bool Rarely() => random.Next(5) == 0;

        private bool Often() => random.Next(2) == 0;
    }
}
