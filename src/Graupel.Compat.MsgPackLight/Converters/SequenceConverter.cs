namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Arrays and collections, as arrays.</summary>
/// <param name="context">Has the converter of the elements.</param>
/// <param name="finish">Creates the collection from its elements.</param>
internal sealed class SequenceConverter<TCollection, T>(MsgPackContext context, Func<List<T?>, TCollection> finish) : IMsgPackConverter<TCollection>
    where TCollection : class, IEnumerable<T?>
{
    public void Write(TCollection? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            writer.Write(DataTypes.Null);
            return;
        }

        Nesting.EnsureStack();
        IReadOnlyCollection<T?> items = Counted.Of<T?>(value);
        int count = items.Count;
        writer.WriteArrayHeader((uint)count);
        IMsgPackConverter<T> element = context.GetConverter<T>();
        int written = 0;
        foreach (T? item in items)
        {
            element.Write(item, writer);
            written++;
        }

        Counted.EnsureWritten(written, count);
    }

    public TCollection? Read(IMsgPackReader reader)
    {
        if (reader.ReadArrayLength() is not { } length)
        {
            return null;
        }

        Nesting.EnsureStack();
        IMsgPackConverter<T> element = context.GetConverter<T>();
        var items = new List<T?>(Backing.Of(reader, length));
        for (uint i = 0; i < length; i++)
        {
            items.Add(element.Read(reader));
        }

        return finish(items);
    }
}

/// <summary>Limits the number of elements by the data that is left.</summary>
internal static class Backing
{
    private const int WhereUnknown = 16;

    /// <summary>An element takes at least one byte, so no memory is allocated for lengths that together exceed the data.</summary>
    public static int Of(IMsgPackReader reader, uint length) => reader is MsgPackReader own ? own.Reserve(length) : (int)Math.Min(length, WhereUnknown);
}
