namespace Graupel.Formats;

/// <summary>One member of a contract, as formats see it.</summary>
/// <param name="Name">The member's name in the source, for error paths.</param>
/// <param name="WireName">The name on the wire: the declared one, or <paramref name="Name"/>.</param>
/// <param name="Order">The declared order number, or -1.</param>
/// <param name="Kind">The kind of its value.</param>
/// <param name="Required">True if a payload without it is refused.</param>
public sealed record MemberShape(string Name, string WireName, int Order, WireKind Kind, bool Required = false)
{
    /// <summary>The type of a member that has a converter, because a serializer may have a custom contract for it; otherwise null.</summary>
    public Type? Type { get; init; }

    /// <summary>True if the member has its own contract, so its kind is known only once there is a converter.</summary>
    public bool IsOwn { get; init; }

    /// <summary>True when the options of a serializer have a contract for the type of the member.</summary>
    internal bool IsReplaced { get; init; }

    /// <summary>True if objects may leave out the member when it holds what a new instance holds.</summary>
    public bool CanOmit { get; init; }

    /// <summary>True for the slot that holds the members of a base contract.</summary>
    public bool IsBase => Kind == WireKind.BaseObject;
}
