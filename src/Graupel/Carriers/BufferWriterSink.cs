using System.Buffers;

namespace Graupel.Carriers;

/// <summary>Writes to a buffer writer, into its own memory.</summary>
/// <param name="spare">Used where the writer's memory is too small.</param>
internal sealed class BufferWriterSink(byte[] spare) : Sink
{
    /// <summary>The size hint for the first memory.</summary>
    public const int FirstHint = 256;

    /// <summary>The largest size hint, even for a value that is larger: one piece of any size may cost more than several.</summary>
    public const int LargestHint = 64 * 1024;

    private IBufferWriter<byte>? _writer;
    private byte[]? _detour;
    private int _hint;

    /// <summary>Starts to write, after memory that the writer returned.</summary>
    public void Begin(IBufferWriter<byte> writer)
    {
        _writer = writer;
        _hint = FirstHint;
    }

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum)
    {
        Complete(written);
        _hint = Math.Min(2 * _hint, LargestHint);
        Span<byte> span = _writer!.GetSpan(Math.Max(_hint, minimum));
        if (span.Length >= minimum)
        {
            return span;
        }

        // A writer may return less than was requested. Then the bytes are copied to it, in pieces of its size.
        _detour = minimum <= spare.Length ? spare : BufferPool.Rent(minimum);
        return _detour;
    }

    /// <inheritdoc/>
    public override void Complete(int written)
    {
        if (_detour is null)
        {
            _writer!.Advance(written);
        }
        else
        {
            _writer!.Write(_detour.AsSpan(0, written));
            EndDetour();
        }
    }

    /// <summary>Lets go of the writer, however it went.</summary>
    public void End()
    {
        _writer = null;
        EndDetour();
    }

    private void EndDetour()
    {
        byte[]? detour = _detour;
        _detour = null;
        if (detour is not null && detour != spare)
        {
            BufferPool.Return(detour);
        }
    }
}
