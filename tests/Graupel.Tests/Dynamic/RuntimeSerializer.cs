namespace Graupel.Tests.Dynamic;

/// <summary>Serializers that compile every contract at run time, also where there is a generated one.</summary>
internal static class RuntimeSerializer
{
    public static Serializer Create() => new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    /// <summary>Writes a value and reads it back.</summary>
    public static T RoundTrip<T>(T value)
    {
        Serializer serializer = Create();
        return serializer.Deserialize<T>(serializer.Serialize(value))!;
    }

    /// <summary>Writes a value as one type and reads it as another, as if the contract had changed in between.</summary>
    public static TNew Convert<TOld, TNew>(TOld value)
    {
        Serializer serializer = Create();
        return serializer.Deserialize<TNew>(serializer.Serialize(value))!;
    }
}
