using System.Collections;
using System.Collections.Immutable;
using System.Collections.Specialized;
using System.Diagnostics;
using System.Drawing;
using System.Dynamic;
using System.Net;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;

namespace Graupel.Conformance;

/// <summary>What docs/messagepack.md says is written for each type is what is written.</summary>
public class MessagePackTableTests
{
    private static readonly Serializer Format = new(new SerializerOptions { Format = WireFormat.MessagePack });

    private static readonly (string Row, Func<byte[]> Write)[] Rows =
    [
        ("`null`", () => Format.Serialize<string?>(null)),
        ("`bool`", () => Format.Serialize(true)),
        ("integers, `nint`", () => Same(Format.Serialize(-300), Format.Serialize((short)-300), Format.Serialize<nint>(-300), Format.Serialize(-300L))),
        ("`char`", () => Format.Serialize('A')),
        ("enums", () => Format.Serialize(DayOfWeek.Friday)),
        ("`Int128`, `UInt128`", () => Same(Format.Serialize(Int128.One << 64), Format.Serialize(UInt128.One << 64), Format.Serialize(BigInteger.One << 64))),
        ("`BigInteger`", () => Format.Serialize(new BigInteger(256))),
        ("`Half`, `float`", () => Same(Format.Serialize(0.5f), Format.Serialize((Half)0.5f))),
        ("`double`", () => Format.Serialize(0.5)),
        ("`decimal`", () => Format.Serialize(1.50m)),
        ("`string`", () => Format.Serialize("Zoë")),
        ("`Uri`, `Version`", () => Same(Format.Serialize(new Version(1, 2)), Format.Serialize(new Uri("1.2", UriKind.Relative)))),
        ("`Guid`", () => Format.Serialize(new Guid("00112233-4455-6677-8899-aabbccddeeff"))),
        ("`DateTime`", () => Format.Serialize(new DateTime(2018, 1, 2, 3, 4, 5, DateTimeKind.Utc))),
        ("`DateTimeOffset`", () => Format.Serialize(new DateTimeOffset(2018, 1, 2, 3, 4, 5, TimeSpan.FromHours(1)))),
        ("`TimeSpan`, `TimeOnly`", () => Same(Format.Serialize(TimeSpan.FromSeconds(1)), Format.Serialize(new TimeOnly(0, 0, 1)))),
        ("`DateOnly`", () => Format.Serialize(new DateOnly(2018, 1, 2))),
        ("`byte[]`, other byte memory, `List<byte>`, `ImmutableArray<byte>`", () => Same(
            Format.Serialize<byte[]>([1, 2]),
            Format.Serialize<Memory<byte>>(new byte[] { 1, 2 }),
            Format.Serialize<List<byte>>([1, 2]),
            Format.Serialize<ImmutableArray<byte>>([1, 2]))),
        ("collections, sets; a stack from its top", () => Same(Format.Serialize<int[]>([1, 2]), Format.Serialize<HashSet<int>>([1, 2]), Format.Serialize(new Stack<int>([2, 1])))),
        ("a priority queue", () => Format.Serialize(new PriorityQueue<string, int>([("a", 1)]))),
        ("dictionaries", () => Same(Format.Serialize(new Dictionary<string, int> { ["a"] = 1 }), Format.Serialize(new SortedList<string, int> { ["a"] = 1 }))),
        ("`KeyValuePair`, tuples", () => Same(Format.Serialize((1, "a")), Format.Serialize(Tuple.Create(1, "a")), Format.Serialize(KeyValuePair.Create(1, "a")))),
        ("`DictionaryEntry`", () => Format.Serialize(new DictionaryEntry(1, "a"))),
        ("arrays of rank 2 and more", () => Format.Serialize(new[,] { { 1, 2 } })),
        ("nullable values", () => Format.Serialize<int?>(5)),
        ("vectors, matrices, `Complex`, points, sizes, rectangles", () => Same(Format.Serialize(new Vector2(1, 2)), Format.Serialize(new PointF(1, 2)), Format.Serialize(new SizeF(1, 2)))),
        ("`IPAddress`, `IPEndPoint`, `PhysicalAddress`, `ActivityTraceId`, `ActivitySpanId`", () => Format.Serialize(IPAddress.Loopback)),
        ("`MessagePackExtension`", () => Format.Serialize(new MessagePackExtension(5, new byte[] { 1 }))),
        ("`Rune`", () => Format.Serialize(new Rune('A'))),
        ("`BitArray`", () => Format.Serialize(new BitArray([true, false]))),
        ("`BitVector32`", () => Format.Serialize(new BitVector32(5))),
        ("`CLong`, `CULong`", () => Same(Format.Serialize(new CLong(5)), Format.Serialize(new CULong(5)))),
        ("`NFloat`", () => Format.Serialize(new NFloat(0.5))),
        ("`Vector64<T>` to `Vector512<T>`", () => Format.Serialize(Vector64.Create(1, 2))),
        ("`DBNull`", () => Format.Serialize(DBNull.Value)),
        ("`ExpandoObject`", () => Format.Serialize(MakeLoose())),
        ("`ActivityContext`", () => Format.Serialize(default(ActivityContext))),
        ("`Index`, `Range`, `IPNetwork`, `DnsEndPoint`, `Color`, `MailAddress`, `HttpMethod`, `CultureInfo`, `RegionInfo`, `Encoding`, `TimeZoneInfo`, `StringBuilder`, `JsonElement`, `JsonDocument`, `JsonNode`, `XElement`, `XDocument`", () => Same(Format.Serialize(new StringBuilder("A")), Format.Serialize(new HttpMethod("A")))),
        ("`Lazy<T>`, `StrongBox<T>`, `ILookup`, `IGrouping`, `BlockingCollection`, `NameValueCollection`", () => Same(Format.Serialize(new Lazy<int>(5)), Format.Serialize(new StrongBox<int>(5)))),
        ("object with order numbers", () => Format.Serialize(new RowNumbered { A = 5, C = 6 })),
        ("object without numbers", () => Format.Serialize(new RowNamed { N = 5 })),
        ("members of a base contract", () => Format.Serialize(new RowDerived { N = 5, D = 6 })),
        ("union", () => Format.Serialize<RowUnion>(new RowCase { V = 5 })),
    ];

