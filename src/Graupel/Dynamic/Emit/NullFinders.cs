using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Finds the member of a value that holds null where its annotation says that it never does.</summary>
/// <returns>Its name; null where there is none.</returns>
internal delegate string? NullFinder<T>(in T value);

/// <summary>Compiles the methods that find such members; called only if options require it.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class NullFinders
{
    /// <summary>The method that finds such a member in the contract, and in the bases whose members it reads itself.</summary>
    public static NullFinder<T> Make<T>(ObjectPlan plan, TypeTable types)
    {
        var method = new DynamicMethod("FindNull", typeof(string), [typeof(Func<object?, string?>[]), typeof(T).MakeByRefType()], typeof(NullFinders), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        var checks = new List<Func<object?, string?>>();
        foreach (ObjectPlan level in plan.Levels)
        {
            foreach (MemberPlan member in level.Members.Where(static member => member.Form != ValueForm.Tail))
            {
                var access = new MemberAccess(member, types[level.Type], types[member.Type]);
                if (member.IsNeverNull)
                {
                    Label isThere = il.DefineLabel();
                    access.Get(il, () => il.LoadInstance(1, typeof(T)));
                    il.Emit(OpCodes.Brtrue, isThere);
                    il.Emit(OpCodes.Ldstr, member.Label);
                    il.Emit(OpCodes.Ret);
                    il.MarkLabel(isThere);
                }

                if (member.Nulls is { } nulls)
                {
                    EmitCheck(il, checks.Count, member.Label, () =>
                    {
                        access.Get(il, () => il.LoadInstance(1, typeof(T)));
                        il.Emit(OpCodes.Box, types[member.Type]);
                    });
                    checks.Add(ElementNullFinders.Of(nulls, types));
                }
            }
        }

        il.Emit(OpCodes.Ldnull);
        il.Emit(OpCodes.Ret);
        return method.CreateDelegate<NullFinder<T>>(checks.ToArray());
    }

    private static void EmitCheck(ILGenerator il, int index, string name, Action load)
    {
        LocalBuilder path = il.DeclareLocal(typeof(string));
        Label isThere = il.DefineLabel();
        il.Emit(OpCodes.Ldarg_0);
        il.LoadInteger(index);
        il.Emit(OpCodes.Ldelem_Ref);
        load();
        il.Emit(OpCodes.Callvirt, typeof(Func<object?, string?>).GetMethod("Invoke")!);
        il.Store(path);
        il.Load(path);
        il.Emit(OpCodes.Brfalse, isThere);
        il.Emit(OpCodes.Ldstr, name);
        il.Load(path);
        il.Emit(OpCodes.Call, ((Func<string?, string?, string>)string.Concat).Method);
        il.Emit(OpCodes.Ret);
        il.MarkLabel(isThere);
    }
}
