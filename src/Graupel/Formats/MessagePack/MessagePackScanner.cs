namespace Graupel.Formats.MessagePack;

/// <summary>Finds the end of one value, whatever it is: the format describes itself.</summary>
internal sealed class MessagePackScanner : FrameScanner
{
    private MessagePackScan _scan = new(objects: null);

    public override bool Run(ReadOnlySpan<byte> data, long offset, out int consumed, out int needed) =>
        _scan.Run(data, offset, out consumed, out needed);

    internal override bool TryRestart()
    {
        _scan = new(objects: null);
        return true;
    }
}
