using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Serialization;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits how the callbacks of a contract are called.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class CallbackEmitter(ILGenerator il, ConverterScope scope)
{
    private const int What = 1;
    private const int Value = 2;

    private static readonly MethodInfo NotifyInterface = typeof(Members).GetMethod(nameof(Members.Notify))!;
    private static readonly MethodInfo CallBack = typeof(Members).GetMethod(nameof(Members.CallBack))!;

    private Type Type => scope.Own.Type;

    public void EmitWithInterfaces(CallbacksPlan callbacks, MethodInfo methods)
    {
        il.LoadArgument(0);
        il.LoadArgument(What);
        il.LoadArgument(Value);
        il.Emit(OpCodes.Call, methods);
        if (callbacks.IsNotified)
        {
            Call(NotifyInterface);
        }

        if (callbacks.IsCalledBack)
        {
            Call(CallBack);
        }

        il.Emit(OpCodes.Ret);
    }

    public void EmitMethods(CallbacksPlan callbacks)
    {
        if (callbacks.OfBase)
        {
            CallBase();
        }

        foreach (CallbackPlan callback in callbacks.Own)
        {
            Call(callback);
        }

        il.Emit(OpCodes.Ret);
    }

    private void Call(MethodInfo ofInterface)
    {
        il.LoadArgument(What);
        il.LoadArgument(Value);
        il.Emit(OpCodes.Call, ofInterface.MakeGenericMethod(Type));
    }

    private void CallBase()
    {
        Type type = scope.Types[scope.Own.Plan.Members[0].Type];
        LocalBuilder @base = il.DeclareLocal(type);
        il.LoadInstance(Value, Type);
        il.Store(@base);
        il.LoadOwn(scope.Own.Converter(0)!);
        il.LoadArgument(What);
        il.LoadAddress(@base);
        il.Emit(OpCodes.Callvirt, scope.Library.OfObjectConverter(type, "NotifyMethods"));
    }

    private void Call(CallbackPlan callback)
    {
        Label other = il.DefineLabel();
        il.LoadArgument(What);
        il.LoadInteger((int)callback.Event);
        il.Emit(OpCodes.Bne_Un, other);
        il.LoadInstance(Value, Type);
        if (callback.HasContext)
        {
            LocalBuilder context = il.DeclareLocal(typeof(StreamingContext));
            il.Clear(context);
            il.Load(context);
        }

        Type[] parameters = callback.HasContext ? [typeof(StreamingContext)] : [];
        il.Emit(OpCodes.Call, Type.GetMethod(callback.Method, genericParameterCount: 0, MemberReader.Declared, parameters)!);
        il.MarkLabel(other);
    }
}
