namespace Graupel.Dynamic.Tests;

/// <summary>Serializers that compile every contract at run time, also where there is a generated one.</summary>
internal static class RuntimeSerializer
{
    public static Serializer Create() => Create(WireFormat.Fast);

    /// <summary>Writes a value and reads it back, in one format after the other.</summary>
    public static T RoundTrip<T>(T value)
    {
        foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack])
        {
            Serializer serializer = Create(format);
            value = serializer.Deserialize<T>(serializer.Serialize(value))!;
        }

        return value;
    }

    /// <summary>Writes a value as one type and reads it as another, as if the contract had changed in between. Both formats give the same.</summary>
    public static TNew Convert<TOld, TNew>(TOld value)
    {
        TNew fast = Convert<TOld, TNew>(value, WireFormat.Fast);
        TNew messagePack = Convert<TOld, TNew>(value, WireFormat.MessagePack);
        Assert.Equal(Create().Serialize(fast), Create().Serialize(messagePack));
        return fast;
    }

    private static TNew Convert<TOld, TNew>(TOld value, WireFormat format)
    {
        Serializer serializer = Create(format);
        return serializer.Deserialize<TNew>(serializer.Serialize(value))!;
    }

    public static Serializer Create(WireFormat format) => new(new SerializerOptions { Format = format, Compilers = CompilerChoice.RuntimeOnly });
}
