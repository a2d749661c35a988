using System.Collections;
using System.Globalization;
using Graupel.Formats;

namespace Graupel;

/// <summary>
/// The members of an object that its contract does not have, as bytes. A contract with a member of this type, which is not written itself,
/// keeps them: what a newer version wrote is written again when the object is written in the same format.
/// </summary>
/// <remarks>Only the format that read them can write them; set the member to null to write the object without them.</remarks>
public sealed class UnknownMembers : IReadOnlyList<UnknownMember>, IEquatable<UnknownMembers>
{
    private const int MaxScanned = 8;

    private byte[] _bytes = [];
    private Entry[] _entries = [];
    private int _length;

    // The hashes of the keys that were kept since, where they are many.
    private HashSet<int>? _kept;

    // Those that were there before the current members, and are replaced by them, by the hash of their key.
    private ILookup<int, int>? _inherited;

    private UnknownMembers(Type writer) => Writer = writer;

    /// <summary>The number of members.</summary>
    public int Count { get; private set; }

    /// <summary>A member, in the order in which they were read.</summary>
    /// <exception cref="ArgumentOutOfRangeException">There are not that many members.</exception>
    public UnknownMember this[int index]
    {
        get
        {
            ArgumentOutOfRangeException.ThrowIfNegative(index);
            ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(index, Count);
            Entry entry = _entries[index];
            return new UnknownMember(NameOf(entry), entry.Kind, _bytes.AsMemory(entry.Start + entry.KeyLength, entry.Length));
        }
    }

    /// <inheritdoc/>
    public IEnumerator<UnknownMember> GetEnumerator()
    {
        for (int i = 0; i < Count; i++)
        {
            yield return this[i];
        }
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    /// <summary>True for the same keys, kinds and bytes in the same order, read by the same format.</summary>
    public bool Equals(UnknownMembers? other)
    {
        if (other is null || other.Writer != Writer || other.Count != Count)
        {
            return false;
        }

        for (int i = 0; i < Count; i++)
        {
            if (!AreSame(KeyOf(i), other.KeyOf(i)) || KindOf(i) != other.KindOf(i) || !BytesOf(i).SequenceEqual(other.BytesOf(i)))
            {
                return false;
            }
        }

        return true;
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as UnknownMembers);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = new HashCode();
        for (int i = 0; i < Count; i++)
        {
            hash.Add(HashOf(KeyOf(i)));
            hash.AddBytes(BytesOf(i));
        }

        return hash.ToHashCode();
    }

    /// <summary>The writer of the format.</summary>
    internal Type Writer { get; }

    /// <summary>Begins to keep members beside those that an object had before, as far as the same format read them.</summary>
    internal static UnknownMembers Begin(UnknownMembers? before, Type writer)
    {
        var members = new UnknownMembers(writer);
        if (before is null || before.Writer != writer)
        {
            return members;
        }

        // One by one, so that an object that is filled again and again does not keep the bytes of what was replaced.
        for (int i = 0; i < before.Count; i++)
        {
            members.Add(before.KeyOf(i), before.KindOf(i), before.BytesOf(i));
        }

        members._inherited = Enumerable.Range(0, members.Count).ToLookup(index => HashOf(members.KeyOf(index)));
        return members;
    }

    /// <summary>These, and those that another class of the same object has kept.</summary>
    /// <exception cref="GraupelException">Both have a member with the same key, or another format read them.</exception>
    internal UnknownMembers With(UnknownMembers others, string contract)
    {
        UnknownMembers all = Begin(this, Writer);
        for (int i = 0; i < others.Count; i++)
        {
            all.Add(others.KeyOf(i), others.KindOf(i), others.BytesOf(i));
        }

        if (others.Writer != Writer || all.Count < Count + others.Count)
        {
            Throw.KeptElsewhere(contract);
        }

        return all;
    }

    /// <summary>Bytes of all keys and values.</summary>
    internal int Size => _length;

    /// <summary>The same keys and kinds.</summary>
    internal UnknownMembers WithoutValues()
    {
        var keys = new UnknownMembers(Writer);
        for (int i = 0; i < Count; i++)
        {
            keys.Add(KeyOf(i), KindOf(i), []);
        }

        return keys;
    }

