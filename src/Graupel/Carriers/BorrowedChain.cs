namespace Graupel.Carriers;

/// <summary>
/// Output that outlives the call that made it, as across an await: while it is in use, nothing in it belongs to a thread. A thread keeps one that is empty,
/// without buffers.
/// </summary>
internal sealed class BorrowedChain : IDisposable
{
    private const int FirstSize = 4 * 1024;

    // Nobody uses it. Another thread than the one that took it may have brought it back.
    [ThreadStatic]
    private static BorrowedChain? _idle;

    private readonly BufferChain _chain = new([]);
    private bool _isTaken;

    private BorrowedChain()
    {
    }

    /// <summary>Collects the output.</summary>
    public BufferChain Sink => _isTaken ? _chain : throw new ObjectDisposedException(nameof(BorrowedChain));

    /// <summary>Where output begins.</summary>
    public byte[] First => Sink.First;

    /// <summary>Begins output that nobody else sees; <see cref="Dispose"/> must follow.</summary>
    public static BorrowedChain Take()
    {
        BorrowedChain chain = _idle ?? new();
        _idle = null;
        chain._chain.Begin(BufferPool.Rent(FirstSize));
        chain._isTaken = true;
        return chain;
    }

    /// <summary>The output, piece by piece.</summary>
    public IEnumerable<ReadOnlyMemory<byte>> Pieces(int written) => Sink.Pieces(written);

    /// <summary>Gives everything back.</summary>
    public void Dispose()
    {
        if (!_isTaken)
        {
            return;
        }

        _isTaken = false;
        byte[] first = _chain.First;
        _chain.Clear();
        _chain.Begin([]);
        BufferPool.Return(first);
        _idle = this;
    }
}
