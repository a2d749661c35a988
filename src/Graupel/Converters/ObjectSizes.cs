using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The least bytes that objects take.</summary>
internal static class ObjectSizes
{
    /// <summary>Least bytes of an object as a hoisted element: its presence byte only, or the members of a struct.</summary>
    public static int MinimumElement(ObjectShape shape) => shape.IsNullable ? 1 : shape.FixedSize + shape.Members.Length - shape.MemberCountFixed;
}
