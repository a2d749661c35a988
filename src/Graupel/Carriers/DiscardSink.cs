namespace Graupel.Carriers;

/// <summary>Discards bytes; they are written only for the objects that are found while writing.</summary>
internal sealed class DiscardSink : Sink
{
    private const int FirstSize = 1024;

    private Output _output;

    public DiscardSink() => _output = new Output(this);

    /// <summary>Where output begins, and begins again.</summary>
    public byte[] Buffer { get; private set; } = BufferPool.Rent(FirstSize);

    /// <summary>The output for writers.</summary>
    public ref Output Output => ref _output;

    public override Span<byte> GetBuffer(int written, int minimum)
    {
        if (Buffer.Length < minimum)
        {
            Release();
            Buffer = BufferPool.Rent(minimum);
        }

        return Buffer;
    }

    /// <summary>Gives the buffer back.</summary>
    public void Release()
    {
        BufferPool.Return(Buffer);
        Buffer = [];
    }
}
