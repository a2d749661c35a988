using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Dynamic;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Cases of unions.</content>
public sealed partial record SerializerOptions
{
    private const string CaseMessage = "The case is made at run time. Name its type and that of the base: WithCase<TBase, TCase>.";

    // Null for nearly all options.
    private OptionCases? _cases;

    /// <summary>What happens to an unknown case whose base does not keep it. The default is <see cref="UnknownCases.Refuse"/>.</summary>
    public UnknownCases UnknownCases
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>Adds a case to a base: values of <typeparamref name="TCase"/> may be written where the base is declared.</summary>
    /// <typeparam name="TBase">A class that is not sealed, an interface, or <see cref="object"/>.</typeparam>
    /// <typeparam name="TCase">The type of the case.</typeparam>
    /// <param name="id">The id of the case on the wire: unique among the cases of the base, 0 or more; for <see cref="object"/>, 64 or more.</param>
    /// <returns>Options with the case.</returns>
    /// <exception cref="ArgumentException">The base is sealed, the case is a nullable struct, or these options give the id to another case of the base.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The id is too small.</exception>
    public SerializerOptions WithCase<TBase, [ContractParameter] TCase>(int id)
        where TBase : class
        where TCase : TBase
    {
        EnsureOpen(typeof(TBase), nameof(TBase));
        if (Nullable.GetUnderlyingType(typeof(TCase)) is not null)
        {
            throw new ArgumentException($"{CSharpName.Of(typeof(TCase))} is no type of values that are a {CSharpName.Of(typeof(TBase))}.", nameof(TCase));
        }

        EnsureFree(typeof(TBase), id);
        return this with { _cases = OptionCases.With(_cases, new UnionCase<TBase, TCase>((uint)id, name: null), nameof(id)) };
    }

    /// <summary>Adds a case to a base, as <see cref="WithCase{TBase, TCase}"/> does, for types that are known only at run time, such as those of plug-ins.</summary>
    /// <param name="baseType">A class that is not sealed, an interface, or <see cref="object"/>.</param>
    /// <param name="caseType">The type of the case. The generator creates no contract for it because of this call.</param>
    /// <param name="id">The id of the case on the wire: unique among the cases of the base, 0 or more; for <see cref="object"/>, 64 or more.</param>
    /// <returns>Options with the case.</returns>
    /// <exception cref="ArgumentException">The base is neither a class that can have derived ones nor an interface, or the case does not derive from it or implement it, or these options give the id to another case of it.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The id is too small.</exception>
    [RequiresUnreferencedCode(CaseMessage)]
    [RequiresDynamicCode(CaseMessage)]
    public SerializerOptions WithCase(Type baseType, Type caseType, int id)
    {
        ArgumentNullException.ThrowIfNull(baseType);
        ArgumentNullException.ThrowIfNull(caseType);
        if (baseType is { IsClass: false, IsInterface: false } or { ContainsGenericParameters: true } or { IsPointer: true } or { IsByRef: true })
        {
            throw new ArgumentException($"{CSharpName.Of(baseType)} is neither a class nor an interface.", nameof(baseType));
        }

        EnsureOpen(baseType, nameof(baseType));
        if (!baseType.IsAssignableFrom(caseType) || caseType.ContainsGenericParameters || caseType.IsByRefLike || caseType == typeof(void) || Nullable.GetUnderlyingType(caseType) is not null)
        {
            throw new ArgumentException($"{CSharpName.Of(caseType)} is no type of values that are a {CSharpName.Of(baseType)}.", nameof(caseType));
        }

        EnsureFree(baseType, id);
        return this with { _cases = OptionCases.With(_cases, Closed.Make<UnionCase>(typeof(UnionCase<,>), [baseType, caseType], (uint)id, null!), nameof(id)) };
    }

    private static void EnsureOpen(Type @base, string parameter)
    {
        if (@base.IsSealed)
        {
            throw new ArgumentException($"{CSharpName.Of(@base)} is sealed: nothing derives from it.", parameter);
        }
    }

    private static void EnsureFree(Type @base, int id) =>
        ArgumentOutOfRangeException.ThrowIfLessThan(id, @base == typeof(object) ? UnionPlanner.FirstFreeId : 0);

    /// <summary>Whether these options add cases to any base.</summary>
    internal bool HasCases => _cases is not null;

    /// <exception cref="ArgumentException">A type has cases, but also a surrogate or contract that writes it in another way.</exception>
    internal void EnsureNoneReplacedWithCases()
    {
        if (_replacements is not null && _cases?.All.FirstOrDefault(one => FindReplacement(one.Base) is { HasCases: false }) is { } both)
        {
            throw new ArgumentException($"{CSharpName.Of(both.Base)} has cases, and a surrogate or contract that would write these otherwise; options can have one of both.", "options");
        }
    }

    /// <summary>Whether these options add cases to a base.</summary>
    internal bool HasCasesOf(Type? @base) => _cases?.All.Any(one => one.Base == @base) == true;

    /// <summary>The cases that these options add to a base.</summary>
    internal IReadOnlyList<UnionCase<TBase>> CasesOf<TBase>() => _cases is null ? [] : [.. _cases.All.OfType<UnionCase<TBase>>()];
}
