using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>The place where a writer writes: a buffer, how much of it is left, and the sink that gives the next one.</summary>
public ref struct OutputCursor
{
    /// <summary>Bytes that every reservation has in excess of what was asked for, so that short copies may overshoot.</summary>
    public const int Slack = 64;

    private readonly Sink _sink;
    private ref byte _cursor;
    private int _remaining;
    private int _length;
    private long _flushed;

    /// <summary>Starts to write.</summary>
    /// <param name="buffer">The first buffer.</param>
    /// <param name="sink">Gives the next ones.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public OutputCursor(Span<byte> buffer, Sink sink)
    {
        _cursor = ref MemoryMarshal.GetReference(buffer);
        _remaining = buffer.Length;
        _length = buffer.Length;
        _sink = sink;
    }

    /// <summary>Number of bytes written so far.</summary>
    public readonly long Offset => _flushed + _length - _remaining;

    /// <summary>Number of bytes written to the current buffer.</summary>
    public readonly int Written => _length - _remaining;

    /// <summary>Gives room for <paramref name="size"/> bytes and <see cref="Slack"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(nint size)
    {
        if (unchecked(_remaining - Slack) < size)
        {
            Grow(size);
        }

        return ref _cursor;
    }

    /// <summary>Hands over everything up to <paramref name="end"/>, which lies in the room reserved last.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Commit(scoped ref byte end)
    {
        nint size = Unsafe.ByteOffset(ref _cursor, ref end);
        Debug.Assert(size >= 0 && size <= _remaining, "more was committed than reserved");
        _cursor = ref Unsafe.Add(ref _cursor, size);
        _remaining = unchecked(_remaining - (int)size);
    }

    /// <summary>Writes bytes as they are, in as many pieces as the buffers demand.</summary>
    public void Write(scoped ReadOnlySpan<byte> bytes)
    {
        while (bytes.Length > _remaining)
        {
            int piece = _remaining;
            bytes[..piece].CopyTo(MemoryMarshal.CreateSpan(ref _cursor, piece));
            Commit(ref Unsafe.Add(ref _cursor, piece));
            bytes = bytes[piece..];
            Grow(Math.Min(bytes.Length, 4096));
        }

        bytes.CopyTo(MemoryMarshal.CreateSpan(ref _cursor, bytes.Length));
        Commit(ref Unsafe.Add(ref _cursor, bytes.Length));
    }

    /// <summary>Gives the last bytes to the sink.</summary>
    public void Complete() => _sink.Complete(Written);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Grow(nint size)
    {
        int minimum = checked((int)size + Slack);
        int written = Written;
        Span<byte> next = _sink.GetBuffer(written, minimum);
        if (next.Length < minimum)
        {
            throw new InvalidOperationException($"{_sink.GetType()} gave {next.Length} bytes where {minimum} were asked for.");
        }

        _flushed += written;
        _cursor = ref MemoryMarshal.GetReference(next);
        _remaining = next.Length;
        _length = next.Length;
    }
}
