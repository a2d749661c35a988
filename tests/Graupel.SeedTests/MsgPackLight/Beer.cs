using Graupel.Compat.MsgPackLight;

namespace Beers;

/// <summary>The data of the document.</summary>
public sealed record Beer
{
    public static Beer Westvleteren { get; } = new()
    {
        Brand = "Westvleteren Zes",
        Sort = ["trappist"],
        Alcohol = 6.2f,
        Brewery = "Sint-Sixtusabdij van Westvleteren",
    };

    public string? Brand { get; init; }

    public List<string?>? Sort { get; init; }

    public float Alcohol { get; init; }

    public string? Brewery { get; init; }

    public bool Equals(Beer? other) => other is not null && (Brand, Alcohol, Brewery) == (other.Brand, other.Alcohol, other.Brewery)
        && (Sort ?? []).SequenceEqual(other.Sort ?? []);

    public override int GetHashCode() => HashCode.Combine(Brand, Alcohol, Brewery);
}

/// <summary>A converter as users of MsgPack.Light write it: a map, which readers of other versions understand.</summary>
public class BeerConverter : IMsgPackConverter<Beer>
{
    private MsgPackContext? _context;

    public int Initialized { get; private set; }

    public void Initialize(MsgPackContext context)
    {
        _context = context;
        Initialized++;
    }

    public void Write(Beer? value, IMsgPackWriter writer)
    {
        if (value is null)
        {
            _context!.NullConverter.Write(null, writer);
            return;
        }

        writer.WriteMapHeader(4);
        WriteKey("Brand", writer);
        _context!.GetConverter<string>().Write(value.Brand, writer);
        WriteKey("Sort", writer);
        _context.GetConverter<List<string>>().Write(value.Sort!, writer);
        WriteKey("Alcohol", writer);
        _context.GetConverter<float>().Write(value.Alcohol, writer);
        WriteKey("Brewery", writer);
        _context.GetConverter<string>().Write(value.Brewery, writer);
    }

    public Beer? Read(IMsgPackReader reader)
    {
        if (reader.ReadMapLength() is not { } length)
        {
            return null;
        }

        var beer = new Beer();
        for (uint i = 0; i < length; i++)
        {
            beer = _context!.GetConverter<string>().Read(reader) switch
            {
                "Brand" => beer with { Brand = _context.GetConverter<string>().Read(reader) },
                "Sort" => beer with { Sort = _context.GetConverter<List<string?>>().Read(reader) },
                "Alcohol" => beer with { Alcohol = _context.GetConverter<float>().Read(reader) },
                "Brewery" => beer with { Brewery = _context.GetConverter<string>().Read(reader) },
                _ => Skip(beer, reader),
            };
        }

        return beer;
    }

    protected virtual void WriteKey(string name, IMsgPackWriter writer) => _context!.GetConverter<string>().Write(name, writer);

    private static Beer Skip(Beer beer, IMsgPackReader reader)
    {
        reader.SkipToken();
        return beer;
    }
}

/// <summary>Writes keys that were made once.</summary>
public sealed class BeerConverterHardCore : BeerConverter
{
    private readonly Dictionary<string, byte[]> _keys = new[] { "Brand", "Sort", "Alcohol", "Brewery" }.ToDictionary(name => name, MsgPackSerializer.Serialize);

    protected override void WriteKey(string name, IMsgPackWriter writer) => writer.Write(_keys[name]);
}

/// <summary>Reads nothing, but steps over the value.</summary>
public sealed class SkipConverter<T> : IMsgPackConverter<T>
{
    public void Initialize(MsgPackContext context)
    {
    }

    public void Write(T? value, IMsgPackWriter writer) => throw new NotSupportedException();

    public T? Read(IMsgPackReader reader)
    {
        reader.SkipToken();
        return default;
    }
}
