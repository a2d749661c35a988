using System.Reflection;

namespace Graupel.Dynamic;

/// <summary>
/// Tells the assemblies of .NET itself. What is private there may change with any patch, so contracts of their types are made of the
/// public surface; of all other assemblies private members are used too, as by the generator that runs in them.
/// </summary>
internal static class SharedFramework
{
    private static readonly string[] Tokens =
    [
        "7CEC85D7BEA7798E", "B03F5F7F11D50A3A", "B77A5C561934E089", "CC7B13FFCD2DDD51", "31BF3856AD364E35", "ADB9793829DDAE60",
    ];

    public static bool Contains(Assembly assembly) =>
        assembly.GetName().GetPublicKeyToken() is { Length: > 0 } token && Tokens.Contains(Convert.ToHexString(token));
}
