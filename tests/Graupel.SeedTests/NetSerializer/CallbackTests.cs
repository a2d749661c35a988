using System.Runtime.Serialization;
using Graupel.Compat.NetSerializer;

namespace SeedTests.NetSerializer;

/// <summary>Methods that are called before and after an object is written or read.</summary>
public class CallbackTests
{
    [Fact]
    public void They_are_called_in_order_those_of_the_base_first_and_those_of_parts_within()
    {
        var whole = new Derived { Part = new Part() };

        Derived copy = new Serializer([typeof(Derived)]).Trip(whole);

        Assert.Equal(["base writing", "writing", "base written", "written"], whole.Calls!);
        Assert.Equal(["base reading", "reading", "base read", "read after part"], copy.Calls!);
    }

    [Fact]
    public void They_are_called_on_structs_too() =>
        Assert.Equal(6, new Serializer([typeof(Doubled)]).Trip(new Doubled { Value = 3 }).Twice);

    [Fact]
    public void The_interface_of_the_framework_is_called_after_them_when_parts_have_been_told()
    {
        Assert.Equal(["read", "called back after part"], new Serializer([typeof(Whole)]).Trip(new Whole { Piece = new Piece() }).Calls!);
        Assert.Equal(6, new Serializer([typeof(Tripled)]).Trip(new Tripled { Value = 2 }).Thrice);
    }

    [Fact]
    public void The_interface_of_the_framework_is_called_after_the_methods_of_derived_classes() =>
        Assert.Equal(["read", "called back"], new Serializer([typeof(Heir)]).Trip(new Heir()).Calls!);

    [Serializable]
    private class Ancestor : IDeserializationCallback
    {
        [NonSerialized]
        public List<string>? Calls;

        public virtual void OnDeserialization(object? sender) => (Calls ??= []).Add("called back too early");
    }

    [Serializable]
    private sealed class Heir : Ancestor
    {
        public override void OnDeserialization(object? sender) => Calls!.Add("called back");

        [OnDeserialized]
        private void Read(StreamingContext context) => Calls = ["read"];
    }

    [Serializable]
    private class Base
    {
        [NonSerialized]
        public List<string>? Calls;

        protected void Called(string what) => (Calls ??= []).Add(what);

        [OnSerializing]
        private void Writing(StreamingContext context) => Called("base writing");

        [OnSerialized]
        private void Written(StreamingContext context) => Called("base written");

        [OnDeserializing]
        private void Reading(StreamingContext context) => Called("base reading");

        [OnDeserialized]
        private void Read(StreamingContext context) => Called("base read");
    }

    [Serializable]
    private sealed class Derived : Base
    {
        public Part? Part;

        [OnSerializing]
        private void Writing(StreamingContext context) => Called("writing");

        [OnSerialized]
        private void Written(StreamingContext context) => Called("written");

        [OnDeserializing]
        private void Reading(StreamingContext context) => Called("reading");

        [OnDeserialized]
        private void Read(StreamingContext context) => Called(Part!.IsRead ? "read after part" : "read before part");
    }

    [Serializable]
    private sealed class Part
    {
        [NonSerialized]
        public bool IsRead;

        [OnDeserialized]
        private void Read(StreamingContext context) => IsRead = true;
    }

    [Serializable]
    private sealed class Whole : IDeserializationCallback
    {
        public Piece? Piece;

        [NonSerialized]
        public List<string>? Calls;

        [OnDeserialized]
        private void Read(StreamingContext context) => Calls = ["read"];

        void IDeserializationCallback.OnDeserialization(object? sender) => Calls!.Add(Piece!.IsCalledBack ? "called back after part" : "called back before part");
    }

    [Serializable]
    private sealed class Piece : IDeserializationCallback
    {
        [NonSerialized]
        public bool IsCalledBack;

        void IDeserializationCallback.OnDeserialization(object? sender) => IsCalledBack = true;
    }

    [Serializable]
    private struct Tripled : IDeserializationCallback
    {
        public int Value;

        [NonSerialized]
        public int Thrice;

        void IDeserializationCallback.OnDeserialization(object? sender) => Thrice = 3 * Value;
    }

    [Serializable]
    private struct Doubled
    {
        public int Value;

        [NonSerialized]
        public int Twice;

        [OnDeserialized]
        private void Read(StreamingContext context) => Twice = 2 * Value;
    }
}
