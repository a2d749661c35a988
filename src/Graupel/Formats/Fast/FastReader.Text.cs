using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Strings and blobs.</content>
public ref partial struct FastReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString() => _in.ReadString();

    /// <inheritdoc/>
    public byte[]? ReadBlob()
    {
        ulong header = _in.ReadVarint();
        return header == HeadedCode.Null ? null : _in.ReadBytes(_in.ToCount(header - 1));
    }

    /// <inheritdoc/>
    public readonly byte[]? ReadExtension(out sbyte type) => throw new NotSupportedException();
}
