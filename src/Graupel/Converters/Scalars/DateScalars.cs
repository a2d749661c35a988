using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Ticks and kind; the top bits are checked.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateTimeScalar : IScalar<DateTime>
{
    private const ulong Utc = (ulong)DateTimeKind.Utc << 62;

    private static ulong MaxTicks => (ulong)DateTime.MaxValue.Ticks;

    /// <inheritdoc/>
    public static WireKind Kind => WireKind.DateTime;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    public static bool IsOftenCopied => true;

    /// <inheritdoc/>
    public static bool CanCopy(ReadOnlySpan<byte> bytes)
    {
        ReadOnlySpan<ulong> bits = ElementMemory.As<ulong>(bytes);
        ulong kind = KindOf(bits);
        return !bits.ContainsAnyExceptInRange(kind, kind + MaxTicks);
    }

    /// <inheritdoc/>
    public static bool TryCopy(ReadOnlySpan<byte> source, Span<byte> destination)
    {
        ReadOnlySpan<ulong> bits = ElementMemory.As<ulong>(source);
        return ElementMemory.TryCopyInRange(bits, ElementMemory.As<byte, ulong>(destination), KindOf(bits), MaxTicks);
    }

    // Dates of one sequence are usually of one kind. Local ones are converted one by one.
    private static ulong KindOf(ReadOnlySpan<ulong> bits) => bits[0] & Utc;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, DateTime value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutDateTime(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTime Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadDateTime(in view, offset);
}

/// <summary>UTC ticks and the offset in minutes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateTimeOffsetScalar : IScalar<DateTimeOffset>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.DateTimeOffset;

    /// <inheritdoc/>
    public static int Size => 10;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, DateTimeOffset value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutDateTimeOffset(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateTimeOffset Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadDateTimeOffset(in view, offset);
}

/// <summary>Ticks; every number is a value.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeSpanScalar : IScalar<TimeSpan>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.TimeSpan;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, TimeSpan value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutTimeSpan(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeSpan Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadTimeSpan(in view, offset);
}

/// <summary>A day number, whose range is checked.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateOnlyScalar : IScalar<DateOnly>
{
    private static uint MaxDay => (uint)DateOnly.MaxValue.DayNumber;

    /// <inheritdoc/>
    public static WireKind Kind => WireKind.DateOnly;

    /// <inheritdoc/>
    public static int Size => 4;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    public static bool IsOftenCopied => true;

    /// <inheritdoc/>
    public static bool CanCopy(ReadOnlySpan<byte> bytes) => !ElementMemory.As<uint>(bytes).ContainsAnyExceptInRange(0u, MaxDay);

    /// <inheritdoc/>
    public static bool TryCopy(ReadOnlySpan<byte> source, Span<byte> destination) =>
        ElementMemory.TryCopyInRange(ElementMemory.As<uint>(source), ElementMemory.As<byte, uint>(destination), 0u, MaxDay);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, DateOnly value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutDateOnly(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static DateOnly Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadDateOnly(in view, offset);
}

/// <summary>Ticks of a day, whose range is checked.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeOnlyScalar : IScalar<TimeOnly>
{
    private static ulong MaxTicks => (ulong)TimeOnly.MaxValue.Ticks;

    /// <inheritdoc/>
    public static WireKind Kind => WireKind.TimeOnly;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    public static bool IsOftenCopied => true;

    /// <inheritdoc/>
    public static bool CanCopy(ReadOnlySpan<byte> bytes) => !ElementMemory.As<ulong>(bytes).ContainsAnyExceptInRange(0ul, MaxTicks);

    /// <inheritdoc/>
    public static bool TryCopy(ReadOnlySpan<byte> source, Span<byte> destination) =>
        ElementMemory.TryCopyInRange(ElementMemory.As<ulong>(source), ElementMemory.As<byte, ulong>(destination), 0ul, MaxTicks);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, TimeOnly value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutTimeOnly(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static TimeOnly Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadTimeOnly(in view, offset);
}
