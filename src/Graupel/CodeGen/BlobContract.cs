using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Collections of bytes.</summary>
internal sealed class BlobContract<TBlob, TKind> : ValueContract<TBlob>
    where TKind : struct, ISegment<TBlob, byte>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new BlobConverter<TWriter, TReader, TBlob, TKind>(registry.IsExact);
}
