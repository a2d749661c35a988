using System.Buffers;

namespace Graupel.Formats;

/// <summary>What one read keeps beside the values that it makes; never more than <see cref="Limits.MaxGraphBytes"/>.</summary>
internal sealed class Retention(Limits limits)
{
    private long _bytes;

    /// <summary>Keeps some more bytes of a value.</summary>
    /// <exception cref="GraupelException">That would be too many.</exception>
    public void Keep(ArrayBufferWriter<byte> kept, ReadOnlySpan<byte> bytes, long offset)
    {
        if (bytes.Length > limits.MaxGraphBytes - _bytes)
        {
            Throw.LimitExceeded($"more than {limits.MaxGraphBytes} bytes would be kept", offset);
        }

        _bytes += bytes.Length;
        kept.Write(bytes);
    }
}
