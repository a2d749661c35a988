namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Dictionaries, as maps; if a key occurs twice, the last value is used.</summary>
/// <param name="context">Has the converters of keys and values.</param>
/// <param name="create">Creates an empty dictionary.</param>
/// <param name="finish">Converts it to the type that is read.</param>
internal sealed class DictionaryConverter<TDictionary, TKey, TValue>(
    MsgPackContext context, Func<IDictionary<TKey, TValue?>> create, Func<IDictionary<TKey, TValue?>, TDictionary> finish) : IMsgPackConverter<TDictionary>
    where TDictionary : class, IEnumerable<KeyValuePair<TKey, TValue?>>
    where TKey : notnull
{
    public void Write(TDictionary? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            writer.Write(DataTypes.Null);
            return;
        }

        Nesting.EnsureStack();
        IReadOnlyCollection<KeyValuePair<TKey, TValue?>> items = Counted.Pairs(value);
        int count = items.Count;
        writer.WriteMapHeader((uint)count);
        IMsgPackConverter<TKey> keys = context.GetConverter<TKey>();
        IMsgPackConverter<TValue> values = context.GetConverter<TValue>();
        int written = 0;
        foreach ((TKey key, TValue? item) in items)
        {
            keys.Write(key, writer);
            values.Write(item, writer);
            written++;
        }

        Counted.EnsureWritten(written, count);
    }

    public TDictionary? Read(IMsgPackReader reader)
    {
        if (reader.ReadMapLength() is not { } length)
        {
            return null;
        }

        Nesting.EnsureStack();
        IMsgPackConverter<TKey> keys = context.GetConverter<TKey>();
        IMsgPackConverter<TValue> values = context.GetConverter<TValue>();
        IDictionary<TKey, TValue?> items = create();
        for (uint i = 0; i < length; i++)
        {
            TKey key = keys.Read(reader) ?? throw new GraupelException(ErrorKind.InvalidValue, "Invalid value: a key is nil");
            items[key] = values.Read(reader);
        }

        return finish(items);
    }
}
