using System.Reflection;

namespace Graupel.Compat.NetSerializer;

/// <summary>Provides the static methods that write and read a type. They are never called for null.</summary>
/// <remarks>
/// What the writer writes becomes one length-prefixed blob, so a reader that reads too much or too little does not affect other values. If that is too
/// slow, write a surrogate or a converter (<see cref="Settings.Options"/>).
/// </remarks>
public interface IStaticTypeSerializer : ITypeSerializer
{
    /// <summary>The method that writes: <c>static void Write(Stream, T)</c> or <c>static void Write(Serializer, Stream, T)</c>.</summary>
    /// <param name="type">A type that it handles.</param>
    MethodInfo GetStaticWriter(Type type);

    /// <summary>The method that reads: <c>static void Read(Stream, out T)</c> or <c>static void Read(Serializer, Stream, out T)</c>.</summary>
    /// <param name="type">A type that it handles.</param>
    MethodInfo GetStaticReader(Type type);
}
