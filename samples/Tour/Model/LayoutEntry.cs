using Graupel;

namespace Tour.Model;

/// <summary>The layout that a struct asks for.</summary>
[Pack]
public struct LayoutEntry
{
    /// <summary>The alignment of the fields in bytes; 0 for the default.</summary>
    public int PackingSize { get; set; }

    /// <summary>The total size in bytes; 0 for the default.</summary>
    public int Size { get; set; }
}
