using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Keeps whatever case the reader does not know as its bytes, and writes it back as it was.</summary>
internal sealed class UnknownCaseConverter<TWriter, TReader, TBase, TUnknown>()
    : CaseConverter<TWriter, TReader, TBase>(typeof(TUnknown), new WireShape(WireKind.Object, 0))
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TUnknown : class, TBase, IUnknownCase, new()
{
    public override void Write(ref TWriter writer, TBase value)
    {
        if (((TUnknown)value!).Payload is not { } payload)
        {
            Throw.NothingKept(typeof(TUnknown));
            return;
        }

        if (payload.Writer != typeof(TWriter))
        {
            Throw.KeptByOther(typeof(TUnknown));
        }

        writer.WriteCase(TWriter.EncodeCase(payload.Tag, new WireShape(payload.Kind, minimumSize: 0)));
        writer.WriteKept(payload.Bytes.Span, payload.Objects);
    }

    public override TBase Read(ref TReader reader, UnionTag tag, WireKind kind) =>
        new TUnknown { Payload = new UnknownPayload(typeof(TWriter), tag, kind, reader.Capture(kind, out KeptObjects? objects), objects) };
}
