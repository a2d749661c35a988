namespace Graupel.Bench.Floors;

/// <summary>How an object stands in MessagePack, as a type: each floor is compiled for its layout.</summary>
internal interface IMessagePackLayout
{
    /// <summary>True for a map by name; false for an array whose place 0 is a gap.</summary>
    static abstract bool HasKeys { get; }
}

/// <summary>An array whose places are the order numbers, which begin at 1.</summary>
internal readonly struct ArrayLayout : IMessagePackLayout
{
    public static bool HasKeys => false;
}

/// <summary>A map by name.</summary>
internal readonly struct MapLayout : IMessagePackLayout
{
    public static bool HasKeys => true;
}
