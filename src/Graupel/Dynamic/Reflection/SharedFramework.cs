using System.Buffers.Binary;
using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>
/// Tells the assemblies of .NET itself. What is private there may change with any patch, so contracts of their types are made of the
/// public surface; of all other assemblies private members are used too, as by the generator that runs in them.
/// </summary>
internal static class SharedFramework
{
    public static bool Contains(Assembly assembly) =>
        assembly.GetName().GetPublicKeyToken() is { Length: sizeof(ulong) } token && FrameworkKeys.Contain(BinaryPrimitives.ReadUInt64BigEndian(token));
}
