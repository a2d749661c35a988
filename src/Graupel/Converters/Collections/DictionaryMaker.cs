using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Closes the converter of dictionaries over the codecs of its keys and values.</summary>
internal static class DictionaryMaker
{
    public static Converter<TWriter, TReader, Dictionary<TKey, TValue>?> Make<TWriter, TReader, TKey, TValue>(
        Converter<TWriter, TReader, TKey> key, Converter<TWriter, TReader, TValue> value, bool isExact, IComparer<TKey>? order, int maxCollisions)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where TKey : notnull
        => key.Accept<Converter<TWriter, TReader, Dictionary<TKey, TValue>?>, Keys<TWriter, TReader, TKey, TValue>>(new(value, isExact, order, maxCollisions));

    private readonly struct Keys<TWriter, TReader, TKey, TValue>(Converter<TWriter, TReader, TValue> value, bool isExact, IComparer<TKey>? order, int maxCollisions)
        : ICodecVisitor<TWriter, TReader, TKey, Converter<TWriter, TReader, Dictionary<TKey, TValue>?>>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where TKey : notnull
    {
        public Converter<TWriter, TReader, Dictionary<TKey, TValue>?> Visit<TKeys>(TKeys codec)
            where TKeys : struct, IElementCodec<TWriter, TReader, TKey>
            => value.Accept<Converter<TWriter, TReader, Dictionary<TKey, TValue>?>, Values<TWriter, TReader, TKey, TValue, TKeys>>(new(codec, isExact, order, maxCollisions));
    }

    private readonly struct Values<TWriter, TReader, TKey, TValue, TKeys>(TKeys keys, bool isExact, IComparer<TKey>? order, int maxCollisions)
        : ICodecVisitor<TWriter, TReader, TValue, Converter<TWriter, TReader, Dictionary<TKey, TValue>?>>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where TKey : notnull
        where TKeys : struct, IElementCodec<TWriter, TReader, TKey>
    {
        public Converter<TWriter, TReader, Dictionary<TKey, TValue>?> Visit<TValues>(TValues codec)
            where TValues : struct, IElementCodec<TWriter, TReader, TValue>
            => new DictionaryConverter<TWriter, TReader, TKey, TValue, TKeys, TValues>(keys, codec, isExact, order, maxCollisions);
    }
}
