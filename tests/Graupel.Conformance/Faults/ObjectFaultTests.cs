namespace Graupel.Conformance.Faults;

/// <summary>A fault that is of an object, and of none of its members, names the object; in contracts of both compilers, in all formats.</summary>
public class ObjectFaultTests
{
    // Arrays leave nothing out in front of what they have.
    public static TheoryData<string> WaysThatOmit => [.. PathTests.Serializers.Where(static way => way.Value.Options.Format != WireFormat.MessagePack).Select(static way => way.Key)];

    [Theory]
    [MemberData(nameof(WaysThatOmit))]
    public void An_object_without_a_required_member_is_named(string way)
    {
        for (int at = 0; at < 4; at++)
        {
            SpareLink links = Spare(4, at);
            CheckMissing<SpareLink, NeedyLink>(way, links, Path("", at));
            CheckMissing<Shelf<SpareLink>, Shelf<NeedyLink>>(way, new() { Items = links }, Path("Items", at));
            CheckMissing<Shelf<SpareLink[]>, Shelf<NeedyLink[]>>(way, new() { Items = [Spare(2, -1), links] }, Path("Items[1]", at));
        }
    }

    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void An_object_whose_callback_refuses_it_is_named(string way)
    {
        foreach (Stage stage in (Stage[])[Stage.Serializing, Stage.Serialized, Stage.Deserialized])
        {
            for (int at = 0; at < 4; at++)
            {
                TellingLink links = Links(4, at, stage);
                CheckRefused(way, links, stage, Path("", at));
                CheckRefused(way, new Shelf<TellingLink> { Items = links }, stage, Path("Items", at));
                CheckRefused(way, new Shelf<TellingLink[]> { Items = [Links(3, -1, stage), links] }, stage, Path("Items[1]", at));
            }

            var one = new Telling { Part = new() { Stage = stage } };
            CheckRefused(way, one, stage, "");
            CheckRefused(way, new Shelf<Telling> { Items = one }, stage, "Items");
            CheckRefused(way, new Shelf<List<Telling>> { Items = [new(), one] }, stage, "Items[1]");
            CheckRefused(way, new Shelf<TellingRecord> { Items = new(one.Part, "text") }, stage, "Items");
            CheckRefused(way, new Shelf<TellingRecord[]> { Items = [new(new(), "text"), new(one.Part, "text")] }, stage, "Items[1]");
        }
    }

    private static void CheckMissing<[ContractParameter] TWritten, [ContractParameter] TRead>(string way, TWritten value, string path)
    {
        Serializer serializer = PathTests.Serializers[way];
        byte[] bytes = serializer.Serialize(value);
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<TRead>(bytes));
        Assert.True((e.Kind, e.Path) == (ErrorKind.MissingMember, path), $"{typeof(TRead)}, {path}: {e.Message}");
    }

    private static void CheckRefused<[ContractParameter] T>(string way, T value, Stage stage, string path)
    {
        Serializer serializer = PathTests.Serializers[way];
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(serializer.Serialize(value)));
        Assert.True(e.Path == path, $"{typeof(T)}, {stage}, {path}: {e.Message}");
    }

    private static string Path(string first, int links) => string.Join('.', Enumerable.Repeat("Next", links).Prepend(first).Where(static step => step.Length > 0));

    private static SpareLink Spare(int length, int at)
    {
        SpareLink? next = null;
        for (int i = length - 1; i >= 0; i--)
        {
            next = new SpareLink { Number = i == at ? 0 : i + 1, Next = next };
        }

        return next!;
    }

    private static TellingLink Links(int length, int at, Stage stage)
    {
        TellingLink? next = null;
        for (int i = length - 1; i >= 0; i--)
        {
            next = new TellingLink { Part = new() { Stage = i == at ? stage : Stage.Never }, Next = next };
        }

        return next!;
    }
}
