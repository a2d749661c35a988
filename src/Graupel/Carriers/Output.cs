using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace Graupel.Carriers;

/// <summary>
/// Where the bytes of one message go. It is on the stack frame that writes the message, and takes the thread's scratch memory only when the first buffer
/// is full, which is rare: taking it and giving it back costs as much as several members.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct Output : IDisposable
{
    /// <summary>Bytes of a first buffer in the stack frame that writes the message.</summary>
    internal const int FrameSize = 1024;

    /// <summary>From this size on, a copy costs more than an additional write to a stream.</summary>
    internal const int MinPassed = 32 * 1024;

    private readonly Target _target;
    private readonly int _capacity;
    private readonly object? _carrier;
    private Sink? _sink;
    private Scratch? _scratch;

    /// <summary>Writes to a sink, which also owns the first buffer.</summary>
    /// <param name="sink">Provides the next buffers.</param>
    public Output(Sink sink)
    {
        _target = Target.Sink;
        _sink = sink;
    }

    private Output(Target target, object? carrier = null, int capacity = 0)
    {
        _target = target;
        _carrier = carrier;
        _capacity = capacity;
    }

    private enum Target : byte
    {
        Memory,
        Sink,
        Stream,
        Writer,
        Span,
    }

    /// <summary>Collects everything. The first buffer is in the stack frame.</summary>
    internal static Output ToMemory() => default;

    /// <summary>Writes to a stream. The first buffer is in the stack frame.</summary>
    internal static Output ToStream(Stream stream) => new(Target.Stream, stream);

    /// <summary>Writes to a buffer writer. The first buffer is the writer's.</summary>
    internal static Output ToWriter(IBufferWriter<byte> writer) => new(Target.Writer, writer);

    /// <summary>Writes to memory of the given size, which is the first buffer.</summary>
    internal static Output ToSpan(int capacity) => new(Target.Span, capacity: capacity);

    /// <summary>What was collected; null if all of it is in the first buffer.</summary>
    internal readonly BufferChain? Chain => _scratch?.Chain;

    /// <summary>Gives the last bytes to the sink, if there is one: not if all of them are in the first buffer.</summary>
    internal readonly bool TryComplete(int written)
    {
        _sink?.Complete(written);
        return _sink is not null;
    }

    /// <summary>Completes memory that was the first buffer.</summary>
    /// <param name="destination">The memory.</param>
    /// <param name="last">Number of bytes in the last buffer.</param>
    /// <param name="written">Number of bytes in all; 0 when they do not fit.</param>
    /// <returns>True if they fit.</returns>
    internal readonly bool TryComplete(Span<byte> destination, int last, out int written)
    {
        if (_scratch is not null)
        {
            return _scratch.Span.TryComplete(destination, last, out written);
        }

        written = last;
        return true;
    }

    /// <summary>Gives the next buffer.</summary>
    /// <param name="filled">What was written to the last one.</param>
    /// <param name="minimum">The least number of bytes that there must be room for.</param>
    /// <param name="kept">How many of these bytes are at the beginning of the next one, because they have not been handed on: all or none.</param>
    internal Span<byte> GetBuffer(ReadOnlySpan<byte> filled, int minimum, out int kept)
    {
        kept = 0;
        if (_sink is null)
        {
            _scratch = Scratch.Take();
            _sink = Begin(_scratch);
            if (_target is Target.Memory or Target.Stream)
            {
                Span<byte> buffer = _scratch.Buffer;
                filled.CopyTo(buffer);
                if (buffer.Length - filled.Length >= minimum)
                {
                    kept = filled.Length;
                    return buffer;
                }
            }
        }

        return _sink.GetBuffer(filled.Length, minimum);
    }

    /// <summary>Gives many bytes to a stream without a copy in between.</summary>
    /// <param name="filled">What was written to the last buffer; it is written first.</param>
    /// <param name="bytes">The bytes.</param>
    /// <returns>False if there is no stream.</returns>
    internal readonly bool TryPass(ReadOnlySpan<byte> filled, ReadOnlySpan<byte> bytes)
    {
        if (_target != Target.Stream)
        {
            return false;
        }

        var stream = (Stream)_carrier!;
        if (!filled.IsEmpty)
        {
            stream.Write(filled);
        }

        stream.Write(bytes);
        return true;
    }

    /// <summary>Gives back the scratch memory, after success or failure.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly void Dispose()
    {
        if (_scratch is not null)
        {
            End(_scratch);
        }
    }

    private readonly Sink Begin(Scratch scratch)
    {
        switch (_target)
        {
            case Target.Stream:
                scratch.Stream.Begin((Stream)_carrier!);
                return scratch.Stream;
            case Target.Writer:
                scratch.Writer.Begin((IBufferWriter<byte>)_carrier!);
                return scratch.Writer;
            case Target.Span:
                scratch.Span.Begin(_capacity);
                return scratch.Span;
            default:
                return scratch.Chain;
        }
    }

    private readonly void End(Scratch scratch)
    {
        if (_target == Target.Stream)
        {
            scratch.Stream.End();
        }
        else if (_target == Target.Writer)
        {
            scratch.Writer.End();
        }

        scratch.Release();
    }
}
