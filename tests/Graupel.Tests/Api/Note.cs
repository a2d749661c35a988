using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Tests.Api;

[assembly: GeneratedContracts(typeof(HandWrittenContracts))]

namespace Graupel.Tests.Api;

/// <summary>A value whose contract is written by hand, as a generator would have made it.</summary>
public sealed record Note(int Number, string? Text);

public sealed class HandWrittenContracts : ContractSource
{
    public override int Version => 1;

    public override void List(ContractList contracts) => contracts.Add(typeof(Note), static () => new NoteContract());
}

internal sealed class NoteContract : Contract<Note>
{
    public override Converter<TWriter, TReader, Note> CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new NoteConverter<TWriter, TReader>();
}

internal sealed class NoteConverter<TWriter, TReader> : Converter<TWriter, TReader, Note>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = new(WireKind.Object, 5);

    public override void Write(ref TWriter writer, in Note value)
    {
        FixedRun run = writer.BeginScalars(sizeof(int), 1);
        writer.PutInt32(ref run, 0, value.Number);
        writer.Commit(ref run);
        writer.WriteString(value.Text);
    }

    public override Note Read(ref TReader reader)
    {
        FixedView view = reader.View(sizeof(int));
        int number = reader.ReadInt32(in view, 0);
        return new Note(number, reader.ReadString());
    }
}
