using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace Tour.Metadata;

/// <summary>One managed assembly file, open for reading.</summary>
internal sealed class Module : IDisposable
{
    private Module(FileInfo file, PEReader image)
    {
        File = file;
        Image = image;
        Metadata = image.GetMetadataReader();
        Names = new TypeNames(Metadata);
        Signatures = new SignatureProvider(Names);
    }

    /// <summary>The file.</summary>
    public FileInfo File { get; }

    /// <summary>The file's contents.</summary>
    public PEReader Image { get; }

    /// <summary>The metadata inside.</summary>
    public MetadataReader Metadata { get; }

    /// <summary>The names of the types that the metadata defines or refers to.</summary>
    public TypeNames Names { get; }

    /// <summary>What turns signatures into type references.</summary>
    public SignatureProvider Signatures { get; }

    /// <summary>Opens an assembly; null if the file is a native library or a module without an assembly.</summary>
    /// <param name="path">The file.</param>
    public static Module? TryOpen(string path)
    {
        var image = new PEReader(System.IO.File.OpenRead(path));
        try
        {
            if (IsAssembly(image))
            {
                return new Module(new FileInfo(path), image);
            }
        }
        catch (BadImageFormatException)
        {
        }

        image.Dispose();
        return null;
    }

    /// <inheritdoc/>
    public void Dispose() => Image.Dispose();

    private static bool IsAssembly(PEReader image) => image.HasMetadata && image.GetMetadataReader().IsAssembly;
}
