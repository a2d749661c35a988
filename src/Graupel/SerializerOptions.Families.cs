using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Dynamic;

namespace Graupel;

/// <content>Families of types that a serializer writes in a way of its own.</content>
public sealed partial record SerializerOptions
{
    private ImmutableArray<ContractFamily> _families = [];

    /// <summary>Whether these options say how any type is written.</summary>
    internal bool HasReplacements => _replacements is not null || HasFamilies;

    /// <summary>Whether these options have factories.</summary>
    internal bool HasFamilies => !_families.IsEmpty;

    /// <summary>
    /// Options with which a factory says how the types of a family are written, wherever they stand; contracts that were generated follow too.
    /// What <see cref="WithContract{T}"/> and <see cref="WithSurrogate{T, TWire}(ISurrogate{T, TWire})"/> say of one type wins, then the factory that was
    /// added last.
    /// </summary>
    /// <param name="factory">Makes the contracts; it is asked by several threads if several serializers have it.</param>
    /// <param name="families">
    /// The types that it is asked for: classes, structs and interfaces, with all that derive from them; definitions of generic classes and structs
    /// (<c>typeof(Box&lt;&gt;)</c>) for all that they make. None for all types. The generator makes no contracts for types of these families that have no
    /// attribute, if they stand in the call as <c>typeof</c>.
    /// </param>
    /// <exception cref="ContractException">A type of the families is one that contracts write themselves, such as a number.</exception>
    public SerializerOptions WithContracts(ContractFactory factory, params Type[] families)
    {
        ArgumentNullException.ThrowIfNull(factory);
        ArgumentNullException.ThrowIfNull(families);
        Array.ForEach(families, EnsureReplaceable);
        return this with { _families = _families.Insert(0, new ContractFamily(factory, [.. families])) };
    }

    /// <summary>
    /// Options with which all types that a generic one makes are written by a generic contract or surrogate: <c>Box&lt;T&gt;</c> by a
    /// <c>BoxContract&lt;T&gt; : Contract&lt;Box&lt;T&gt;?&gt;</c>, or by a <c>BoxSurrogate&lt;T&gt; : ISurrogate&lt;Box&lt;T&gt;, ...&gt;</c>.
    /// It ranks as a factory does.
    /// </summary>
    /// <param name="definition">The definition, <c>typeof(BoxContract&lt;&gt;)</c>; with a public constructor without parameters.</param>
    /// <exception cref="ArgumentException">It does not stand for all types of a generic one.</exception>
    [RequiresUnreferencedCode(OpenContractFactory.Message)]
    [RequiresDynamicCode(OpenContractFactory.Message)]
    public SerializerOptions WithOpenContract(Type definition)
    {
        ArgumentNullException.ThrowIfNull(definition);
        var factory = new OpenContractFactory(definition);
        return WithContracts(factory, factory.Family);
    }

    /// <summary>Asks the factories for the contract of a type; null where none has one.</summary>
    internal Contract? MakeInFamilies(Type type)
    {
        bool isAsked = HasFamilies && Nullable.GetUnderlyingType(type) is null && IsReplaceable(type);
        return isAsked ? _families.Select(family => family.Find(type)).FirstOrDefault(static made => made is not null) : null;
    }
}
