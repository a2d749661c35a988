namespace Graupel.Carriers;

/// <summary>Follows memory that is sufficient for a value that is written on its own.</summary>
internal sealed class RoomSink : Sink
{
    private static readonly RoomSink Instance = new();

    private Output _output;

    private RoomSink() => _output = new Output(this);

    /// <summary>The output for writers; it has no state, so one is enough.</summary>
    public static ref Output Output => ref Instance._output;

    /// <inheritdoc/>
    public override Span<byte> GetBuffer(int written, int minimum) =>
        throw new InvalidOperationException("A value that was written on its own takes more bytes than its converter declared; a converter with the shape of a number must write just that number.");
}
