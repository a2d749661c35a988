using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>How a type that represents a range of elements is read and created.</summary>
internal interface ISegment<TSegment, T>
{
    /// <summary>False when null cannot be read.</summary>
    static abstract bool HasNull { get; }

    static abstract bool IsNull(TSegment segment);

    /// <summary>Refuses a segment that has other elements than when the contract was compiled.</summary>
    static virtual void EnsureElements()
    {
    }

    /// <summary>The elements, which may be in the segment itself: valid as long as that stays where it is.</summary>
    static abstract ReadOnlySpan<T> Items(scoped ref readonly TSegment segment);

    /// <summary>Whether its elements have to be copied to be in one place.</summary>
    static virtual bool IsInPieces(scoped ref readonly TSegment segment) => false;

    /// <summary>Makes a segment of all of an array that was read before an offset, and is its own from then on.</summary>
    static abstract TSegment From(T[] items, long offset);

    /// <summary>Puts elements into a segment that exists; false when it cannot take them.</summary>
    static virtual bool TryFill(ref TSegment segment, T[] items) => false;

    /// <summary>Makes the converter of a nullable segment; only structs have one.</summary>
    static virtual Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => throw new NotSupportedException();

    /// <summary>Makes the converter of a nullable segment of bytes that are one blob.</summary>
    static virtual Converter MakeNullableBlob<TWriter, TReader>(bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => throw new NotSupportedException();
}
