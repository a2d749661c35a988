using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A case whose values are objects of <typeparamref name="TCase"/>.</summary>
internal sealed class ObjectCaseConverter<TWriter, TReader, TBase, TCase>(UnionTag tag, ObjectConverter<TWriter, TReader, TCase> converter)
    : CaseConverter<TWriter, TReader, TBase>(typeof(TCase), converter.Shape)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TCase : TBase
{
    private readonly ObjectHeader _header = TWriter.EncodeCase(tag, converter.Shape);

    public override void Write(ref TWriter writer, TBase value)
    {
        writer.WriteCase(_header);
        var exact = (TCase)value!;
        converter.WriteObject(ref writer, in exact);
    }

    public override TBase Read(ref TReader reader, UnionTag tag, WireKind kind)
    {
        EnsureObject(ref reader, kind);
        return converter.ReadObject(ref reader);
    }

    public override void Populate(ref TReader reader, UnionTag tag, WireKind kind, ref TBase value)
    {
        EnsureObject(ref reader, kind);
        var exact = (TCase)value!;
        converter.PopulateObject(ref reader, ref exact);
        value = exact;
    }

    public override bool IsMadeFirst(TBase value) => converter.IsMadeFirst((TCase)value!);

    public override TBase ReadNew(ref TReader reader, UnionTag tag, WireKind kind, int number, TBase? held) =>
        converter.ReadNew(ref reader, kind, number, held is not null && held.GetType() == typeof(TCase) ? (TCase)held : default);

    private static void EnsureObject(ref TReader reader, WireKind kind)
    {
        if (kind is not (WireKind.Object or WireKind.Absent))
        {
            Throw.KindMismatch(kind, WireKind.Object, reader.Offset);
        }
    }
}
