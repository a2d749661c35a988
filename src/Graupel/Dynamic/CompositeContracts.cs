using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Reflection.Emit;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Closes the library's generic contracts.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal static class CompositeContracts
{
    private static readonly Type[] Definitions =
    [
        typeof(ArrayContract<>), typeof(MultiArrayContract<,>), typeof(ListContract<>), typeof(HashSetContract<>), typeof(DictionaryContract<,>),
        typeof(NullableContract<>), typeof(MemoryContract<>), typeof(ReadOnlyMemoryContract<>), typeof(ArraySegmentContract<>), typeof(EnumContract<,,>),
    ];

    public static Contract Make(CompositePlan plan, TypeTable types)
    {
        if (plan.IsMethod)
        {
            object[] arguments = plan.Maker is { } maker ? [CollectionMakers.Make(maker, types, types[plan.Type], types[maker.Element])] : [];
            return (Contract)MethodOf(plan, types).Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, null)!;
        }

        return (Contract)Activator.CreateInstance(ClassOf(plan, types))!;
    }

    /// <summary>Makes a contract in the code of another.</summary>
    public static void Load(ILGenerator il, CompositePlan plan, TypeTable types)
    {
        if (plan.Compared is { } compared)
        {
            Load(il, compared.Collection, types);
            if (compared.Comparison is { } comparison)
            {
                il.LoadInteger(comparison);
            }
        }

        if (plan.IsMethod)
        {
            il.Emit(OpCodes.Call, MethodOf(plan, types));
        }
        else
        {
            il.Emit(OpCodes.Newobj, ClassOf(plan, types).GetConstructor([])!);
        }
    }

    private static Type ClassOf(CompositePlan plan, TypeTable types)
    {
        Type definition = Definitions.Single(type => type.Name.Split('`')[0] == plan.Contract);
        List<Type> closed = [.. plan.ContractArguments.Select(argument => types[argument])];
        if (plan.Type.Form == TypeForm.Enum)
        {
            closed.Add(ScalarOf(closed[^1]));
        }

        return definition.MakeGenericType([.. closed]);
    }

    private static MethodInfo MethodOf(CompositePlan plan, TypeTable types)
    {
        MethodInfo method = typeof(KnownContracts).GetMethod(plan.Contract)!;
        Type[] arguments = [.. plan.ContractArguments.Select(argument => types[argument])];
        return method.IsGenericMethodDefinition ? method.MakeGenericMethod(arguments) : method;
    }

    private static Type ScalarOf(Type number) => Type.GetTypeCode(number) switch
    {
        TypeCode.SByte => typeof(SByteScalar),
        TypeCode.Int16 => typeof(Int16Scalar),
        TypeCode.Int32 => typeof(Int32Scalar),
        TypeCode.Int64 => typeof(Int64Scalar),
        TypeCode.Byte => typeof(ByteScalar),
        TypeCode.UInt16 => typeof(UInt16Scalar),
        TypeCode.UInt32 => typeof(UInt32Scalar),
        TypeCode.UInt64 => typeof(UInt64Scalar),
        TypeCode.Boolean => typeof(BooleanScalar),
        _ => typeof(CharScalar),
    };
}
