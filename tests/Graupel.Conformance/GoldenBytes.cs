using System.Security.Cryptography;

namespace Graupel.Conformance;

/// <summary>
/// What the golden files say of the bytes of a value. The programs that are published natively and trimmed have this too, and compare their
/// bytes with the same files.
/// </summary>
internal static class GoldenBytes
{
    private const int LongestInFull = 100;

    private static readonly string[] RandomOrder = ["ImmutableHashSet`", "ImmutableDictionary`", "FrozenSet`", "FrozenDictionary`", "ConcurrentDictionary`"];

    /// <summary>Short ones in full, long ones by their length and hash.</summary>
    public static string Show(byte[] bytes) => bytes.Length <= LongestInFull
        ? Convert.ToHexString(bytes)
        : $"{bytes.Length} bytes, SHA-256 {Convert.ToHexString(SHA256.HashData(bytes))}";

    /// <summary>
    /// Says whether each process writes values of a type in another order, so that no file has their bytes: the framework hashes strings with a
    /// number of the process, and these collections enumerate in the order of the hash codes.
    /// </summary>
    public static bool IsInRandomOrder(Type type) =>
        (type.IsGenericType && type.GetGenericArguments()[0] == typeof(string) && RandomOrder.Any(type.Name.StartsWith))
        || type.GetGenericArguments().Any(IsInRandomOrder);
}
