using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace SeedTests.NetSerializer;

/// <summary>Writes a value of its type as a number.</summary>
internal sealed class OwnContract : ValueContract<MarkingTests.Own>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => new OwnConverter<TWriter, TReader>(registry.Get<int[]>());
}

internal sealed class OwnConverter<TWriter, TReader>(Converter<TWriter, TReader, int[]> numbers) : Converter<TWriter, TReader, MarkingTests.Own>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => numbers.Shape;

    public override void Write(ref TWriter writer, in MarkingTests.Own value) => numbers.Write(ref writer, [value.Value]);

    public override MarkingTests.Own Read(ref TReader reader) => new(numbers.Read(ref reader)[0]);
}
