using System.Collections;
using System.Collections.Frozen;
using System.Numerics;
using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The cases of a union by type, by id and by hash. The converter of a case is made when it is first met.</summary>
internal sealed class CaseTable<TWriter, TReader, TBase>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private const int MaxDenseId = 255;
    private const int MaxScanned = 8;
    private const ulong Golden = 0x9E37_79B9_7F4A_7C15;

    private readonly Registry<TWriter, TReader> _registry;
    private readonly UnionCase<TBase>[] _cases;
    private readonly Type[] _types;
    private readonly CaseConverter<TWriter, TReader, TBase>?[] _converters;
    private readonly CaseConverter<TWriter, TReader, TBase>?[] _dense;

    // The complement of the place, where it is ambiguous.
    private readonly FrozenDictionary<UnionTag, int> _byTag;
    private readonly FrozenDictionary<Type, int>? _byType;

    // What was found last for each hash of a type's handle: anything else costs several times as much as a scalar takes.
    private readonly CaseConverter<TWriter, TReader, TBase>?[] _recent;
    private readonly int _recentShift;

    /// <exception cref="ContractException">Two cases have one tag.</exception>
    public CaseTable(UnionCase<TBase>[] cases, Registry<TWriter, TReader> registry)
    {
        _registry = registry;
        _cases = cases;
        _types = [.. cases.Select(static one => one.Type)];
        _converters = new CaseConverter<TWriter, TReader, TBase>?[cases.Length];
        _dense = new CaseConverter<TWriter, TReader, TBase>?[DenseLength(cases)];
        _byTag = MakeTags(cases);
        _byType = cases.Length > MaxScanned ? _types.Index().ToFrozenDictionary(static one => one.Item, static one => one.Index) : null;
        _recent = new CaseConverter<TWriter, TReader, TBase>?[BitOperations.RoundUpToPowerOf2(((uint)cases.Length * 4) + 2)];
        _recentShift = 64 - BitOperations.Log2((uint)_recent.Length);
    }

    /// <summary>Number of cases.</summary>
    public int Count => _cases.Length;

    /// <summary>Every tag, and the place of its case in the list.</summary>
    public IReadOnlyList<(UnionTag Tag, int Case)> Tags => [.. _byTag.Select(static pair => (pair.Key, PlaceOf(pair.Value)))];

    /// <summary>The place of a tag's case in the list, or -1.</summary>
    public int IndexOf(UnionTag tag) => _byTag.TryGetValue(tag, out int index) ? PlaceOf(index) : -1;

    /// <summary>The values of each case.</summary>
    public IReadOnlyList<WireShape> Shapes => new ShapeList(this);

    /// <summary>Whether a case is a type of that name in another assembly, such as another copy of the same one.</summary>
    public bool HasNamesake(Type type) => Array.Exists(_types, one => one != type && one.FullName is { } name && name == type.FullName);

    /// <summary>The case of a run-time type, or null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public CaseConverter<TWriter, TReader, TBase>? Find(Type type)
    {
        int place = unchecked((int)(((ulong)type.TypeHandle.Value * Golden) >> _recentShift));
        return _recent[place] is { } known && known.Type == type ? known : FindSlow(type, place);
    }

    private CaseConverter<TWriter, TReader, TBase>? FindSlow(Type type, int place)
    {
        int index = -1;
        if (_byType is null)
        {
            index = Array.IndexOf(_types, type);
        }
        else if (_byType.TryGetValue(type, out int found))
        {
            index = found;
        }

        return index < 0 ? null : _recent[place] = At(index);
    }

    /// <summary>The case of a tag, or null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public CaseConverter<TWriter, TReader, TBase>? Find(UnionTag tag) =>
        !tag.IsHash && tag.Value < (uint)_dense.Length && _dense[tag.Value] is { } dense ? dense : FindSlow(tag);

    private CaseConverter<TWriter, TReader, TBase>? FindSlow(UnionTag tag)
    {
        if (!TryFind(tag, out int index) || index < 0)
        {
            return null;
        }

        CaseConverter<TWriter, TReader, TBase> found = At(index);
        if (!tag.IsHash && tag.Value < (uint)_dense.Length)
        {
            _dense[tag.Value] = found;
        }

        return found;
    }

    /// <summary>The case whose tag is also that of the same type in other load contexts, so it is ambiguous which one to read; otherwise null.</summary>
    public Type? FindAmbiguous(UnionTag tag) => TryFind(tag, out int index) && index < 0 ? _types[~index] : null;

    private bool TryFind(UnionTag tag, out int index)
    {
        bool isKnown = _byTag.TryGetValue(tag, out index);
        if (index < 0)
        {
            index = LoadedCopies.Choose(_cases, _cases[~index].Tag);
        }

        return isKnown;
    }

    private static int PlaceOf(int index) => int.Max(index, ~index);

    private CaseConverter<TWriter, TReader, TBase> At(int index) => _converters[index] ?? Make(index);

    // Two threads may make it twice; either one serves.
    private CaseConverter<TWriter, TReader, TBase> Make(int index) => _converters[index] = _registry.MakeCase(_cases[index]);

    private static int DenseLength(UnionCase<TBase>[] cases) =>
        cases.Select(static one => one.Tag is { IsHash: false, Value: <= MaxDenseId } ? (int)one.Tag.Value + 1 : 0).DefaultIfEmpty().Max();

    private static FrozenDictionary<UnionTag, int> MakeTags(UnionCase<TBase>[] cases)
    {
        var tags = new Dictionary<UnionTag, int>();
        for (int i = 0; i < cases.Length; i++)
        {
            if (!tags.TryAdd(cases[i].Tag, i))
            {
                tags[cases[i].Tag] = LoadedCopies.Choose(cases, tags[cases[i].Tag], i);
            }
        }

        // Every case is known by its name too, so that it may get an id later.
        foreach (UnionCase<TBase> one in cases)
        {
            if (one.Name is { } name)
            {
                tags.TryAdd(name, tags[one.Tag]);
            }
        }

        AddNegative(cases, tags);
        return tags.ToFrozenDictionary();
    }

    // In MessagePack a negative id is a negative number, as the complement of a hash is.
    private static void AddNegative(UnionCase<TBase>[] cases, Dictionary<UnionTag, int> tags)
    {
        foreach (UnionCase<TBase> one in cases.Where(static one => one.Tag is { IsHash: false, Value: > int.MaxValue }))
        {
            var alike = new UnionTag(~one.Tag.Value, IsHash: true);
            int place = tags[one.Tag];
            if (!tags.TryAdd(alike, place) && tags[alike] != place)
            {
                Throw.SameTags(one, cases[PlaceOf(tags[alike])]);
            }
        }
    }

    private sealed class ShapeList(CaseTable<TWriter, TReader, TBase> table) : IReadOnlyList<WireShape>
    {
        public int Count => table.Count;

        public WireShape this[int index] => table.At(index).Shape;

        public IEnumerator<WireShape> GetEnumerator() => Enumerable.Range(0, Count).Select(index => this[index]).GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
