using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Carriers;

namespace Graupel.Formats;

/// <summary>The position of a writer: a buffer, how much of it is left, and the sink that provides the next one.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref struct OutputCursor
{
    /// <summary>Bytes that every reservation has in excess of what was requested, so that short copies may overshoot.</summary>
    public const int Slack = 64;

    private ref Output _output;
    private ref byte _cursor;

    // One past the last byte of the buffer: a commit is one store, and what is left is the distance.
    private ref byte _stop;
    private nint _reserved;
    private int _length;
    private long _flushed;
    private long _examined;

    /// <summary>Starts to write.</summary>
    /// <param name="buffer">The first buffer.</param>
    /// <param name="output">Provides the next ones.</param>
    public OutputCursor(Span<byte> buffer, ref Output output) => Start(buffer, ref output);

    /// <summary>Starts to write with a cursor that is <see langword="default"/>.</summary>
    /// <param name="buffer">The first buffer.</param>
    /// <param name="output">Provides the next ones; it must outlive the cursor.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void Start(Span<byte> buffer, scoped ref Output output)
    {
        ref byte start = ref MemoryMarshal.GetReference(buffer);
        _cursor = ref start;
        _stop = ref Unsafe.Add(ref start, buffer.Length);
        _length = buffer.Length;
        _output = ref Unsafe.AsRef(in output);
    }

    /// <summary>Number of bytes written so far.</summary>
    public readonly long Offset => _flushed + _length - Left;

    /// <summary>Number of bytes written to the current buffer.</summary>
    public readonly int Written => unchecked(_length - (int)Left);

    /// <summary>The size that was reserved last: the room of a run that something has to leave.</summary>
    internal readonly nint Reserved => _reserved;

    /// <summary>The byte written last; it is still here.</summary>
    internal readonly byte Last => Filled[^1];

    private readonly ReadOnlySpan<byte> Filled => MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Subtract(ref _stop, _length), Written);

    private readonly nint Left
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.ByteOffset(ref _cursor, ref _stop);
    }

    /// <summary>
    /// The bytes written last, to examine what they are; none if they are no longer here, or if no more should be examined. Values are examined with
    /// all that is in them, so there is a limit in proportion to what is written: else a deep nesting would be examined over and over.
    /// </summary>
    internal ReadOnlySpan<byte> Examine(long size)
    {
        const int Times = 2;
        const int Always = 1024;

        if (size > Written || _examined + size > (Times * Offset) + Always)
        {
            return default;
        }

        _examined += size;
        return Filled[^(int)size..];
    }

    /// <summary>Reserves room for <paramref name="size"/> bytes and <see cref="Slack"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(nint size)
    {
        _reserved = size;
        return ref unchecked(Left - Slack) < size ? ref Grow(size) : ref _cursor;
    }

    /// <summary>Commits everything up to <paramref name="end"/>, which is in the room reserved last.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Commit(scoped ref byte end)
    {
        Debug.Assert(!Unsafe.IsAddressLessThan(ref end, ref _cursor) && !Unsafe.IsAddressGreaterThan(ref end, ref _stop), "more was committed than reserved");

        // The end lies in the buffer, so it lives as long as the cursor does.
        _cursor = ref Unsafe.AsRef(in end);
    }

    /// <summary>Writes bytes as they are, in as many pieces as the buffers require.</summary>
    public void Write(scoped ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length >= Output.MinPassed && _output.TryPass(Filled, bytes))
        {
            _flushed += Written + bytes.Length;
            _cursor = ref Unsafe.Subtract(ref _stop, _length);
            return;
        }

        while (bytes.Length > Left)
        {
            int piece = (int)Left;
            bytes[..piece].CopyTo(MemoryMarshal.CreateSpan(ref _cursor, piece));
            Commit(ref Unsafe.Add(ref _cursor, piece));
            bytes = bytes[piece..];
            Grow(Math.Min(bytes.Length, 4096));
        }

        bytes.CopyTo(MemoryMarshal.CreateSpan(ref _cursor, bytes.Length));
        Commit(ref Unsafe.Add(ref _cursor, bytes.Length));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte Grow(nint size)
    {
        int minimum = checked((int)size + Slack);
        int written = Written;
        Span<byte> next = _output.GetBuffer(Filled, minimum, out int kept);
        if (next.Length - kept < minimum)
        {
            throw new InvalidOperationException($"The buffer writer or sink returned {next.Length - kept} bytes where {minimum} were requested.");
        }

        _flushed += written - kept;
        _cursor = ref Unsafe.Add(ref MemoryMarshal.GetReference(next), kept);
        _stop = ref Unsafe.Add(ref MemoryMarshal.GetReference(next), next.Length);
        _length = next.Length;
        return ref _cursor;
    }
}
