using System.Diagnostics;
using System.Globalization;
using Graupel.Formats;

namespace Graupel;

/// <summary>A value that the reader did not know, as bytes. Only the format that read it can write it.</summary>
[DebuggerDisplay("{DebuggerText,nq}")]
public sealed class UnknownPayload : IEquatable<UnknownPayload>
{
    private readonly byte[] _bytes;

    internal UnknownPayload(Type writer, UnionTag tag, WireKind kind, byte[] bytes, KeptObjects? objects)
    {
        Writer = writer;
        Tag = tag;
        Kind = kind;
        _bytes = bytes;
        Objects = objects;
    }

    /// <summary>The tag of the case: its id, or the hash of its name.</summary>
    public UnionTag Tag { get; }

    /// <summary>Kind of the value; <see cref="WireKind.Absent"/> in formats that do not write it.</summary>
    public WireKind Kind { get; }

    /// <summary>The value, in the format that read it.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes;

    private string DebuggerText => string.Create(CultureInfo.InvariantCulture, $"{(Tag.IsHash ? "hash" : "id")} {Tag.Value}, {Kind}, {_bytes.Length} bytes");

    /// <summary>The writer of the format.</summary>
    internal Type Writer { get; }

    /// <summary>What is in the value where identities are preserved.</summary>
    internal KeptObjects? Objects { get; }

    /// <summary>True for the same bytes of the same case, read by the same format.</summary>
    public bool Equals(UnknownPayload? other) =>
        other is not null && Writer == other.Writer && Tag == other.Tag && Kind == other.Kind && _bytes.AsSpan().SequenceEqual(other._bytes);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as UnknownPayload);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = new HashCode();
        hash.Add(Tag);
        hash.AddBytes(_bytes);
        return hash.ToHashCode();
    }
}
