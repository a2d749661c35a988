using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Dictionaries, in the order of their enumeration.</summary>
internal sealed partial class DictionaryConverter<TWriter, TReader, TKey, TValue> : Converter<TWriter, TReader, Dictionary<TKey, TValue>?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TKey : notnull
{
    private readonly Converter<TWriter, TReader, TKey> _key;
    private readonly Converter<TWriter, TReader, TValue> _value;
    private readonly bool _isExact;
    private readonly IEqualityComparer<TKey> _comparer;

    public DictionaryConverter(
        Converter<TWriter, TReader, TKey> key, Converter<TWriter, TReader, TValue> value, bool isExact, IEqualityComparer<TKey>? comparer = null)
    {
        _key = key;
        _value = value;
        _isExact = isExact;
        _comparer = comparer ?? EqualityComparer<TKey>.Default;
        Shape = new WireShape(WireKind.Map, minimumSize: 1) { IsExact = isExact, Below = () => [_key.Shape, _value.Shape] };
    }

    public override WireShape Shape { get; }

    public override Converter<TWriter, TReader, Dictionary<TKey, TValue>?> ForHeld(Dictionary<TKey, TValue>? held) =>
        held is null ? this : new DictionaryConverter<TWriter, TReader, TKey, TValue>(_key, _value, _isExact, held.Comparer);

    public override void Write(ref TWriter writer, in Dictionary<TKey, TValue>? value)
    {
        Dictionary<TKey, TValue>? map = value;
        if (map is null)
        {
            writer.WriteNull();
            return;
        }

        CollectionTypes.EnsureExact(map, typeof(Dictionary<TKey, TValue>));
        Comparers.EnsureSame(map.Comparer, _comparer, writer.Offset);
        writer.WriteMapHeader(map.Count, _key.Shape, _value.Shape);
        int at = writer.Member;
        int i = 0;
        try
        {
            foreach ((TKey key, TValue item) in map)
            {
                _key.WriteElement(ref writer, in key);
                _value.WriteElement(ref writer, in item);
                i++;
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }
    }
}
