using Graupel.Compat.MsgPackLight;

namespace Beers;

[MsgPackMap]
public class Kind
{
    [MsgPackMapElement("name")]
    public string? Name { get; set; } = "unnamed";

    [MsgPackMapElement("next")]
    public Kind? Next { get; set; }
}

[MsgPackMap]
public class Special : Kind
{
    [MsgPackMapElement("year")]
    public int Year { get; set; }
}

[MsgPackArray]
public class Cask
{
    [MsgPackArrayElement(0)]
    public int Litres { get; set; }

    [MsgPackArrayElement(1)]
    public Kind? Beer { get; set; }

    public int Extra { get; set; }
}

[MsgPackArray]
public class Holes
{
    [MsgPackArrayElement(0)]
    public int First { get; set; }

    [MsgPackArrayElement(3)]
    public int Fourth { get; set; } = 7;
}

public interface INamed
{
    [MsgPackMapElement("name"), MsgPackArrayElement(1)]
    string? Name { get; }

    [MsgPackMapElement("count"), MsgPackArrayElement(0)]
    int Count { get; set; }

    void Rename();
}

public class Named : INamed
{
    public string? Name { get; set; }

    public int Count { get; set; }

    public void Rename() => Name += "!";
}

public interface IUnset
{
    [MsgPackMapElement("names")]
    List<string> Names { get; }
}

public class Unset : IUnset
{
    [MsgPackMapElement("names")]
    public List<string> Names { get; } = [];
}

public class SetBehind : IUnset
{
    public List<string> Names { get; set; } = [];
}

public class ThrowingBehind : IUnset
{
    public List<string> Names
    {
        get;
        set => throw new InvalidDataException("setter");
    } = [];
}

[MsgPackMap]
public class Throwing
{
    public Throwing() => throw new InvalidDataException("constructor");

    [MsgPackMapElement("name")]
    public string? Name { get; set; }
}

public class HiddenBehind : IUnset
{
    public List<string> Shown { get; } = [];

    List<string> IUnset.Names => Shown;
}

public interface IRanked : INamed
{
    [MsgPackMapElement("rank")]
    int Rank { get; set; }
}

public class Ranked : Named, IRanked
{
    public int Rank { get; set; }
}

public class Hiding : Kind
{
    [MsgPackMapElement("alias")]
    public new string? Name { get; set; }
}

public class Distant
{
    [MsgPackArrayElement(2_000_000)]
    public int A { get; set; }
}

public class Twice
{
    [MsgPackMapElement("a"), MsgPackArrayElement(0)]
    public int A { get; set; }

    [MsgPackMapElement("a"), MsgPackArrayElement(0)]
    public int B { get; set; }
}

public class Parcel
{
    [MsgPackMapElement("p")]
    public object? Payload { get; set; }
}

public class TwiceInOtherCase
{
    [MsgPackMapElement("a")]
    public int A { get; set; }

    [MsgPackMapElement("A")]
    public int B { get; set; }
}

public struct Measure
{
    [MsgPackMapElement("a")]
    public int A { get; set; }
}

public abstract class Abstract
{
    [MsgPackMapElement("a")]
    public int A { get; set; }
}

public class Box<T>
{
    public T? Item { get; set; }
}

public class BoxConverter<T> : IMsgPackConverter<Box<T>>
{
    private MsgPackContext? _context;

    public void Initialize(MsgPackContext context) => _context = context;

    public void Write(Box<T>? value, IMsgPackWriter writer) => _context!.GetConverter<T>().Write(value!.Item, writer);

    public Box<T> Read(IMsgPackReader reader) => new() { Item = _context!.GetConverter<T>().Read(reader) };
}

/// <summary>Reads lists from their end.</summary>
public class ReversedConverter<T> : IMsgPackConverter<List<T?>>
{
    private MsgPackContext? _context;

    public void Initialize(MsgPackContext context) => _context = context;

    public void Write(List<T?>? value, IMsgPackWriter writer) => throw new NotSupportedException();

    public List<T?> Read(IMsgPackReader reader)
    {
        var items = new List<T?>();
        uint count = reader.ReadArrayLength() ?? 0;
        for (uint i = 0; i < count; i++)
        {
            items.Insert(0, _context!.GetConverter<T>().Read(reader));
        }

        return items;
    }
}

public class NameConverter : IMsgPackConverter<Named>
{
    private MsgPackContext? _context;

    public void Initialize(MsgPackContext context) => _context = context;

    public void Write(Named? value, IMsgPackWriter writer) => _context!.GetConverter<string>().Write(value!.Name, writer);

    public Named Read(IMsgPackReader reader) => new() { Name = _context!.GetConverter<string>().Read(reader) };
}
