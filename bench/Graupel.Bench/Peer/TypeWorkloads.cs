using System.Numerics;
using System.Runtime.CompilerServices;
using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>
/// A thousand elements of each scalar, and a thousand numbers in each collection, so that no type falls behind unseen. The floor knows no format:
/// it copies the elements of an array to one of bytes, and makes the collection of an array.
/// </summary>
internal static class TypeWorkloads
{
    public const string Group = "types";
    private const int Count = 1000;

    private static readonly int[] Numbers = [.. Enumerable.Range(0, Count).Select(static i => i * 7919)];
    private static readonly DateTime Start = new(2020, 1, 1, 0, 0, 0, DateTimeKind.Utc);

    /// <summary>One of each format.</summary>
    public static IEnumerable<Serializer> Serializers =>
        new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }.Select(static format => new Serializer(new SerializerOptions { Format = format }));

    public static IEnumerable<Workload> All() =>
        Serializers.SelectMany(static serializer => (Workload[])[.. Scalars(serializer), .. Structs(serializer), .. Collections(serializer), .. Maps(serializer)]);

    private static IEnumerable<Workload> Scalars(Serializer serializer)
    {
        yield return List(serializer, "bool", static i => i % 3 == 0);
        yield return List(serializer, "short", static i => (short)(i * 37));
        yield return List(serializer, "uint", static i => (uint)(i * 7919));
        yield return List(serializer, "long", static i => i * 7919L * 7919);
        yield return List(serializer, "ulong", static i => (ulong)i * 7919 * 7919);
        yield return List(serializer, "char", static i => (char)('a' + (i % 26)));
        yield return List(serializer, "double", static i => i / 3d);
        yield return List(serializer, "decimal", static i => i / 4m);
        yield return List(serializer, "Int128", static i => (Int128)i * long.MaxValue);
        yield return List(serializer, "DateTime", static i => Start.AddMinutes(i));
        yield return List(serializer, "DateTimeOffset", static i => new DateTimeOffset(Start.AddMinutes(i)).ToOffset(TimeSpan.FromHours(2)));
        yield return List(serializer, "TimeSpan", static i => TimeSpan.FromSeconds(i));
        yield return List(serializer, "DateOnly", static i => DateOnly.FromDateTime(Start).AddDays(i));
        yield return List(serializer, "Guid", static i => new Guid(i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        yield return List(serializer, "int?", static i => i % 5 == 0 ? null : (int?)i);
        yield return List(serializer, "double?", static i => i % 5 == 0 ? null : (double?)i);
        yield return List(serializer, "DayOfWeek", static i => (DayOfWeek)(i % 7));
    }

    // Those of numbers may be copied as a whole, or moved where they have gaps or hold other structs; those with values that are checked may not.
    private static IEnumerable<Workload> Structs(Serializer serializer)
    {
        yield return List(serializer, "Vector3", static i => new Vector3(i, i / 3f, -i));
        yield return List(serializer, "KeyValuePair", static i => new KeyValuePair<int, int>(i * 7919, i));
        yield return List(serializer, "(int, int)", static i => (i * 7919, i));
        yield return List(serializer, "(int, double)", static i => (i * 7919, i / 3d));
        yield return List(serializer, "Reading", static i => new Reading(i * 7919, i / 3d, -i));
        yield return List(serializer, "Vertex", static i => new Vertex(new(i, i / 3f, -i), Vector3.UnitY, new(i, 0.5f)));
        yield return List(serializer, "Sample", static i => new Sample(Start.AddMinutes(i), i / 3d, i % 3 == 0));
    }

    private static IEnumerable<Workload> Collections(Serializer serializer)
    {
        yield return Of(serializer, "HashSet", Numbers, static items => new HashSet<int>(items));
        yield return Of(serializer, "ISet", Numbers, static items => (ISet<int>)new HashSet<int>(items));
        yield return Of(serializer, "SortedSet", Numbers, static items => new SortedSet<int>(items));
        yield return Of(serializer, "Queue", Numbers, static items => new Queue<int>(items));
        yield return Of(serializer, "Stack", Numbers, static items => new Stack<int>(items));
        yield return Of(serializer, "LinkedList", Numbers, static items => new LinkedList<int>(items));
        yield return Of(serializer, "IEnumerable", Numbers, static items => (IEnumerable<int>)new List<int>(items));
    }

    private static IEnumerable<Workload> Maps(Serializer serializer)
    {
        KeyValuePair<int, int>[] pairs = [.. Numbers.Select(static number => new KeyValuePair<int, int>(number, number))];
        yield return Of(serializer, "Dictionary", pairs, static items => new Dictionary<int, int>(items));
        yield return Of(serializer, "IDictionary", pairs, static items => (IDictionary<int, int>)new Dictionary<int, int>(items));
    }

    private static Workload List<[ContractParameter] T>(Serializer serializer, string name, Func<int, T> make) =>
        Of(serializer, name, [.. Enumerable.Range(0, Count).Select(make)], static items => new List<T>(items));

    private static Workload Of<[ContractParameter] TCollection, T>(Serializer serializer, string name, T[] items, Func<T[], TCollection> make)
        where TCollection : class
    {
        TCollection value = make(items);
        byte[] bytes = serializer.Serialize(value);
        return new Workload(
            Group, name, serializer.Options.Format.Name, bytes.Length,
            new Way("floor", () => Copy(items), () => make(items)),
            new Way("generated", () => serializer.Serialize(value), () => serializer.Deserialize<TCollection>(bytes)!))
        {
            HasOtherFloor = true,
        };
    }

    private static byte[] Copy<T>(T[] items)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>(Unsafe.SizeOf<T>() * items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            Unsafe.WriteUnaligned(ref bytes[i * Unsafe.SizeOf<T>()], items[i]);
        }

        return bytes;
    }
}
