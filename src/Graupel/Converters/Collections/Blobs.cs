namespace Graupel.Converters;

/// <summary>A byte array.</summary>
internal readonly struct ByteArrayBlob : ISegment<byte[]?, byte>
{
    public static bool HasNull => true;

    public static bool IsNull(byte[]? segment) => segment is null;

    public static ReadOnlySpan<byte> Items(scoped ref readonly byte[]? segment) => segment;

    public static byte[] From(byte[] items, long offset) => items;

    public static bool TryFill(ref byte[]? segment, byte[] items)
    {
        if (segment is null || segment.Length != items.Length)
        {
            return false;
        }

        items.CopyTo(segment, 0);
        return true;
    }
}

/// <summary>A list of bytes.</summary>
internal readonly struct ByteListBlob : ISegment<List<byte>?, byte>
{
    public static bool HasNull => true;

    public static bool IsNull(List<byte>? segment) => segment is null;

    public static ReadOnlySpan<byte> Items(scoped ref readonly List<byte>? segment)
    {
        CollectionTypes.EnsureExact(segment!, typeof(List<byte>));
        return ElementMemory.Items(segment!);
    }

    public static List<byte> From(byte[] items, long offset) => [.. items];

    public static bool TryFill(ref List<byte>? segment, byte[] items)
    {
        if (segment is null)
        {
            return false;
        }

        segment.Clear();
        segment.AddRange(items);
        return true;
    }
}
