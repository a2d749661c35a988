using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Reflection.Emit;

namespace Graupel.Dynamic;

/// <summary>Loads the default values of parameters.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal static class ConstantLoader
{
    private static readonly ConstructorInfo NewDecimal =
        typeof(decimal).GetConstructor([typeof(int), typeof(int), typeof(int), typeof(bool), typeof(byte)])!;

    private static readonly ConstructorInfo NewDateTime = typeof(DateTime).GetConstructor([typeof(long)])!;

    /// <summary>Loads a constant as a value of a type, which may be an enum, nullable or <see cref="object"/>.</summary>
    public static void Load(ILGenerator il, object value, Type type)
    {
        switch (value)
        {
            case string text:
                il.Emit(OpCodes.Ldstr, text);
                break;
            case float number:
                il.Emit(OpCodes.Ldc_R4, number);
                break;
            case double number:
                il.Emit(OpCodes.Ldc_R8, number);
                break;
            case long number:
                il.Emit(OpCodes.Ldc_I8, number);
                break;
            case ulong number:
                il.Emit(OpCodes.Ldc_I8, unchecked((long)number));
                break;
            case uint number:
                il.LoadInteger(unchecked((int)number));
                break;
            case char unit:
                il.LoadInteger(unit);
                break;
            case decimal number:
                LoadDecimal(il, number);
                break;
            case DateTime date:
                il.Emit(OpCodes.Ldc_I8, date.Ticks);
                il.Emit(OpCodes.Newobj, NewDateTime);
                break;
            default:
                il.LoadInteger(Convert.ToInt32(value, CultureInfo.InvariantCulture));
                break;
        }

        Type bare = Nullable.GetUnderlyingType(type) ?? type;
        if (bare == typeof(nint))
        {
            il.Emit(OpCodes.Conv_I);
        }
        else if (bare == typeof(nuint))
        {
            il.Emit(OpCodes.Conv_U);
        }

        if (bare != type)
        {
            il.Emit(OpCodes.Newobj, type.GetConstructor([bare])!);
        }
        else if (value is ValueType && !type.IsValueType)
        {
            il.Emit(OpCodes.Box, value.GetType());
        }
    }

    private static void LoadDecimal(ILGenerator il, decimal number)
    {
        int[] bits = decimal.GetBits(number);
        il.LoadInteger(bits[0]);
        il.LoadInteger(bits[1]);
        il.LoadInteger(bits[2]);
        il.LoadBoolean(decimal.IsNegative(number));
        il.LoadInteger(number.Scale);
        il.Emit(OpCodes.Newobj, NewDecimal);
    }
}
