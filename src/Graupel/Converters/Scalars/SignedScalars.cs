using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Signed, 1 byte.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SByteScalar : IScalar<sbyte>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.SByte;

    /// <inheritdoc/>
    public static int Size => 1;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, sbyte value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutSByte(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static sbyte Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadSByte(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out sbyte result) => value.TryConvert(out result);
}

/// <summary>Signed, 2 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int16Scalar : IScalar<short>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Int16;

    /// <inheritdoc/>
    public static int Size => 2;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, short value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutInt16(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static short Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadInt16(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out short result) => value.TryConvert(out result);
}

/// <summary>Signed, 4 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int32Scalar : IScalar<int>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Int32;

    /// <inheritdoc/>
    public static int Size => 4;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, int value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutInt32(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadInt32(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out int result) => value.TryConvert(out result);
}

/// <summary>Signed, 8 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int64Scalar : IScalar<long>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Int64;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, long value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutInt64(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadInt64(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out long result) => value.TryConvert(out result);
}

/// <summary>Signed, 16 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int128Scalar : IScalar<Int128>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Int128;

    /// <inheritdoc/>
    public static int Size => 16;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, Int128 value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutInt128(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Int128 Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadInt128(in view, offset);

    /// <inheritdoc/>
    public static bool TryFromInteger(WireInteger value, out Int128 result) => value.TryConvert(out result);
}
