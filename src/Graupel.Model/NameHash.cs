using System.Text;

namespace Graupel.Model;

/// <summary>The 32-bit FNV-1a hash.</summary>
internal static class NameHash
{
    private const uint Start = 2166136261;
    private const uint Factor = 16777619;

    /// <summary>The hash of the UTF-16 units of a text, each as one part.</summary>
    public static uint Of(string text)
    {
        uint hash = Start;
        foreach (char unit in text)
        {
            hash = Add(hash, unit);
        }

        return hash;
    }

    /// <summary>The hash of the UTF-8 bytes of a text, which stands for names in payloads.</summary>
    public static uint OfUtf8(string text)
    {
        uint hash = Start;
        foreach (byte unit in Encoding.UTF8.GetBytes(text))
        {
            hash = Add(hash, unit);
        }

        return hash;
    }

    /// <summary>The hash with one part more.</summary>
    public static uint Add(uint hash, uint part) => unchecked((hash ^ part) * Factor);
}
