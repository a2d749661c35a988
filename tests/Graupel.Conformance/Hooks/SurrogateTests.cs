using System.Drawing;
using Graupel.CodeGen;
using Graupel.TestCases.Hooks;
using Graupel.TestCases.Polymorphism;

namespace Graupel.Conformance.Hooks;

/// <summary>Types that one serializer writes as others, in contracts of both compilers, in all formats.</summary>
public class SurrogateTests
{
    private static readonly (string Name, Func<SerializerOptions, SerializerOptions> Apply)[] Colors =
    [
        ("text", Replacing.ColorsAsText), ("numbers", Replacing.ColorsAsNumbers), ("tuples", Replacing.ColorsAsTuples), ("tuples of one", Replacing.PatternsAsNumbers),
    ];

    public static TheoryData<string, string> WaysAndColors
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (Way way in Way.All)
            {
                foreach ((string name, _) in Colors)
                {
                    data.Add(way.ToString(), name);
                }
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(WaysAndColors))]
    public void They_come_back_from_every_place(string way, string colors)
    {
        Serializer serializer = Make(way, Colors.Single(one => one.Name == colors).Apply);
        Painting value = Painting.Make();
        Painting copy = serializer.Deserialize<Painting>(serializer.Serialize(value))!;
        Assert.Equal(value.Color, copy.Color);
        Assert.Equal(value.Frame, copy.Frame);
        Assert.Equal(value.Palette, copy.Palette);
        Assert.Equal(value.Gaps, copy.Gaps);
        Assert.Equal(value.Names, copy.Names);
        Assert.Equal(value.ByName, copy.ByName);
        Assert.Equal(colors == "tuples of one" ? "a" : "a+", copy.Pattern!.ToString());
        Assert.Equal([null, "b"], copy.Patterns!.Select(static pattern => pattern?.ToString()));
        Assert.Equal(value.Last, copy.Last);
    }

    [Theory]
    [MemberData(nameof(WaysAndColors))]
    public void Null_stays_null(string way, string colors)
    {
        Serializer serializer = Make(way, Colors.Single(one => one.Name == colors).Apply);
        Painting copy = serializer.Deserialize<Painting>(serializer.Serialize(new Painting { Color = Color.FromArgb(1) }))!;
        Assert.Equal(Color.FromArgb(1), copy.Color);
        Assert.Null(copy.Frame);
        Assert.Null(copy.Pattern);
        Assert.Null(copy.Palette);
    }

    [Theory]
    [MemberData(nameof(WaysAndColors))]
    public void Readers_that_do_not_know_them_skip_them(string way, string colors)
    {
        Serializer serializer = Make(way, Colors.Single(one => one.Name == colors).Apply);
        Assert.Equal(12, serializer.Deserialize<PaintingEnd>(serializer.Serialize(Painting.Make()))!.Last);
    }

    [Theory]
    [EveryWay]
    public void A_contract_is_written_in_another_way_by_one_serializer_only(string way)
    {
        Serializer plain = Make(way, static options => options);
        Serializer replacing = Make(way, Replacing.AmountsAsText);
        var value = new PricedTwice(new(1.50m, "EUR"), [new(2m, "USD")]) { Discount = new(0.5m, "EUR") };
        PricedTwice copy = replacing.Deserialize<PricedTwice>(replacing.Serialize(value))!;
        Assert.Equal((value.Price, value.Discount, value.More[0]), (copy.Price, copy.Discount, copy.More[0]));
        PricedTwice other = plain.Deserialize<PricedTwice>(plain.Serialize(value))!;
        Assert.Equal((value.Price, value.Discount, value.More[0]), (other.Price, other.Discount, other.More[0]));
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => plain.Deserialize<Priced>(replacing.Serialize<Priced>(new(new(1m, "EUR"))))).Kind);
        Assert.NotEqual(plain.For<Priced>().Fingerprint, replacing.For<Priced>().Fingerprint);
    }

    [Theory]
    [EveryWay]
    public void A_root_is_replaced_too(string way)
    {
        Serializer serializer = Make(way, Replacing.AmountsAsText);
        byte[] bytes = serializer.Serialize(new Amount(1m, "EUR"));
        Assert.Equal("1 EUR", serializer.Deserialize<string>(bytes));
        Assert.Equal(new Amount(1m, "EUR"), serializer.Deserialize<Amount?>(bytes));
    }

    [Theory]
    [EveryWay]
    public void What_holds_itself_again_counts_as_depth(string way)
    {
        Serializer serializer = Make(way, options => Replacing.Branches(options) with { Limits = new Limits { MaxDepth = 20 } });
        Assert.Equal(8, Depth(serializer.Deserialize<Branch>(serializer.Serialize(Chain(8)))!));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => serializer.Serialize(Chain(100))).Kind);
        byte[] deep = Make(way, options => Replacing.Branches(options) with { Limits = new Limits { MaxDepth = 500 } }).Serialize(Chain(100));
        Assert.Equal(ErrorKind.DepthExceeded, Assert.Throws<GraupelException>(() => serializer.Deserialize<Branch>(deep)).Kind);
    }

    [Fact]
    public void Types_that_contracts_write_themselves_are_refused()
    {
        Refuse<int>();
        Refuse<DateTime>();
        Refuse<DayOfWeek>();
        Refuse<string>();
        Refuse<Guid?>();

        static void Refuse<T>() => Assert.Equal("GRP032", Assert.Throws<ContractException>(() => new SerializerOptions().WithContract(new NoContract<T>())).Id);
    }

    private sealed class NoContract<T> : Contract<T>;

    [Theory]
    [EveryWay]
    public void A_contract_of_ones_own_is_used_everywhere(string way)
    {
        Serializer serializer = Make(way, RingOptions.Apply);
        var value = new RingHolder { Ring = new([1], [2, 3]), Rings = [null, new([4])], Last = 5 };
        RingHolder copy = serializer.Deserialize<RingHolder>(serializer.Serialize(value))!;
        Assert.Equal([1], copy.Ring![2]);
        Assert.Null(copy.Rings![0]);
        Assert.Equal([4], copy.Rings[1]![0]);
        Assert.Equal(5, copy.Last);
        Assert.Null(serializer.Deserialize<RingHolder>(serializer.Serialize(new RingHolder()))!.Ring);
    }

    [Theory]
    [EveryWay]
    public void A_case_of_a_union_is_replaced_too(string way)
    {
        Serializer serializer = Make(way, static options => options.WithSurrogate<Circle, string>(static circle => $"{circle.Radius}", static text => new Circle { Radius = double.Parse(text) }));
        Assert.Equal(2, Assert.IsType<Circle>(serializer.Deserialize<IShape>(serializer.Serialize<IShape>(new Circle { Radius = 2 }))).Radius);
    }

    [Theory]
    [EveryWay]
    public void A_collection_of_the_type_cannot_stand_for_it(string way)
    {
        Serializer serializer = Make(way, static options => options.WithSurrogate<Branch, List<Branch>>(static branch => branch.Below, static below => new() { Below = below }));
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(() => serializer.Serialize(new Branch())).Kind);
    }

    [Theory]
    [EveryWay]
    public void Null_from_a_surrogate_is_refused(string way)
    {
        Refuse(static options => options.WithSurrogate<Branch, string>(static _ => "", static _ => null!));
        Refuse(static options => options.WithSurrogate<Branch, int>(static _ => 1, static _ => null!));
        Refuse(static options => options.WithSurrogate<Branch, int[]>(static _ => [], static _ => null!));
        Serializer writing = Make(way, static options => options.WithSurrogate<Branch, string>(static _ => null!, static _ => new()));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => writing.Serialize(new Branch())).Kind);

        void Refuse(Func<SerializerOptions, SerializerOptions> apply)
        {
            Serializer serializer = Make(way, apply);
            foreach (Action read in (Action[])[() => Read(new Branch()), () => Read<Branch[]>([new()])])
            {
                GraupelException error = Assert.Throws<GraupelException>(read);
                Assert.Equal(ErrorKind.InvalidValue, error.Kind);
                Assert.Contains("FromWire", error.Message, StringComparison.Ordinal);
            }

            void Read<[ContractParameter] T>(T value) => serializer.Deserialize<T>(serializer.Serialize(value));
        }
    }

