using System.Text.Json;
using System.Xml;

namespace Graupel.Converters;

/// <summary>Values that the framework turns into text and back, and refuses with exceptions of its own.</summary>
internal static class DocumentText
{
    /// <param name="write">Writes the value.</param>
    /// <param name="language">What the text is in.</param>
    /// <param name="offset">Where the value is written.</param>
    public static T Written<T>(Func<T> write, string language, long offset)
    {
        try
        {
            return write();
        }
        catch (Exception reason) when (IsRefusal(reason))
        {
            Throw.UnwritableDocument(language, reason, offset);
            throw;
        }
    }

    /// <param name="parse">Parses the text.</param>
    /// <param name="problem">What is said of bad text: the framework repeats parts of it.</param>
    /// <param name="offset">Where the text ends.</param>
    public static T Parsed<T>(Func<T> parse, string problem, long offset)
    {
        try
        {
            return parse();
        }
        catch (Exception reason) when (IsRefusal(reason))
        {
            Throw.InvalidValue(problem, offset);
            throw;
        }
    }

    private static bool IsRefusal(Exception reason) =>
        reason is JsonException or XmlException or ArgumentException or InvalidOperationException and not ObjectDisposedException;
}
