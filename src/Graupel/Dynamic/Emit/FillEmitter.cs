using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Formats;

namespace Graupel.Dynamic;

/// <summary>Emits how an object is made first and its members are then read into it, by direct calls.</summary>
/// <param name="scope">The converter.</param>
/// <param name="construction">Makes the object.</param>
/// <param name="populateRow">The method that reads members in a row.</param>
/// <param name="populateKeyed">The method that reads them one by one.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class FillEmitter(ConverterScope scope, ConstructionEmitter construction, MethodInfo populateRow, MethodInfo populateKeyed)
{
    private const int Reader = 1;

    /// <summary>Emits the method that does so, for those around it to inline.</summary>
    public void EmitReadMembers(ILGenerator il)
    {
        const int Form = 2;
        const int Map = 3;
        LocalBuilder value = il.DeclareLocal(scope.Own.Type);
        Emit(il, value, () => il.LoadArgument(Form), () => il.LoadArgument(Map));
        il.Load(value);
        il.Emit(OpCodes.Ret);
    }

    /// <summary>Emits the code that does so.</summary>
    /// <param name="il">The code.</param>
    /// <param name="value">Where the object goes.</param>
    /// <param name="loadForm">Loads how the members are read.</param>
    /// <param name="loadMap">Loads the writer's members.</param>
    public void Emit(ILGenerator il, LocalBuilder value, Action loadForm, Action loadMap)
    {
        // What a method fills that is not inlined has an address, and so no register.
        LocalBuilder other = il.DeclareLocal(scope.Own.Type);
        Label keyed = il.DefineLabel();
        Label end = il.DefineLabel();
        construction.LoadNew(il);
        il.Store(value);

        loadForm();
        il.LoadInteger((int)ObjectForm.Positional);
        il.Emit(OpCodes.Bne_Un, keyed);
        il.Emit(OpCodes.Ldarg_0);
        il.LoadArgument(Reader);
        il.LoadAddress(value);
        il.Emit(OpCodes.Call, populateRow);
        il.Emit(OpCodes.Brfalse, end);

        il.MarkLabel(keyed);
        il.Load(value);
        il.Store(other);
        il.Emit(OpCodes.Ldarg_0);
        il.LoadArgument(Reader);
        loadMap();
        il.LoadAddress(other);
        il.Emit(OpCodes.Call, populateKeyed);
        il.Emit(OpCodes.Pop);
        il.Load(other);
        il.Store(value);
        il.MarkLabel(end);
    }
}
