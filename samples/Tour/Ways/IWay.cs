using Tour.Model;

namespace Tour.Ways;

/// <summary>A way to turn the catalogue into bytes and back.</summary>
internal interface IWay
{
    /// <summary>The name that the table shows.</summary>
    string Name { get; }

    /// <summary>The name of the file that the tour writes in this way.</summary>
    string FileName { get; }

    /// <summary>Turns the catalogue into bytes.</summary>
    /// <param name="catalogue">The catalogue.</param>
    byte[] Write(Catalogue catalogue);

    /// <summary>Turns bytes back into a catalogue.</summary>
    /// <param name="bytes">What <see cref="Write"/> gave.</param>
    Catalogue Read(byte[] bytes);

    /// <summary>The file that holds what <see cref="Write"/> gave.</summary>
    /// <param name="bytes">What it gave.</param>
    byte[] ToFile(byte[] bytes);

    /// <summary>Reads what <see cref="ToFile"/> gave.</summary>
    /// <param name="file">The whole file.</param>
    Catalogue FromFile(byte[] file);
}
