using System.Runtime.CompilerServices;

namespace Graupel.Channels;

/// <summary>Checks what channels are created over.</summary>
internal static class ChannelCarrier
{
    /// <summary>Refuses null.</summary>
    public static T Require<T>(T carrier, [CallerArgumentExpression(nameof(carrier))] string name = "")
        where T : class
    {
        ArgumentNullException.ThrowIfNull(carrier, name);
        return carrier;
    }

    public static Stream RequireReadable(Stream stream) =>
        Require(stream).CanRead ? stream : throw new ArgumentException("The stream cannot be read.", nameof(stream));

    public static Stream RequireWritable(Stream stream) =>
        Require(stream).CanWrite ? stream : throw new ArgumentException("The stream cannot be written to.", nameof(stream));
}
