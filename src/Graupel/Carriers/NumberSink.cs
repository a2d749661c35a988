namespace Graupel.Carriers;

/// <summary>Behind memory that is enough for a number.</summary>
internal sealed class NumberSink : Sink
{
    private static readonly NumberSink Instance = new();

    private Output _output;

    private NumberSink() => _output = new Output(this);

    /// <summary>What writers are given; there is nothing to tell one from another.</summary>
    public static ref Output Output => ref Instance._output;

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum) =>
        throw new InvalidOperationException("A converter whose shape is that of a number wrote more than a number.");

    /// <inheritdoc/>
    public override void Complete(int written)
    {
    }
}
