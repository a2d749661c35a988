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

    /// <exception cref="GraupelException">A name or an id occurs twice.</exception>
    public void EnsureDistinct()
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        var ids = new HashSet<uint>();
        foreach (SavedType type in Types)
        {
            if (!names.Add(type.Name) || !ids.Add(type.Id))
            {
                throw new GraupelException(ErrorKind.DuplicateKey, $"{type.Name}, with the id {type.Id}: another type of the state has the same name or id");
            }
        }
    }
}
