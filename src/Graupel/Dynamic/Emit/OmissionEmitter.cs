using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits which members hold what a new instance holds.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class OmissionEmitter(ILGenerator il, ConverterScope scope)
{
    private const int Value = 1;

    private Level Level => scope.Own;

    public void Emit()
    {
        LocalBuilder omitted = il.DeclareLocal(typeof(ulong));
        il.Emit(OpCodes.Ldc_I8, 0L);
        il.Store(omitted);
        for (int i = 0; i < Level.Plan.Members.Count; i++)
        {
            if (Level.Plan.Members[i].CanOmit)
            {
                Add(omitted, i);
            }
        }

        il.Load(omitted);
        il.Emit(OpCodes.Ret);
    }

    private void Add(LocalBuilder omitted, int member)
    {
        Label end = il.DefineLabel();
        MemberAccess access = Level.Access(member);
        access.Get(il, () => il.LoadInstance(Value, Level.Type));
        access.Get(il, LoadFresh);
        il.Emit(OpCodes.Call, Comparison(Level.Plan.Members[member].Form, access.Type));
        il.Emit(OpCodes.Brfalse, end);
        il.Load(omitted);
        il.Emit(OpCodes.Ldc_I8, 1L << member);
        il.Emit(OpCodes.Or);
        il.Store(omitted);
        il.MarkLabel(end);
    }

    private void LoadFresh()
    {
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(Level.Type.IsValueType ? OpCodes.Ldflda : OpCodes.Ldfld, scope.Fresh!);
    }

    private static MethodInfo Comparison(ValueForm form, Type type) => form switch
    {
        ValueForm.Scalar => Method(nameof(Members.IsSame)).MakeGenericMethod(type),
        ValueForm.NullableScalar => Method(nameof(Members.IsSameNullable)).MakeGenericMethod(Nullable.GetUnderlyingType(type)!),
        ValueForm.String => Method(nameof(Members.IsSameText)),
        _ => Method(nameof(Members.IsNull)),
    };

    private static MethodInfo Method(string name) => typeof(Members).GetMethod(name)!;
}
