using Graupel.TestCases;
using Graupel.TestCases.Graphs;

namespace Graupel.Conformance.Identity;

/// <summary>Readers with and without identity meet each other's bytes, and bytes whose references lie.</summary>
public class RefusalTests
{
    public static IEnumerable<object[]> Graphs =>
        from way in Way.Preserving
        from testCase in GraphCases.All
        select new object[] { testCase.ToString(), way.ToString() };

    public static IEnumerable<object[]> Plain =>
        from way in Way.Preserving
        from testCase in Catalogue.All
        select new object[] { testCase.ToString(), way.ToString() };

    [Theory]
    [MemberData(nameof(Graphs))]
    public void Without_identity_references_are_refused(string testCase, string way) => new Unprepared(Way.Get(way)).Run(testCase);

    [Theory]
    [MemberData(nameof(Plain))]
    public void With_identity_objects_without_are_read(string testCase, string way) => new Lenient(Way.Get(way)).Run(testCase);

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_reference_to_something_else_is_refused(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        byte[] right = serializer.Serialize(new Two<Sticker, Sticker>(new("a"), null));
        byte[] shared = serializer.Serialize(MakeSame());
        byte[] wrong = [.. shared];

        // The same members, but the second is another type for the reader.
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => serializer.Deserialize<Two<Sticker, Fellow>>(wrong)).Kind);
        Assert.Equal("a", serializer.Deserialize<Two<Sticker, Fellow>>(right).First!.Text);
        Assert.Equal("Second", Assert.Throws<GraupelException>(() => serializer.Deserialize<Two<Sticker, int[]>>(wrong)).Path);
    }

    [Theory]
    [EveryWay(Preserving = true)]
    public void A_reference_to_nothing_is_refused(string name)
    {
        Serializer serializer = Way.Get(name).Serializer;
        byte[] bytes = serializer.Serialize(MakeSame());
        int at = bytes.Length - 1;
        var seen = new HashSet<ErrorKind>();
        for (int i = 0; i < 256; i++)
        {
            bytes[at] = (byte)i;
            try
            {
                Two<Sticker, Sticker> read = serializer.Deserialize<Two<Sticker, Sticker>>(bytes);
                Assert.True(read.Second is null || ReferenceEquals(read.First, read.Second));
            }
            catch (GraupelException e)
            {
                seen.Add(e.Kind);
            }
        }

        Assert.Contains(ErrorKind.ReferenceMissing, seen);
    }

    private static Two<Sticker, Sticker> MakeSame()
    {
        var label = new Sticker("a");
        return new(label, label);
    }

    private sealed class Unprepared(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            T value = make();
            byte[] bytes = Serializer.Serialize(value);
            Serializer plain = Way.All.Single(one => one.Format == Way.Format && one.Compilers == Way.Compilers).Serializer;
            try
            {
                // Where nothing is shared MessagePack has nothing to say, and null is null.
                Same(value, plain.Deserialize<T>(bytes), "read without identity");
            }
            catch (GraupelException e)
            {
                bool saysSo = !typeof(T).IsArray && !typeof(T).Name.StartsWith("List", StringComparison.Ordinal)
                    && !typeof(T).Name.StartsWith("Dictionary", StringComparison.Ordinal) && typeof(T) != typeof(PackedTwin) && typeof(T) != typeof(Item);
                Assert.True(!saysSo || e.Kind == ErrorKind.UnsupportedFormat, $"{e.Kind}: {e.Message}");
            }
        }
    }

    private sealed class Lenient(Way way) : CaseCheck(way)
    {
        protected override void Check<[ContractParameter] T>(Func<T> make)
        {
            T value = make();
            Serializer plain = Way.All.Single(one => one.Format == Way.Format && one.Compilers == Way.Compilers).Serializer;
            byte[] bytes = plain.Serialize(value);
            if (Serializer.For<T>().Fingerprint == plain.For<T>().Fingerprint || plain.For<T>().Dump(bytes).Contains("exact", StringComparison.Ordinal))
            {
                return;
            }

            Equal.Deep(value, Serializer.Deserialize<T>(bytes), "read with identity", Deviations.DatesOf(Way.Format));
        }
    }
}

[Contract]
public sealed record Two<TFirst, TSecond>([property: Order(1)] TFirst? First, [property: Order(2)] TSecond? Second)
    where TFirst : class
    where TSecond : class;
