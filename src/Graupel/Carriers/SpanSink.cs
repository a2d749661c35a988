namespace Graupel.Carriers;

/// <summary>
/// Completes output that began in memory of a given size. Writers want room to spare at the end, so the last bytes are made elsewhere
/// and copied; what does not fit is only counted.
/// </summary>
/// <param name="rest">Collects what is not made in place.</param>
internal sealed class SpanSink(BufferChain rest) : Sink
{
    private int _capacity;
    private int _inPlace;

    /// <summary>Starts with memory of <paramref name="capacity"/> bytes.</summary>
    public void Begin(int capacity)
    {
        _capacity = capacity;
        _inPlace = -1;
    }

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum)
    {
        if (_inPlace < 0)
        {
            _inPlace = written;
            return minimum <= rest.First.Length ? rest.First : rest.GetBuffer(0, minimum);
        }

        if (_inPlace + rest.Length(written) > _capacity)
        {
            // It will not fit, so nothing is kept.
            rest.Clear();
            _capacity = -1;
            written = 0;
        }

        return rest.GetBuffer(written, minimum);
    }

    /// <summary>Copies what was not made in place.</summary>
    /// <param name="destination">The memory where output began.</param>
    /// <param name="written">Number of bytes in the last buffer.</param>
    /// <param name="length">Number of bytes in all; 0 when they do not fit.</param>
    /// <returns>True if they fit.</returns>
    public bool TryComplete(Span<byte> destination, int written, out int length)
    {
        length = 0;
        if (_inPlace < 0)
        {
            length = written;
            return true;
        }

        long total = _inPlace + rest.Length(written);
        if (total > _capacity)
        {
            return false;
        }

        rest.CopyTo(destination[_inPlace..], written);
        length = (int)total;
        return true;
    }
}
