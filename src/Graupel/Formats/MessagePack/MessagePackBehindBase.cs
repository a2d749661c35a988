using System.Collections.Immutable;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// The places of arrays whose first element are the members of the base: <see cref="MessagePackObjectLayout.Array"/> writes these of chains whose
/// numbers do not ascend, and every layout reads them.
/// </summary>
internal sealed class MessagePackBehindBase
{
    private readonly ObjectShape _shape;
    private readonly bool _takesEvery;
    private readonly bool _takesNone;
    private readonly bool _isAmbiguous;

    /// <param name="chain">The classes, of which there are several.</param>
    /// <param name="wanted">The layout of the reader.</param>
    /// <param name="direct">Places below this one are found without a search.</param>
    public MessagePackBehindBase(MessagePackChain chain, MessagePackObjectLayout wanted, int direct)
    {
        _shape = chain[0];
        ImmutableArray<MemberShape> own = _shape.Members;

        // The members stay at their numbers, so that a contract may get a base later, unless one of them has the number 0.
        Shift = own.Any(static member => member.Order == 0) ? 1 : 0;
        PlaceOf = [.. chain.Members.Select((member, i) => i >= own.Length ? -1L : i == 0 ? 0 : _shape.IsNamed ? i : (long)member.Order + Shift)];
        Places = new MessagePackPlaces(PlaceOf, direct);
        _takesEvery = wanted == MessagePackObjectLayout.Array;
        _isAmbiguous = chain.Members.Any(static member => member.Order == 0 && MayBeContainer(member.Kind));

        // An older version of the contract, whose numbers ascended, wrote the members at their places.
        _takesNone = wanted == MessagePackObjectLayout.Contract && _isAmbiguous;
    }

    /// <summary>A place for each member of the chain, or -1.</summary>
    public long[] PlaceOf { get; }

    /// <summary>The members by these places.</summary>
    public MessagePackPlaces Places { get; }

    /// <summary>By how much a place is above the number of its member.</summary>
    public int Shift { get; }

    /// <summary>Whether an array is one of these.</summary>
    /// <param name="first">The code of its first element.</param>
    public bool IsArray(byte first) => _takesEvery || (!_takesNone && IsContainer(first));

    /// <summary>Refuses such an array if it does not tell which member of the contract is where.</summary>
    /// <exception cref="GraupelException">The members have no numbers, or the first element may also be a member.</exception>
    public void EnsureKnown(long offset)
    {
        if (_takesEvery)
        {
            return;
        }

        if (_isAmbiguous)
        {
            Throw.BaseOrMember(_shape.Name, offset);
        }

        if (_shape.IsNamed)
        {
            Throw.KindMismatch("an array", $"a map with the members of {_shape.Name} by name", offset);
        }
    }

    private static bool IsContainer(byte code) => MessagePackCode.IsArray(code) || MessagePackCode.IsMap(code);

    private static bool MayBeContainer(WireKind kind) =>
        kind != WireKind.String && (!WireKinds.IsFixed(kind) || WireKinds.Underlying(kind) == WireKind.DateTimeOffset);
}
