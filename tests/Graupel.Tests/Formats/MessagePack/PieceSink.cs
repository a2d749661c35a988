using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Keeps what is written; its buffers are as small as may be, and full of garbage.</summary>
internal sealed class PieceSink(int size) : Sink
{
    private readonly List<byte> _written = [];
    private byte[] _buffer = Garbage(size);

    public Span<byte> First => _buffer;

    public override Span<byte> GetBuffer(int written, int minimum)
    {
        _written.AddRange(_buffer.AsSpan(0, written));
        return _buffer = Garbage(Math.Max(size, minimum));
    }

    public override void Complete(int written) => _written.AddRange(_buffer.AsSpan(0, written));

    public byte[] ToArray() => _written.ToArray();

    private static byte[] Garbage(int length)
    {
        byte[] bytes = new byte[Math.Max(length, OutputCursor.Slack)];
        Array.Fill(bytes, (byte)0xC1);
        return bytes;
    }
}
