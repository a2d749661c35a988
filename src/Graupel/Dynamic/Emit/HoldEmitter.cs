using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits how a converter adapts those of its members to what new instances hold, which determines the comparers after reading.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class HoldEmitter(ConverterScope scope)
{
    private const int One = 1;
    private const int Other = 2;

    private Level Own => scope.Own;

    private EquatableList<MemberPlan> Members => Own.Plan.Members;

    public void Emit(ILGenerator il)
    {
        foreach (int member in Own.Plan.ViewMembers)
        {
            Ensure(il, "EnsureNoView", member, One, Other);
        }

        foreach (int member in Own.Plan.FilledMembers)
        {
            Ensure(il, "EnsureOwn", member, One, One, Other);
        }

        // Without a setter there is no other that could take the place of a shared one.
        int[] members = Own.Plan.HeldMembers;
        int[] replaced = [.. members.Where(i => Members[i].IsReplaceable)];
        LocalBuilder? held = HoldAll(il, [.. replaced.Where(i => !Members[i].IsShown)]);
        LocalBuilder? shown = replaced.Any(i => Members[i].IsShown) ? HoldAll(il, replaced) : null;
        foreach (int member in members)
        {
            FieldBuilder converter = Own.Converter(member)!;
            MemberAccess access = Own.Access(member);
            il.Emit(OpCodes.Ldarg_0);
            il.LoadOwn(converter);
            access.Get(il, () => LoadInstance(il, One));
            Type library = scope.Library.Converter(access.Type);
            if (Members[member].IsReplaceable)
            {
                il.Load(Members[member].IsShown ? shown! : held!);
                il.Emit(OpCodes.Callvirt, scope.Library.Of(library, "ForHeld", parameters: 2));
            }
            else
            {
                il.Emit(OpCodes.Callvirt, scope.Library.Of(library, "ForHeld", parameters: 1));
            }

            il.Emit(OpCodes.Stfld, converter);
        }

        il.Emit(OpCodes.Ret);
    }

    private void Ensure(ILGenerator il, string method, int member, params int[] instances)
    {
        il.Emit(OpCodes.Ldarg_0);
        il.LoadInteger(member);
        foreach (int instance in instances)
        {
            Own.Access(member).GetOwn(il, () => LoadInstance(il, instance));
        }

        il.Emit(OpCodes.Callvirt, scope.Library.OfObjectConverter(Own.Type, method));
    }

    // What some members of both instances hold.
    private LocalBuilder? HoldAll(ILGenerator il, int[] members)
    {
        if (members.Length == 0)
        {
            return null;
        }

        LocalBuilder all = il.DeclareLocal(typeof(object[]));
        il.LoadInteger(2 * members.Length);
        il.Emit(OpCodes.Newarr, typeof(object));
        il.Store(all);
        int place = 0;
        foreach (int instance in (int[])[One, Other])
        {
            foreach (int member in members)
            {
                il.Load(all);
                il.LoadInteger(place++);
                Own.Access(member).Get(il, () => LoadInstance(il, instance));
                il.Emit(OpCodes.Stelem_Ref);
            }
        }

        return all;
    }

    private void LoadInstance(ILGenerator il, int argument)
    {
        if (Own.Type.IsValueType)
        {
            il.Emit(OpCodes.Ldarga_S, (byte)argument);
        }
        else
        {
            il.LoadArgument(argument);
        }
    }
}
