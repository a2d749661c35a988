using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Formats;

namespace Graupel.Dynamic;

/// <summary>Emits the loops over elements, in which calls are direct. The code around them is in the base class.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ElementsEmitter(ILGenerator il, ConverterScope scope)
{
    // The writer or the reader.
    private const int Carrier = 1;
    private const int Rest = 2;

    private Type Type => scope.Own.Type;

    /// <summary>Emits the loop that writes elements.</summary>
    public void EmitWrite(MethodInfo writeMembers)
    {
        // A variable of its own for a class, because what holds it is looked up again after each store to the output.
        LocalBuilder value = il.DeclareLocal(Type.IsValueType ? Type.MakeByRefType() : Type);
        LocalBuilder header = il.DeclareLocal(typeof(ObjectHeader));
        scope.LoadInherited(il, "Element");
        il.Store(header);
        Loop(typeof(ReadOnlySpan<>).MakeGenericType(Type), (loadPlace, next) =>
        {
            loadPlace();
            if (Type.IsValueType)
            {
                il.Store(value);
            }
            else
            {
                il.Emit(OpCodes.Ldobj, Type);
                il.Store(value);
                WriteNull(value, next);
            }

            if (!scope.Own.Plan.IsSealed)
            {
                EnsureExactType(value);
            }

            il.Emit(OpCodes.Ldarg_0);
            il.LoadArgument(Carrier);
            il.Load(header);
            if (Type.IsValueType)
            {
                il.Load(value);
            }
            else
            {
                il.LoadAddress(value);
            }

            il.Emit(OpCodes.Call, writeMembers);
        });
    }

    /// <summary>Emits the loop that reads elements.</summary>
    public void EmitRead(MethodInfo readMembers)
    {
        const int Expected = 3;
        LocalBuilder form = il.DeclareLocal(typeof(ObjectForm));
        LocalBuilder map = il.DeclareLocal(typeof(HeaderMap));
        LocalBuilder value = il.DeclareLocal(Type);
        Loop(typeof(Span<>).MakeGenericType(Type), (loadPlace, _) =>
        {
            Label isThere = il.DefineLabel();
            Label end = il.DefineLabel();
            il.Emit(OpCodes.Ldarg_0);
            il.LoadArgument(Carrier);
            il.LoadArgument(Expected);
            il.LoadAddress(form);
            il.LoadAddress(map);
            il.Emit(OpCodes.Call, scope.Inherited("BeginElement"));
            il.Emit(OpCodes.Brtrue, isThere);
            il.Clear(value);
            il.Emit(OpCodes.Br, end);
            il.MarkLabel(isThere);
            il.Emit(OpCodes.Ldarg_0);
            il.LoadArgument(Carrier);
            il.Load(form);
            il.Load(map);
            il.Emit(OpCodes.Call, readMembers);
            il.Store(value);
            il.MarkLabel(end);
            loadPlace();
            il.Load(value);
            il.Emit(OpCodes.Stobj, Type);
        });
    }

    // What is left of the elements tells whoever locates an error which one it is.
    private void Loop(Type span, Action<Action, Label> emit)
    {
        Label first = il.DefineLabel();
        Label next = il.DefineLabel();
        Label check = il.DefineLabel();
        LocalBuilder left = il.DeclareLocal(span);
        il.LoadArgument(Rest);
        il.Emit(OpCodes.Ldobj, span);
        il.Store(left);
        il.Emit(OpCodes.Br, check);

        il.MarkLabel(first);
        emit(LoadPlace, next);

        il.MarkLabel(next);
        il.LoadAddress(left);
        il.LoadInteger(1);
        il.Emit(OpCodes.Call, scope.Library.Of(span, nameof(Span<>.Slice), parameters: 1));
        il.Store(left);
        il.LoadArgument(Rest);
        il.Load(left);
        il.Emit(OpCodes.Stobj, span);

        il.MarkLabel(check);
        il.LoadAddress(left);
        il.Emit(OpCodes.Call, scope.Library.Of(span, nameof(Span<>.Length)));
        il.LoadInteger(0);
        il.Emit(OpCodes.Bgt, first);
        il.Emit(OpCodes.Ret);

        void LoadPlace()
        {
            il.LoadAddress(left);
            il.LoadInteger(0);
            il.Emit(OpCodes.Call, scope.Library.Of(span, "get_Item"));
        }
    }

    private void WriteNull(LocalBuilder value, Label next)
    {
        Label isThere = il.DefineLabel();
        il.Load(value);
        il.Emit(OpCodes.Brtrue, isThere);
        il.LoadArgument(Carrier);
        il.CallOn(scope.Format.Writer, scope.Library.Writer(nameof(IWriter.WriteNullElement)));
        il.Emit(OpCodes.Br, next);
        il.MarkLabel(isThere);
    }

    private void EnsureExactType(LocalBuilder value)
    {
        Label isExact = il.DefineLabel();
        il.Load(value);
        il.IsExactly(Type);
        il.Emit(OpCodes.Brtrue, isExact);
        il.Emit(OpCodes.Ldarg_0);
        il.LoadAddress(value);
        il.Emit(OpCodes.Call, scope.Inherited("RefuseType"));
        il.MarkLabel(isExact);
    }
}
