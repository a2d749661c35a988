namespace Graupel.Hostile.Lengths;

/// <summary>The counts of collections of one element, in every collection.</summary>
internal static class SequenceSpots
{
    public static void AddElements<[ContractParameter] T>(LengthSpots spots, T element)
    {
        bool isBlob = typeof(T) == typeof(byte);
        LengthHeader fast = isBlob ? LengthHeaders.Blob : LengthHeaders.Sequence;
        LengthHeader messagePack = isBlob ? LengthHeaders.Binary : LengthHeaders.Array;
        T[] array = [element];
        spots.Add(array, fast, messagePack);
        spots.Add(new Dictionary<string, T> { ["k"] = element }, LengthHeaders.Sequence, LengthHeaders.Map);
        spots.AddRoot<List<T>>([element], fast, messagePack);
        spots.AddRoot<Memory<T>>(array, fast, messagePack);
        spots.AddRoot<ReadOnlyMemory<T>>(array, fast, messagePack);
        spots.AddRoot<ArraySegment<T>>(array, fast, messagePack);
        spots.AddRoot<HashSet<T>>([element], LengthHeaders.Sequence, LengthHeaders.Array);
        spots.AddExact(array, fast);
        spots.AddExact<List<T>>([element], fast);
        spots.AddExact<HashSet<T>>([element], LengthHeaders.Sequence);
        spots.AddExact(new Dictionary<string, T> { ["k"] = element }, LengthHeaders.Sequence);
        AddTables(spots, element);
        if (spots.Way.IsHeaded)
        {
            AddChunks(spots, element);
        }
    }

    public static void AddKeys<[ContractParameter] T>(LengthSpots spots, T key)
        where T : notnull
    {
        AddElements(spots, key);
        spots.AddRoot(new Dictionary<T, bool> { [key] = true }, LengthHeaders.Sequence, LengthHeaders.Map);
        spots.AddExact(new Dictionary<T, bool> { [key] = true }, LengthHeaders.Sequence);
    }

    private static void AddTables<[ContractParameter] T>(LengthSpots spots, T element)
    {
        byte[] table = spots.Way.Serializer.Serialize(new T[1, 1] { { element } });
        byte[] cube = spots.Way.Serializer.Serialize(new T[1, 1, 1] { { { element } } });
        if (spots.Way.IsHeaded)
        {
            spots.AddBytes<T[,]>(table, 0, 1, LengthHeaders.Plain);
            spots.AddBytes<T[,]>(table, 1, 1, LengthHeaders.Plain);
            spots.AddBytes<T[,]>(table, 2, 1, LengthHeaders.Plain);
            spots.AddBytes<T[,]>(table, 1, 2, LengthHeaders.Both);
            spots.AddBytes<T[,,]>(cube, 2, 2, LengthHeaders.Both);
            return;
        }

        spots.AddBytes<T[,]>(table, 0, 1, LengthHeaders.Array);
        spots.AddBytes<T[,]>(table, 1, 1, LengthHeaders.Integer);
        spots.AddBytes<T[,]>(table, 2, 1, LengthHeaders.Integer);
        spots.AddBytes<T[,]>(table, 3, 1, LengthHeaders.Array);
        spots.AddBytes<T[,,]>(cube, 3, 1, LengthHeaders.Integer);
    }

    // The writer knows all counts; only readers meet chunks.
    private static void AddChunks<[ContractParameter] T>(LengthSpots spots, T element)
    {
        if (typeof(T) == typeof(byte))
        {
            return;
        }

        byte[] one = spots.Way.Serializer.Serialize<T[]>([element]);
        byte[] two = spots.Way.Serializer.Serialize<T[]>([element, element]);
        int elementSize = two.Length - one.Length;
        byte[] descriptor = one[1..^elementSize];
        byte[] chunked = [1, .. descriptor, 1, .. one[^elementSize..], 0];
        spots.AddBytes<T[]>(chunked, 1 + descriptor.Length, 1, LengthHeaders.Plain, "chunk");
        spots.AddBytes<List<T>>(chunked, 1 + descriptor.Length, 1, LengthHeaders.Plain, "chunk");
        spots.AddBytes<HashSet<T>>(chunked, 1 + descriptor.Length, 1, LengthHeaders.Plain, "chunk");
        byte[] pairs = [1, 0x20, .. descriptor, 1, 7, .. one[^elementSize..], 0];
        spots.AddBytes<Dictionary<sbyte, T>>(pairs, 2 + descriptor.Length, 1, LengthHeaders.Plain, "chunk");
    }
}
