using Graupel.Compat.IcyRain;
using Graupel.Compat.MsgPackLight;
using Graupel.Compat.StructPacker;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests;

/// <summary>The packages for users of other serializers.</summary>
internal static class Compatibility
{
    public static IReadOnlyList<MetadataReference> References { get; } =
    [
        MetadataReference.CreateFromFile(typeof(DeserializeOptions).Assembly.Location),
        MetadataReference.CreateFromFile(typeof(MsgPackSerializer).Assembly.Location),
        MetadataReference.CreateFromFile(typeof(Compat.NetSerializer.Settings).Assembly.Location),
        MetadataReference.CreateFromFile(typeof(Compat.NetSerializer2.OnRegisteredNewClasses).Assembly.Location),
        MetadataReference.CreateFromFile(typeof(Packing).Assembly.Location),
    ];
}
