using System.Collections.Frozen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The cases of a union by type, by id and by hash.</summary>
internal sealed class CaseTable<TWriter, TReader, TBase>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private const int MaxDenseId = 255;
    private const int MaxScanned = 8;

    private readonly CaseConverter<TWriter, TReader, TBase>[] _cases;
    private readonly CaseConverter<TWriter, TReader, TBase>?[] _dense;
    private readonly FrozenDictionary<UnionTag, CaseConverter<TWriter, TReader, TBase>> _byTag;
    private readonly FrozenDictionary<Type, CaseConverter<TWriter, TReader, TBase>>? _byType;

    public CaseTable(CaseConverter<TWriter, TReader, TBase>[] cases)
    {
        _cases = cases;
        _dense = MakeDense(cases);
        _byTag = MakeTags(cases);
        _byType = cases.Length > MaxScanned ? cases.ToFrozenDictionary(static one => one.Type) : null;
    }

    /// <summary>Every tag, and the place of its case in the list.</summary>
    public IReadOnlyList<(UnionTag Tag, int Case)> Tags => [.. _byTag.Select(pair => (pair.Key, Array.IndexOf(_cases, pair.Value)))];

    /// <summary>The case of a run-time type.</summary>
    /// <exception cref="GraupelException">The type is not declared.</exception>
    public CaseConverter<TWriter, TReader, TBase> Get(Type type)
    {
        if (_byType is null)
        {
            foreach (CaseConverter<TWriter, TReader, TBase> one in _cases)
            {
                if (one.Type == type)
                {
                    return one;
                }
            }
        }
        else if (_byType.TryGetValue(type, out CaseConverter<TWriter, TReader, TBase>? found))
        {
            return found;
        }

        Throw.UndeclaredType(type, typeof(TBase).ToString());
        return null;
    }

    /// <summary>The case of a tag.</summary>
    /// <exception cref="GraupelException">There is none.</exception>
    public CaseConverter<TWriter, TReader, TBase> Get(UnionTag tag, long offset)
    {
        if (!tag.IsHash && tag.Value < (uint)_dense.Length && _dense[tag.Value] is { } dense)
        {
            return dense;
        }

        if (!_byTag.TryGetValue(tag, out CaseConverter<TWriter, TReader, TBase>? found))
        {
            Throw.UnknownTag(typeof(TBase).ToString(), tag, offset);
        }

        return found;
    }

    private static CaseConverter<TWriter, TReader, TBase>?[] MakeDense(CaseConverter<TWriter, TReader, TBase>[] cases)
    {
        var dense = new CaseConverter<TWriter, TReader, TBase>?[MaxDenseId + 1];
        int length = 0;
        foreach (CaseConverter<TWriter, TReader, TBase> one in cases)
        {
            if (one.Tag is { IsHash: false, Value: <= MaxDenseId })
            {
                dense[one.Tag.Value] = one;
                length = Math.Max(length, (int)one.Tag.Value + 1);
            }
        }

        return dense[..length];
    }

    private static FrozenDictionary<UnionTag, CaseConverter<TWriter, TReader, TBase>> MakeTags(CaseConverter<TWriter, TReader, TBase>[] cases)
    {
        var tags = new Dictionary<UnionTag, CaseConverter<TWriter, TReader, TBase>>();
        foreach (CaseConverter<TWriter, TReader, TBase> one in cases)
        {
            tags.Add(one.Tag, one);
        }

        // Every case is known by its name too, so that it may get an id later.
        foreach (CaseConverter<TWriter, TReader, TBase> one in cases)
        {
            tags.TryAdd(new UnionTag(MemberList.Hash(one.Shape.Object!.Name), IsHash: true), one);
        }

        return tags.ToFrozenDictionary();
    }
}
