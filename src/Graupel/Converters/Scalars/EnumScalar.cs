using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>An enum as its underlying type. Values without a name are values too.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct EnumScalar<TEnum, TUnderlying, TScalar> : IScalar<TEnum>
    where TEnum : unmanaged, Enum
    where TUnderlying : unmanaged
    where TScalar : struct, IScalar<TUnderlying>
{
    /// <inheritdoc/>
    public static WireKind Kind => TScalar.Kind;

    /// <inheritdoc/>
    public static int Size => TScalar.Size;

    /// <inheritdoc/>
    public static bool IsBlittable => TScalar.IsBlittable;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, TEnum value)
        where TWriter : struct, IWriter, allows ref struct
        => TScalar.Put(ref writer, ref run, offset, ElementMemory.Cast<TEnum, TUnderlying>(value));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TEnum Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => ElementMemory.Cast<TUnderlying, TEnum>(TScalar.Read(ref reader, in view, offset));

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out TEnum result)
    {
        bool fits = TScalar.TryFromInteger(value, out TUnderlying underlying);
        result = ElementMemory.Cast<TUnderlying, TEnum>(underlying);
        return fits;
    }
}
