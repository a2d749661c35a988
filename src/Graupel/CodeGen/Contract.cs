using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>Knows how to make the converters of one type, in any format.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class Contract
{
    /// <summary>True when a root of this type is written as pure data.</summary>
    public virtual bool IsExact => false;

    /// <summary>False for values that are no objects with members, such as numbers and collections.</summary>
    internal virtual bool HasMembers => true;

    /// <summary>The kind of the values.</summary>
    internal abstract WireKind KindIn<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct;
}

/// <summary>Knows how to make the converters of <typeparamref name="T"/>, in any format.</summary>
public abstract class Contract<T> : Contract
{
    /// <summary>Makes the converter for values of the type; of an object contract that for its members.</summary>
    public virtual Converter<TWriter, TReader, T> CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => registry.GetObject<T>();

    /// <summary>Makes the converter for the members of exactly this type; only object contracts have one.</summary>
    public virtual ObjectConverter<TWriter, TReader, T> CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => throw new GraupelException(ErrorKind.NoContract, $"{typeof(T)} has no members of its own to write");

    /// <inheritdoc/>
    internal sealed override WireKind KindIn<TWriter, TReader>(Registry<TWriter, TReader> registry) => registry.Get<T>().Shape.Kind;
}
