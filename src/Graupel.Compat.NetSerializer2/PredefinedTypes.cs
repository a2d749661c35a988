using System.Collections;

namespace Graupel.Compat.NetSerializer2;

/// <summary>The types that every serializer knows, with their fixed ids.</summary>
internal static class PredefinedTypes
{
    /// <summary>The first id of user-defined types.</summary>
    public const uint FirstFreeId = 96;

    private const uint FirstScalarId = 7;
    private const uint FirstOtherId = 31;

    // Every second id is that of the nullable type, whose values are boxed as what they are.
    private static readonly Type[] Scalars =
    [
        typeof(bool), typeof(byte), typeof(sbyte), typeof(char), typeof(ushort), typeof(short), typeof(uint), typeof(int), typeof(ulong), typeof(long),
        typeof(float), typeof(double),
    ];

    private static readonly Type[] Others =
    [
        typeof(string), typeof(DateTime), typeof(object), typeof(TimeSpan), typeof(DateTimeOffset), typeof(decimal), typeof(Guid),
        typeof(bool[]), typeof(byte[]), typeof(sbyte[]), typeof(char[]), typeof(ushort[]), typeof(short[]), typeof(uint[]), typeof(int[]), typeof(ulong[]),
        typeof(long[]), typeof(float[]), typeof(double[]), typeof(string[]), typeof(DateTime[]), typeof(object[]), typeof(TimeSpan[]), typeof(DateTimeOffset[]),
        typeof(decimal[]), typeof(Guid[]), typeof(ArrayList), typeof(BitArray), typeof(Hashtable), typeof(Queue), typeof(Stack), typeof(SortedList),
    ];

    /// <summary>A new map, without <see cref="object"/>, which is the base of all other types.</summary>
    public static Dictionary<Type, uint> Ids =>
        Scalars.Select(static (type, i) => (Type: type, Id: FirstScalarId + (2 * (uint)i)))
            .Concat(Others.Select(static (type, i) => (Type: type, Id: FirstOtherId + (uint)i)))
            .Where(static one => one.Type != typeof(object))
            .ToDictionary(static one => one.Type, static one => one.Id);
}
