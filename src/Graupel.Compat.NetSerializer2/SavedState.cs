namespace Graupel.Compat.NetSerializer2;

/// <summary>The registered types.</summary>
[Contract]
internal sealed class SavedState
{
    /// <summary>No type has this id or a greater one, not even a type that no longer exists.</summary>
    [Order(1)]
    public uint NextId { get; set; }

    [Order(2)]
    public List<SavedType> Types { get; set; } = [];
}
