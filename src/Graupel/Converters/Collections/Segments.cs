using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A default memory is an empty one.</summary>
internal readonly struct MemorySegment<T> : ISegment<Memory<T>, T>
{
    public static bool HasNull => false;

    public static bool IsNull(Memory<T> segment) => false;

    public static ReadOnlySpan<T> Items(scoped ref readonly Memory<T> segment) => segment.Span;

    public static Memory<T> From(T[] items, long offset) => items;

    public static Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new SegmentConverter<TWriter, TReader, Memory<T>?, T, NullableSegment<Memory<T>, T, MemorySegment<T>>>(element, isExact);
}

/// <summary>A default memory is an empty one.</summary>
internal readonly struct ReadOnlyMemorySegment<T> : ISegment<ReadOnlyMemory<T>, T>
{
    public static bool HasNull => false;

    public static bool IsNull(ReadOnlyMemory<T> segment) => false;

    public static ReadOnlySpan<T> Items(scoped ref readonly ReadOnlyMemory<T> segment) => segment.Span;

    public static ReadOnlyMemory<T> From(T[] items, long offset) => items;

    public static Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new SegmentConverter<TWriter, TReader, ReadOnlyMemory<T>?, T, NullableSegment<ReadOnlyMemory<T>, T, ReadOnlyMemorySegment<T>>>(element, isExact);
}

/// <summary>A default segment, which has no array, is null.</summary>
internal readonly struct ArraySlice<T> : ISegment<ArraySegment<T>, T>
{
    public static bool HasNull => true;

    public static bool IsNull(ArraySegment<T> segment) => segment.Array is null;

    public static ReadOnlySpan<T> Items(scoped ref readonly ArraySegment<T> segment) => segment;

    public static ArraySegment<T> From(T[] items, long offset) => new ArraySegment<T>(items);

    public static Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new SegmentConverter<TWriter, TReader, ArraySegment<T>?, T, NullableSegment<ArraySegment<T>, T, ArraySlice<T>>>(element, isExact);
}
