using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Project;

/// <summary>Finds out where the code of a contract must stand so that it can name every type that it mentions.</summary>
internal sealed class ScopeReader(Compilation compilation, TypeReader types)
{
    private readonly Dictionary<string, Scope> _scopes = new(StringComparer.Ordinal);

    public Scope Of(Plan plan) => Mentioned(plan).Select(Of).Aggregate(Scope.Assembly, static (all, one) => all.And(one));

    /// <summary>The type that makes a contract unreachable; of a collection, what it is a collection of.</summary>
    public TypeRef Culprit(Plan plan)
    {
        TypeRef culprit = Mentioned(plan).FirstOrDefault(type => !Of(type).IsReachable) ?? plan.Type;
        while (culprit.Arguments.FirstOrDefault(argument => !Of(argument).IsReachable) is { } argument)
        {
            culprit = argument;
        }

        return culprit;
    }

    public Scope Of(TypeRef type)
    {
        if (!_scopes.TryGetValue(type.Name, out Scope? scope))
        {
            scope = types.IsShared(type) ? Scope.Nowhere : types.Find(type) is { } symbol ? Scope.Of(symbol, compilation) : Scope.Assembly;
            _scopes.Add(type.Name, scope);
        }

        return scope;
    }

    private static IEnumerable<TypeRef> Mentioned(Plan plan) => plan switch
    {
        ObjectPlan contract => Mentioned(contract),
        UnionPlan union => union.Cases.Select(static one => one.Type).Concat(union.Object is { } own ? Mentioned(own) : [])
            .Concat(union.Unknown is { } unknown ? [unknown] : []).Prepend(union.Type),
        CompositePlan composite => composite.ContractArguments.Prepend(composite.Type).Concat(composite.Maker?.Type is { } maker ? [maker] : []),
        _ => [plan.Type],
    };

    private static IEnumerable<TypeRef> Mentioned(LiftPlan? lift) =>
        lift is null ? [] : lift.Replaced.Concat(lift.Around).SelectMany(Mentioned);

    private static IEnumerable<TypeRef> Mentioned(ObjectPlan plan) => plan.Members.Select(static member => member.Type)
        .Concat(plan.Members.Select(static member => member.ByInterface).OfType<TypeRef>())
        .Concat(plan.Members.SelectMany(static member => member.Own?.ContractArguments ?? default))
        .Concat(plan.Members.SelectMany(static member => Mentioned(member.Lift)))
        .Concat(plan.Construction.Parameters.Select(static parameter => parameter.Type))
        .Concat(plan.InlineBase is { } @base ? Mentioned(@base) : [])
        .Prepend(plan.Type);
}
