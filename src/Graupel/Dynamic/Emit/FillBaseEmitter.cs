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
internal sealed class FillBaseEmitter(ConverterScope scope)
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

        ErrorFrame.Emit(
            il,
            () =>
            {
                Label end = il.DefineLabel();
                il.LoadArgument(Reader);
                il.LoadOwn(scope.Shape(level));
                il.LoadInteger((int)ObjectPlace.Base);
                il.LoadAddress(map);
                il.CallOn(scope.Format.Reader, scope.Library.Reader(nameof(IReader.ReadObjectHeader)));
                il.Store(form);
                var target = new ValuesTarget(il, level, layout.In(il, () => il.LoadArgument(Values)), fillBase, end);
                new ReadEmitter(il, scope, target, () => il.Load(form), () => il.Load(map)).Emit();
                il.MarkLabel(end);
            },
            exception =>
            {
                il.Load(exception);
                il.LoadOwn(scope.Shape(level));
                LoadNoted(il);
                il.Load(at);
                il.Emit(OpCodes.Call, typeof(Members).GetMethod(nameof(Members.Trace))!);
            });
        il.Emit(OpCodes.Ret);
        return method;
    }

    private void LoadNoted(ILGenerator il)
    {
        il.LoadArgument(Reader);
        il.CallOn(scope.Format.Reader, scope.Library.Reader(nameof(IReader.Member)));
    }
}
