using System.Buffers;
using Graupel.Carriers;

namespace Graupel.Compression;

/// <summary>
/// Passes compressed bytes to a codec, the last one on its own. A codec asks for more only as long as its stream has no end, so what it did not take
/// is after that end; and what it missed was cut off.
/// </summary>
/// <param name="data">The compressed bytes.</param>
internal sealed class CodecInput(ReadOnlySequence<byte> data) : SequenceStream(data)
{
    /// <summary>True when the codec wanted more than there is.</summary>
    public bool IsCut { get; private set; }

    /// <summary>True when there is more than the codec wanted.</summary>
    public bool HasRest => Position < Length;

    // A codec that could seek would give back what it took too much.
    /// <inheritdoc/>
    public override bool CanSeek => false;

    /// <inheritdoc/>
    public override int Read(Span<byte> buffer)
    {
        long rest = Length - Position;
        IsCut |= rest == 0;
        return base.Read(buffer[..(int)Math.Min(buffer.Length, rest > 1 ? rest - 1 : rest)]);
    }
}
