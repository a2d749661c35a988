using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>
/// Makes contracts of types that the generator did not see: reads them by reflection, has them planned as the generator has, and emits
/// their bodies. Belongs to one serializer, which calls it under its lock.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class RuntimeCompiler
{
    private readonly TypeTable _types = new();
    private readonly ReflectionReader _reader;
    private readonly ObjectCompiler _objects;
    private Planner _planner;

    public RuntimeCompiler()
    {
        _reader = new ReflectionReader(_types);
        _objects = new ObjectCompiler(_types);
        _planner = new Planner(_reader);
    }

    /// <summary>Makes the contract of a type.</summary>
    /// <exception cref="ContractException">The type cannot be a contract as it is declared.</exception>
    public Contract Compile(Type type)
    {
        TypeRef reference = _types.Read(type);
        return IsOnlyBase(reference) && PlanBase(reference) is { } @base
            ? Make(typeof(DynamicBaseContract<>), type, @base, _objects, () => Fail(reference))
            : Compile(Plan(reference), type);
    }

    private Contract Compile(Plan plan, Type type) => plan switch
    {
        CompositePlan composite => CompositeContracts.Make(composite, _types),
        UnionPlan { Object: { } own } union => Make(typeof(DynamicUnionContract<>), type, union.IsExact, Cases(union, type), own, _objects),
        UnionPlan union => Make(typeof(UnionContract<>), type, union.IsExact, Cases(union, type)),
        ObjectPlan contract => Make(typeof(DynamicContract<>), type, contract, _objects),
        _ => throw new InvalidOperationException($"{type} has a contract of its own."),
    };

    // An abstract class without cases is no contract for values.
    private bool IsOnlyBase(TypeRef type) => type.Form == TypeForm.Plain && _reader.Get(type) is { IsAbstract: true, IsInterface: false, Cases.Count: 0 };

    private ObjectPlan? PlanBase(TypeRef type)
    {
        ObjectPlan? plan = _planner.GetBase(type);
        ThrowIfWrong();
        return plan;
    }

    private Plan Plan(TypeRef type)
    {
        Plan? plan = _planner.Get(type);
        ThrowIfWrong();
        return plan!;
    }

    private ContractException Fail(TypeRef type)
    {
        try
        {
            Plan(type);
        }
        catch (ContractException e)
        {
            return e;
        }

        throw new InvalidOperationException($"{type} has a contract.");
    }

    // A planner reports a mistake once; another one reports it again to whoever needs the type next.
    private void ThrowIfWrong()
    {
        if (_planner.Errors.FirstOrDefault(static error => error.Rule.Severity == RuleSeverity.Error) is { } error)
        {
            _planner = new Planner(_reader);
            throw new ContractException(error.Rule.Id, error.Message);
        }
    }

    private Array Cases(UnionPlan union, Type @base)
    {
        var cases = Array.CreateInstance(typeof(UnionCase<>).MakeGenericType(@base), union.Cases.Count);
        for (int i = 0; i < cases.Length; i++)
        {
            CasePlan plan = union.Cases[i];
            Type type = typeof(UnionCase<,>).MakeGenericType(@base, _types[plan.Type]);
            cases.SetValue(Activator.CreateInstance(type, plan.Id ?? plan.NameHash, plan.Id is null), i);
        }

        return cases;
    }

    private static Contract Make(Type definition, Type type, params object[] arguments) => (Contract)Activator.CreateInstance(
        definition.MakeGenericType(type), BindingFlags.Instance | BindingFlags.Public | BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
}
