using System.Reflection;
using System.Reflection.Emit;

namespace Graupel.Dynamic;

/// <summary>Instructions in the words of the emitters.</summary>
internal static class ILGeneratorExtensions
{
    private static readonly MethodInfo TypeFromHandle = typeof(Type).GetMethod(nameof(Type.GetTypeFromHandle), [typeof(RuntimeTypeHandle)])!;
    private static readonly MethodInfo TypeOf = typeof(object).GetMethod(nameof(GetType))!;
    private static readonly MethodInfo AreSame = typeof(Type).GetMethod("op_Equality")!;

    public static void LoadBoolean(this ILGenerator il, bool value) => il.Emit(value ? OpCodes.Ldc_I4_1 : OpCodes.Ldc_I4_0);

    public static void LoadInteger(this ILGenerator il, int value) => il.Emit(OpCodes.Ldc_I4, value);

    public static void LoadArgument(this ILGenerator il, int index) => il.Emit(OpCodes.Ldarg_S, (byte)index);

    public static void Load(this ILGenerator il, LocalBuilder local) => il.Emit(OpCodes.Ldloc, local);

    public static void LoadAddress(this ILGenerator il, LocalBuilder local) => il.Emit(OpCodes.Ldloca, local);

    public static void Store(this ILGenerator il, LocalBuilder local) => il.Emit(OpCodes.Stloc, local);

    /// <summary>Loads a field of the converter that the code is in.</summary>
    public static void LoadOwn(this ILGenerator il, FieldInfo field)
    {
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldfld, field);
    }

    /// <summary>From an argument by reference, loads what its members are reached through: the object, or the address of the struct.</summary>
    public static void LoadInstance(this ILGenerator il, int argument, Type type)
    {
        il.LoadArgument(argument);
        if (!type.IsValueType)
        {
            il.Emit(OpCodes.Ldind_Ref);
        }
    }

    /// <summary>From a local variable, loads what its members are reached through.</summary>
    public static void LoadInstance(this ILGenerator il, LocalBuilder local)
    {
        if (local.LocalType.IsValueType)
        {
            il.LoadAddress(local);
        }
        else
        {
            il.Load(local);
        }
    }

    /// <summary>Loads the run-time object of a type.</summary>
    public static void LoadType(this ILGenerator il, Type type)
    {
        il.Emit(OpCodes.Ldtoken, type);
        il.Emit(OpCodes.Call, TypeFromHandle);
    }

    /// <summary>Calls a method of an interface on a struct, instance or static: a direct call.</summary>
    public static void CallOn(this ILGenerator il, Type type, MethodInfo method)
    {
        il.Emit(OpCodes.Constrained, type);
        il.Emit(method.IsStatic ? OpCodes.Call : OpCodes.Callvirt, method);
    }

    /// <summary>Stores the default value of a type.</summary>
    public static void Clear(this ILGenerator il, LocalBuilder local)
    {
        il.LoadAddress(local);
        il.Emit(OpCodes.Initobj, local.LocalType);
    }

    /// <summary>In the place of an object, loads whether its type is exactly the one that is given.</summary>
    public static void IsExactly(this ILGenerator il, Type type)
    {
        il.Emit(OpCodes.Callvirt, TypeOf);
        il.LoadType(type);
        il.Emit(OpCodes.Call, AreSame);
    }
}
