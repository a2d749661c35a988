using System.ComponentModel;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Puts the values of one scalar type into a run and reads them from a view. Implementations are empty structs, so that calls are direct.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IScalar<T>
    where T : unmanaged
{
    /// <summary>Kind on the wire.</summary>
    static abstract WireKind Kind { get; }

    /// <summary>Bytes of a value in formats with a fixed layout.</summary>
    static abstract int Size { get; }

    /// <summary>True if <see cref="TryPutMany"/> and <see cref="TryReadMany"/> are worth trying.</summary>
    static virtual bool HasMany => false;

    /// <summary>
    /// True when the memory of a value on a little-endian machine is its bytes in a fixed layout, and every combination of bits is a value:
    /// a sequence of them may then be copied.
    /// </summary>
    static abstract bool IsBlittable { get; }

    /// <summary>
    /// Puts values into a fixed layout on a little-endian machine, many at once; false if one of them must be handled on its own. Only with <see cref="HasMany"/>.
    /// </summary>
    /// <param name="values">The values.</param>
    /// <param name="bytes">Where they go, <see cref="Size"/> bytes for each; undefined if one is refused.</param>
    static virtual bool TryPutMany(ReadOnlySpan<T> values, Span<byte> bytes) => throw new NotSupportedException();

    /// <summary>Reads a fixed layout on a little-endian machine, many values at once; false if one is invalid or must be handled on its own. Only with <see cref="HasMany"/>.</summary>
    /// <param name="bytes">The bytes, <see cref="Size"/> for each value.</param>
    /// <param name="values">The values; default if one is refused.</param>
    static virtual bool TryReadMany(ReadOnlySpan<byte> bytes, Span<T> values) => throw new NotSupportedException();

    /// <summary>Puts a value into a run.</summary>
    static abstract void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, T value)
        where TWriter : struct, IWriter, allows ref struct;

    /// <summary>Reads a value that is as <see cref="Put"/> writes it.</summary>
    static abstract T Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct;

    /// <summary>Converts an integer of another width; only integers and enums do.</summary>
    /// <returns>False when it does not fit.</returns>
    static virtual bool TryFromInteger(WireInteger value, out T result)
    {
        result = default;
        return false;
    }
}
