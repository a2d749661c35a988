using System.Buffers.Binary;
using System.Globalization;
using Graupel.Formats.MessagePack;

namespace Graupel.Peers;

/// <summary>What Graupel's own token reader sees in a value, in the words of the peers' scripts, and what of it their languages lack.</summary>
internal sealed class Sight
{
    // Where the integers of a float of 64 bits begin to have gaps.
    private const double LargestExact = 1L << 53;

    private readonly List<string> _words = [];

    private Sight()
    {
    }

    /// <summary>The words.</summary>
    public string Text => string.Join(' ', _words);

    /// <summary>How deep arrays and maps are in each other.</summary>
    public int Depth { get; private set; }

    /// <summary>Whether a key is no text, or a text that looks like a number, which an object of JavaScript moves to its front.</summary>
    public bool HasOtherKeys { get; private set; }

    /// <summary>Whether a key is an array or map, or a float that another key may be equal to.</summary>
    public bool HasUnusualKeys { get; private set; }

    /// <summary>Whether there is a zero with a sign.</summary>
    public bool HasNegativeZero { get; private set; }

    /// <summary>Whether there is a NaN, whose bits nobody promises to keep.</summary>
    public bool HasNaN { get; private set; }

    public static Sight Of(byte[] value)
    {
        var sight = new Sight();
        var reader = new MessagePackTokenReader(value);
        while (reader.Read())
        {
            sight.Add(ref reader);
        }

        return sight;
    }

    private void Add(ref MessagePackTokenReader reader)
    {
        Depth = Math.Max(Depth, reader.Depth);
        if (reader.IsKey)
        {
            HasOtherKeys |= reader.Token != MessagePackToken.Text || (reader.Content is [>= (byte)'0' and <= (byte)'9', ..]);
            HasUnusualKeys |= reader.Token is MessagePackToken.Array or MessagePackToken.Map or MessagePackToken.Single or MessagePackToken.Double;
        }

        _words.Add(reader.Token switch
        {
            MessagePackToken.Nil => "nil",
            MessagePackToken.Boolean => reader.GetBoolean() ? "true" : "false",
            MessagePackToken.Integer => reader.GetInteger().ToString(CultureInfo.InvariantCulture),
            MessagePackToken.Single or MessagePackToken.Double => Number(reader.GetDouble()),
            MessagePackToken.Text => "s" + Hex(reader.Content),
            MessagePackToken.Bytes => "b" + Hex(reader.Content),
            MessagePackToken.Extension => Extension(ref reader),
            MessagePackToken.Array => "[",
            MessagePackToken.EndArray => "]",
            MessagePackToken.Map => "{",
            _ => "}",
        });
    }

    private static string Hex(ReadOnlySpan<byte> bytes) => Convert.ToHexStringLower(bytes);

    private static string Extension(ref MessagePackTokenReader reader)
    {
        if (!reader.TryGetTimestamp(out DateTime time))
        {
            return $"x{reader.ExtensionType}:{Hex(reader.Content)}";
        }

        (long seconds, long ticks) = Math.DivRem(time.Ticks, TimeSpan.TicksPerSecond);
        return $"t{seconds - (DateTime.UnixEpoch.Ticks / TimeSpan.TicksPerSecond)}.{ticks * TimeSpan.NanosecondsPerTick}";
    }

    private string Number(double value)
    {
        HasNaN |= double.IsNaN(value);
        HasNegativeZero |= value == 0 && double.IsNegative(value);
        if (double.IsNaN(value))
        {
            return "nan";
        }

        if (double.IsInteger(value) && Math.Abs(value) < LargestExact)
        {
            return value == 0 && double.IsNegative(value) ? "-0" : ((long)value).ToString(CultureInfo.InvariantCulture);
        }

        byte[] bits = new byte[sizeof(double)];
        BinaryPrimitives.WriteDoubleBigEndian(bits, value);
        return "f" + Hex(bits);
    }
}
