using Graupel.Model;

namespace Graupel.Formats;

/// <summary>The members of a contract by what the entries of a header know them by: numbers or hashes of names. Found once for all headers that are met.</summary>
internal sealed class HeaderMembers : IObjectLayout<HeaderMembers>
{
    private readonly ObjectShape _shape;

    // Either one serves, if two threads make it.
    private Dictionary<uint, int>? _byNumber;
    private Dictionary<uint, int>? _byName;

    private HeaderMembers(ObjectShape shape)
    {
        _shape = shape;
        IsNamed = shape.IsNamed;
        Required = [.. Enumerable.Range(0, shape.Members.Length).Where(member => shape.Members[member].Required)];
    }

    /// <inheritdoc cref="ObjectShape.IsNamed"/>
    public bool IsNamed { get; }

    /// <summary>The members that must not be missing.</summary>
    public int[] Required { get; }

    /// <inheritdoc/>
    public static HeaderMembers Create(ObjectShape shape) => new(shape);

    /// <summary>The member of an entry, or -1.</summary>
    public int Find(MemberEntry entry) => entry.Kind == WireKind.BaseObject
        ? _shape.HasBase ? 0 : -1
        : (entry.IsName ? _byName ??= Index(static member => NameHash.OfUtf8(member.WireName)) : _byNumber ??= Index(static member => unchecked((uint)member.Order)))
            .GetValueOrDefault(entry.Id, -1);

    // Of two with one key, the first is found.
    private Dictionary<uint, int> Index(Func<MemberShape, uint> keyOf)
    {
        var index = new Dictionary<uint, int>();
        for (int i = 0; i < _shape.Members.Length; i++)
        {
            if (!_shape.Members[i].IsBase)
            {
                index.TryAdd(keyOf(_shape.Members[i]), i);
            }
        }

        return index;
    }
}
