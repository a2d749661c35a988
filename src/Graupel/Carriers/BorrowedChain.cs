namespace Graupel.Carriers;

/// <summary>Output that outlives the call that made it, as across an await: nothing in it belongs to a thread.</summary>
internal sealed class BorrowedChain : IDisposable
{
    private const int FirstSize = 4 * 1024;

    private BufferChain? _chain = new(BufferPool.Rent(FirstSize));

    /// <summary>Collects the output.</summary>
    public BufferChain Sink => _chain ?? throw new ObjectDisposedException(nameof(BorrowedChain));

    /// <summary>Where output begins.</summary>
    public byte[] First => Sink.First;

    /// <summary>The output, piece by piece.</summary>
    public IEnumerable<ReadOnlyMemory<byte>> Pieces(int written) => Sink.Pieces(written);

    /// <summary>Gives everything back.</summary>
    public void Dispose()
    {
        BufferChain? chain = _chain;
        _chain = null;
        if (chain is not null)
        {
            chain.Clear();
            BufferPool.Return(chain.First);
        }
    }
}
