using Graupel.TestCases.Objects;
using Graupel.TestCases.Polymorphism;

namespace Graupel.Tests.Api;

/// <summary>What a reader has kept of newer versions is compared by its content, as the records that hold it are.</summary>
public class UnknownEqualityTests
{
    private static readonly Serializer Serializer = new();

    [Fact]
    public void Members_are_equal_if_keys_kinds_and_values_are()
    {
        UnknownMembers first = Kept(new Later { Fixed = 5, Behind = "b" });
        AreEqual(first, Kept(new Later { Fixed = 5, Behind = "b", Number = 8 }));
        AreDifferent(first, Kept(new Later { Fixed = 6, Behind = "b" }));
        AreDifferent(first, Kept(new Later { Fixed = 5, Behind = "c" }));
        AreDifferent(first, new Serializer(new SerializerOptions { Format = WireFormat.MessagePack }) is var other
            ? other.Deserialize<Earlier>(other.Serialize(new Later { Fixed = 5, Behind = "b" }))!.Unknown!
            : null);
    }

    [Fact]
    public void A_member_is_equal_to_one_of_the_same_key_kind_and_value()
    {
        UnknownMember first = Kept(new Later { Fixed = 5 })[0];
        AreEqual(first, Kept(new Later { Fixed = 5, Number = 8 })[0]);
        AreDifferent(first, Kept(new Later { Fixed = 6 })[0]);
        AreDifferent(first, first with { Key = "other" });
        AreDifferent(first, first with { Kind = first.Kind + 1 });
        Assert.True(first == Kept(new Later { Fixed = 5 })[0]);
        AreEqual(default(UnknownMember), default(UnknownMember));
    }

    [Fact]
    public void Payloads_are_equal_if_tags_kinds_and_bytes_are()
    {
        UnknownPayload first = Payload(new Stopped { Code = 1 });
        AreEqual(first, Payload(new Stopped { Code = 1 }));
        AreDifferent(first, Payload(new Stopped { Code = 2 }));
        AreDifferent(first, null);
    }

    [Fact]
    public void Records_that_hold_them_are_equal() =>
        Assert.Equal(new Holder(Kept(new Later { Fixed = 5 }), Payload(new Stopped { Code = 1 })), new Holder(Kept(new Later { Fixed = 5 }), Payload(new Stopped { Code = 1 })));

    private static UnknownMembers Kept(Later value) => Serializer.Deserialize<Earlier>(Serializer.Serialize(value))!.Unknown!;

    private static UnknownPayload Payload(INewEvent value) =>
        Assert.IsType<OtherEvent>(Serializer.Deserialize<IOldEvent>(Serializer.Serialize(value))).Payload!;

    private static void AreEqual(object first, object second)
    {
        Assert.NotSame(first, second);
        Assert.True(first.Equals(second));
        Assert.Equal(first.GetHashCode(), second.GetHashCode());
    }

    private static void AreDifferent(object first, object? second) => Assert.False(first.Equals(second));

    private sealed record Holder(UnknownMembers Members, UnknownPayload Payload);
}
