using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Closes the converter of hash sets over the codec of its elements.</summary>
internal readonly struct HashSetMaker<TWriter, TReader, T>(bool isExact, IComparer<T>? order, int maxCollisions) : ICodecVisitor<TWriter, TReader, T, Converter<TWriter, TReader, HashSet<T>?>>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public Converter<TWriter, TReader, HashSet<T>?> Visit<TCodec>(TCodec codec)
        where TCodec : struct, IElementCodec<TWriter, TReader, T>
        => new HashSetConverter<TWriter, TReader, T, TCodec>(codec, isExact, order, maxCollisions);
}
