namespace Graupel.Formats;

/// <summary>One member of a contract, as formats see it.</summary>
/// <param name="Name">The member's name in the source, for error paths.</param>
/// <param name="WireName">The name on the wire: the declared one, or <paramref name="Name"/>.</param>
/// <param name="Order">The declared order number, or -1.</param>
/// <param name="Kind">The kind of its value.</param>
/// <param name="Required">True when a payload without it is refused.</param>
public sealed record MemberShape(string Name, string WireName, int Order, WireKind Kind, bool Required = false)
{
    /// <summary>The type of a member that has a converter: a serializer may write its values in a way of its own. Else null.</summary>
    public Type? Type { get; init; }

    /// <summary>True when the member is written by a contract of its own, so that its kind is known only when there is a converter.</summary>
    public bool IsOwn { get; init; }

    /// <summary>True when the options of a serializer have a contract for the type of the member.</summary>
    internal bool IsReplaced { get; init; }

    /// <summary>True when objects may be without the member, because it holds then what a fresh instance holds.</summary>
    public bool CanOmit { get; init; }

    /// <summary>True for the slot that holds the members of a base contract.</summary>
    public bool IsBase => Kind == WireKind.BaseObject;
}