#nullable disable warnings
    [Fact]
    public void A_nullable_struct_has_the_surrogate_of_its_struct() =>
        Assert.Equal("GRP033", Assert.Throws<ContractException>(static () => new SerializerOptions().WithSurrogate<Point?, string>(static _ => "", static _ => null)).Id);
#nullable restore warnings

    [Theory]
    [EveryWay]
    public void Exceptions_come_back_with_all_inner_ones(string way)
    {
        Serializer serializer = Make(way, Accident.Apply);
        var value = new Accident { Cause = new InvalidOperationException("no", new TimeoutException("late", new FormatException("odd"))), Others = [new TimeoutException("too"), null!] };
        Accident copy = serializer.Deserialize<Accident>(serializer.Serialize(value))!;
        Assert.Equal("no", Assert.IsType<InvalidOperationException>(copy.Cause).Message);
        Assert.Equal("late", Assert.IsType<TimeoutException>(copy.Cause.InnerException).Message);
        Assert.Equal("odd", Assert.IsType<Exception>(copy.Cause.InnerException.InnerException).Message);
        Assert.Equal(["too", null], copy.Others!.Select(static other => other?.Message));
    }

    private static Serializer Make(string way, Func<SerializerOptions, SerializerOptions> apply) => new(apply(Way.Get(way).Serializer.Options));

    private static Branch Chain(int length) => length == 1 ? new Branch { Number = 1 } : new Branch { Number = length, Below = [Chain(length - 1)] };

    private static int Depth(Branch branch) => branch.Below.Count == 0 ? 1 : 1 + Depth(branch.Below[0]);
}
