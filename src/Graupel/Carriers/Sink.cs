using System.ComponentModel;

namespace Graupel.Carriers;

/// <summary>Where bytes go. Writers call it only when the current buffer is full, so it may be virtual.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class Sink
{
    /// <summary>Takes the bytes written to the last buffer and returns the next one.</summary>
    /// <param name="written">Number of bytes written to the last buffer.</param>
    /// <param name="minimum">The least number of bytes that the next buffer must hold.</param>
    public abstract Span<byte> GetBuffer(int written, int minimum);

    /// <summary>Takes the last bytes; nothing is written afterwards.</summary>
    /// <param name="written">Number of bytes written to the last buffer.</param>
    public virtual void Complete(int written)
    {
    }
}
