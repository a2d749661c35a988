using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>The options for the keys of one contract.</summary>
/// <param name="Layout">How its objects are written.</param>
/// <param name="NamingPolicy">Makes names from names in the source.</param>
/// <param name="OldSpecification">True where no text has a header of one byte for its length.</param>
internal sealed record MessagePackKeys(MessagePackObjectLayout Layout, JsonNamingPolicy? NamingPolicy, bool OldSpecification)
{
    public static MessagePackKeys Default { get; } = new(MessagePackObjectLayout.Contract, null, OldSpecification: false);

    /// <summary>The name of a member.</summary>
    /// <exception cref="GraupelException">The naming policy has none for it.</exception>
    public string NameOf(MemberShape member) =>
        NamingPolicy is null || member.WireName != member.Name ? member.WireName : NamingPolicy.ConvertName(member.Name) ?? Nameless(member);

    private static string Nameless(MemberShape member) =>
        throw new GraupelException(ErrorKind.NoContract, $"The naming policy returned no name for {member.Name}");
}
