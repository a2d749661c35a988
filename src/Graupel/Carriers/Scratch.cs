using System.Runtime.CompilerServices;

namespace Graupel.Carriers;

/// <summary>
/// The memory in which one thread makes its messages, and reads them from streams. A message that is begun while another one is being made on the same
/// thread, as by a property that serializes, gets memory of its own.
/// </summary>
internal sealed class Scratch
{
    /// <summary>Bytes that a thread keeps from message to message; too few for the large object heap.</summary>
    public const int KeptSize = 64 * 1024;

    private const int NestedSize = 4 * 1024;

    [ThreadStatic]
    private static Scratch? _own;

    private bool _isTaken;

    private Scratch(int size)
    {
        Chain = new BufferChain(BufferPool.Allocate(size));
    }

    /// <summary>Where output begins when nothing better is known.</summary>
    public byte[] Buffer => Chain.First;

    /// <summary>Collects everything.</summary>
    public BufferChain Chain { get; }

    /// <summary>Completes a span.</summary>
    public SpanSink Span => field ??= new SpanSink(Chain);

    /// <summary>Writes to a stream.</summary>
    public StreamSink Stream => field ??= new StreamSink(Chain.First);

    /// <summary>Reads from a stream.</summary>
    public StreamSource Source => field ??= new StreamSource(Chain.First);

    /// <summary>Writes to a buffer writer.</summary>
    public BufferWriterSink Writer => field ??= new BufferWriterSink(Chain.First);

    /// <summary>Takes the thread's memory; <see cref="Release"/> must follow.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Scratch Take()
    {
        Scratch? own = _own;
        if (own is null || own._isTaken)
        {
            return TakeNew(own is null);
        }

        own._isTaken = true;
        return own;
    }

    /// <summary>Ends the use, however it went.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Release()
    {
        Chain.Clear();
        _isTaken = false;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Scratch TakeNew(bool isFirst)
    {
        var scratch = new Scratch(isFirst ? KeptSize : NestedSize) { _isTaken = true };
        if (isFirst)
        {
            _own = scratch;
        }

        return scratch;
    }
}
