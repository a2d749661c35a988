using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.TestCases.Hooks;

/// <summary>What a converter of its own writes as a number.</summary>
public readonly record struct Level<T>(T Number);

public sealed class LevelContract<T> : Contract<Level<T>>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new LevelConverter<TWriter, TReader, T>(registry.Get<T>());
}

public sealed class LevelConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> number) : Converter<TWriter, TReader, Level<T>>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => number.Shape;

    public override void Write(ref TWriter writer, in Level<T> value) => number.Write(ref writer, value.Number);

    public override Level<T> Read(ref TReader reader) => new(number.Read(ref reader));

    public override Level<T> ReadAs(ref TReader reader, WireKind kind) => new(number.ReadAs(ref reader, kind));
}

/// <summary>Options under which levels are written.</summary>
public static class LevelOptions
{
    public static SerializerOptions Apply<T>(SerializerOptions options) => options.WithContract(new LevelContract<T>());
}

[Contract]
public class LevelHolder
{
    [Order(1)]
    public List<Level<int>>? List { get; set; }

    [Order(2)]
    public HashSet<Level<int>>? Set { get; set; }

    [Order(3)]
    public Dictionary<Level<int>, Level<int>>? Map { get; set; }

    [Order(4)]
    public Level<int>[,]? Table { get; set; }

    [Order(5)]
    public Queue<Level<int>>? Queue { get; set; }

    [Order(6)]
    public List<int>? Numbers { get; set; }
}
