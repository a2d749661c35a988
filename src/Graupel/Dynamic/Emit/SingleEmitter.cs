using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Emits how single objects are written and read: as the base class does, which is left to do what is rare, but by direct calls.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class SingleEmitter(ILGenerator il, ConverterScope scope)
{
    // The writer or the reader.
    private const int Carrier = 1;
    private const int Value = 2;

    private ObjectPlan Plan => scope.Own.Plan;

    private Type Type => scope.Own.Type;

    /// <summary>Emits the method that writes an object.</summary>
    public void EmitWrite(MethodInfo writeMembers)
    {
        Label other = il.DefineLabel();
        if (!Type.IsValueType)
        {
            il.LoadInstance(Value, Type);
            il.Emit(OpCodes.Brfalse, other);
        }

        scope.LoadInherited(il, "HasMoreToWrite");
        il.Emit(OpCodes.Brtrue, other);
        if (!Plan.IsSealed)
        {
            il.LoadInstance(Value, Type);
            il.IsExactly(Type);
            il.Emit(OpCodes.Brfalse, other);
        }

        Frame(Writer, () => CallOwn(writeMembers, () => scope.LoadInherited(il, "Single"), LoadValue), (exception, at) =>
        {
            il.Load(exception);
            il.LoadArgument(Carrier);
            il.Load(at);
            LoadValue();
            CallLocate(parameters: 4);
        });
        il.Emit(OpCodes.Ret);

        il.MarkLabel(other);
        CallOwn(scope.Inherited("Write"), LoadValue);
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Emits the method that reads an object which is made from its members.</summary>
    public void EmitRead(MethodInfo readMembers) => EmitRead((value, loadForm) =>
    {
        CallOwn(readMembers, loadForm, LoadNoMap);
        il.Store(value);
    });

    /// <summary>Emits the method that reads an object which is made first.</summary>
    public void EmitRead(FillEmitter fill) => EmitRead((value, loadForm) => fill.Emit(il, value, loadForm, LoadNoMap));

    private void EmitRead(Action<LocalBuilder, Action> read)
    {
        Label other = il.DefineLabel();
        LocalBuilder form = il.DeclareLocal(typeof(ObjectForm));
        LocalBuilder value = il.DeclareLocal(Type);
        CallOwn(scope.Inherited("BeginRead"), () => il.LoadAddress(form));
        il.Emit(OpCodes.Brfalse, other);

        Frame(Reader, () => read(value, () => il.Load(form)), (exception, at) =>
        {
            il.Load(exception);
            LoadNoted(Reader);
            il.Load(at);
            CallLocate(parameters: 3);
        });
        il.Load(value);
        il.Emit(OpCodes.Ret);

        il.MarkLabel(other);
        CallOwn(scope.Inherited("ReadOther"), () => il.Load(form));
        il.Emit(OpCodes.Ret);
    }

    // Counts the level and has an error learn the member at fault.
    private void Frame(Action<string> call, Action emit, Action<LocalBuilder, LocalBuilder> locate)
    {
        LocalBuilder at = il.DeclareLocal(typeof(int));
        Count(nameof(IReader.Enter));
        LoadNoted(call);
        il.Store(at);
        ErrorFrame.Emit(il, emit, exception =>
        {
            il.Emit(OpCodes.Ldarg_0);
            locate(exception, at);
        });
        Count(nameof(IReader.Leave));

        void Count(string step)
        {
            if (Plan.IsRecursive)
            {
                il.LoadArgument(Carrier);
                call(step);
            }
        }
    }

    private void LoadNoted(Action<string> call)
    {
        il.LoadArgument(Carrier);
        call(nameof(IReader.Member));
    }

    private void CallLocate(int parameters) => il.Emit(OpCodes.Call, scope.Inherited("Locate", parameters));

    private void LoadValue() => il.LoadArgument(Value);

    private void LoadNoMap() => il.Emit(OpCodes.Ldnull);

    // Direct, also where the method is virtual: an override of this sealed class, or what such an override stands for.
    private void CallOwn(MethodInfo method, params ReadOnlySpan<Action> loadArguments)
    {
        il.Emit(OpCodes.Ldarg_0);
        il.LoadArgument(Carrier);
        foreach (Action load in loadArguments)
        {
            load();
        }

        il.Emit(OpCodes.Call, method);
    }

    private void Writer(string method) => il.CallOn(scope.Format.Writer, scope.Library.Writer(method));

    private void Reader(string method) => il.CallOn(scope.Format.Reader, scope.Library.Reader(method));
}
