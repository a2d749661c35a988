using System.Diagnostics;

namespace Graupel.Converters;

/// <summary>The 16 bytes of a trace id, or none for the default, which differs from an id of zeros.</summary>
internal sealed class TraceIdSurrogate : Surrogate<ActivityTraceId, byte[]>
{
    private const int Size = 16;

    public override byte[] ToWire(ActivityTraceId value, long offset)
    {
        byte[] bytes = new byte[value == default ? 0 : Size];
        if (bytes.Length > 0)
        {
            value.CopyTo(bytes);
        }

        return bytes;
    }

    public override ActivityTraceId FromWire(byte[] wire, long offset)
    {
        if (wire.Length is not (0 or Size))
        {
            Throw.InvalidValue("the bytes are not a trace id", offset);
        }

        return wire.Length == 0 ? default : ActivityTraceId.CreateFromBytes(wire);
    }
}

/// <summary>The 8 bytes of a span id, or none for the default, which differs from an id of zeros.</summary>
internal sealed class SpanIdSurrogate : Surrogate<ActivitySpanId, byte[]>
{
    private const int Size = 8;

    public override byte[] ToWire(ActivitySpanId value, long offset)
    {
        byte[] bytes = new byte[value == default ? 0 : Size];
        if (bytes.Length > 0)
        {
            value.CopyTo(bytes);
        }

        return bytes;
    }

    public override ActivitySpanId FromWire(byte[] wire, long offset)
    {
        if (wire.Length is not (0 or Size))
        {
            Throw.InvalidValue("the bytes are not a span id", offset);
        }

        return wire.Length == 0 ? default : ActivitySpanId.CreateFromBytes(wire);
    }
}
