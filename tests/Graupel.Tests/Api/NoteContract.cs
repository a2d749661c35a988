using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Tests.Api;

[assembly: GeneratedContracts<HandWrittenContracts>]

namespace Graupel.Tests.Api;

/// <summary>The contracts that this assembly names.</summary>
public sealed class HandWrittenContracts : ContractSource
{
    public override int Version => 1;

    public override Contract? Find(Type type, uint hash) =>
        type == typeof(Note) ? new NoteContract()
        : type == typeof(PureNote) ? new PureNoteContract()
        : type == typeof(List<Note>) ? new ListContract<Note>()
        : type == typeof(int[]) ? new ArrayContract<int>()
        : type == typeof(ReentrancyTests.Nested) ? new ReentrancyTests.NestedContract()
        : null;
}

internal sealed class NoteContract : Contract<Note>
{
    private static readonly ObjectShape Shape = new(
        "Note", isValueType: false, new MemberShape("Number", "Number", 1, WireKind.Int32), new MemberShape("Text", "Text", 2, WireKind.String));

    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        registry.GetObject<Note>();

    public override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new NoteConverter<TWriter, TReader>(registry, Shape);
}

internal sealed class NoteConverter<TWriter, TReader>(Registry<TWriter, TReader> registry, ObjectShape shape)
    : ObjectConverter<TWriter, TReader, Note>(registry, shape, ObjectTraits.CanCreate | ObjectTraits.CanPopulate | ObjectTraits.IsSealed)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    protected override WireShape[] MemberShapes() => [new WireShape(WireKind.Int32, 4, 4), new WireShape(WireKind.String, 1)];

    protected override void WriteMembers(ref TWriter writer, ObjectHeader header, in Note value)
    {
        string? text = value.Text;
        FixedRun run = writer.Begin(header, sizeof(int), 1, TWriter.MaximumSize(text));
        writer.PutInt32(ref run, 0, value.Number);
        writer.At(1);
        writer.PutString(ref run, text);
        writer.Commit(ref run);
    }

    protected override Note Create() => new();

    protected override bool PopulateRow(ref TReader reader, ref Note value)
    {
        FixedView view = reader.View(sizeof(int));
        value.Number = reader.ReadInt32(in view, 0);
        reader.At(1);
        value.Text = reader.ReadString();
        return false;
    }

    protected override bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref Note value)
    {
        MemberWalk walk = reader.BeginMembers(ObjectShape, map);
        while (reader.NextMember(ref walk))
        {
            switch (walk.Member)
            {
                case 0:
                    value.Number = Members.ReadInt32(ref reader, in walk);
                    break;
                case 1:
                    value.Text = Members.ReadString(ref reader, in walk);
                    break;
                default:
                    reader.SkipMember(ref walk);
                    break;
            }
        }

        return false;
    }
}
