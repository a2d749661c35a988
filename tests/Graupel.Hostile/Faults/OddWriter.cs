using System.Buffers;

namespace Graupel.Hostile.Faults;

/// <summary>A buffer writer that gives memory of sizes of its own choice, and fails when it has given enough.</summary>
/// <param name="sizes">Bytes of each piece, in turn.</param>
/// <param name="failAt">Bytes that it takes at most.</param>
internal sealed class OddWriter(int[] sizes, int failAt = int.MaxValue) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _given = [];
    private int _turn;

    /// <summary>What it throws.</summary>
    public IOException Failure { get; } = new("no memory left");

    public byte[] Written => [.. _written];

    public void Advance(int count)
    {
        if (_written.Count + count > failAt)
        {
            throw Failure;
        }

        _written.AddRange(_given.AsSpan(0, count));
        _given = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        // What was given before and not written is lost.
        _given.AsSpan().Fill(0xEE);
        return _given = new byte[sizes[_turn++ % sizes.Length]];
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
