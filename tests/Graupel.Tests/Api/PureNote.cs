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
        new ObjectConverter<TWriter, TReader, PureNote, PureNoteBody<TWriter, TReader>>(registry, Shape);
}

internal struct PureNoteBody<TWriter, TReader> : IObjectBody<TWriter, TReader, PureNote>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public readonly BodyTraits Traits => BodyTraits.CanCreate | BodyTraits.CanPopulate | BodyTraits.IsSealed;

    public readonly bool IsExactType(in PureNote value) => true;

    public readonly void Initialize(Registry<TWriter, TReader> registry, ObjectShape shape)
    {
    }

    public readonly WireShape[] MemberShapes() => [new WireShape(WireKind.Int32, 4, 4), new WireShape(WireKind.String, 1)];

    public readonly void Write(ref TWriter writer, ObjectHeader header, in PureNote value)
    {
        string? text = value.Text;
        FixedRun run = writer.Begin(header, sizeof(int), 1, TWriter.MaximumSize(text));
        writer.PutInt32(ref run, 0, value.Number);
        writer.At(1);
        writer.PutString(ref run, text);
        writer.Commit(ref run);
    }

    public readonly PureNote Create() => default;

    public readonly bool Populate(ref TReader reader, ref PureNote value)
    {
        FixedView view = reader.View(sizeof(int));
        value.Number = reader.ReadInt32(in view, 0);
        reader.At(1);
        value.Text = reader.ReadString();
        return false;
    }

    public readonly bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref PureNote value) => throw new NotSupportedException();

    public readonly PureNote Read(ref TReader reader, ObjectForm form, HeaderMap? map) => throw new NotSupportedException();

    public readonly PureNote GetTail(in PureNote value) => throw new NotSupportedException();

    public readonly void SetTail(ref PureNote value, PureNote tail) => throw new NotSupportedException();
}
