using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel;

/// <summary>
/// Writes and reads values of one type, with the options of the <see cref="Serializer"/> that created it. Keep one where the same type is
/// written again and again: it saves the lookup. All methods are thread-safe.
/// </summary>
/// <typeparam name="T">The type of the values. What is written is the contract of this type; a value of an undeclared derived type is refused.</typeparam>
/// <remarks>
/// Every method that writes throws <see cref="GraupelException"/> when the value cannot be written, and every method that reads when the
/// bytes are not a value of <typeparamref name="T"/>; no value is returned then. The first call for a type that cannot
/// have a contract throws <see cref="ContractException"/>. Both derive from <see cref="System.Runtime.Serialization.SerializationException"/>. Exceptions of your own code
/// and streams reach the caller unchanged.
/// </remarks>
public abstract partial class Serializer<T>
{
    private readonly bool _toEnd;

    // One that no call uses.
    private FrameScanner? _scanner;

    private protected Serializer(SerializerOptions options, WireShape shape)
        : base(options, shape)
    {
        _toEnd = !options.AllowTrailingBytes;
        MayKnowSize = shape.Kind is WireKind.Sequence or WireKind.Blob;
    }

    /// <summary>Whether the size of a value may be known before it is written.</summary>
    private protected bool MayKnowSize { get; }

    /// <summary>Writes one value, and nothing else, without telling the sink of the last buffer.</summary>
    /// <param name="value">The value.</param>
    /// <param name="first">The first buffer.</param>
    /// <param name="output">Provides the next ones.</param>
    /// <returns>Number of bytes written to the last buffer.</returns>
    internal abstract int Write(in T value, Span<byte> first, ref Output output);

    /// <inheritdoc cref="Write(in T, Span{byte}, ref Output)"/>
    /// <param name="value">The value.</param>
    /// <param name="first">The first buffer.</param>
    /// <param name="sink">Gives the next ones.</param>
    internal int Write(in T value, Span<byte> first, Sink sink)
    {
        var output = new Output(sink);
        return Write(in value, first, ref output);
    }

    /// <summary>Reads one value.</summary>
    /// <param name="first">The first bytes.</param>
    /// <param name="source">Provides more, or null.</param>
    /// <param name="toEnd">Whether bytes after the value are refused.</param>
    /// <param name="consumed">Number of bytes of the value.</param>
    internal abstract T Read(ReadOnlySpan<byte> first, Source? source, bool toEnd, out long consumed);

    /// <summary>Reads one value into an existing one.</summary>
    /// <param name="first">The first bytes.</param>
    /// <param name="source">Provides more, or null.</param>
    /// <param name="toEnd">Whether bytes after the value are refused.</param>
    /// <param name="value">The value; assigned only after everything has been read.</param>
    /// <param name="consumed">Number of bytes of the value.</param>
    internal abstract void Populate(ReadOnlySpan<byte> first, Source? source, bool toEnd, ref T value, out long consumed);

    /// <summary>Creates a scanner that finds the end of a value that arrives in pieces.</summary>
    internal abstract FrameScanner CreateScanner();

    /// <summary>Gives a scanner to one call alone, the one that an earlier call has brought back if there is one.</summary>
    internal FrameScanner TakeScanner() => Interlocked.Exchange(ref _scanner, null) ?? CreateScanner();

    /// <summary>Brings a scanner back at the end of a value. After a failure, it is simply forgotten.</summary>
    internal void BringBack(FrameScanner scanner)
    {
        if (scanner.TryRestart())
        {
            Volatile.Write(ref _scanner, scanner);
        }
    }
}
