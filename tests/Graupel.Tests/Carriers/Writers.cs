using System.Buffers;

namespace Graupel.Tests.Carriers;

/// <summary>A buffer writer that gives memory of a size of its own choice, whatever it is asked for.</summary>
public sealed class StubbornWriter(int size) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _given = [];

    public byte[] Written => [.. _written];

    public int Requests { get; private set; }

    public void Advance(int count)
    {
        Assert.InRange(count, 0, _given.Length);
        _written.AddRange(_given.AsSpan(0, count));
        _given = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Requests++;
        // What was given before and not advanced over is lost: it is filled with rubbish, to show who relies on it.
        _given.AsSpan().Fill(0xEE);
        return _given = new byte[size];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}

/// <summary>A buffer writer that gives exactly what it is asked for.</summary>
public sealed class ExactWriter : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _given = [];

    public byte[] Written => [.. _written];

    public int Requests { get; private set; }

    /// <summary>The largest size of a request.</summary>
    public int Requested { get; private set; }

    public void Advance(int count)
    {
        _written.AddRange(_given.AsSpan(0, count));
        _given = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Assert.InRange(sizeHint, 1, int.MaxValue);
        Requests++;
        Requested = Math.Max(Requested, sizeHint);
        return _given = new byte[sizeHint];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
