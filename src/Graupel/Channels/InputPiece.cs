namespace Graupel.Channels;

/// <summary>A buffer, and the part of it that holds bytes that were not used yet.</summary>
internal sealed class InputPiece(byte[] array)
{
    public byte[] Array { get; } = array;

    public int Start { get; set; }

    public int End { get; set; }

    public int Length => End - Start;

    public int Room => Array.Length - End;

    public ReadOnlySpan<byte> Span => Array.AsSpan(Start, Length);

    public ReadOnlyMemory<byte> Memory => Array.AsMemory(Start, Length);
}
