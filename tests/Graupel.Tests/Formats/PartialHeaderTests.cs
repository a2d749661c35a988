using System.Buffers;
using Graupel.Tests.Carriers;

namespace Graupel.Tests.Formats;

/// <summary>Objects that leave members out in more ways than are remembered, so that headers are parsed and encoded again.</summary>
public class PartialHeaderTests
{
    private const int Ways = 1 << 12;

    public static TheoryData<string> Formats => ["Fast", "Compact", "MessagePack"];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Members_with_numbers_come_back(string format) => Check<Numbered>(format);

    [Theory]
    [MemberData(nameof(Formats))]
    public void Members_with_names_come_back(string format) => Check<Named>(format);

    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void A_required_member_that_is_missing_is_named_each_time(string format)
    {
        Serializer serializer = Make(format);
        byte[] bytes = serializer.Serialize(new Numbered { B = 2 });
        for (int i = 0; i < 3; i++)
        {
            GraupelException error = Assert.Throws<GraupelException>(() => serializer.Deserialize<Strict>(bytes));
            Assert.Equal(ErrorKind.MissingMember, error.Kind);
            Assert.Contains("C", error.Message, StringComparison.Ordinal);
        }

        Assert.Equal(3, serializer.Deserialize<Strict>(serializer.Serialize(new Numbered { C = 3, L = "l" }))!.C);
    }

    private static void Check<T>(string format)
        where T : class, ITwelve, new()
    {
        Serializer serializer = Make(format);
        var all = new T[Ways];
        for (int i = 0; i < Ways; i++)
        {
            all[i] = new T();
            all[i].Set(i);
        }

        for (int round = 0; round < 2; round++)
        {
            byte[] bytes = serializer.Serialize(all);
            Compare(serializer.Deserialize<T[]>(bytes)!);
            Compare(serializer.Deserialize<T[]>(new ReadOnlySequence<byte>(bytes))!);
            Compare(serializer.Deserialize<T[]>(Segments.Pieces(bytes, 3))!);
        }

        for (int i = 0; i < Ways; i += 7)
        {
            Assert.Equal(i, serializer.Deserialize<T>(serializer.Serialize(all[i]))!.Get());
        }

        static void Compare(T[] read)
        {
            Assert.Equal(Ways, read.Length);
            for (int i = 0; i < Ways; i++)
            {
                Assert.Equal(i, read[i].Get());
            }
        }
    }

    private static Serializer Make(string format) => new(new SerializerOptions
    {
        Format = format switch { "Fast" => WireFormat.Fast, "Compact" => WireFormat.Compact, _ => WireFormat.MessagePack },
    });

    private interface ITwelve
    {
        void Set(int bits);

        int Get();
    }

    public class Numbers : ITwelve
    {
        public void Set(int bits)
        {
            for (int i = 0; i < 12; i++)
            {
                if ((bits & (1 << i)) != 0)
                {
                    GetType().GetProperty(((char)('A' + i)).ToString())!.SetValue(this, i < 11 ? i + 1 : "l");
                }
            }
        }

        public int Get()
        {
            int bits = 0;
            for (int i = 0; i < 12; i++)
            {
                object? value = GetType().GetProperty(((char)('A' + i)).ToString())!.GetValue(this);
                bits |= value is null or 0 ? 0 : (i < 11 ? value is int number && number == i + 1 : value is "l") ? 1 << i : throw new InvalidOperationException($"{value} at {i}");
            }

            return bits;
        }
    }

    [Contract(OmitDefaults = true)]
    public sealed class Numbered : Numbers
    {
        [Order(1)] public int A { get; set; }

        [Order(2)] public int B { get; set; }

        [Order(3)] public int C { get; set; }

        [Order(4)] public int D { get; set; }

        [Order(5)] public int E { get; set; }

        [Order(6)] public int F { get; set; }

        [Order(7)] public int G { get; set; }

        [Order(8)] public int H { get; set; }

        [Order(9)] public int I { get; set; }

        [Order(10)] public int J { get; set; }

        [Order(11)] public int K { get; set; }

        [Order(12)] public string? L { get; set; }
    }

    [Contract(OmitDefaults = true)]
    public sealed class Named : Numbers
    {
        public int A { get; set; }

        public int B { get; set; }

        public int C { get; set; }

        public int D { get; set; }

        public int E { get; set; }

        public int F { get; set; }

        public int G { get; set; }

        public int H { get; set; }

        public int I { get; set; }

        public int J { get; set; }

        public int K { get; set; }

        public string? L { get; set; }
    }

    [Contract]
    public sealed class Strict
    {
        [Order(2)] public int B { get; set; }

        [Order(3)] public required int C { get; set; }
    }
}