    /// <summary>Keeps a member.</summary>
    /// <param name="key">Its key.</param>
    /// <param name="kind">Its kind; <see cref="WireKind.Absent"/> in formats that do not say.</param>
    /// <param name="value">Its value.</param>
    internal void Add(UnknownKey key, WireKind kind, ReadOnlySpan<byte> value)
    {
        int place = FindInherited(key);
        if (place < 0)
        {
            place = Count;
            if (place == _entries.Length)
            {
                Array.Resize(ref _entries, Math.Max(4, 2 * place));
            }

            Count++;
        }

        int size = checked(_length + key.Bytes.Length + value.Length);
        if (size > _bytes.Length)
        {
            Array.Resize(ref _bytes, (int)Math.Min(Array.MaxLength, Math.Max(size, 2L * _bytes.Length)));
        }

        _entries[place] = new Entry(key.Number, key.Form, kind, _length, key.Bytes.Length, value.Length) { IsNew = _inherited is not null };
        key.Bytes.CopyTo(_bytes.AsSpan(_length));
        value.CopyTo(_bytes.AsSpan(_length + key.Bytes.Length));
        _length = size;
    }

    /// <summary>Whether a member with the key of one that is about to be kept was kept before, not counting what it replaces.</summary>
    internal bool WasKept(UnknownKey key)
    {
        if (Count > MaxScanned && _kept is null)
        {
            _kept = [];
            for (int i = 0; i < Count; i++)
            {
                if (_inherited is null || _entries[i].IsNew)
                {
                    _kept.Add(HashOf(KeyOf(i)));
                }
            }
        }

        return _kept?.Add(HashOf(key)) != true && IsAmongKept(key);
    }

    private bool IsAmongKept(UnknownKey key)
    {
        for (int i = 0; i < Count; i++)
        {
            if ((_inherited is null || _entries[i].IsNew) && AreSame(KeyOf(i), key))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The key of a member.</summary>
    internal UnknownKey KeyOf(int index)
    {
        Entry entry = _entries[index];
        return new UnknownKey(entry.Form, entry.Number, _bytes.AsSpan(entry.Start, entry.KeyLength));
    }

    /// <summary>The kind of a member.</summary>
    internal WireKind KindOf(int index) => _entries[index].Kind;

    /// <summary>The value of a member.</summary>
    internal ReadOnlySpan<byte> BytesOf(int index) => _bytes.AsSpan(_entries[index].Start + _entries[index].KeyLength, _entries[index].Length);

    // Each is replaced once: what another class of the object has kept with the same key stands beside it, and is counted.
    private int FindInherited(UnknownKey key)
    {
        foreach (int index in _inherited?[HashOf(key)] ?? [])
        {
            if (!_entries[index].IsNew && AreSame(KeyOf(index), key))
            {
                return index;
            }
        }

        return -1;
    }

    private static bool AreSame(UnknownKey one, UnknownKey other) =>
        one.Form == other.Form && one.Number == other.Number && one.Bytes.SequenceEqual(other.Bytes);

    private static int HashOf(UnknownKey key)
    {
        var hash = new HashCode();
        hash.Add(key.Form);
        hash.Add(key.Number);
        hash.AddBytes(key.Bytes);
        return hash.ToHashCode();
    }

    private string NameOf(Entry entry) => entry.Form switch
    {
        UnknownKeyForm.Number => entry.Number.ToString(CultureInfo.InvariantCulture),
        UnknownKeyForm.Hash => string.Create(CultureInfo.InvariantCulture, $"#{entry.Number:X8}"),
        _ => Convert.ToHexString(_bytes, entry.Start, entry.KeyLength),
    };

    private readonly record struct Entry(uint Number, UnknownKeyForm Form, WireKind Kind, int Start, int KeyLength, int Length)
    {
        /// <summary>Whether it came after those that were there before.</summary>
        public bool IsNew { get; init; }
    }
}

/// <summary>A member that the contract of its object does not have.</summary>
/// <param name="Key">
/// What identifies the member: its number; # and the hash of its name; in formats that write names, the bytes of the key as hexadecimal digits.
/// </param>
/// <param name="Kind">Kind of the value; <see cref="WireKind.Absent"/> in formats that do not write it.</param>
/// <param name="Bytes">The value, in the format that read it.</param>
public readonly record struct UnknownMember(string Key, WireKind Kind, ReadOnlyMemory<byte> Bytes);
