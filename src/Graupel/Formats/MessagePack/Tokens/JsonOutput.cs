using System.Buffers;
using System.Text;

namespace Graupel.Formats.MessagePack;

/// <summary>Collects JSON that is to be a string, and refuses more than a string may hold.</summary>
internal sealed class JsonOutput(int limit = JsonOutput.Longest) : IBufferWriter<byte>
{
    // The most characters of a string; no character has less than one byte.
    private const int Longest = 0x3FFFFFDF;

    private readonly ArrayBufferWriter<byte> _text = new();

    public ReadOnlySpan<byte> Written => _text.WrittenSpan;

    public void Advance(int count)
    {
        Ensure(count, limit);
        _text.Advance(count);
    }

    // Room for escapes is requested too, most of which is not used.
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint, Array.MaxLength);
        return _text.GetMemory(sizeHint);
    }

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public override string ToString() => Encoding.UTF8.GetString(Written);

    private void Ensure(int count, int most)
    {
        if (count > most - _text.WrittenCount)
        {
            Throw.LimitExceeded($"the JSON is longer than {limit} bytes", -1);
        }
    }
}
