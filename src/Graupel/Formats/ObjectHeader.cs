using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// What a format writes before the members of an object at one kind of place, encoded once:
/// the header (or a presence byte, or nothing) and, in formats with keys, the key of each member.
/// </summary>
public sealed class ObjectHeader
{
    internal const int InlineSize = ObjectKey.InlineSize;

    private readonly ObjectKey _words;
    private readonly ElementForm _form;
    private readonly byte[][] _keys;
    private readonly ObjectKey[] _keyWords;

    /// <summary>Creates a header from bytes that a format has encoded.</summary>
    /// <param name="bytes">The bytes before the members.</param>
    /// <param name="keys">The bytes before each member, or none.</param>
    public ObjectHeader(ReadOnlySpan<byte> bytes, params byte[][] keys)
    {
        Bytes = bytes.ToArray();
        _keys = keys;
        _words = new ObjectKey(bytes);
        _keyWords = keys.Length == 0 ? [] : new ObjectKey[keys.Length];
        for (int i = 0; i < keys.Length; i++)
        {
            KeyBytes += keys[i].Length;
            _keyWords[i] = new ObjectKey(keys[i]);
        }

        WholeSize = Length;
        WrittenKeys = KeyBytes > 0 ? _keyWords : [];
    }

    /// <summary>Creates what describes the elements of a sequence.</summary>
    /// <param name="bytes">The bytes before the elements.</param>
    /// <param name="form">The form that they tell.</param>
    internal ObjectHeader(ReadOnlySpan<byte> bytes, ElementForm form)
        : this(bytes) => _form = form;

    /// <summary>The form of elements, where this describes them.</summary>
    internal ref readonly ElementForm Form => ref _form;

    /// <summary>What precedes the members.</summary>
    internal ref readonly ObjectKey AsKey => ref _words;

    /// <summary>Number of bytes before the members.</summary>
    public int Length => _words.Length;

    /// <summary>The most bytes that keys and scalars take after the header, in formats where that is not the size of the fixed run.</summary>
    public int BodySize
    {
        get;
        init
        {
            field = value;
            WholeSize = Length + value;
        }
    }

    /// <summary>The same with the header.</summary>
    internal nint WholeSize { get; private init; }

    /// <summary>True where some members must not be missing, in formats with keys.</summary>
    internal bool HasRequired { get; init; }

    /// <summary>What precedes the members of the base, in formats where they are among those of the derived contract; else null.</summary>
    internal ObjectHeader? Part { get; init; }

    /// <summary>True for what precedes such members of a base: then they cannot be written without those of the derived contract.</summary>
    internal bool IsPart => First > 0;

    /// <summary>Where members of bases are among others: what the format knows of all of them. Else null.</summary>
    internal object? Whole { get; init; }

    /// <summary>Index among all of them of the first member that this precedes.</summary>
    internal int First { get; init; }

    /// <summary>Number of keys: that of the members, or none.</summary>
    internal int KeyCount => _keyWords.Length;

    /// <summary>Total length of the keys.</summary>
    public int KeyBytes { get; }

    /// <summary>The bytes before the members.</summary>
    internal byte[] Bytes { get; }

    /// <summary>The keys as words; none where there are no bytes of them to be written.</summary>
    internal ObjectKey[] WrittenKeys { get; }

    /// <summary>The bytes before a member; empty if the format has no keys.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ReadOnlySpan<byte> Key(int member) => _keys.Length == 0 ? default : _keys[member];

    /// <summary>The same, where the format has keys.</summary>
    internal byte[] LongKey(int member) => _keys[member];

    /// <summary>The same as words; called only if the format has keys.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal ref readonly ObjectKey KeyWords(int member) => ref _keyWords[member];

    /// <summary>The same header, with its keys where an object finds them that is without some members.</summary>
    /// <param name="members">The members that it is of.</param>
    /// <param name="count">How many members there are in all.</param>
    internal ObjectHeader Spread(ReadOnlySpan<int> members, int count)
    {
        if (_keys.Length == count)
        {
            return this;
        }

        byte[][] keys = new byte[_keys.Length == 0 ? 0 : count][];
        keys.AsSpan().Fill([]);
        for (int i = 0; i < _keys.Length; i++)
        {
            keys[members[i]] = _keys[i];
        }

        return new ObjectHeader(Bytes, keys) { BodySize = BodySize, Part = Part };
    }

    /// <summary>The same keys, after a header that is written with something else.</summary>
    internal ObjectHeader WithoutBytes() => With([]);

    /// <summary>The same keys after other bytes.</summary>
    internal ObjectHeader With(ReadOnlySpan<byte> bytes) => new(bytes, _keys) { BodySize = BodySize, Part = Part };

    /// <summary>The same for comparing, where the first member has no key: what is long is never found at once.</summary>
    internal ObjectHeader WithoutFirstKey() => new(Bytes, [new byte[InlineSize + 1], .. _keys.Skip(1)]) { HasRequired = HasRequired };
}
