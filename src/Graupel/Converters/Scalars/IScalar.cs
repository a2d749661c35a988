using System.ComponentModel;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>How the values of one scalar type are put into a run and read from a view. Implementations are empty structs, so that calls are direct.</summary>
/// <typeparam name="T">The type of the values.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IScalar<T>
    where T : unmanaged
{
    /// <summary>Kind on the wire.</summary>
    static abstract WireKind Kind { get; }

    /// <summary>Bytes of a value in formats with a fixed layout.</summary>
    static abstract int Size { get; }

    /// <summary>True when <see cref="CanCopy"/> is worth asking, and <see cref="TryCopy"/> worth trying.</summary>
    static virtual bool IsOftenCopied => false;

    /// <summary>
    /// True when the memory of a value on a little-endian machine is its bytes in a fixed layout, and every combination of bits is a value:
    /// a sequence of them may then be copied.
    /// </summary>
    static abstract bool IsBlittable { get; }

    /// <summary>
    /// Whether memory with these bits holds values whose bytes in a fixed layout are the same: the check for types that are not blittable, but
    /// whose usual values are.
    /// </summary>
    static virtual bool CanCopy(ReadOnlySpan<byte> bytes) => false;

    /// <summary>Copies bytes to memory if <see cref="CanCopy"/> allows it, in one pass; only where <see cref="IsOftenCopied"/>.</summary>
    /// <param name="source">The bytes.</param>
    /// <param name="destination">The memory, as long; when the bytes are refused it holds zeros.</param>
    static virtual bool TryCopy(ReadOnlySpan<byte> source, Span<byte> destination) => throw new NotSupportedException();

    /// <summary>Puts a value into a run.</summary>
    static abstract void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, T value)
        where TWriter : struct, IWriter, allows ref struct;

    /// <summary>Reads a value that stands as <see cref="Put"/> writes it.</summary>
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
