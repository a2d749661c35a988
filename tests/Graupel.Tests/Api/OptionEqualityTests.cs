using System.Text.Json;
using Graupel.CodeGen;
using Graupel.Formats.MessagePack;
using Graupel.TestCases.Polymorphism;

namespace Graupel.Tests.Api;

/// <summary>Options that say the same are equal, so that they can be keys.</summary>
public class OptionEqualityTests
{
    private static MessagePackOptions Camel => new() { NamingPolicy = JsonNamingPolicy.CamelCase, Guids = MessagePackGuids.LittleEndian };

    [Fact]
    public void Formats_of_the_same_options_are_equal()
    {
        AreEqual(WireFormat.MessagePack, WireFormat.MessagePackWith(MessagePackOptions.Interop));
        AreEqual(WireFormat.MessagePack, WireFormat.MessagePackWith(new MessagePackOptions()));
        AreEqual(WireFormat.MessagePackWith(Camel), WireFormat.MessagePackWith(Camel));
        AreEqual(
            WireFormat.MessagePackWith(Camel.WithLayout<Version>(MessagePackObjectLayout.Array).WithLayout<Uri>(MessagePackObjectLayout.MapByName)),
            WireFormat.MessagePackWith(Camel.WithLayout<Uri>(MessagePackObjectLayout.MapByName).WithLayout<Version>(MessagePackObjectLayout.Array)));
    }

