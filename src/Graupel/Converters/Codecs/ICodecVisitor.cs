using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Is given the codec of a converter as what it is, to close a generic type over it.</summary>
internal interface ICodecVisitor<TWriter, TReader, T, TResult>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Takes the codec.</summary>
    TResult Visit<TCodec>(TCodec codec)
        where TCodec : struct, IElementCodec<TWriter, TReader, T>;
}
