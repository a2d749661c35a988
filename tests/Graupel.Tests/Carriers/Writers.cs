using System.Buffers;

namespace Graupel.Tests.Carriers;

/// <summary>A buffer writer that keeps what is written, and counts how often it is asked for memory.</summary>
public abstract class CountingWriter : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _given = [];

    public byte[] Written => [.. _written];

    public int Requests { get; private set; }

    /// <summary>The largest size of a request.</summary>
    public int Requested { get; private set; }

    public void Advance(int count)
    {
        Assert.InRange(count, 0, _given.Length);
        _written.AddRange(_given.AsSpan(0, count));
        _given = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Requests++;
        Requested = Math.Max(Requested, sizeHint);
        // What was given before and not advanced over is lost: it is filled with rubbish, to show who relies on it.
        _given.AsSpan().Fill(0xEE);
        return _given = new byte[SizeFor(sizeHint)];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    protected abstract int SizeFor(int sizeHint);
}

/// <summary>A buffer writer that gives memory of a size of its own choice, whatever it is asked for.</summary>
public sealed class StubbornWriter(int size) : CountingWriter
{
    protected override int SizeFor(int sizeHint) => size;
}

/// <summary>A buffer writer that gives exactly what it is asked for.</summary>
public sealed class ExactWriter : CountingWriter
{
    protected override int SizeFor(int sizeHint)
    {
        Assert.InRange(sizeHint, 1, int.MaxValue);
        return sizeHint;
    }
}
