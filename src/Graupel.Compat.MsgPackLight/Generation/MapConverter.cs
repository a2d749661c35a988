using Graupel.Compat.MsgPackLight.Converters;

namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>Objects as maps: keys in any order and any case; unknown keys are skipped, missing ones leave the value that the constructor set.</summary>
internal sealed class MapConverter<T> : IMsgPackConverter<T>
    where T : class
{
    private readonly MsgPackContext _context;
    private readonly List<KeyValuePair<string, Element<T>>> _elements;
    private readonly Dictionary<string, Element<T>> _byName;
    private readonly Func<T> _create;

    public MapConverter(MsgPackContext context, List<KeyValuePair<string, Element<T>>> elements, Func<T> create)
    {
        _context = context;
        _elements = elements;
        _byName = new Dictionary<string, Element<T>>(StringComparer.OrdinalIgnoreCase);
        foreach ((string name, Element<T> element) in elements)
        {
            _byName.Add(name, element);
        }

        _create = create;
    }

    public void Write(T? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            writer.Write(DataTypes.Null);
            return;
        }

        Nesting.EnsureStack();
        IMsgPackConverter<string> names = _context.GetConverter<string>();
        writer.WriteMapHeader((uint)_elements.Count);
        foreach ((string name, Element<T> element) in _elements)
        {
            names.Write(name, writer);
            element.Write(value, writer);
        }
    }

    public T? Read(IMsgPackReader reader)
    {
        if (reader.ReadMapLength() is not { } length)
        {
            return null;
        }

        Nesting.EnsureStack();
        IMsgPackConverter<string> names = _context.GetConverter<string>();
        T value = _create();
        for (uint i = 0; i < length; i++)
        {
            if (names.Read(reader) is { } name && _byName.TryGetValue(name, out Element<T>? element))
            {
                element.Read(value, reader);
            }
            else
            {
                reader.SkipToken();
            }
        }

        return value;
    }
}
