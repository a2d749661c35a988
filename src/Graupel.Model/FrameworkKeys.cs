namespace Graupel.Model;

/// <summary>The keys that the assemblies of .NET are signed with. Packages may have types in its namespaces too, as <c>System.Ulid</c>.</summary>
internal static class FrameworkKeys
{
    /// <summary>Whether a public key token is that of such a key.</summary>
    /// <param name="token">Its eight bytes, the first one highest.</param>
    public static bool Contain(ulong token) => token
        is 0x7CEC85D7BEA7798E or 0xB03F5F7F11D50A3A or 0xB77A5C561934E089 or 0xCC7B13FFCD2DDD51 or 0x31BF3856AD364E35 or 0xADB9793829DDAE60;
}
