using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Conformance.Faults;

/// <summary>Members whose values are written by converters of the user's, as an array of one bool, between others that the contract writes itself.</summary>
[Contract]
public class Panel
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2), UseContract(typeof(SwitchContract))]
    public Switch Named { get; set; }

    [Order(3)]
    public Lever Marked { get; set; }

    [Order(4)]
    public Lever[] Many { get; set; } = [];

    [Order(5)]
    public Knob Given { get; set; }

    [Order(6)]
    public Dial? Made { get; set; }

    [Order(7)]
    public bool Last { get; set; }
}

public struct Switch
{
    public bool On { get; set; }
}

[UseContract(typeof(LeverContract))]
public struct Lever
{
    public bool On { get; set; }
}

/// <summary>For which the options give a contract.</summary>
[Contract]
public struct Knob
{
    [Order(1)]
    public bool On { get; set; }
}

/// <summary>For which the options make a contract.</summary>
[Contract]
public class Dial
{
    [Order(1)]
    public bool On { get; set; }
}

public sealed class SwitchContract : Contract<Switch>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new OneBoolConverter<TWriter, TReader, Switch>(registry.Get<bool>(), static value => value.On, static on => new Switch { On = on });
}

public sealed class LeverContract : Contract<Lever>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new OneBoolConverter<TWriter, TReader, Lever>(registry.Get<bool>(), static value => value.On, static on => new Lever { On = on });
}

public sealed class KnobContract : Contract<Knob>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new OneBoolConverter<TWriter, TReader, Knob>(registry.Get<bool>(), static value => value.On, static on => new Knob { On = on });
}

public sealed class DialContract : Contract<Dial>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new OneBoolConverter<TWriter, TReader, Dial>(registry.Get<bool>(), static value => value.On, static on => new Dial { On = on });
}

public sealed class DialContracts : ContractFactory
{
    public override Contract Create(Type type) => new DialContract();
}

public sealed class OneBoolConverter<TWriter, TReader, T>(
    Converter<TWriter, TReader, bool> element, Func<T, bool> get, Func<bool, T> make) : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = new(WireKind.Sequence, minimumSize: 1) { Below = () => [element.Shape] };

    public override void Write(ref TWriter writer, in T value)
    {
        writer.WriteSequenceHeader(1, element.Shape);
        FixedRun run = writer.BeginScalars(1, 1);
        writer.PutBoolean(ref run, 0, get(value));
        writer.Commit(ref run);
    }

    public override T Read(ref TReader reader)
    {
        Assert.Equal(1, reader.ReadSequenceHeader(element.Shape, out _));
        FixedView view = reader.View(1);
        return make(reader.ReadBoolean(in view, 0));
    }
}
