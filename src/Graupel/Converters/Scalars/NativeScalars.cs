using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A signed word of the machine, as 8 bytes on every machine.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IntPtrScalar : IScalar<nint>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Int64;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => IntPtr.Size == sizeof(long);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, nint value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutInt64(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => NativeWord.FromInt64(reader.ReadInt64(in view, offset), reader.Offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out nint result) => value.TryConvert(out result);
}

/// <summary>An unsigned word of the machine, as 8 bytes on every machine.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UIntPtrScalar : IScalar<nuint>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.UInt64;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => IntPtr.Size == sizeof(long);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, nuint value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutUInt64(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nuint Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => NativeWord.FromUInt64(reader.ReadUInt64(in view, offset), reader.Offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out nuint result) => value.TryConvert(out result);
}
