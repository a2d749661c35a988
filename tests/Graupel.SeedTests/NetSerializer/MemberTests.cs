using System.Runtime.Serialization;
using Graupel;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Which fields are members, and how instances are made.</summary>
public class MemberTests
{
    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void All_instance_fields_are_members_but_those_marked_NonSerialized(string format)
    {
        var copy = new Serializer([typeof(Derived)], Trips.SettingsOf(format)).Trip(new Derived(1, 2, 3));

        Assert.Equal((1, 2, 3, 0), (copy.OfBase, copy.Own, copy.Property, copy.Left));
    }

    [Fact]
    public void No_constructor_is_needed()
    {
        var serializer = new Serializer([typeof(Computed), typeof(Record), typeof(Frozen)]);

        Assert.Equal(10, serializer.Trip(new Computed("irrelevant")).Length);
        Assert.Equal(new Record(1, "b"), serializer.Trip(new Record(1, "b")));
        Assert.Equal(new Frozen(5), serializer.Trip(new Frozen(5)));
    }

    [Fact]
    public void One_without_parameters_is_run_with_the_initializers_of_what_is_not_written()
    {
        Initialized copy = new Serializer([typeof(Initialized)]).Trip(new Initialized { Written = 3, Left = 4 });

        Assert.Equal((3, 9), (copy.Written, copy.Left));
    }

    [Fact]
    public void Events_and_fields_that_are_left_out_are_no_members_and_need_no_types()
    {
        var serializer = new Serializer([typeof(Observed)]);
        var value = new Observed { Number = 5, Skipped = new Unmarked(), Ignored = new Unmarked() };
        value.Changed += static (_, _) => { };

        Observed copy = serializer.Trip(value);

        Assert.Equal((5, null, null, false), (copy.Number, copy.Skipped, copy.Ignored, copy.IsObserved));
        Assert.Equal([typeof(Observed)], serializer.GetTypeMap().Keys.Where(static type => type.DeclaringType == typeof(MemberTests)));
    }

    [Fact]
    public void Members_that_are_written_as_others_need_no_mark()
    {
        Replaced copy = new Serializer([typeof(Replaced)]).Trip(new Replaced { Number = 5, Place = new Unmarked { Number = 6 } });

        Assert.Equal((5, 6), (copy.Number, copy.Place!.Number));
    }

    [Fact]
    public void Static_fields_and_constants_are_no_members()
    {
        var serializer = new Serializer([typeof(OnlyStatics)]);

        Assert.Single(serializer.Bytes(new OnlyStatics()));
    }

    [Serializable]
    private class Base(int value)
    {
        private readonly int _value = value;

        public int OfBase => _value;
    }

    [Serializable]
    private sealed class Derived(int ofBase, int own, int property) : Base(ofBase)
    {
        private readonly int _value = own;

        [NonSerialized]
        private readonly int _left = 9;

        public int Own => _value;

        public int Left => _left;

        public int Property { get; } = property;
    }

    [Serializable]
    private sealed class Computed
    {
        public readonly int Length;

        public Computed(string text) => Length = text.Length;
    }

    [Serializable]
    private sealed class Initialized
    {
        public int Written = 1;

        [NonSerialized]
        public int Left = 9;
    }

    [Serializable]
    private sealed record Record(int Number, string Text);

    [Serializable]
    private readonly record struct Frozen(int Number);

    private sealed class Unmarked
    {
        public int Number;
    }

    [Serializable]
    private sealed class Observed
    {
        public int Number;

        [SkipPack]
        public Unmarked? Skipped;

        [IgnoreDataMember]
        public Unmarked? Ignored;

        public event EventHandler? Changed;

        public bool IsObserved => Changed is not null;
    }

    [Serializable]
    private sealed class Replaced
    {
        public int Number;

        [Surrogate(typeof(NumberOf))]
        public Unmarked? Place;
    }

    private readonly struct NumberOf : ISurrogate<Unmarked, int>
    {
        public int ToWire(Unmarked value) => value.Number;

        public Unmarked FromWire(int wire) => new() { Number = wire };
    }

    [Serializable]
    private sealed class OnlyStatics
    {
        public const int Constant = 1;
        public static readonly int Shared = 2;
    }
}
