using System.ComponentModel;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>Creates the converters of one type, in any format.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class Contract
{
    /// <summary>True if a root of this type is written as pure data.</summary>
    public virtual bool IsExact => false;

    /// <summary>
    /// Of a generic type of another assembly that tells this one its hidden parts: the version of these that the contract was generated for. Else 0.
    /// </summary>
    public virtual uint PartsVersion => 0;

    /// <summary>Why there are no values of just this type, so that the contract is only for the members of derived classes; null if there are.</summary>
    public virtual ContractException? NoValues => null;

    /// <summary>False for values that are not objects with members, such as numbers and collections.</summary>
    internal virtual bool HasMembers => true;

    /// <summary>True if the values are of declared cases; options may add some.</summary>
    internal virtual bool HasCases => false;

    /// <summary>True if the converters may be custom ones, so that they are wrapped: see <see cref="OwnContract{T}"/>.</summary>
    internal bool IsOwn => !HasCases && GetType().Assembly != typeof(Contract).Assembly;

    /// <summary>The type of the values.</summary>
    internal abstract Type Type { get; }

    /// <summary>The same contract, or one around it that examines custom converters: see <see cref="OwnContract{T}"/>.</summary>
    internal abstract Contract Wrapped();

    /// <summary>The root for values of the type in a serializer.</summary>
    internal abstract ValueSerializer RootIn(Serializer serializer);

    /// <summary>The class that defines how the values are written, for error messages; tells apart what they are written as.</summary>
    internal virtual Type Author => GetType();

    // Declared here and not for each T: ahead of time, each closed form of a generic virtual method that is not sealed is searched for in all types.

    /// <summary>
    /// Creates the converter for values of the type, a <see cref="Converter{TWriter, TReader, T}"/>; null if the converter for the members is used.
    /// </summary>
    public virtual Converter? CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => null;

    /// <summary>
    /// Creates the converter for the members of exactly this type, an <see cref="ObjectConverter{TWriter, TReader, T}"/>; null if values have no members.
    /// </summary>
    public virtual Converter? CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => null;

    /// <summary>The same, in the way that the contract provides for the format.</summary>
    internal Converter? MakeObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => this is IObjectContract<TWriter, TReader> contract ? contract.CreateObjectConverter(registry) : CreateObjectConverter(registry);
}

/// <summary>Creates the converters of <typeparamref name="T"/>, in any format.</summary>
public abstract class Contract<T> : Contract
{
    /// <inheritdoc/>
    internal sealed override Type Type => typeof(T);

    /// <inheritdoc/>
    internal sealed override Contract Wrapped() => OwnContract<T>.Of(this);

    /// <inheritdoc/>
    internal sealed override ValueSerializer RootIn(Serializer serializer) => serializer.For<T>();

    /// <summary>
    /// Finds a member that holds null although its nullable annotation does not allow it, for serializers that check this
    /// (<see cref="Strictness.NullAnnotations"/>).
    /// </summary>
    /// <param name="value">An object, not null; the members of a base are those of the base's contract.</param>
    /// <returns>The name of the member; null if there is none.</returns>
    public virtual string? FindNull(in T value) => null;
}
