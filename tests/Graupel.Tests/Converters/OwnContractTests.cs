using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

/// <summary>Contracts of the user's that are no converters of objects: they stay what they are where options know more of their types.</summary>
public class OwnContractTests
{
    [Fact]
    public void A_value_without_members_can_be_a_case()
    {
        var serializer = new Serializer(SerializerOptions.Default.WithCase<object, Badge>(64));
        byte[] bytes = serializer.Serialize<object>(new Badge("red"));
        Assert.Equal("red", Assert.IsType<Badge>(serializer.Deserialize<object>(bytes)).Text);
    }

    [Fact]
    public void Declared_cases_stay_beside_those_of_options()
    {
        var serializer = new Serializer(SerializerOptions.Default.WithCase<Signal, Flag>(2));
        foreach (Signal signal in (Signal[])[new Lamp { Lumen = 7 }, new Flag { Color = "blue" }])
        {
            byte[] bytes = serializer.Serialize(signal);
            Assert.Equal(signal, serializer.Deserialize<Signal>(bytes));
        }

        Assert.Equal(Serialization.Serialize<Signal>(new Lamp { Lumen = 7 }), serializer.Serialize<Signal>(new Lamp { Lumen = 7 }));
    }
}

[UseContract(typeof(BadgeContract))]
public sealed class Badge(string text)
{
    public string Text { get; } = text;
}

public sealed class BadgeContract : ValueContract<Badge>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new BadgeConverter<TWriter, TReader>(registry.Get<string?>());
}

public sealed class BadgeConverter<TWriter, TReader>(Converter<TWriter, TReader, string?> text) : Converter<TWriter, TReader, Badge?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => text.Shape;

    public override void Write(ref TWriter writer, in Badge? value) => text.Write(ref writer, value?.Text);

    public override Badge? Read(ref TReader reader) => text.Read(ref reader) is { } read ? new Badge(read) : null;
}

[UseContract(typeof(SignalContract))]
public abstract record Signal;

[Contract]
public sealed record Lamp : Signal
{
    [Order(1)]
    public int Lumen { get; set; }
}

[Contract]
public sealed record Flag : Signal
{
    [Order(1)]
    public string? Color { get; set; }
}

public sealed class SignalContract() : UnionContract<Signal>(false, new UnionCase<Signal, Lamp>(1, null));
