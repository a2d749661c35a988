using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>Many scalars that may be null, each of which is a presence byte and the memory of its value, which is zero for null.</summary>
internal static class NullableMemory<T, TScalar>
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    private static int Size => TScalar.Size + 1;

    /// <summary>Whether they have that layout, and a size that fits a register.</summary>
    /// <param name="hasFixedLayout">Whether the format has a fixed layout.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsCopied(bool hasFixedLayout) =>
        hasFixedLayout && ElementMemory.CanBlit && TScalar.IsBlittable && TScalar.Size == ElementMemory.SizeOf<T>() && TScalar.Size <= sizeof(ulong);

    /// <summary>Reads all of them, without keeping for each where an error would be.</summary>
    /// <returns>False where one is neither a value nor null: reading them one by one tells which.</returns>
    public static bool TryLoad(ReadOnlySpan<byte> bytes, Span<T?> values)
    {
        bool areAll = true;
        for (int i = 0; i < values.Length; i++)
        {
            ReadOnlySpan<byte> one = bytes.Slice(i * Size, Size);
            T value = ElementMemory.Load<T>(one[1..]);
            if (one[0] == 1)
            {
                values[i] = value;
            }
            else
            {
                values[i] = null;
                areAll &= one[0] == 0 && IsZero(value);
            }
        }

        return areAll;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsZero(T value) => TScalar.Size switch
    {
        sizeof(byte) => ElementMemory.Cast<T, byte>(value) == 0,
        sizeof(ushort) => ElementMemory.Cast<T, ushort>(value) == 0,
        sizeof(uint) => ElementMemory.Cast<T, uint>(value) == 0,
        _ => ElementMemory.Cast<T, ulong>(value) == 0,
    };
}
