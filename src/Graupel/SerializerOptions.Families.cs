using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Dynamic;

namespace Graupel;

/// <content>Families of types with a custom contract.</content>
public sealed partial record SerializerOptions
{
    private ContractFamily? _families;

    /// <summary>Whether these options say how any type is written.</summary>
    internal bool HasReplacements => _replacements is not null || HasFamilies;

    /// <summary>Whether these options have factories.</summary>
    internal bool HasFamilies => _families is not null;

    /// <summary>
    /// Options with a factory that decides how the types of a family are written, wherever they occur, in generated contracts too.
    /// <see cref="WithContract{T}"/> and <see cref="WithSurrogate{T, TWire}(ISurrogate{T, TWire})"/> for a single type take precedence, then the factory
    /// that was added last.
    /// </summary>
    /// <param name="factory">Creates the contracts; several threads may call it at once if several serializers share it.</param>
    /// <param name="families">
    /// The types that it is called for: classes, structs and interfaces, with all types derived from them; definitions of generic classes and structs
    /// (<c>typeof(Box&lt;&gt;)</c>) for all their closed types. None means all types. If the families are written in the call as <c>typeof</c>, the
    /// generator creates no contracts for types of these families that have no attribute.
    /// </param>
    /// <exception cref="ArgumentException">One of the families is null.</exception>
    /// <exception cref="ContractException">The families have a type that contracts write themselves, such as a number.</exception>
    public SerializerOptions WithContracts(ContractFactory factory, params Type[] families)
    {
        ArgumentNullException.ThrowIfNull(factory);
        ArgumentNullException.ThrowIfNull(families);
        if (families.Contains(null))
        {
            throw new ArgumentException("One of the families is null.", nameof(families));
        }

        Array.ForEach(families, EnsureReplaceable);
        return this with { _families = new ContractFamily(factory, static contract => contract.Wrapped(), [.. families], _families) };
    }

    /// <summary>
    /// Options with a generic contract or surrogate for all closed types of a generic type: <c>Box&lt;T&gt;</c> is written by a
    /// <c>BoxContract&lt;T&gt; : Contract&lt;Box&lt;T&gt;?&gt;</c>, or by a <c>BoxSurrogate&lt;T&gt; : ISurrogate&lt;Box&lt;T&gt;, ...&gt;</c>.
    /// It has the same precedence as a factory.
    /// </summary>
    /// <param name="definition">The definition, <c>typeof(BoxContract&lt;&gt;)</c>; it needs a public parameterless constructor.</param>
    /// <exception cref="ArgumentException">It cannot serve all closed types of a generic type.</exception>
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
        if (!HasFamilies || Nullable.GetUnderlyingType(type) is not null || !IsReplaceable(type))
        {
            return null;
        }

        Contract? made = null;
        for (ContractFamily? family = _families; made is null && family is not null; family = family.Next)
        {
            made = family.Find(type);
        }

        return made;
    }
}
