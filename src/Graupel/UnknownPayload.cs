using Graupel.Formats;

namespace Graupel;

/// <summary>A value that the reader did not know, as bytes. Only the format that read it can write it.</summary>
public sealed class UnknownPayload
{
    private readonly byte[] _bytes;

    internal UnknownPayload(Type writer, UnionTag tag, WireKind kind, byte[] bytes)
    {
        Writer = writer;
        Tag = tag;
        Kind = kind;
        _bytes = bytes;
    }

    /// <summary>The tag of the case: its id, or the hash of its name.</summary>
    public UnionTag Tag { get; }

    /// <summary>Kind of the value; <see cref="WireKind.Absent"/> in formats that do not write it.</summary>
    public WireKind Kind { get; }

    /// <summary>The value, in the format that read it.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes;

    /// <summary>The writer of the format.</summary>
    internal Type Writer { get; }
}
