using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Api;

/// <summary>A struct that is written as pure data.</summary>
public record struct PureNote(int Number, string? Text);

internal sealed class PureNoteContract : Contract<PureNote>
{
    private static readonly ObjectShape Shape = new(
        "PureNote", isValueType: true, new MemberShape("Number", "Number", 1, WireKind.Int32), new MemberShape("Text", "Text", 2, WireKind.String));

    public override bool IsExact => true;

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        registry.GetObject<PureNote>();

    public override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new PureNoteConverter<TWriter, TReader>(registry, Shape);
}

internal sealed class PureNoteConverter<TWriter, TReader>(Registry<TWriter, TReader> registry, ObjectShape shape)
    : ObjectConverter<TWriter, TReader, PureNote>(registry, shape, ObjectTraits.CanCreate | ObjectTraits.CanPopulate | ObjectTraits.IsSealed)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    protected override WireShape[] MemberShapes() => [new WireShape(WireKind.Int32, 4, 4), new WireShape(WireKind.String, 1)];

    protected override void WriteMembers(ref TWriter writer, ObjectHeader header, in PureNote value)
    {
        string? text = value.Text;
        FixedRun run = writer.Begin(header, sizeof(int), 1, TWriter.MaximumSize(text));
        writer.PutInt32(ref run, 0, value.Number);
        writer.At(1);
        writer.PutString(ref run, text);
        writer.Commit(ref run);
    }

    protected override PureNote Create() => default;

    protected override bool PopulateRow(ref TReader reader, ref PureNote value)
    {
        FixedView view = reader.View(sizeof(int));
        value.Number = reader.ReadInt32(in view, 0);
        reader.At(1);
        value.Text = reader.ReadString();
        return false;
    }
}
