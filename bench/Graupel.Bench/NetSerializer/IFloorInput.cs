namespace Graupel.Bench.NetSerializer;

/// <summary>Where a floor reads a message from.</summary>
internal interface IFloorInput
{
    /// <summary>Says that so many bytes will be taken in any case, so that they are asked for at once.</summary>
    void Need(int size);

    /// <summary>The first of the next bytes; steps over them.</summary>
    ref byte Take(int size);

    /// <summary>A length or count.</summary>
    uint Varint();

    /// <summary>An integer of Compact.</summary>
    ulong Number();

    /// <summary>A string.</summary>
    string? Text();

    /// <summary>A blob or block of any size.</summary>
    void Fill(Span<byte> destination);

    /// <summary>The integers of a sequence of Compact.</summary>
    void Blocks(Span<int> destination);
}
