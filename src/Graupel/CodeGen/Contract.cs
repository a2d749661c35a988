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

    /// <summary>True where the values are of declared cases, to which options add some.</summary>
    internal virtual bool HasCases => false;

    /// <summary>True where the converters may be the user's own, so that they are wrapped: see <see cref="OwnContract{T}"/>.</summary>
    internal bool IsOwn => !HasCases && GetType().Assembly != typeof(Contract).Assembly;

    /// <summary>The type of the values.</summary>
    internal abstract Type Type { get; }

    /// <summary>What writes and reads values of the type in a serializer.</summary>
    internal abstract ValueSerializer RootIn(Serializer serializer);

    /// <summary>The class that says how they are written, for messages.</summary>
    internal virtual Type Author => GetType();

    /// <summary>The kind of the values.</summary>
    internal abstract WireKind KindIn<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct;

    // Declared here and not for each T: ahead of time, each closed form of a generic virtual method that is not sealed is searched for in all types.

    /// <summary>
    /// Makes the converter for values of the type, a <see cref="Converter{TWriter, TReader, T}"/>; null where that for the members serves.
    /// </summary>
    public virtual Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => null;

    /// <summary>
    /// Makes the converter for the members of exactly this type, an <see cref="ObjectConverter{TWriter, TReader, T}"/>; null where values have no members.
    /// </summary>
    public virtual Converter? CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => null;

    /// <summary>The same, by the way that the contract has for the format.</summary>
    internal Converter? MakeObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => this is IObjectContract<TWriter, TReader> contract ? contract.CreateObjectConverter(registry) : CreateObjectConverter(registry);
}

/// <summary>Knows how to make the converters of <typeparamref name="T"/>, in any format.</summary>
public abstract class Contract<T> : Contract
{
    /// <inheritdoc/>
    internal sealed override Type Type => typeof(T);

    /// <inheritdoc/>
    internal sealed override ValueSerializer RootIn(Serializer serializer) => serializer.For<T>();

    /// <inheritdoc/>
    internal sealed override WireKind KindIn<TWriter, TReader>(Registry<TWriter, TReader> registry) => registry.Get<T>().Shape.Kind;

    /// <summary>
    /// Finds a member that holds null where its nullable annotation says that it never does, for serializers that check it
    /// (<see cref="Strictness.NullAnnotations"/>).
    /// </summary>
    /// <param name="value">An object, not null; the members of a base are those of the base's contract.</param>
    /// <returns>The name of the member; null where there is none.</returns>
    public virtual string? FindNull(in T value) => null;
}
