namespace Graupel.Carriers;

/// <summary>Behind memory that is enough for a number.</summary>
internal sealed class NumberSink : Sink
{
    /// <summary>There is nothing to tell one from another.</summary>
    public static NumberSink Instance { get; } = new();

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum) =>
        throw new InvalidOperationException("A converter whose shape is that of a number wrote more than a number.");

    /// <inheritdoc/>
    public override void Complete(int written)
    {
    }
}
