using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Finds the member of a value that holds null where its annotation says that it never does.</summary>
/// <returns>Its name; null where there is none.</returns>
internal delegate string? NullFinder<T>(in T value);

/// <summary>Compiles what finds such members; asked for only where options want it.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class NullFinders
{
    /// <summary>What finds such a member in the contract, and in the bases whose members it reads itself.</summary>
    public static NullFinder<T> Make<T>(ObjectPlan plan, TypeTable types)
    {
        var method = new DynamicMethod("FindNull", typeof(string), [typeof(T).MakeByRefType()], typeof(NullFinders), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        for (ObjectPlan? level = plan; level is not null; level = level.InlineBase)
        {
            foreach (MemberPlan member in level.Members.Where(static member => member.IsNeverNull && member.Form != ValueForm.Tail))
            {
                Label isThere = il.DefineLabel();
                new MemberAccess(member, types[level.Type], types[member.Type]).Get(il, () => il.LoadInstance(0, typeof(T)));
                il.Emit(OpCodes.Brtrue, isThere);
                il.Emit(OpCodes.Ldstr, member.Name);
                il.Emit(OpCodes.Ret);
                il.MarkLabel(isThere);
            }
        }

        il.Emit(OpCodes.Ldnull);
        il.Emit(OpCodes.Ret);
        return method.CreateDelegate<NullFinder<T>>();
    }
}
