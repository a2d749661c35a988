using System.Collections;
using System.Diagnostics;
using System.Globalization;
using Graupel.Formats;

namespace Graupel;

/// <summary>
/// The members of an object that its contract does not have, as bytes. A contract with a member of this type, which is not written itself,
/// keeps them: what a newer version wrote is written again when the object is written in the same format.
/// </summary>
/// <remarks>Only the format that read them can write them; set the member to null to write the object without them.</remarks>
[DebuggerDisplay("Count = {Count}")]
public sealed class UnknownMembers : IReadOnlyList<UnknownMember>, IEquatable<UnknownMembers>
{
    private const int MaxScanned = 8;

    private byte[] _bytes = [];

    // Most objects keep a member or two.
    private Entry _first;
    private Entry[] _others = [];
    private int _length;

    // How many were there before the current members, and are replaced by them.
    private int _inherited;

    // Where they are many.
    private Index? _index;

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
            Entry entry = At(index);
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
            if (!KeyOf(i).IsOf(other.KeyOf(i)) || KindOf(i) != other.KindOf(i) || !BytesOf(i).SequenceEqual(other.BytesOf(i)))
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
            hash.Add(KeyOf(i).Hash());
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
            members.Append(members.NextPlace(), before.KeyOf(i), before.KindOf(i), before.BytesOf(i), before.ObjectsOf(i), isNew: false);
        }

        members._inherited = before.Count;
        return members;
    }

    /// <summary>These, and those that another class of the same object has kept.</summary>
    /// <exception cref="GraupelException">Both have a member with the same key, or another format read them.</exception>
    internal UnknownMembers With(UnknownMembers others, string contract)
    {
        UnknownMembers all = Begin(this, Writer);
        for (int i = 0; i < others.Count; i++)
        {
            all.Put(others.KeyOf(i), others.KindOf(i), others.BytesOf(i), others.ObjectsOf(i));
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
            keys.Put(KeyOf(i), KindOf(i), [], objects: null);
        }

        return keys;
    }

    /// <summary>Keeps a member.</summary>
    /// <param name="key">Its key.</param>
    /// <param name="kind">Its kind; <see cref="WireKind.Absent"/> in formats that do not say.</param>
    /// <param name="value">Its value.</param>
    /// <param name="objects">What is in it where identities are preserved.</param>
    internal void Add(UnknownKey key, WireKind kind, ReadOnlySpan<byte> value, KeptObjects? objects)
    {
        GiveWay(key.IsNumbered);
        Put(key, kind, value, objects);
    }

    private void Put(UnknownKey key, WireKind kind, ReadOnlySpan<byte> value, KeptObjects? objects)
    {
        int place = FindInherited(key);
        Append(place < 0 ? NextPlace() : place, key, kind, value, objects, isNew: true);
    }

    /// <summary>Whether a member with the key of one that is about to be kept was kept before, not counting what it replaces.</summary>
    internal bool WasKept(UnknownKey key)
    {
        if (Count > MaxScanned && _index?.Kept is null)
        {
            HashSet<int> kept = (_index ??= new Index()).Kept = [];
            for (int i = 0; i < Count; i++)
            {
                if (At(i).IsNew)
                {
                    kept.Add(KeyOf(i).Hash());
                }
            }
        }

        return _index?.Kept?.Add(key.Hash()) != true && IsAmongKept(key);
    }

    private bool IsAmongKept(UnknownKey key)
    {
        for (int i = 0; i < Count; i++)
        {
            if (At(i).IsNew && KeyOf(i).IsOf(key))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The key of a member.</summary>
    internal UnknownKey KeyOf(int index)
    {
        Entry entry = At(index);
        return new UnknownKey(entry.Form, entry.Number, _bytes.AsSpan(entry.Start, entry.KeyLength));
    }

    /// <summary>The kind of a member.</summary>
    internal WireKind KindOf(int index) => At(index).Kind;

    /// <summary>The value of a member.</summary>
    internal ReadOnlySpan<byte> BytesOf(int index)
    {
        Entry entry = At(index);
        return _bytes.AsSpan(entry.Start + entry.KeyLength, entry.Length);
    }

    /// <summary>What is in the value of a member where identities are preserved.</summary>
    internal KeptObjects? ObjectsOf(int index) => At(index).Objects;

    private ref Entry At(int index) => ref index == 0 ? ref _first : ref _others[index - 1];

    private int NextPlace()
    {
        if (Count > _others.Length)
        {
            Array.Resize(ref _others, Math.Max(3, 2 * Count));
        }

        return Count++;
    }

    private void Append(int place, UnknownKey key, WireKind kind, ReadOnlySpan<byte> value, KeptObjects? objects, bool isNew)
    {
        int size = checked(_length + key.Bytes.Length + value.Length);
        if (size > _bytes.Length)
        {
            Array.Resize(ref _bytes, (int)Math.Min(Array.MaxLength, Math.Max(size, 2L * _bytes.Length)));
        }

        At(place) = new Entry(key.Number, _length, key.Bytes.Length, value.Length, key.Form, kind, objects, isNew);
        key.Bytes.CopyTo(_bytes.AsSpan(_length));
        value.CopyTo(_bytes.AsSpan(_length + key.Bytes.Length));
        _length = size;
    }

    // What was there before by number cannot be compared with what is read by name, nor the reverse.
    private void GiveWay(bool toNumbers)
    {
        bool gives = false;
        for (int i = 0; i < _inherited && !gives; i++)
        {
            gives = !At(i).IsNew && KeyOf(i).IsNumbered != toNumbers;
        }

        if (!gives)
        {
            return;
        }

        var rest = new UnknownMembers(Writer);
        int inherited = 0;
        for (int i = 0; i < Count; i++)
        {
            if (At(i).IsNew || KeyOf(i).IsNumbered == toNumbers)
            {
                rest.Append(rest.NextPlace(), KeyOf(i), KindOf(i), BytesOf(i), ObjectsOf(i), At(i).IsNew);
                inherited += i < _inherited ? 1 : 0;
            }
        }

        (_bytes, _first, _others, _length, Count, _inherited, _index) = (rest._bytes, rest._first, rest._others, rest._length, rest.Count, inherited, null);
    }

    // Each is replaced once: what another class of the object has kept with the same key stands beside it, and is counted.
    private int FindInherited(UnknownKey key)
    {
        if (_inherited > MaxScanned)
        {
            return FindIndexed(key);
        }

        for (int i = 0; i < _inherited; i++)
        {
            if (IsInherited(i, key))
            {
                return i;
            }
        }

        return -1;
    }

    private int FindIndexed(UnknownKey key)
    {
        _index ??= new Index();
        _index.Inherited ??= Enumerable.Range(0, _inherited).ToLookup(index => KeyOf(index).Hash());
        foreach (int index in _index.Inherited[key.Hash()])
        {
            if (IsInherited(index, key))
            {
                return index;
            }
        }

        return -1;
    }

    private bool IsInherited(int index, UnknownKey key) => !At(index).IsNew && KeyOf(index).IsOf(key);

    private string NameOf(Entry entry) => entry.Form switch
    {
        UnknownKeyForm.Number or UnknownKeyForm.NumberKey => entry.Number.ToString(CultureInfo.InvariantCulture),
        UnknownKeyForm.Hash => string.Create(CultureInfo.InvariantCulture, $"#{entry.Number:X8}"),
        _ => Convert.ToHexString(_bytes, entry.Start, entry.KeyLength),
    };

    /// <param name="Number">The number of the key.</param>
    /// <param name="Start">Where its bytes begin.</param>
    /// <param name="KeyLength">How many of these are the key.</param>
    /// <param name="Length">How many follow as the value.</param>
    /// <param name="Form">What the key is.</param>
    /// <param name="Kind">The kind.</param>
    /// <param name="Objects">What is in the value where identities are preserved.</param>
    /// <param name="IsNew">Whether it came after those that were there before.</param>
    private readonly record struct Entry(uint Number, int Start, int KeyLength, int Length, UnknownKeyForm Form, WireKind Kind, KeptObjects? Objects, bool IsNew);

    private sealed class Index
    {
        /// <summary>The hashes of the keys that were kept since.</summary>
        public HashSet<int>? Kept { get; set; }

        /// <summary>Those that were there before, by the hash of their key.</summary>
        public ILookup<int, int>? Inherited { get; set; }
    }
}

/// <summary>A member that the contract of its object does not have.</summary>
/// <param name="Key">
/// What identifies the member: its number; # and the hash of its name; for other keys of formats that write them, their bytes as hexadecimal digits.
/// </param>
/// <param name="Kind">Kind of the value; <see cref="WireKind.Absent"/> in formats that do not write it.</param>
/// <param name="Bytes">The value, in the format that read it.</param>
public readonly record struct UnknownMember(string Key, WireKind Kind, ReadOnlyMemory<byte> Bytes)
{
    /// <summary>True for the same key, kind and bytes.</summary>
    public bool Equals(UnknownMember other) => Key == other.Key && Kind == other.Kind && Bytes.Span.SequenceEqual(other.Bytes.Span);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = default(HashCode);
        hash.Add(Key);
        hash.Add(Kind);
        hash.AddBytes(Bytes.Span);
        return hash.ToHashCode();
    }
}
