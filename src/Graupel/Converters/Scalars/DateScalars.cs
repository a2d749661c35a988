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
    public static bool HasMany => true;

    /// <inheritdoc/>
    public static bool TryPutMany(ReadOnlySpan<DateTime> values, Span<byte> bytes) =>
        TryCopy(ElementMemory.As<DateTime, ulong>(values), ElementMemory.As<byte, ulong>(bytes));

    /// <inheritdoc/>
    public static bool TryReadMany(ReadOnlySpan<byte> bytes, Span<DateTime> values) =>
        TryCopy(ElementMemory.As<ulong>(bytes), ElementMemory.As<DateTime, ulong>(values));

    // Dates of one sequence are usually of one kind. Local ones are converted one by one.
    private static bool TryCopy(ReadOnlySpan<ulong> from, Span<ulong> to) => ElementMemory.TryCopyInRange(from, to, from[0] & Utc, MaxTicks);

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
    public static int Size => DateOffsetMemory.Size;

    /// <inheritdoc/>
    public static bool IsBlittable => false;

    /// <inheritdoc/>
    public static bool HasMany => DateOffsetMemory.IsKnown;

    /// <inheritdoc/>
    public static bool TryPutMany(ReadOnlySpan<DateTimeOffset> values, Span<byte> bytes)
    {
        DateOffsetMemory.Put(values, bytes);
        return true;
    }

    /// <inheritdoc/>
    public static bool TryReadMany(ReadOnlySpan<byte> bytes, Span<DateTimeOffset> values) => DateOffsetMemory.TryRead(bytes, values);

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
    public static bool HasMany => true;

    /// <inheritdoc/>
    public static bool TryPutMany(ReadOnlySpan<DateOnly> values, Span<byte> bytes) =>
        ElementMemory.TryCopyInRange(ElementMemory.As<DateOnly, uint>(values), ElementMemory.As<byte, uint>(bytes), 0u, MaxDay);

    /// <inheritdoc/>
    public static bool TryReadMany(ReadOnlySpan<byte> bytes, Span<DateOnly> values) =>
        ElementMemory.TryCopyInRange(ElementMemory.As<uint>(bytes), ElementMemory.As<DateOnly, uint>(values), 0u, MaxDay);

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
    public static bool HasMany => true;

    /// <inheritdoc/>
    public static bool TryPutMany(ReadOnlySpan<TimeOnly> values, Span<byte> bytes) =>
        ElementMemory.TryCopyInRange(ElementMemory.As<TimeOnly, ulong>(values), ElementMemory.As<byte, ulong>(bytes), 0ul, MaxTicks);

    /// <inheritdoc/>
    public static bool TryReadMany(ReadOnlySpan<byte> bytes, Span<TimeOnly> values) =>
        ElementMemory.TryCopyInRange(ElementMemory.As<ulong>(bytes), ElementMemory.As<TimeOnly, ulong>(values), 0ul, MaxTicks);

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
