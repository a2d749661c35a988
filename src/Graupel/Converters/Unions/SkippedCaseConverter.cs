using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Reads null in place of whatever case the reader does not know.</summary>
internal sealed class SkippedCaseConverter<TWriter, TReader, TBase>()
    : CaseConverter<TWriter, TReader, TBase>(typeof(void), new WireShape(WireKind.Object, 0))
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override void Write(ref TWriter writer, TBase value) => Throw.UndeclaredType(value!.GetType(), CSharpName.Of(typeof(TBase)));

    public override TBase Read(ref TReader reader, UnionTag tag, WireKind kind)
    {
        reader.Skip(kind);
        return default!;
    }
}
