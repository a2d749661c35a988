using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A case whose values are objects of <typeparamref name="TCase"/>.</summary>
internal sealed class ObjectCaseConverter<TWriter, TReader, TBase, TCase>(UnionTag tag, ObjectConverter<TWriter, TReader, TCase> converter)
    : CaseConverter<TWriter, TReader, TBase>(typeof(TCase), converter.Shape, converter is WrappedCaseConverter<TWriter, TReader, TCase>)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TCase : TBase
{
    private readonly ObjectHeader _tag = TWriter.EncodeCase(tag, converter.Shape);

    // The same with what precedes the object, which is known only when all converters are complete. If two threads create it, either one will do.
    private ObjectHeader? _header;

    public override void Write(ref TWriter writer, TBase value)
    {
        TCase exact = KnownCast.To<TCase>(value);
        converter.WriteCase(ref writer, _tag, _header ??= converter.HeaderBehind(_tag), in exact);
    }

    public override TBase Read(ref TReader reader, UnionTag tag, WireKind kind)
    {
        EnsureObject(ref reader, kind);
        return KnownCast.To<TBase>(converter.ReadObject(ref reader));
    }

    public override void Populate(ref TReader reader, UnionTag tag, WireKind kind, ref TBase value)
    {
        if (typeof(TCase).IsValueType)
        {
            value = Read(ref reader, tag, kind);
            return;
        }

        EnsureObject(ref reader, kind);
        TCase exact = KnownCast.To<TCase>(value);
        converter.PopulateObject(ref reader, ref exact);
        value = KnownCast.To<TBase>(exact);
    }

    public override bool IsMadeFirst(TBase value) => converter.IsMadeFirst(KnownCast.To<TCase>(value));

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
