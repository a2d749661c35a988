using System.Collections.Immutable;
using Graupel.CodeGen;
using Graupel.Model.Planning;

namespace Graupel;

/// <content>Cases of unions.</content>
public sealed partial record SerializerOptions
{
    private ImmutableArray<UnionCase> _cases = [];

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
    public SerializerOptions WithCase<TBase, [ContractParameter] TCase>(int id)
        where TBase : class
        where TCase : TBase
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(id, typeof(TBase) == typeof(object) ? UnionPlanner.FirstFreeId : 0);
        return this with { _cases = _cases.Add(new UnionCase<TBase, TCase>((uint)id, name: null)) };
    }

    /// <summary>Whether these options add cases to any base.</summary>
    internal bool HasCases => !_cases.IsEmpty;

    /// <summary>Whether these options add cases to a base.</summary>
    internal bool HasCasesOf(Type? @base) => _cases.Any(one => one.Base == @base);

    /// <summary>The cases that these options add to a base.</summary>
    internal IReadOnlyList<UnionCase<TBase>> CasesOf<TBase>() => _cases.IsEmpty ? [] : [.. _cases.OfType<UnionCase<TBase>>()];
}
