using Graupel.Tests.Formats.Compact;
using PeerSerializer = Graupel.Compat.NetSerializer.Serializer;

namespace Graupel.Bench.NetSerializer;

/// <summary>The ids of types, as their tags on the wire.</summary>
internal static class Tags
{
    private static readonly Dictionary<Type, uint> Ids = new PeerSerializer(Types).GetTypeMap();

    public static byte Bool { get; } = Of(typeof(bool));

    public static byte Byte { get; } = Of(typeof(byte));

    public static byte Int { get; } = Of(typeof(int));

    public static byte Long { get; } = Of(typeof(long));

    public static byte Enum { get; } = Of(typeof(PeerEnum));

    public static byte Simple { get; } = Of(typeof(PeerSimple));

    public static byte Simple2 { get; } = Of(typeof(PeerSimple2));

    /// <summary>All types of the messages, and those of the values that stand behind base types.</summary>
    public static Type[] Types =>
    [
        typeof(PeerObject), typeof(PeerLargeStruct), typeof(Guid), typeof(int), typeof(PeerMessage<byte>), typeof(PeerMessage<short>), typeof(PeerMessage<uint>),
        typeof(PeerMessage<int>), typeof(PeerMessage<long>), typeof(PeerMessage<decimal>), typeof(PeerMessage<decimal?>), typeof(PeerPrimitives),
        typeof(PeerDictionaries), typeof(PeerComplex), typeof(PeerMessage<string>), typeof(PeerStructs), typeof(PeerBoxed), typeof(PeerMessage<byte[]>),
        typeof(PeerMessage<int[]>), typeof(PeerMessage<int[,,]>), typeof(PeerSimple), typeof(PeerSimple2), typeof(bool), typeof(byte), typeof(long), typeof(PeerEnum),
    ];

    public static byte Of(Type type) => checked((byte)(Ids[type] + 2));
}
