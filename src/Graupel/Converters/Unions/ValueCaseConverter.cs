using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A case whose values are no objects with members: scalars, text, collections.</summary>
internal sealed class ValueCaseConverter<TWriter, TReader, TBase, TCase>(UnionTag tag, Converter<TWriter, TReader, TCase> converter)
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
        converter.Write(ref writer, in exact);
    }

    public override TBase Read(ref TReader reader, UnionTag tag, WireKind kind)
    {
        TCase value = converter.ReadAs(ref reader, kind);
        if (value is null)
        {
            Throw.InvalidHeader($"null as a case, {typeof(TCase)}", reader.Offset);
        }

        return value;
    }
}
