using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>
/// Gives converters the contracts for what their members hold that is written as others. Those of tuples are compiled too, so emitted code, which all
/// serializers share, cannot make them itself: each converter is handed them before it gets those of its members.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class LiftedMembers
{
    private const string Field = "Lifted";

    /// <summary>Declares where a converter has them; null if it has none.</summary>
    public static FieldBuilder? Declare(ObjectPlan plan, TypeBuilder type) =>
        In(plan).Any() ? type.DefineField(Field, typeof(LiftedContracts[]), FieldAttributes.Public) : null;

    /// <summary>Loads those of a member.</summary>
    public static void Load(ILGenerator il, FieldInfo field, ObjectPlan plan, MemberPlan member)
    {
        il.LoadOwn(field);
        il.LoadInteger(In(plan).TakeWhile(other => !ReferenceEquals(other, member)).Count());
        il.Emit(OpCodes.Ldelem_Ref);
    }

    /// <summary>Hands a new converter those of all its members.</summary>
    public static void Hand(object converter, ObjectPlan plan, ObjectCompiler compiler)
    {
        if (In(plan).Any())
        {
            converter.GetType().GetField(Field)!.SetValue(converter, In(plan).Select(member => Make(member.Lift!, compiler)).ToArray());
        }
    }

    private static IEnumerable<MemberPlan> In(ObjectPlan plan) =>
        plan.Levels.SelectMany(static level => level.Members).Where(static member => member.Lift is not null);

    private static LiftedContracts Make(LiftPlan lift, ObjectCompiler compiler) => new(
        [.. lift.Replaced.Select(one => CompositeContracts.Make(one, compiler.Types))],
        [.. lift.Around.Select(one => Make(one, compiler))]);

    private static Contract Make(Plan plan, ObjectCompiler compiler) => plan is CompositePlan composite
        ? CompositeContracts.Make(composite, compiler.Types)
        : Closed.Make<Contract>(typeof(DynamicContract<>), [compiler.Types[plan.Type]], plan, compiler);
}
