using System.Collections.Immutable;
using System.Runtime.Intrinsics;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Some bytes of a value that are moved at once, and the bytes in between.</summary>
/// <param name="From">Where they are taken.</param>
/// <param name="To">Where they go.</param>
/// <param name="Places">Which of the bytes goes where.</param>
/// <param name="Added">Constant bytes that are written between them.</param>
/// <param name="Expected">Constant bytes that are read between them.</param>
/// <param name="Checked">Which of them there are.</param>
internal readonly record struct ImageStep(
    nuint From, nuint To, Vector128<byte> Places, Vector128<byte> Added, Vector128<byte> Expected, Vector128<byte> Checked)
{
    /// <summary>The place of a byte that is not one of the value's.</summary>
    public const int Constant = -1;

    private const int Size = 16;

    /// <summary>The steps that write a value.</summary>
    /// <param name="memoryOf">For each byte on the wire, which one of the memory it is.</param>
    /// <param name="memorySize">Bytes of the memory.</param>
    /// <param name="wire">The constant bytes.</param>
    /// <returns>The steps; null where there are so many that values are moved as fast one by one.</returns>
    public static ImmutableArray<ImageStep>? Writing(ReadOnlySpan<int> memoryOf, int memorySize, ReadOnlySpan<byte> wire)
    {
        ImmutableArray<ImageStep>.Builder steps = ImmutableArray.CreateBuilder<ImageStep>();
        Span<byte> added = stackalloc byte[Size];
        for (int to = 0; to < memoryOf.Length;)
        {
            int from = WindowOf(memoryOf[to..], memorySize - Size, out int length);
            added.Clear();
            for (int i = 0; i < length; i++)
            {
                added[i] = memoryOf[to + i] == Constant ? wire[to + i] : byte.MinValue;
            }

            steps.Add(Make(from, to, PlacesOf(memoryOf.Slice(to, length), from)) with { Added = Vector128.Create(added) });
            to += length;
        }

        return Pays(steps, memoryOf.Length);
    }

    /// <summary>The steps that read a value.</summary>
    /// <param name="wireOf">For each byte of the memory, which one on the wire it is.</param>
    /// <param name="memoryOf">The other way round.</param>
    /// <param name="wire">The constant bytes.</param>
    /// <returns>The steps; null where there are so many that values are moved as fast one by one.</returns>
    public static ImmutableArray<ImageStep>? Reading(ReadOnlySpan<int> wireOf, ReadOnlySpan<int> memoryOf, ReadOnlySpan<byte> wire)
    {
        ImmutableArray<ImageStep>.Builder steps = ImmutableArray.CreateBuilder<ImageStep>();
        bool[] seen = new bool[wire.Length];
        for (int to = 0; to < wireOf.Length;)
        {
            // Rather with the constant bytes before it, which then take no step of their own.
            int from = WindowOf(wireOf[to..], Math.Min(ConstantsBefore(wireOf[to], memoryOf), wire.Length - Size), out int length);
            if (length < Size / 2)
            {
                from = WindowOf(wireOf[to..], wire.Length - Size, out length);
            }

            steps.Add(Make(from, to, PlacesOf(wireOf.Slice(to, length), from)).Checking(memoryOf, wire, seen));
            to += length;
        }

        // What no other step has loaded takes steps that only look. They store zeros at the beginning, which the others write again: so they are the first.
        for (int at = 0; at < wire.Length; at++)
        {
            if (memoryOf[at] == Constant && !seen[at])
            {
                int from = Math.Min(at, Math.Max(0, wire.Length - Size));
                steps.Insert(0, Make(from, to: 0, PlacesOf([], from)).Checking(memoryOf, wire, seen));
            }
        }

        return Pays(steps, wireOf.Length);
    }

    private static ImageStep Make(int from, int to, Vector128<byte> places) => new((nuint)from, (nuint)to, places, default, default, default);

    // With half a vector for each, they still take a fraction of the time of members one by one.
    private static ImmutableArray<ImageStep>? Pays(ImmutableArray<ImageStep>.Builder steps, int size) =>
        steps.Count <= 1 + (size / (Size / 2)) ? steps.DrainToImmutable() : null;

    private static int ConstantsBefore(int at, ReadOnlySpan<int> memoryOf)
    {
        while (at > 0 && memoryOf[at - 1] == Constant)
        {
            at--;
        }

        return at;
    }

    // Where a vector has to begin that holds as many of the next bytes as one can.
    private static int WindowOf(ReadOnlySpan<int> sources, int limit, out int length)
    {
        int best = 0;
        length = 0;
        for (int from = 0; from <= Math.Max(0, limit); from++)
        {
            int found = 0;
            while (found < Math.Min(Size, sources.Length) && (sources[found] == Constant || (sources[found] >= from && sources[found] < from + Size)))
            {
                found++;
            }

            if (found > length)
            {
                best = from;
                length = found;
            }
        }

        return best;
    }

    private static Vector128<byte> PlacesOf(ReadOnlySpan<int> sources, int from)
    {
        Span<byte> places = stackalloc byte[Size];
        places.Fill(ByteShuffle.Nothing);
        for (int i = 0; i < sources.Length; i++)
        {
            places[i] = sources[i] == Constant ? ByteShuffle.Nothing : (byte)(sources[i] - from);
        }

        return Vector128.Create(places);
    }

    // All constant bytes that the step loads.
    private ImageStep Checking(ReadOnlySpan<int> memoryOf, ReadOnlySpan<byte> wire, Span<bool> seen)
    {
        Span<byte> mask = stackalloc byte[Size];
        Span<byte> expected = stackalloc byte[Size];
        mask.Clear();
        expected.Clear();
        for (int i = 0; i < Size && (int)From + i < wire.Length; i++)
        {
            int at = (int)From + i;
            if (memoryOf[at] == Constant)
            {
                mask[i] = byte.MaxValue;
                expected[i] = wire[at];
                seen[at] = true;
            }
        }

        return this with { Expected = Vector128.Create(expected), Checked = Vector128.Create(mask) };
    }
}
