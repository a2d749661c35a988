using Graupel.Formats;
using Graupel.Roots;

namespace Graupel.Tests.Api;

public class FingerprintTests
{
    private static readonly WireShape Text = new(WireKind.String, 1);

    [Fact]
    public void The_text_says_kinds_orders_names_and_what_is_below()
    {
        Assert.Equal("tolerant 22", ContractFingerprint.TextOf(new WireShape(WireKind.Int32, 4, 4)));
        Assert.Equal("tolerant A0?{1.6:Number=22;2.4:Text=80;}", ContractFingerprint.TextOf(Serializer.Default.For<Note>().Shape));
        Assert.Equal("tolerant B0(A0?{1.6:Number=22;2.4:Text=80;},)", ContractFingerprint.TextOf(Serializer.Default.For<List<Note>>().Shape));
        Assert.Equal("exact A0{1.6:Number=22;2.4:Text=80;}", ContractFingerprint.TextOf(Serializer.Default.For<PureNote>().Shape));
    }

    [Fact]
    public void A_contract_that_contains_itself_ends()
    {
        WireShape? tree = null;
        var children = new WireShape(WireKind.Sequence, 1) { Below = () => [tree!] };
        tree = Object([Text, children], new MemberShape("Name", "Name", 1, WireKind.String), new MemberShape("Children", "Children", 2, WireKind.Sequence));
        Assert.Equal("tolerant A0?{1.4:Name=80;2.8:Children=B0(#0,);}", ContractFingerprint.TextOf(tree));
    }

    [Fact]
    public void The_cases_of_a_union_come_with_their_tags()
    {
        var union = new WireShape(WireKind.Union, 1)
        {
            Below = static () => [new WireShape(WireKind.Int32, 4, 4), Text],
            FindTags = static () => [(new UnionTag(5, IsHash: false), 0), (new UnionTag(77, IsHash: true), 0), (new UnionTag(6, IsHash: false), 1)],
        };
        Assert.Equal("tolerant D0(i5=h77=22,i6=80,)", ContractFingerprint.TextOf(union));
    }

    [Fact]
    public void The_order_in_which_cases_are_found_makes_no_difference()
    {
        (UnionTag, int)[] tags = [(new UnionTag(77, IsHash: true), 1), (new UnionTag(6, IsHash: false), 0), (new UnionTag(5, IsHash: false), 1)];
        var union = new WireShape(WireKind.Union, 1) { Below = static () => [Text, new WireShape(WireKind.Int32, 4, 4)], FindTags = () => tags };
        Assert.Equal("tolerant D0(i5=h77=22,i6=80,)", ContractFingerprint.TextOf(union));

        var options = new SerializerOptions();
        ulong[] numbers =
        [
            new Serializer(options.WithCase<object, Note>(9970).WithCase<object, PureNote>(9971)).For<object>().Fingerprint,
            new Serializer(options.WithCase<object, PureNote>(9971).WithCase<object, Note>(9970)).For<object>().Fingerprint,
        ];
        Assert.Equal(numbers[0], numbers[1]);
    }

    [Fact]
    public void Each_difference_makes_another_number()
    {
        MemberShape member = new("A", "A", 1, WireKind.Int32);
        WireShape[] all =
        [
            Object([Text], member),
            Object([Text], member with { Order = 2 }),
            Object([Text], member with { WireName = "B" }),
            Object([Text], member with { Kind = WireKind.UInt32 }),
            Object([Text, Text], member, new MemberShape("B", "B", 2, WireKind.String)),
            Object([Text]),
            new(WireKind.Int32, 4, 4),
        ];
        Assert.Equal(all.Length, all.Select(static shape => ContractFingerprint.Of(shape)).Distinct().Count());
    }

    [Fact]
    public void The_name_of_a_type_and_of_a_member_in_the_source_make_none()
    {
        ulong one = ContractFingerprint.Of(Object([Text], new MemberShape("A", "wire", 1, WireKind.Int32)));
        var other = new ObjectShape("Other", isValueType: false, new MemberShape("B", "wire", 1, WireKind.Int32));
        Assert.Equal(one, ContractFingerprint.Of(new WireShape(WireKind.Object, 1) { Object = other }));
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void The_library_s_own_cases_of_object_are_left_out(CompilerChoice compilers)
    {
        // Where there is only generated code, some of them have no contract.
        var options = new EnvelopeOptions { Serializer = new Serializer(new SerializerOptions { Compilers = compilers }) };
        Assert.Matches("^tolerant D0\\((?!.*i28=)", options.Serializer.For<object>().FingerprintText);
        Assert.Equal(7, Envelope.Read<object>(Envelope.Write<object>(7, options), options));
        var more = new Serializer(options.Serializer.Options.WithCase<object, Note>(9970));
        Assert.Contains("i9970=", more.For<object>().FingerprintText, StringComparison.Ordinal);
    }

    [Fact]
    public void Arrays_of_other_ranks_are_other_contracts()
    {
        Assert.Equal("tolerant B1*2(22,)", Serializer.Default.For<int[,]>().FingerprintText);
        Assert.NotEqual(Serializer.Default.For<int[,]>().Fingerprint, Serializer.Default.For<int[,,]>().Fingerprint);
    }

    private static WireShape Object(WireShape[] below, params MemberShape[] members) =>
        new(WireKind.Object, 1) { Object = new ObjectShape("Some", isValueType: false, members), Below = () => below };
}