    [Fact]
    public void Formats_of_other_options_are_not()
    {
        WireFormat[] all =
        [
            WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack, WireFormat.MessagePackWith(Camel),
            WireFormat.MessagePackWith(MessagePackOptions.Faithful),
            WireFormat.MessagePackWith(new MessagePackOptions { RoundsFloats = true }),
            WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.Array }),
            WireFormat.MessagePackWith(new MessagePackOptions().WithLayout<Version>(MessagePackObjectLayout.Array)),
            WireFormat.MessagePackWith(new MessagePackOptions().WithLayout<Version>(MessagePackObjectLayout.MapByName)),
            WireFormat.MessagePackWith(new MessagePackOptions().WithLayout<Uri>(MessagePackObjectLayout.Array)),
            WireFormat.MessagePackWith(new MessagePackOptions().WithLayout<Uri>(MessagePackObjectLayout.Array).WithLayout<Version>(MessagePackObjectLayout.Array)),
        ];
        Assert.Equal(all.Length, all.Distinct().Count());
        Assert.All(all, one => Assert.False(one.Equals(null)));
    }

    [Fact]
    public void Options_of_equal_formats_are_equal()
    {
        AreEqual(new SerializerOptions(), SerializerOptions.Default);
        AreEqual(
            new SerializerOptions { Format = WireFormat.MessagePackWith(Camel), Limits = new Limits { MaxDepth = 9 } },
            new SerializerOptions { Format = WireFormat.MessagePackWith(Camel), Limits = new Limits { MaxDepth = 9 } });
        AreDifferent(new SerializerOptions { Format = WireFormat.MessagePackWith(Camel) }, new SerializerOptions { Format = WireFormat.MessagePack });
        AreDifferent(new SerializerOptions { SortKeys = true }, new SerializerOptions());
    }

    [Fact]
    public void Tables_of_cases_are_equal_if_they_hold_the_same()
    {
        AreEqual(
            new SerializerOptions().WithCase<Plugin, Delta>(40).WithCase<object, Delta>(70),
            new SerializerOptions().WithCase(TypeOf(new Delta()).BaseType!, TypeOf(new Delta()), 40).WithCase<object, Delta>(70));
        AreEqual(new SerializerOptions().WithCase<Plugin, Delta>(40).WithCase<object, Delta>(70), new SerializerOptions().WithCase<object, Delta>(70).WithCase<Plugin, Delta>(40));
        AreEqual(new SerializerOptions().WithCase<Plugin, Delta>(40).WithCase<Plugin, Delta>(40), new SerializerOptions().WithCase<Plugin, Delta>(40));
        AreDifferent(new SerializerOptions().WithCase<Plugin, Delta>(40), new SerializerOptions().WithCase<Plugin, Delta>(41));
        AreDifferent(new SerializerOptions().WithCase<Plugin, Delta>(70), new SerializerOptions().WithCase<object, Delta>(70));
        AreDifferent(new SerializerOptions().WithCase<Plugin, Delta>(40), new SerializerOptions().WithCase<Plugin, Alpha>(40));
        AreDifferent(new SerializerOptions().WithCase<Plugin, Delta>(40), new SerializerOptions());
    }

    [Fact]
    public void Tables_of_surrogates_and_contracts_are_equal_if_they_hold_the_same_objects()
    {
        var surrogate = new Texts();
        AreEqual(new SerializerOptions().WithSurrogate(surrogate), new SerializerOptions().WithSurrogate(surrogate));
        AreDifferent(new SerializerOptions().WithSurrogate(surrogate), new SerializerOptions().WithSurrogate(new Texts()));
        Func<Version, string> toText = static version => version.ToString();
        Func<string, Version> fromText = static text => new Version(text);
        AreEqual(new SerializerOptions().WithSurrogate(toText, fromText), new SerializerOptions().WithSurrogate(toText, fromText));
        AreDifferent(new SerializerOptions().WithSurrogate(toText, fromText), new SerializerOptions().WithSurrogate(toText, static text => new Version(text + ".0")));
        var contract = new NoteContract();
        AreEqual(new SerializerOptions().WithContract(contract), new SerializerOptions().WithContract(contract));
        AreEqual(new SerializerOptions().WithContract(contract).WithSurrogate(surrogate), new SerializerOptions().WithSurrogate(surrogate).WithContract(contract));
        AreDifferent(new SerializerOptions().WithContract(contract), new SerializerOptions().WithContract(new NoteContract()));
        var factory = new NoContracts();
        AreEqual(new SerializerOptions().WithContracts(factory, typeof(Version)), new SerializerOptions().WithContracts(factory, typeof(Version)));
        AreDifferent(new SerializerOptions().WithContracts(factory, typeof(Version)), new SerializerOptions().WithContracts(factory, typeof(Uri)));
        AreDifferent(new SerializerOptions().WithContracts(factory), new SerializerOptions().WithContracts(new NoContracts()));
        AreEqual(new SerializerOptions().WithOpenContract(typeof(HolderSurrogate<>)), new SerializerOptions().WithOpenContract(typeof(HolderSurrogate<>)));
    }

    [Fact]
    public void A_format_shows_the_options_that_are_not_the_default_ones()
    {
        Assert.Equal("Fast", WireFormat.Fast.ToString());
        Assert.Equal("MessagePack", WireFormat.MessagePack.ToString());
        Assert.Equal(
            "MessagePack with Guids=LittleEndian NamingPolicy=sampleName2X ObjectLayout=Array RoundsFloats Layouts=2",
            WireFormat.MessagePackWith((Camel with { ObjectLayout = MessagePackObjectLayout.Array, RoundsFloats = true })
                .WithLayout<Uri>(MessagePackObjectLayout.Array).WithLayout<Version>(MessagePackObjectLayout.Array)).ToString());
        Assert.Equal("MessagePack", WireFormat.MessagePackWith(Camel).Name);
    }

    [Fact]
    public void The_options_of_a_format_can_be_changed()
    {
        Assert.Null(WireFormat.Fast.MessagePackOptions);
        Assert.Equal(MessagePackOptions.Interop, WireFormat.MessagePack.MessagePackOptions);
        WireFormat format = WireFormat.MessagePackWith(Camel);
        Assert.Equal(Camel, format.MessagePackOptions);
        Assert.Equal(WireFormat.MessagePackWith(Camel with { RoundsFloats = true }), WireFormat.MessagePackWith(format.MessagePackOptions! with { RoundsFloats = true }));
        Assert.True(format == WireFormat.MessagePackWith(Camel));
        Assert.True(format != WireFormat.MessagePack);
        Assert.True(null != format);
    }

    private static Type TypeOf(Plugin plugin) => plugin.GetType();

    private static void AreEqual(object first, object second)
    {
        Assert.NotSame(first, second);
        Assert.True(first.Equals(second));
        Assert.True(second.Equals(first));
        Assert.Equal(first.GetHashCode(), second.GetHashCode());
    }

    private static void AreDifferent(object first, object second)
    {
        Assert.False(first.Equals(second));
        Assert.False(second.Equals(first));
    }

    private sealed class Texts : ISurrogate<Version, string>
    {
        public string ToWire(Version value) => value.ToString();

        public Version FromWire(string wire) => new(wire);
    }

    private sealed class NoContracts : ContractFactory
    {
        public override Contract? Create(Type type) => null;
    }

    public sealed class Holder<T>
    {
        public T? Value { get; set; }
    }

    public sealed class HolderSurrogate<T> : ISurrogate<Holder<T>, T[]>
    {
        public T[] ToWire(Holder<T> value) => [value.Value!];

        public Holder<T> FromWire(T[] wire) => new() { Value = wire[0] };
    }
}
