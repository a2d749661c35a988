using System.Buffers;
using System.Collections.Immutable;
using System.Runtime.InteropServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A default array, which has no elements to ask for, is null.</summary>
internal readonly struct ImmutableArraySegment<T> : ISegment<ImmutableArray<T>, T>
{
    public static bool HasNull => true;

    public static bool IsNull(ImmutableArray<T> segment) => segment.IsDefault;

    public static ReadOnlySpan<T> Items(scoped ref readonly ImmutableArray<T> segment) => segment.AsSpan();

    public static ImmutableArray<T> From(T[] items, long offset) => ImmutableCollectionsMarshal.AsImmutableArray(items);

    public static Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new SegmentConverter<TWriter, TReader, ImmutableArray<T>?, T, NullableSegment<ImmutableArray<T>, T, ImmutableArraySegment<T>>>(element, isExact);

    public static Converter MakeNullableBlob<TWriter, TReader>(bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new BlobConverter<TWriter, TReader, ImmutableArray<byte>?, NullableSegment<ImmutableArray<byte>, byte, ImmutableArraySegment<byte>>>(isExact);
}

/// <summary>A default sequence is an empty one. It may be in pieces; what is read is in one.</summary>
internal readonly struct SequenceSegment<T> : ISegment<ReadOnlySequence<T>, T>
{
    public static bool HasNull => false;

    public static bool IsNull(ReadOnlySequence<T> segment) => false;

    public static ReadOnlySpan<T> Items(scoped ref readonly ReadOnlySequence<T> segment) => segment.IsSingleSegment ? segment.FirstSpan : segment.ToArray();

    public static bool IsInPieces(scoped ref readonly ReadOnlySequence<T> segment) => !segment.IsSingleSegment;

    public static ReadOnlySequence<T> From(T[] items, long offset) => new(items);

    public static Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new SegmentConverter<TWriter, TReader, ReadOnlySequence<T>?, T, NullableSegment<ReadOnlySequence<T>, T, SequenceSegment<T>>>(element, isExact);

    public static Converter MakeNullableBlob<TWriter, TReader>(bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new BlobConverter<TWriter, TReader, ReadOnlySequence<byte>?, NullableSegment<ReadOnlySequence<byte>, byte, SequenceSegment<byte>>>(isExact);
}
