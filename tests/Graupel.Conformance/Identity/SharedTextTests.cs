using Graupel.TestCases.Graphs;

namespace Graupel.Conformance.Identity;

/// <summary>Text under <see cref="SharedText"/>: equal texts are written once, and read as one instance.</summary>
public class SharedTextTests
{
    [Theory]
    [EveryWay(Preserving = true)]
    public void Equal_texts_are_one_instance(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        Letter read = serializer.Deserialize<Letter>(serializer.Serialize(Letter.Make()));
        Equal.Deep(Letter.Make(), read, "read", hasIdentity: null);
        Assert.Same(read.From, read.Words![0]);
        Assert.Same(read.Words[2], read.Words[4]);
        Assert.Same(read.Words[2], read.Names!.Keys.Single(static key => key == "word"));
        Assert.Same(read.To, read.Names["word"].Text);
        Assert.NotSame(read.From, read.Plain);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void Instances_do_not_matter_to_the_bytes(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        string word = new('w', 100);
        byte[] one = serializer.Serialize(new Letter { From = word, To = word, Words = [word, word] });
        byte[] four = serializer.Serialize(new Letter { From = new('w', 100), To = new('w', 100), Words = [new('w', 100), new('w', 100)] });
        Assert.Equal(one, four);
        Assert.InRange(one.Length, 100, 150);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_found_in_members_that_the_reader_does_not_have(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        foreach (Letter sent in (Letter[])[new() { From = "one", To = "one" }, new() { From = "two", Words = ["one"], Names = new() { ["one"] = ("two", 1) } }])
        {
            LaterLetter read = serializer.Deserialize<LaterLetter>(serializer.Serialize(sent));
            Assert.Equal(sent.To, read.To);
            Assert.Equal(sent.Names, read.Names);
        }
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_kept_with_unknown_members(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var sent = new Letter { Words = ["a", "b", "a"], Last = 5 };
        KeepingLetter kept = serializer.Deserialize<KeepingLetter>(serializer.Serialize(sent));
        Equal.Deep(sent, serializer.Deserialize<Letter>(serializer.Serialize(kept)), "written back", hasIdentity: null);

        sent.From = "b";
        byte[] bytes = serializer.Serialize(sent);
        Assert.Equal(ErrorKind.UnsupportedFormat, Assert.Throws<GraupelException>(() => serializer.Deserialize<KeepingLetter>(bytes)).Kind);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_reference_to_something_else_is_refused(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var fellow = new Fellow { Name = "a" };
        byte[] objects = serializer.Serialize(new Two { First = fellow, Second = fellow });
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<ObjectAndText>(objects)).Kind);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<TextBehind>(objects)).Kind);

        byte[] texts = serializer.Serialize(new Letter { From = "a", To = "a" });
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<TextAndObject>(texts)).Kind);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<ObjectBehind>(texts)).Kind);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_have_a_limit(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var sent = new Letter { Words = [.. Enumerable.Range(0, 100).Select(static i => $"{i}")] };
        byte[] bytes = serializer.Serialize(sent);
        Serializer small = new(serializer.Options with { Limits = Limits.Default with { MaxGraphBytes = 1000 } });
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Deserialize<Letter>(bytes)).Kind);
        Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => small.Serialize(sent)).Kind);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void They_are_shown(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        string shown = serializer.For<Letter>().Dump(serializer.Serialize(Letter.Make()));
        Assert.DoesNotContain("error", shown, StringComparison.OrdinalIgnoreCase);
        Assert.Contains("ward", shown, StringComparison.Ordinal);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_member_that_shares_nothing_does_not_read_them(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        byte[] bytes = serializer.Serialize(new Letter { From = "a", To = "a" });
        GraupelException thrown = Assert.Throws<GraupelException>(() => serializer.Deserialize<PlainLetter>(bytes));
        Assert.Equal((ErrorKind.KindMismatch, serializer.Options.Format == WireFormat.MessagePack ? "To" : "From"), (thrown.Kind, thrown.Path));

        Letter read = serializer.Deserialize<Letter>(serializer.Serialize(new PlainLetter { From = "a", To = "a", Words = ["a", "b"] }));
        Assert.Equal(("a", "a", "b"), (read.From, read.To, read.Words![1]));
    }

    [Theory]
    [EveryWay]
    public void Where_nothing_is_shared_they_are_written_as_other_text(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        var letter = new Letter { From = "a", To = "a", Words = ["a", null], Plain = "b", Last = 1 };
        byte[] bytes = serializer.Serialize(letter);
        Assert.Equal(bytes, serializer.Serialize(new PlainLetter { From = "a", To = "a", Words = ["a", null], Plain = "b", Last = 1 }));
        Equal.Deep(letter, serializer.Deserialize<Letter>(bytes), "read", hasIdentity: null);
    }

    [Contract]
    public class PlainLetter
    {
        [Order(1)]
        public string? From { get; set; }

        [Order(2)]
        public string? To { get; set; }

        [Order(3)]
        public List<string?>? Words { get; set; }

        [Order(4)]
        public Dictionary<string, (string Text, int Count)>? Names { get; set; }

        [Order(5)]
        public string? Plain { get; set; }

        [Order(6)]
        public int Last { get; set; }
    }

    [Contract]
    public class LaterLetter
    {
        [Order(2), UseContract(typeof(SharedText))]
        public string? To { get; set; }

        [Order(4), UseContract(typeof(SharedText))]
        public Dictionary<string, (string Text, int Count)>? Names { get; set; }
    }

    [Contract]
    public class KeepingLetter
    {
        [Order(6)]
        public int Last { get; set; }

        public UnknownMembers? Unknown { get; set; }
    }

    [Contract]
    public class Two
    {
        [Order(1)]
        public Fellow? First { get; set; }

        [Order(2)]
        public Fellow? Second { get; set; }
    }

    [Contract]
    public class ObjectAndText
    {
        [Order(1)]
        public Fellow? First { get; set; }

        [Order(2), UseContract(typeof(SharedText))]
        public string? Second { get; set; }
    }

    [Contract]
    public class TextBehind
    {
        [Order(2), UseContract(typeof(SharedText))]
        public string? Second { get; set; }
    }

    [Contract]
    public class TextAndObject
    {
        [Order(1), UseContract(typeof(SharedText))]
        public string? From { get; set; }

        [Order(2)]
        public Fellow? To { get; set; }
    }

    [Contract]
    public class ObjectBehind
    {
        [Order(2)]
        public Fellow? To { get; set; }
    }
}
