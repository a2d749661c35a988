using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A struct that the runtime lays out as an array of its only field.</summary>
internal readonly struct InlineArray<[DynamicallyAccessedMembers(ElementMemory.InlineFields)] TArray, T> : ISegment<TArray, T>
    where TArray : struct
{
    public static bool HasNull => false;

    public static bool IsNull(TArray segment) => false;

    public static void EnsureElements()
    {
        if (!ElementMemory.IsInline<TArray, T>())
        {
            Throw.OtherVersion(typeof(TArray), $"is not an array of {CSharpName.Of(typeof(T))}");
        }
    }

    public static ReadOnlySpan<T> Items(scoped ref readonly TArray segment) => ElementMemory.ReadInline<TArray, T>(in segment);

    public static TArray From(T[] items, long offset)
    {
        TArray array = default;
        Span<T> own = ElementMemory.InlineItems<TArray, T>(ref array);
        if (items.Length != own.Length)
        {
            Throw.InvalidLength(string.Create(CultureInfo.InvariantCulture, $"{items.Length} elements for {CSharpName.Of(typeof(TArray))}, which holds {own.Length}"), offset);
        }

        items.CopyTo(own);
        return array;
    }

    public static Converter MakeNullable<TWriter, TReader>(Converter<TWriter, TReader, T> element, bool isExact)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new SegmentConverter<TWriter, TReader, TArray?, T, NullableSegment<TArray, T, InlineArray<TArray, T>>>(element, isExact);
}
