using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Aot;

/// <summary>What a factory creates is examined and wrapped, as any custom contract is.</summary>
internal static class FactorySuite
{
    public static (int Passed, int Failed) Run()
    {
        (string Name, Func<bool> Holds)[] checks =
        [
            .. from format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack]
               from references in (References[])[References.None, References.Preserve]
               let options = new SerializerOptions { Format = format, References = references }
               let made = new Serializer(options.WithContracts(new StampFactory(), typeof(Stamp), typeof(Seal)))
               from check in Checks(made, new Serializer(options.WithContract(new StampContract<Stamp>()).WithContract(new StampContract<Seal>())))
               select ($"{format}, {references}: {check.Name}", check.Holds),
        ];
        int failed = 0;
        foreach ((string name, _) in checks.Where(static check => !check.Holds()))
        {
            failed++;
            Console.WriteLine(name);
        }

        return (checks.Length - failed, failed);
    }

    private static (string Name, Func<bool> Holds)[] Checks(Serializer made, Serializer named)
    {
        var letter = new Letter { Stamps = [new() { Value = 3 }, new() { Value = 4 }], Mark = new Seal { Value = 5 } };
        return
        [
            ("bytes", () => made.Serialize(letter).AsSpan().SequenceEqual(named.Serialize(letter))),
            ("contract", () => made.For<Letter>().FingerprintText == named.For<Letter>().FingerprintText),
            ("clone", () => made.DeepClone(letter) is { Stamps: [{ Value: 3 }, { Value: 4 }], Mark: Seal { Value: 5 } }),
            ("two values", () => IsRefused(made, new Letter { Stamps = [new() { Value = -1 }] })),
        ];
    }

    private static bool IsRefused(Serializer serializer, Letter letter)
    {
        try
        {
            serializer.Serialize(letter);
            return false;
        }
        catch (GraupelException e)
        {
            return e.Kind == ErrorKind.InvalidValue && e.Path.StartsWith("Stamps", StringComparison.Ordinal);
        }
    }
}

[Contract]
internal sealed class Letter
{
    [Order(1)]
    public List<Stamp?>? Stamps { get; set; }

    [Order(2)]
    public Mark? Mark { get; set; }
}

internal interface IValued
{
    int Value { get; set; }
}

internal sealed class Stamp : IValued
{
    public int Value { get; set; }
}

[Contract, Union(1, typeof(Seal))]
internal abstract class Mark : IValued
{
    public int Value { get; set; }
}

[Contract]
internal sealed class Seal : Mark;

[Contract]
internal sealed class StampForm
{
    [Order(1)]
    public int Value { get; set; }
}

internal sealed class StampFactory : ContractFactory
{
    public override Contract? Create(Type type) =>
        type == typeof(Stamp) ? new StampContract<Stamp>()
        : type == typeof(Seal) ? new StampContract<Seal>()
        : null;
}

internal sealed class StampContract<T> : Contract<T?>
    where T : class, IValued, new()
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new StampConverter<TWriter, TReader, T>(registry.Get<StampForm?>());
}

// Negative ones are written twice, which is a mistake.
internal sealed class StampConverter<TWriter, TReader, T>(Converter<TWriter, TReader, StampForm?> form) : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : class, IValued, new()
{
    public override WireShape Shape => form.Shape;

    public override void Write(ref TWriter writer, in T? value)
    {
        StampForm? written = value is null ? null : new() { Value = value.Value };
        form.Write(ref writer, written);
        if (value?.Value < 0)
        {
            form.Write(ref writer, written);
        }
    }

    public override T? Read(ref TReader reader) => form.Read(ref reader) is { } read ? new() { Value = read.Value } : null;
}
