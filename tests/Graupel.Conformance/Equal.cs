using Graupel.TestCases.Comparing;
using Xunit.Sdk;

namespace Graupel.Conformance;

/// <summary>Assertions about graphs and bytes.</summary>
internal static class Equal
{
    /// <summary>Fails with the first difference of two graphs.</summary>
    public static void Deep(object? expected, object? actual, string what, Func<DateTime, DateTime>? dates = null, Func<Type, bool>? hasIdentity = null)
    {
        if (DeepEqual.Difference(expected, actual, dates, hasIdentity) is { } difference)
        {
            throw new XunitException($"{what}: {difference}");
        }
    }

    /// <summary>Fails with the first difference of two byte strings.</summary>
    public static void Bytes(ReadOnlySpan<byte> expected, ReadOnlySpan<byte> actual, string what)
    {
        if (expected.SequenceEqual(actual))
        {
            return;
        }

        int at = expected.CommonPrefixLength(actual);
        throw new XunitException($"{what}: differs at offset {at}: expected {Excerpt(expected, at)} of {expected.Length} bytes, found {Excerpt(actual, at)} of {actual.Length}");
    }

    private static string Excerpt(ReadOnlySpan<byte> bytes, int at) => Convert.ToHexString(bytes[Math.Max(0, at - 8)..Math.Min(bytes.Length, at + 16)]);
}
