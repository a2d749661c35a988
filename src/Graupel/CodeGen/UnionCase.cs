using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>A declared case of a union.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class UnionCase
{
    private protected UnionCase(Type type, UnionTag tag, UnionTag? name)
    {
        Type = type;
        Tag = tag;
        Name = name;
    }

    /// <summary>The base.</summary>
    internal abstract Type Base { get; }

    /// <summary>The type of the values.</summary>
    internal Type Type { get; }

    /// <summary>The tag of the case on the wire.</summary>
    internal UnionTag Tag { get; }

    /// <summary>The hash of its name, which identifies it too, so that it may get an id later.</summary>
    internal UnionTag? Name { get; }
}

/// <summary>A declared case of the union of <typeparamref name="TBase"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class UnionCase<TBase> : UnionCase
{
    private protected UnionCase(Type type, UnionTag tag, UnionTag? name)
        : base(type, tag, name)
    {
    }

    /// <inheritdoc/>
    internal sealed override Type Base => typeof(TBase);

    internal abstract CaseConverter<TWriter, TReader, TBase> CreateCase<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct;
}

/// <summary>A declared case of a union whose values are of <typeparamref name="TCase"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class UnionCase<TBase, TCase> : UnionCase<TBase>
    where TCase : TBase
{
    /// <summary>A case that is identified by its name.</summary>
    /// <param name="name">The hash of its contract name.</param>
    public UnionCase(uint name)
        : base(typeof(TCase), new UnionTag(name, IsHash: true), null)
    {
    }

    /// <summary>A case with an id.</summary>
    /// <param name="id">The id.</param>
    /// <param name="name">The hash of its contract name; null if it is not known.</param>
    public UnionCase(uint id, uint? name)
        : base(typeof(TCase), new UnionTag(id, IsHash: false), name is { } hash ? new UnionTag(hash, IsHash: true) : null)
    {
    }

    internal override CaseConverter<TWriter, TReader, TBase> CreateCase<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        registry.FindCaseObject<TCase>() is { } members
            ? new ObjectCaseConverter<TWriter, TReader, TBase, TCase>(Tag, members)
            : new ValueCaseConverter<TWriter, TReader, TBase, TCase>(Tag, registry.GetCase<TCase>());
}
