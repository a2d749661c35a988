using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Unsigned, 1 byte.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ByteScalar : IScalar<byte>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Byte;

    /// <inheritdoc/>
    public static int Size => 1;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, byte value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutByte(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadByte(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out byte result) => value.TryConvert(out result);
}

/// <summary>Unsigned, 2 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt16Scalar : IScalar<ushort>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.UInt16;

    /// <inheritdoc/>
    public static int Size => 2;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, ushort value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutUInt16(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ushort Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadUInt16(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out ushort result) => value.TryConvert(out result);
}

/// <summary>Unsigned, 4 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt32Scalar : IScalar<uint>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.UInt32;

    /// <inheritdoc/>
    public static int Size => 4;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, uint value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutUInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static uint Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadUInt32(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out uint result) => value.TryConvert(out result);
}

/// <summary>Unsigned, 8 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt64Scalar : IScalar<ulong>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.UInt64;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, ulong value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutUInt64(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ulong Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadUInt64(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out ulong result) => value.TryConvert(out result);
}

/// <summary>Unsigned, 16 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt128Scalar : IScalar<UInt128>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.UInt128;

    /// <inheritdoc/>
    public static int Size => 16;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, UInt128 value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutUInt128(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static UInt128 Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadUInt128(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out UInt128 result) => value.TryConvert(out result);
}
