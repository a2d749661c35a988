using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>
/// Makes contracts of types that the generator did not see: reads them by reflection, has them planned as the generator has, and emits
/// their converters. Belongs to one serializer, which calls it under its lock.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class RuntimeCompiler
{
    private readonly TypeTable _types = new();
    private readonly ReflectionReader _reader;
    private readonly ObjectCompiler _objects;
    private Planner? _planner;

    /// <param name="isReplaced">Whether the serializer has a custom contract for a type.</param>
    public RuntimeCompiler(Func<Type, bool> isReplaced)
    {
        _reader = new ReflectionReader(_types, isReplaced);
        _objects = new ObjectCompiler(_types);
    }

    /// <summary>Makes the contract of a type.</summary>
    /// <exception cref="ContractException">The type cannot be a contract as it is declared.</exception>
    public Contract Compile(Type type)
    {
        TypeRef reference = _types.Read(type);
        Plan? plan = Ask(planner => planner.Get(reference), out ContractError? mistake);
        if (mistake is null && plan is not BuiltInPlan)
        {
            return Compile(plan!, type);
        }

        // What cannot be a value, or is one only as the options say, may still be the base of others.
        ObjectPlan? @base = Ask(planner => planner.GetBase(reference), out ContractError? mistakeOfBase);
        mistake ??= mistakeOfBase;
        return mistakeOfBase is null && @base is not null ? Closed.Make<Contract>(typeof(DynamicBaseContract<>), [type], @base, _objects, mistake!)
            : mistake is not null ? throw new ContractException(mistake)
            : Throw.NoMembers<Contract>(type);
    }

    /// <summary>The cases of a base that loaded assemblies other than its own declare.</summary>
    /// <exception cref="ContractException">One of them cannot be a case.</exception>
    public IEnumerable<UnionCase> CasesOf(Type @base)
    {
        TypeRef reference = _types.Read(@base);
        foreach (CaseFacts declared in _reader.ReadCasesElsewhere(@base))
        {
            CasePlan? plan = Ask(planner => planner.GetCase(reference, declared), out ContractError? mistake);
            yield return mistake is null ? UnionContracts.MakeCase(plan!, @base, _types) : throw new ContractException(mistake);
        }
    }

    private Contract Compile(Plan plan, Type type) => plan switch
    {
        CompositePlan composite => CompositeContracts.Make(composite, _types),
        UnionPlan union => UnionContracts.Make(union, type, _types, _objects),
        ObjectPlan contract => Closed.Make<Contract>(typeof(DynamicContract<>), [type], contract, _objects),
        _ => Throw.NoMembers<Contract>(type),
    };

    // A planner reports a mistake once; a new one reports it again to whoever needs the type next. The same goes for what an exception left half planned, and code of
    // users that is asked while planning may need a type itself.
    private TPlan? Ask<TPlan>(Func<Planner, TPlan?> question, out ContractError? mistake)
        where TPlan : class
    {
        Planner planner = _planner ?? new(_reader);
        _planner = null;
        TPlan? plan = question(planner);
        mistake = planner.Errors.FirstOrDefault(static error => error.Rule.Severity == RuleSeverity.Error);
        _planner = mistake is null ? planner : null;
        return plan;
    }
}