    private static readonly Dictionary<string, string> Documented = ReadTable();

    public static TheoryData<string> Names => [.. Rows.Select(static row => row.Row)];

    [Theory]
    [MemberData(nameof(Names))]
    public void The_bytes_are_those_of_the_table(string row) =>
        Assert.Equal(Documented[row], Convert.ToHexString(Rows.Single(one => one.Row == row).Write()));

    [Fact]
    public void Every_row_is_checked() => Assert.Equal(Documented.Keys, Rows.Select(static row => row.Row));

    private static ExpandoObject MakeLoose()
    {
        var loose = new ExpandoObject();
        ((IDictionary<string, object?>)loose)["a"] = null;
        return loose;
    }

    private static byte[] Same(params byte[][] all)
    {
        Assert.All(all, bytes => Assert.Equal(all[0], bytes));
        return all[0];
    }

    private static Dictionary<string, string> ReadTable() => File.ReadLines(Path.Combine(Repository.Root, "docs", "messagepack.md"))
        .SkipWhile(static line => !line.EndsWith("| bytes |", StringComparison.Ordinal))
        .Skip(2)
        .TakeWhile(static line => line.StartsWith('|'))
        .Select(static line => line.Split('|', StringSplitOptions.TrimEntries))
        .ToDictionary(static cells => cells[1], static cells => cells[^2].Replace("`", "", StringComparison.Ordinal).Replace(" ", "", StringComparison.Ordinal));
}

[Contract]
public sealed class RowNumbered
{
    [Order(0)] public int A { get; set; }

    [Order(2)] public int C { get; set; }
}

[Contract]
public class RowNamed
{
    public int N { get; set; }
}

[Contract]
public sealed class RowDerived : RowNamed
{
    public int D { get; set; }
}

[Contract]
[Union(7, typeof(RowCase))]
public abstract class RowUnion;

[Contract]
public sealed class RowCase : RowUnion
{
    [Order(0)] public int V { get; set; }
}
