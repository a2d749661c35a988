using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Makes the delegates that make and fill collections of the user.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class CollectionMakers
{
    /// <param name="maker">In which way.</param>
    /// <param name="types">The types that it names.</param>
    /// <param name="collection">The collection.</param>
    /// <param name="element">The type of its elements.</param>
    public static Delegate Make(CollectionMaker maker, TypeTable types, Type collection, Type element)
    {
        if (maker.Form == MakerForm.Add)
        {
            return MakeAdd(collection, EnumerableReader.FindAdd(collection, maker.Method!, element)!, element);
        }

        var method = new DynamicMethod("Make", collection, [element.MakeArrayType()], typeof(CollectionMakers), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        il.LoadArgument(0);
        if (maker.Form == MakerForm.Constructor)
        {
            il.Emit(OpCodes.Newobj, collection.GetConstructor([types[maker.Type!]])!);
        }
        else
        {
            il.Emit(OpCodes.Newobj, typeof(ReadOnlySpan<>).MakeGenericType(element).GetConstructor([element.MakeArrayType()])!);
            il.Emit(OpCodes.Call, EnumerableReader.FindBuilder(collection, element, types[maker.Type!], maker.Method!)!);
        }

        il.Emit(OpCodes.Ret);
        return method.CreateDelegate(typeof(Func<,>).MakeGenericType(element.MakeArrayType(), collection));
    }

    private static Delegate MakeAdd(Type collection, MethodInfo add, Type element)
    {
        var method = new DynamicMethod("Add", typeof(void), [collection, element], typeof(CollectionMakers), skipVisibility: true);
        ILGenerator il = method.GetILGenerator();
        il.LoadArgument(0);
        il.LoadArgument(1);
        il.Emit(OpCodes.Callvirt, add);
        if (add.ReturnType != typeof(void))
        {
            il.Emit(OpCodes.Pop);
        }

        il.Emit(OpCodes.Ret);
        return method.CreateDelegate(typeof(Action<,>).MakeGenericType(collection, element));
    }
}
