using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>0 or 1, which is checked.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct BooleanScalar : IScalar<bool>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Boolean;

    /// <inheritdoc/>
    public static int Size => 1;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    public static bool HasMany => true;

    /// <inheritdoc/>
    public static bool TryPutMany(ReadOnlySpan<bool> values, Span<byte> bytes) => ElementMemory.TryCopyInRange(ElementMemory.Bytes(values), bytes, (byte)0, (byte)1);

    /// <inheritdoc/>
    public static bool TryReadMany(ReadOnlySpan<byte> bytes, Span<bool> values) => ElementMemory.TryCopyInRange(bytes, ElementMemory.Bytes(values), (byte)0, (byte)1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, bool value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutBoolean(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadBoolean(in view, offset);
}

/// <summary>A UTF-16 code unit; every one is a value, surrogates too.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CharScalar : IScalar<char>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Char;

    /// <inheritdoc/>
    public static int Size => 2;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, char value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutChar(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static char Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadChar(in view, offset);
}

/// <summary>Low, middle, high and flags; the flags are checked.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DecimalScalar : IScalar<decimal>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Decimal;

    /// <inheritdoc/>
    public static int Size => 16;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    public static bool HasMany => DecimalMemory.IsKnown;

    /// <inheritdoc/>
    public static bool TryPutMany(ReadOnlySpan<decimal> values, Span<byte> bytes)
    {
        DecimalMemory.Put(values, bytes);
        return true;
    }

    /// <inheritdoc/>
    public static bool TryReadMany(ReadOnlySpan<byte> bytes, Span<decimal> values) => DecimalMemory.TryRead(bytes, values);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, decimal value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutDecimal(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static decimal Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadDecimal(in view, offset);
}

/// <summary>16 opaque bytes in the order of <see cref="Guid.ToByteArray()"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct GuidScalar : IScalar<Guid>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Guid;

    /// <inheritdoc/>
    public static int Size => 16;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, Guid value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutGuid(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Guid Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadGuid(in view, offset);
}
