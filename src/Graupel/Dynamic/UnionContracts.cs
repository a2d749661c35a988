using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Makes the contracts of bases with cases.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class UnionContracts
{
    public static Contract Make(UnionPlan plan, Type type, TypeTable types, ObjectCompiler objects)
    {
        Contract contract = plan.Object is { } own
            ? Closed.Make<Contract>(typeof(DynamicUnionContract<>), [type], plan.IsExact, Cases(plan, type, types), own, objects)
            : Closed.Make<Contract>(typeof(UnionContract<>), [type], plan.IsExact, Cases(plan, type, types));
        Set(contract, nameof(UnionContract<object>.IsOpen), plan.IsOpen);
        if (plan.Unknown is { } unknown)
        {
            Set(contract, nameof(UnionContract<object>.Unknown), Closed.Make<object>(typeof(UnknownCase<,>), [type, types[unknown]]));
        }

        return contract;
    }

    public static UnionCase MakeCase(CasePlan plan, Type @base, TypeTable types)
    {
        Type[] arguments = [@base, types[plan.Type]];
        return plan.Id is { } id
            ? Closed.Make<UnionCase>(typeof(UnionCase<,>), arguments, id, (uint?)plan.NameHash)
            : Closed.Make<UnionCase>(typeof(UnionCase<,>), arguments, plan.NameHash);
    }

    private static Array Cases(UnionPlan plan, Type @base, TypeTable types)
    {
        var cases = Array.CreateInstance(typeof(UnionCase<>).MakeGenericType(@base), plan.Cases.Count);
        for (int i = 0; i < cases.Length; i++)
        {
            cases.SetValue(MakeCase(plan.Cases[i], @base, types), i);
        }

        return cases;
    }

    private static void Set(Contract contract, string property, object value) => contract.GetType().GetProperty(property)!.SetValue(contract, value);
}
