using Graupel.Tests.Carriers;

namespace Graupel.Tests.Formats;

/// <summary>Objects of another version are read as cheaply as those of the reader's own, wherever the input is divided.</summary>
public class OtherVersionTests
{
    public static TheoryData<WireFormat> Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Nothing_is_allocated_but_the_objects(WireFormat format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format });
        byte[] old = serializer.Serialize(Old());
        byte[] current = serializer.Serialize(New());
        long own = AllocatedBy(() => serializer.Deserialize<NewNote>(current));
        Assert.InRange(AllocatedBy(() => serializer.Deserialize<NewNote>(old)), 1, own);
        Assert.InRange(AllocatedBy(() => serializer.Deserialize<OldNote>(current)), 1, own);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void They_may_be_divided_anywhere(WireFormat format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format });
        byte[] old = serializer.Serialize(Old());
        byte[] current = serializer.Serialize(New());
        for (int cut = 0; cut <= old.Length; cut++)
        {
            Assert.Equivalent(New() with { More = null, Part = New().Part! with { Count = 0 } }, serializer.Deserialize<NewNote>(Segments.Cut(old, cut)), strict: true);
        }

        for (int cut = 0; cut <= current.Length; cut++)
        {
            Assert.Equivalent(Old(), serializer.Deserialize<OldNote>(Segments.Cut(current, cut)), strict: true);
        }

        for (int length = 0; length < current.Length; length++)
        {
            Assert.Throws<GraupelException>(() => serializer.Deserialize<OldNote>(current.AsSpan(0, length)));
        }
    }

    private static long AllocatedBy(Action read)
    {
        for (int i = 0; i < 10; i++)
        {
            read();
        }

        long before = GC.GetAllocatedBytesForCurrentThread();
        read();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }

    private static OldNote Old() => new() { Number = 1, Text = "note", Part = new() { Name = "part" } };

    private static NewNote New() => new() { Number = 1, Text = "note", More = "more", Part = new() { Name = "part", Count = 3 } };

    [Contract]
    public sealed record OldNote
    {
        [Order(1)]
        public int Number { get; set; }

        [Order(40)]
        public string? Text { get; set; }

        [Order(60)]
        public OldPart? Part { get; set; }
    }

    [Contract]
    public sealed record NewNote
    {
        [Order(1)]
        public int Number { get; set; }

        [Order(20)]
        public string? More { get; set; }

        [Order(40)]
        public string? Text { get; set; }

        [Order(60)]
        public NewPart? Part { get; set; }
    }

    [Contract]
    public sealed record OldPart
    {
        [Order(1)]
        public string? Name { get; set; }
    }

    [Contract]
    public sealed record NewPart
    {
        [Order(1)]
        public string? Name { get; set; }

        [Order(2)]
        public int Count { get; set; }
    }
}
