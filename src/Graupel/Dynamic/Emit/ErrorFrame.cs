using System.Reflection.Emit;

namespace Graupel.Dynamic;

/// <summary>Emits a frame of error paths: what passes through it learns which member is at fault.</summary>
internal static class ErrorFrame
{
    /// <summary>Emits code with an exception filter around it.</summary>
    /// <param name="il">The code.</param>
    /// <param name="emit">Emits what is in the frame.</param>
    /// <param name="note">Emits what is done with an exception of the library, as the filter; loads false, so that the exception passes.</param>
    public static void Emit(ILGenerator il, Action emit, Action<LocalBuilder> note)
    {
        il.BeginExceptionBlock();
        emit();
        il.BeginExceptFilterBlock();
        Label isOurs = il.DefineLabel();
        Label end = il.DefineLabel();
        LocalBuilder exception = il.DeclareLocal(typeof(GraupelException));
        il.Emit(OpCodes.Isinst, typeof(GraupelException));
        il.Store(exception);
        il.Load(exception);
        il.Emit(OpCodes.Brtrue, isOurs);
        il.LoadBoolean(false);
        il.Emit(OpCodes.Br, end);
        il.MarkLabel(isOurs);
        note(exception);
        il.MarkLabel(end);
        il.BeginCatchBlock(null!);
        il.Emit(OpCodes.Pop);
        il.Emit(OpCodes.Rethrow);
        il.EndExceptionBlock();
    }
}
