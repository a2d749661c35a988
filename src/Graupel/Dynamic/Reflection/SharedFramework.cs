using System.Buffers.Binary;
using System.Reflection;

namespace Graupel.Dynamic;

/// <summary>
/// Tells the assemblies of .NET itself. What is private there may change with any patch, so contracts of their types are made of the
/// public surface; of all other assemblies private members are used too, as by the generator that runs in them.
/// </summary>
internal static class SharedFramework
{
    public static bool Contains(Assembly assembly) =>
        assembly.GetName().GetPublicKeyToken() is { Length: sizeof(ulong) } token && IsKnown(BinaryPrimitives.ReadUInt64BigEndian(token));

    private static bool IsKnown(ulong token) => token
        is 0x7CEC85D7BEA7798E or 0xB03F5F7F11D50A3A or 0xB77A5C561934E089 or 0xCC7B13FFCD2DDD51 or 0x31BF3856AD364E35 or 0xADB9793829DDAE60;
}
