using System.Diagnostics.CodeAnalysis;
using System.Reflection.Emit;
using Graupel.Formats;

namespace Graupel.Dynamic;

/// <summary>Emits how the members of one level are read, in a row and one by one.</summary>
/// <param name="il">The code.</param>
/// <param name="scope">The converter.</param>
/// <param name="target">Where the values go.</param>
/// <param name="loadForm">Loads how they are read.</param>
/// <param name="loadMap">Loads the writer's members.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ReadEmitter(ILGenerator il, ConverterScope scope, ReadTarget target, Action loadForm, Action loadMap)
{
    public void Emit()
    {
        Label keyed = il.DefineLabel();
        loadForm();
        il.LoadInteger((int)ObjectForm.Positional);
        il.Emit(OpCodes.Bne_Un, keyed);
        new RowEmitter(il, scope, target).Emit(keyed);
        il.MarkLabel(keyed);
        new WalkEmitter(il, scope, target).Emit(loadMap);
    }
}
