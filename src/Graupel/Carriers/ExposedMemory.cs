namespace Graupel.Carriers;

/// <summary>Memory streams that let their memory be read in place.</summary>
internal static class ExposedMemory
{
    /// <summary>The bytes from the stream's position on. A derived class may do more on reading than copy bytes, so it is read as any other stream.</summary>
    public static bool TryGet(Stream stream, out ArraySegment<byte> rest)
    {
        if (stream.GetType() != typeof(MemoryStream) || !((MemoryStream)stream).TryGetBuffer(out ArraySegment<byte> all))
        {
            rest = default;
            return false;
        }

        rest = all[(int)Math.Min(stream.Position, all.Count)..];
        return true;
    }
}
