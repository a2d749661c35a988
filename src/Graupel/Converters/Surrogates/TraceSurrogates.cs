using System.Diagnostics;

namespace Graupel.Converters;

/// <summary>The 16 bytes of a trace id, or none for the default, which differs from an id of zeros.</summary>
internal sealed class TraceIdSurrogate : Surrogate<ActivityTraceId, byte[]>
{
    public override byte[] ToWire(ActivityTraceId value, long offset) => value == default ? [] : Convert.FromHexString(value.ToHexString());

    public override ActivityTraceId FromWire(byte[] wire, long offset)
    {
        if (wire.Length is not (0 or 16))
        {
            Throw.InvalidValue("the bytes are not a trace id", offset);
        }

        return wire.Length == 0 ? default : ActivityTraceId.CreateFromBytes(wire);
    }
}

/// <summary>The 8 bytes of a span id, or none for the default, which differs from an id of zeros.</summary>
internal sealed class SpanIdSurrogate : Surrogate<ActivitySpanId, byte[]>
{
    public override byte[] ToWire(ActivitySpanId value, long offset) => value == default ? [] : Convert.FromHexString(value.ToHexString());

    public override ActivitySpanId FromWire(byte[] wire, long offset)
    {
        if (wire.Length is not (0 or 8))
        {
            Throw.InvalidValue("the bytes are not a span id", offset);
        }

        return wire.Length == 0 ? default : ActivitySpanId.CreateFromBytes(wire);
    }
}

/// <summary>The ids of trace and span, the flags, the state, and whether it comes from another process.</summary>
internal sealed class ActivityContextSurrogate : Surrogate<ActivityContext, Tuple<ActivityTraceId, ActivitySpanId, int, string?, bool>>
{
    public override Tuple<ActivityTraceId, ActivitySpanId, int, string?, bool> ToWire(ActivityContext value, long offset) =>
        new(value.TraceId, value.SpanId, (int)value.TraceFlags, value.TraceState, value.IsRemote);

    public override ActivityContext FromWire(Tuple<ActivityTraceId, ActivitySpanId, int, string?, bool> wire, long offset) =>
        new(wire.Item1, wire.Item2, (ActivityTraceFlags)wire.Item3, wire.Item4, wire.Item5);
}
