using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Dynamic;

/// <summary>
/// Emits the methods that read the members of inlined bases into structs. On the wire, and in error paths, such a base is an object of its own.
/// </summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class FillBaseEmitter(BodyScope scope, LibraryMethods library)
{
    private const int Reader = 1;
    private const int Values = 2;

    /// <summary>Emits the method of one level.</summary>
    /// <param name="level">The level.</param>
    /// <param name="layout">Its values.</param>
    /// <param name="fillBase">The method of the level below.</param>
    public MethodInfo Emit(Level level, ValuesLayout layout, MethodInfo? fillBase)
    {
        MethodBuilder method = scope.Type.DefineMethod(
            $"FillBase{level.Depth}", MethodAttributes.Private, typeof(void), [scope.Format.Reader.MakeByRefType(), layout.Type.MakeByRefType()]);
        ILGenerator il = method.GetILGenerator();
        LocalBuilder at = il.DeclareLocal(typeof(int));
        LocalBuilder form = il.DeclareLocal(typeof(ObjectForm));
        LocalBuilder map = il.DeclareLocal(typeof(HeaderMap));
        LoadNoted(il);
        il.Store(at);

        il.BeginExceptionBlock();
        Label end = il.DefineLabel();
        il.LoadArgument(Reader);
        il.LoadOwn(scope.Shape(level));
        il.LoadInteger((int)ObjectPlace.Base);
        il.LoadAddress(map);
        il.CallOn(scope.Format.Reader, library.Reader(nameof(IReader.ReadObjectHeader)));
        il.Store(form);
        var target = new ValuesTarget(il, level, layout.In(il, () => il.LoadArgument(Values)), fillBase, end);
        new ReadEmitter(il, scope, target, () => il.Load(form), () => il.Load(map)).Emit();
        il.MarkLabel(end);

        il.BeginExceptFilterBlock();
        Trace(il, level, at);
        il.BeginCatchBlock(null!);
        il.Emit(OpCodes.Pop);
        il.Emit(OpCodes.Rethrow);
        il.EndExceptionBlock();
        il.Emit(OpCodes.Ret);
        return method;
    }

    // On the stack is the exception; the filter names the member at fault and lets the exception pass.
    private void Trace(ILGenerator il, Level level, LocalBuilder at)
    {
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
        il.Load(exception);
        il.LoadOwn(scope.Shape(level));
        LoadNoted(il);
        il.Load(at);
        il.Emit(OpCodes.Call, typeof(Members).GetMethod(nameof(Members.Trace))!);
        il.MarkLabel(end);
    }

    private void LoadNoted(ILGenerator il)
    {
        il.LoadArgument(Reader);
        il.CallOn(scope.Format.Reader, library.Reader(nameof(IReader.Member)));
    }
}
