using System.Text.Json;
using Graupel;
using Tour.Model;

namespace Tour.Ways;

/// <summary>The files that the tour leaves.</summary>
internal static class CatalogueFile
{
    /// <summary>Writes what a way has made into a file.</summary>
    /// <param name="path">The file; replaced if it exists.</param>
    /// <param name="way">The way.</param>
    /// <param name="bytes">What it has made.</param>
    public static void Save(string path, IWay way, byte[] bytes) => File.WriteAllBytes(path, way.ToFile(bytes));

    /// <summary>Reads a file that <see cref="Save"/> has written; its contents say in which way.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="TourException">The file is damaged or was not written by the tour.</exception>
    public static Catalogue Open(string path)
    {
        var bytes = File.ReadAllBytes(path);
        try
        {
            if (Envelope.TryReadHeader(bytes, out EnvelopeHeader? header))
            {
                return AllWays.Create().OfType<GraupelWay>().First(way => way.FormatId == header.Format.Id).FromFile(bytes);
            }

            return bytes switch
            {
                [] => throw new TourException($"{path} is empty."),
                [(byte)'{', ..] => new JsonWay().FromFile(bytes),
                _ => throw new TourException($"{path} is not a catalogue: no way of the tour writes files that begin like it."),
            };
        }
        catch (Exception exception) when (exception is JsonException or GraupelException)
        {
            throw new TourException($"{path} is damaged: {exception.Message}");
        }
    }
}
