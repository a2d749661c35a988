using System.Runtime.Serialization;

namespace Graupel.TestCases.Hooks;

/// <summary>What is called, in the order in which it is called.</summary>
public abstract class Told
{
    [SkipPack]
    public List<string> Log { get; } = [];

    public void Note(string what) => Log.Add(what);
}

/// <summary>Private methods, with a context and without.</summary>
[Contract]
public class ToldBase : Told
{
    [Order(1)]
    public int Number { get; set; }

    [OnSerializing]
    private void Before(StreamingContext context) => Note("base serializing");

    [OnSerialized]
    private void After() => Note("base serialized");

    [OnDeserializing]
    private void BeforeReading() => Note($"base deserializing {Number}");

    [OnDeserialized]
    private void AfterReading(StreamingContext context) => Note($"base deserialized {Number}");
}

/// <summary>Methods of its own and the interface.</summary>
[Contract]
public sealed class ToldDerived : ToldBase, ISerializationCallbacks
{
    [Order(1)]
    public string? Text { get; set; }

    [OnSerializing]
    internal void Before() => Note("serializing");

    [OnDeserialized]
    public void AfterReading() => Note($"deserialized {Number} {Text}");

    void ISerializationCallbacks.OnSerializing() => Note("interface serializing");

    void ISerializationCallbacks.OnDeserializing() => Note($"interface deserializing {Text}");
}

/// <summary>A base without members has callbacks all the same; the interface is called after the methods of derived classes.</summary>
public abstract class ToldByInterface : Told, ISerializationCallbacks
{
    [OnDeserialized]
    private void AfterReading() => Note("base");

    void ISerializationCallbacks.OnDeserialized() => Note("interface");
}

[Contract]
public sealed class ToldOnce : ToldByInterface
{
    [Order(1)]
    public int Number { get; set; }

    [OnDeserialized]
    private void AfterReading() => Note("own");
}

/// <summary>Made by its constructor, then told, then filled.</summary>
[Contract]
public sealed class ToldWhenMade(int number) : Told
{
    [Order(1)]
    public int Number { get; } = number;

    [Order(2)]
    public string? Text { get; set; }

    [OnDeserializing]
    private void BeforeReading() => Note($"deserializing {Number} {Text}");

    [OnDeserialized]
    private void AfterReading() => Note($"deserialized {Number} {Text}");
}

/// <summary>A chain: every node has its next one when it is told.</summary>
[Contract]
public sealed class ToldNode : Told
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public ToldNode? Next { get; set; }

    [OnDeserialized]
    private void AfterReading() => Note($"{Number} before {Next?.Number}");

    [OnSerialized]
    private void AfterWriting() => Note("written");
}

/// <summary>A chain whose links are told, and come back as they were made.</summary>
[Contract]
public sealed class ToldLink : ISerializationCallbacks
{
    private int _squared;

    public ToldLink()
    {
    }

    public ToldLink(int number, ToldLink? next = null)
    {
        Number = number;
        Next = next;
        _squared = number * number;
    }

    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public ToldLink? Next { get; set; }

    [OnSerializing]
    private void Before() => _squared = unchecked(Number * Number);

    void ISerializationCallbacks.OnDeserialized() => _squared = unchecked(Number * Number);
}

/// <summary>A struct: what is changed on writing goes out, but does not come back to the caller's own.</summary>
[Contract]
public struct ToldStruct : ISerializationCallbacks
{
    [Order(1)]
    public int Written;

    [SkipPack]
    public int Read;

    [OnSerializing]
    private void Before() => Written++;

    void ISerializationCallbacks.OnDeserialized() => Read = Written + 1;
}

/// <summary>The interface of the framework, which is called last, in derived classes too.</summary>
[Contract]
public class CalledBack : Told, ISerializationCallbacks, IDeserializationCallback
{
    [Order(1)]
    public int Number { get; set; }

    [OnDeserialized]
    private void AfterReading() => Note("method");

    void ISerializationCallbacks.OnDeserialized() => Note("interface");

    public virtual void OnDeserialization(object? sender) => Note($"called back {Number} {sender}");
}

[Contract]
public sealed class CalledBackDerived : CalledBack
{
    [Order(1)]
    public string? Text { get; set; }

    public override void OnDeserialization(object? sender) => Note($"called back {Number} {Text}");

    [OnDeserialized]
    private void AfterReading() => Note("derived method");
}

[Contract]
public struct CalledBackStruct : IDeserializationCallback
{
    [Order(1)]
    public int Number;

    [SkipPack]
    public int Calls;

    void IDeserializationCallback.OnDeserialization(object? sender) => Calls += Number;
}

/// <summary>Throws what it is told to.</summary>
[Contract]
public sealed class ToldToFail
{
    [Order(1)]
    public bool OnRead { get; set; }

    [OnSerializing]
    private void Before() => Fail(!OnRead);

    [OnDeserialized]
    private void After() => Fail(OnRead);

    private static void Fail(bool now)
    {
        if (now)
        {
            throw new InvalidTimeZoneException("mine");
        }
    }
}

/// <summary>What is made from members is made again when they are read.</summary>
[Contract]
public class Cached
{
    private Dictionary<string, int> _index = [];

    public Cached()
    {
    }

    public Cached(params List<string> names)
    {
        Names = names;
        Index();
    }

    [Order(1)]
    public List<string> Names { get; private set; } = [];

    public int this[string name] => _index[name];

    [OnDeserialized]
    private void Index()
    {
        // Damaged bytes give any names.
        _index = [];
        foreach ((int i, string name) in (Names ?? []).Index().Where(static one => one.Item is not null))
        {
            _index[name] = i;
        }
    }
}

/// <summary>A generic class with private callbacks, derived from one with callbacks.</summary>
[Contract]
public sealed class CachedCount<T> : Cached
{
    private int _count;

    public CachedCount()
    {
    }

    public CachedCount(T[] items, params List<string> names)
        : base(names)
    {
        Items = items;
        Count();
    }

    [Order(1)]
    public T[]? Items { get; private set; }

    [OnDeserialized]
    private void Count() => _count = Items?.Length ?? 0;

    public override string ToString() => $"{_count}";
}
