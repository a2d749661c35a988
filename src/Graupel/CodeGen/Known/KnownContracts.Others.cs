using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Specialized;
using System.Diagnostics.CodeAnalysis;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Collections that are written as other types.</content>
public static partial class KnownContracts
{
    /// <summary>A value of a known type: scalars, text and collections of them, and types declared with <see cref="UnionCaseAttribute"/> or options.</summary>
    public static Contract<object?> Object()
    {
        UnionCase<object>[] own = ObjectCases.All();
        return new UnionContract<object>(isExact: false, own) { IsOpen = true, OwnCases = own.Length }!;
    }

    /// <summary>By index.</summary>
    public static Contract<StringCollection?> StringCollection() => new SurrogateContract<StringCollection, string[]>(new StringCollectionSurrogate());

    /// <summary>Keys with their values.</summary>
    public static Contract<NameValueCollection?> NameValueCollection() =>
        new SurrogateContract<NameValueCollection, KeyValuePair<string?, string?[]?>[]>(new NameValueCollectionSurrogate());

    /// <summary>Keys with their values.</summary>
    public static Contract<StringDictionary?> StringDictionary() =>
        new SurrogateContract<StringDictionary, Dictionary<string, string?>>(new StringDictionarySurrogate());

    /// <summary>A snapshot, with the bound and the order in which elements are taken.</summary>
    public static Contract<BlockingCollection<T>?> BlockingCollection<T>() =>
        new SurrogateContract<BlockingCollection<T>, Tuple<byte, int, bool, T[]>>(new BlockingCollectionSurrogate<T>());

    /// <summary>Keys with their elements.</summary>
    public static Contract<ILookup<TKey, TElement>?> ILookup<TKey, TElement>() =>
        new SurrogateContract<ILookup<TKey, TElement>, KeyValuePair<TKey, TElement[]>[]>(new LookupSurrogate<TKey, TElement>(Limits.Default));

    /// <summary>The key, then the elements.</summary>
    public static Contract<IGrouping<TKey, TElement>?> IGrouping<TKey, TElement>() =>
        new SurrogateContract<IGrouping<TKey, TElement>, Tuple<TKey, TElement[]>>(new GroupingSurrogate<TKey, TElement>());

    /// <summary>A struct that is an array: its elements.</summary>
    public static Contract<TArray> InlineArrayOf<[DynamicallyAccessedMembers(ElementMemory.InlineFields)] TArray, T>()
        where TArray : struct
        => new SegmentContract<TArray, T, InlineArray<TArray, T>>();

    /// <summary>All pieces as one.</summary>
    public static Contract<ReadOnlySequence<T>> ReadOnlySequence<T>() => typeof(T) == typeof(byte)
        ? (Contract<ReadOnlySequence<T>>)(object)new BlobContract<ReadOnlySequence<byte>, SequenceSegment<byte>>()
        : new SegmentContract<ReadOnlySequence<T>, T, SequenceSegment<T>>();
}
