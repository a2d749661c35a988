using Graupel;

namespace Tour.Model;

/// <summary>A file as the file system shows it.</summary>
/// <param name="Name">The name without its folder.</param>
/// <param name="Size">The size in bytes.</param>
/// <param name="LastWrite">The time of the last write, in UTC.</param>
[Contract]
public readonly record struct FileEntry(
    [property: Order(1)] string Name,
    [property: Order(2)] long Size,
    [property: Order(3)] DateTime LastWrite);
