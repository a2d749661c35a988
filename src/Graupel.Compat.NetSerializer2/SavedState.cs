namespace Graupel.Compat.NetSerializer2;

/// <summary>What is registered.</summary>
[Contract]
internal sealed class SavedState
{
    /// <summary>No type has this id or a greater one, not even one that was forgotten.</summary>
    [Order(1)]
    public uint NextId { get; set; }

    [Order(2)]
    public List<SavedType> Types { get; set; } = [];
}
