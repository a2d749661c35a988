using System.Numerics;

namespace Graupel.TestCases.Structs;

/// <summary>Structs only, one behind the other: their headers stand between their members.</summary>
[Contract]
public record struct Vertex([property: Order(1)] Vector3 Place, [property: Order(2)] Vector3 Normal, [property: Order(3)] Vector2 Texture);

/// <summary>Structs of all sizes between members of the struct itself, which stand in front of them; memory is left out between members.</summary>
[Contract]
public record struct Grain(
    [property: Order(1)] byte Kind,
    [property: Order(2)] Pair Pair,
    [property: Order(4)] long Number,
    [property: Order(3)] (short Left, byte Right) Sides,
    [property: Order(9)] Mark<byte> Mark,
    [property: Order(7)] char Sign);

/// <summary>Structs in structs, whose members stand the other way round.</summary>
[Contract]
public struct Nest
{
    [Order(3)]
    public Grain Last;

    [Order(2)]
    public TurnedPair Turned;

    [Order(1)]
    public byte First;
}

/// <summary>The same as pure data, without headers.</summary>
[Pack]
public record struct PackedNest(byte First, PackedPair Pair, PackedPair Other, short Last);

/// <summary>Takes more bytes than are moved at once.</summary>
[Contract]
public record struct Field([property: Order(1)] Matrix4x4 One, [property: Order(2)] Matrix4x4 Two, [property: Order(3)] Matrix4x4 Three, [property: Order(4)] Vector3 Four);

/// <summary>A struct inside whose bits are not all values.</summary>
[Contract]
public record struct Switched([property: Order(1)] Pair Pair, [property: Order(2)] KeyValuePair<int, bool> Switch);
