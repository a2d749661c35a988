using System.Buffers;
using System.Collections.Immutable;

namespace Graupel.Formats;

/// <summary>
/// Objects and references in kept values of the formats that number them in the order of the bytes: elsewhere they have other numbers. So what is kept counts
/// from the first object of the value, as if nothing were before it, and is counted on when it is written.
/// </summary>
internal static class HeadedKeptObjects
{
    /// <summary>Takes note of what is in a value, and has its references count from its first object.</summary>
    /// <param name="value">The value.</param>
    /// <param name="start">Its place.</param>
    /// <param name="found">The places of its references.</param>
    /// <param name="objects">Those of the read, in which the value and all objects in it are counted.</param>
    /// <param name="kept">What is in it; null for nothing.</param>
    /// <returns>The value with other numbers.</returns>
    /// <exception cref="GraupelException">It refers to an object outside of it.</exception>
    public static ReadOnlySpan<byte> Take(ReadOnlySpan<byte> value, long start, KeptReferences found, ReadObjects objects, out KeptObjects? kept)
    {
        int first = objects.CountBefore(start);
        int count = objects.CountBefore(start + value.Length) - first;
        List<long> references = found.Places;
        kept = null;
        if (references.Count == 0)
        {
            kept = count == 0 ? null : new KeptObjects(count, []);
            return value;
        }

        var numbered = new ArrayBufferWriter<byte>(value.Length);
        ImmutableArray<int>.Builder places = ImmutableArray.CreateBuilder<int>(references.Count);
        int from = 0;
        foreach (long reference in references)
        {
            int place = (int)(reference - start);
            numbered.Write(value[from..place]);
            from = place + Varint.Read(value[place..], out ulong code);
            ulong number = code - HeadedCode.FirstNumber;
            if (number < (uint)first || number >= (uint)(first + count))
            {
                Throw.UnsupportedFormat("an unknown value cannot be kept when it refers to an object outside of it", reference);
            }

            places.Add(numbered.WrittenCount);
            numbered.Advance(Varint.Write(numbered.GetSpan(Varint.MaximumSize), code - (uint)first));
        }

        numbered.Write(value[from..]);
        kept = new KeptObjects(count, places.MoveToImmutable());
        return numbered.WrittenSpan;
    }

    /// <inheritdoc cref="IWriter.WriteKept"/>
    /// <param name="output">The output.</param>
    /// <param name="objects">Those of the write.</param>
    /// <param name="value">The value.</param>
    /// <param name="kept">What is in it; null for nothing.</param>
    public static void WriteKept(this ref OutputCursor output, WrittenObjects? objects, scoped ReadOnlySpan<byte> value, KeptObjects? kept)
    {
        if (kept is null)
        {
            output.Write(value);
            return;
        }

        KeptObjects.EnsurePreserved(objects, output.Offset);
        uint first = (uint)objects.Skip(kept.Count, output.Offset);
        int from = 0;
        foreach (int place in kept.References)
        {
            output.Write(value[from..place]);
            from = place + Varint.Read(value[place..], out ulong code);
            output.WriteVarint(code + first);
        }

        output.Write(value[from..]);
    }
}
