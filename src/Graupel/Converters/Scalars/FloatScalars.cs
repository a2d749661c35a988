using System.ComponentModel;
using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>IEEE 754, 2 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HalfScalar : IScalar<Half>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Half;

    /// <inheritdoc/>
    public static int Size => 2;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, Half value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutHalf(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Half Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadHalf(in view, offset);
}

/// <summary>IEEE 754, 4 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct SingleScalar : IScalar<float>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Single;

    /// <inheritdoc/>
    public static int Size => 4;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, float value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutSingle(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static float Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadSingle(in view, offset);
}

/// <summary>IEEE 754, 8 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DoubleScalar : IScalar<double>
{
    /// <inheritdoc/>
    public static WireKind Kind => WireKind.Double;

    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool IsBlittable => true;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, double value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutDouble(ref run, offset, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static double Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
        => reader.ReadDouble(in view, offset);
}
