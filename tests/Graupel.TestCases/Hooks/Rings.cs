using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.TestCases.Hooks;

/// <summary>A collection that only a converter of its own can write.</summary>
public sealed class Ring<T>
{
    private readonly T[] _items;

    public Ring(params T[] items) => _items = items;

    public T this[int index] => _items[index % _items.Length];

    internal T[] ToArray() => _items;
}

public sealed class RingContract<T> : Contract<Ring<T>?>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new RingConverter<TWriter, TReader, T>(registry.Get<T[]?>());
}

public sealed class RingConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T[]?> items) : Converter<TWriter, TReader, Ring<T>?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => items.Shape;

    public override void Write(ref TWriter writer, in Ring<T>? value) => items.Write(ref writer, value?.ToArray());

    public override Ring<T>? Read(ref TReader reader) => items.Read(ref reader) is { } read ? new(read) : null;
}

[Contract]
public class RingHolder
{
    [Order(1)]
    public Ring<int[]>? Ring { get; set; }

    [Order(2)]
    public List<Ring<int[]>?>? Rings { get; set; }

    [Order(3)]
    public int Last { get; set; }
}

/// <summary>Options under which rings are written.</summary>
public static class RingOptions
{
    public static SerializerOptions Apply(SerializerOptions options) => options.WithContract(new RingContract<int[]>());
}
