using System.Runtime.Serialization;
using System.Text.Json;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Arrays, maps by name and maps by number, as options and attributes choose.</summary>
public class ObjectLayoutTests
{
    private static readonly Numbered SomeNumbered = new() { Second = "b", Fourth = 4 };

    private static readonly Named SomeNamed = new() { FirstName = "x", URLCount = 2, Renamed = true };

    [Theory]
    [InlineData(MessagePackObjectLayout.Contract, "95 C0 C0 A162 C0 04")]
    [InlineData(MessagePackObjectLayout.Array, "95 C0 C0 A162 C0 04")]
    [InlineData(MessagePackObjectLayout.MapByName, "82 A65365636F6E64 A162 A6466F75727468 04")]
    [InlineData(MessagePackObjectLayout.MapByNumber, "82 02 A162 04 04")]
    public void Members_with_numbers(MessagePackObjectLayout layout, string hex)
    {
        Serializer serializer = With(new() { ObjectLayout = layout });
        Assert.Equal(Wire.Bytes(hex), serializer.Serialize(SomeNumbered));
        foreach (MessagePackObjectLayout reading in Enum.GetValues<MessagePackObjectLayout>())
        {
            Assert.Equal(SomeNumbered, With(new() { ObjectLayout = reading }).Deserialize<Numbered>(Wire.Bytes(hex)));
        }
    }

    [Theory]
    [InlineData(MessagePackObjectLayout.Contract, "83 A946697273744E616D65 A178 A855524C436F756E74 02 A46F746865 C3")]
    [InlineData(MessagePackObjectLayout.MapByNumber, "83 A946697273744E616D65 A178 A855524C436F756E74 02 A46F746865 C3")]
    [InlineData(MessagePackObjectLayout.Array, "93 A178 02 C3")]
    public void Members_without_numbers(MessagePackObjectLayout layout, string hex)
    {
        Serializer serializer = With(new() { ObjectLayout = layout });
        Assert.Equal(Wire.Bytes(hex), serializer.Serialize(SomeNamed));
        Assert.Equal(SomeNamed, serializer.Deserialize<Named>(Wire.Bytes(hex)));
        Assert.Equal(SomeNamed, With(new() { ObjectLayout = MessagePackObjectLayout.Array }).Deserialize<Named>(Wire.Bytes(hex)));
    }

    [Theory]
    [InlineData("camel", "firstName", "urlCount")]
    [InlineData("snake", "first_name", "url_count")]
    [InlineData("kebab", "first-name", "url-count")]
    public void Policies_make_names_but_of_declared_ones(string policy, string first, string second)
    {
        Serializer serializer = With(new() { NamingPolicy = Policy(policy) });
        byte[] bytes = serializer.Serialize(SomeNamed);
        Assert.Equal($"83 {Text(first)} A178 {Text(second)} 02 A46F746865 C3", Spaced(bytes, first, second));
        Assert.Equal(SomeNamed, serializer.Deserialize<Named>(bytes));
    }

    [Fact]
    public void A_policy_of_the_users_own()
    {
        Serializer serializer = With(new() { NamingPolicy = new Reversed() });
        Assert.Equal("emaNtsriF"u8.ToArray(), serializer.Serialize(SomeNamed)[2..11]);
        Assert.Equal(SomeNamed, serializer.Deserialize<Named>(serializer.Serialize(SomeNamed)));
    }

    [Fact]
    public void Two_members_that_a_policy_calls_the_same_are_refused()
    {
        var refusal = Assert.Throws<GraupelException>(() => With(new() { NamingPolicy = new Constant() }).Serialize(SomeNamed));
        Assert.Equal(ErrorKind.NoContract, refusal.Kind);
        Assert.Contains("FirstName and URLCount", refusal.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_policy_without_a_name_is_refused()
    {
        var refusal = Assert.Throws<GraupelException>(() => With(new() { NamingPolicy = new Silent() }).Serialize(SomeNamed));
        Assert.Equal((ErrorKind.NoContract, "The naming policy returned no name for FirstName."), (refusal.Kind, refusal.Message));
    }

    [Fact]
    public void An_array_that_would_be_mostly_gaps_is_a_map_unless_it_is_wanted()
    {
        var value = new Sparse { Value = 1 };
        Assert.Equal(Wire.Bytes("81 CD03E8 01"), Format.Serialize(value));
        byte[] array = With(new() { ObjectLayout = MessagePackObjectLayout.Array }).Serialize(value);
        Assert.Equal((1004, 0xDC, 0x01), (array.Length, array[0], array[^1]));
        Assert.Equal(1, Format.Deserialize<Sparse>(array)!.Value);
    }

    [Fact]
    public void An_array_has_its_limit() => Assert.Equal(
        ErrorKind.NoContract,
        Assert.Throws<GraupelException>(() => With(new() { ObjectLayout = MessagePackObjectLayout.Array }).Serialize(new Endless())).Kind);

    [Fact]
    public void An_attribute_goes_before_the_options_and_options_for_the_type_before_both()
    {
        Assert.Equal(Wire.Bytes("81 A14E 01"), Format.Serialize(new Marked { N = 1 }));
        Assert.Equal(Wire.Bytes("81 A14E 01"), With(new() { ObjectLayout = MessagePackObjectLayout.Array }).Serialize(new Marked { N = 1 }));
        Assert.Equal(Wire.Bytes("92 C0 01"), With(MessagePackOptions.Interop.WithLayout<Marked>(MessagePackObjectLayout.Array)).Serialize(new Marked { N = 1 }));
    }

    [Theory]
    [InlineData("81 C404 6F746865 C3")] // the name as bytes
    [InlineData("81 C3 05")]
    [InlineData("82 A178 01 C0 05")]
    public void A_map_with_none_of_the_members_and_keys_that_no_member_has_is_refused(string hex)
    {
        byte[] bytes = Wire.Bytes(hex);
        var byName = Assert.Throws<GraupelException>(() => Format.Deserialize<Named>(bytes));
        Assert.Equal(ErrorKind.KindMismatch, byName.Kind);
        Assert.Contains("a map with keys that are neither names nor numbers", byName.Message, StringComparison.Ordinal);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => Format.Deserialize<Numbered>(bytes)).Kind);
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => Format.Deserialize<Winged>(bytes)).Kind);
        Assert.Equal(bytes, Format.Serialize(Format.Deserialize<KeepsAll>(bytes)));
    }

    [Theory]
    [InlineData("81 FF 05")]
    [InlineData("81 CFFFFFFFFFFFFFFFFF 05")]
    public void Numbers_that_no_member_can_have_are_unknown_to_a_contract_with_numbers(string hex)
    {
        byte[] bytes = Wire.Bytes(hex);
        Assert.Equal(new Numbered(), Format.Deserialize<Numbered>(bytes));
        Assert.Equal(ErrorKind.KindMismatch, Assert.Throws<GraupelException>(() => Format.Deserialize<Named>(bytes)).Kind);
    }

    [Theory]
    [InlineData("82 02 A162 C3 05")]
    [InlineData("82 C3 05 02 A162")]
    [InlineData("83 C3 05 A65365636F6E64 A162 C401AA 05")]
    public void Such_keys_beside_a_member_are_unknown(string hex) => Assert.Equal("b", Format.Deserialize<Numbered>(Wire.Bytes(hex))!.Second);

    [Fact]
    public void Options_for_a_type_leave_others_alone()
    {
        Serializer serializer = With(MessagePackOptions.Interop.WithLayout<Numbered>(MessagePackObjectLayout.MapByNumber));
        Assert.Equal(Wire.Bytes("93 A178 02 C3"), With(MessagePackOptions.Interop.WithLayout<Named>(MessagePackObjectLayout.Array)).Serialize(SomeNamed));
        Assert.Equal(Wire.Bytes("91 82 02 A162 04 04"), serializer.Serialize(new[] { SomeNumbered }));
        Assert.Equal(0x83, serializer.Serialize(SomeNamed)[0]);
    }

    [Fact]
    public void Tuples_stay_arrays() =>
        Assert.Equal(Wire.Bytes("92 01 A161"), With(new() { ObjectLayout = MessagePackObjectLayout.MapByName }).Serialize((1, "a")));

    [Fact]
    public void The_base_part_is_read_by_a_constructor_in_every_layout()
    {
        foreach (MessagePackObjectLayout layout in Enum.GetValues<MessagePackObjectLayout>())
        {
            Serializer serializer = With(new() { ObjectLayout = layout, NamingPolicy = JsonNamingPolicy.CamelCase });
            byte[] bytes = serializer.Serialize(new Dog("Rex", 3));
            Assert.Equal(new Dog("Rex", 3), serializer.Deserialize<Dog>(bytes));
            Assert.Equal(layout is not MessagePackObjectLayout.Array, bytes.AsSpan().IndexOf("name"u8) > 0);
        }
    }

    [Fact]
    public void A_nullable_struct_and_an_element_have_the_layout_too()
    {
        Serializer serializer = With(new() { ObjectLayout = MessagePackObjectLayout.Array });
        Assert.Equal(Wire.Bytes("91 07"), serializer.Serialize<Point?>(new Point { X = 7 }));
        Assert.Equal(Wire.Bytes("92 9107 9108"), serializer.Serialize(new List<Point> { new() { X = 7 }, new() { X = 8 } }));
    }

    [Fact]
    public void Many_names_are_each_found_in_any_order()
    {
        string[] names = [.. Enumerable.Range(0, 300).Select(static i => new string((char)('a' + (i % 26)), 1 + (i / 26)) + (i % 7))];
        var found = new MessagePackNames(names);
        Assert.Equal(Enumerable.Range(0, 300), names.Select(name => found.Find(System.Text.Encoding.UTF8.GetBytes(name))));
        Assert.Equal((-1, -1, -1), (found.Find("a"u8), found.Find(""u8), found.Find("aaaaaaaaaaaaaaaaaaaaaa"u8)));
        Assert.Equal(0, new MessagePackNames([""]).Find(""u8));
        Assert.Equal(-1, new MessagePackNames([]).Find(""u8));
    }

    private static Serializer Format => With(MessagePackOptions.Interop);

    private static Serializer With(MessagePackOptions options) => new(new SerializerOptions { Format = WireFormat.MessagePackWith(options) });

    private static JsonNamingPolicy Policy(string name) => name switch
    {
        "camel" => JsonNamingPolicy.CamelCase,
        "snake" => JsonNamingPolicy.SnakeCaseLower,
        _ => JsonNamingPolicy.KebabCaseLower,
    };

    private static string Text(string name) => $"{0xA0 + name.Length:X2}{Convert.ToHexString(System.Text.Encoding.UTF8.GetBytes(name))}";

    private static string Spaced(byte[] bytes, string first, string second)
    {
        string hex = Convert.ToHexString(bytes);
        int one = 2 + (2 * (first.Length + 1));
        int two = one + 4 + (2 * (second.Length + 1));
        return $"{hex[..2]} {hex[2..one]} {hex[one..(one + 4)]} {hex[(one + 4)..two]} {hex[two..(two + 2)]} {hex[(two + 2)..^2]} {hex[^2..]}";
    }

    private sealed class Reversed : JsonNamingPolicy
    {
        public override string ConvertName(string name) => new([.. name.Reverse()]);
    }

    private sealed class Silent : JsonNamingPolicy
    {
        public override string ConvertName(string name) => null!;
    }

    private sealed class Constant : JsonNamingPolicy
    {
        public override string ConvertName(string name) => "same";
    }
}

[Contract]
public sealed record Numbered
{
    [Order(2)] public string? Second { get; set; }

    [Order(4)] public int Fourth { get; set; }
}

[DataContract]
public sealed record Named
{
    [DataMember] public string? FirstName { get; set; }

    [DataMember] public int URLCount { get; set; }

    [DataMember(Name = "othe")] public bool Renamed { get; set; }
}

[Contract]
public sealed class KeepsAll
{
    public UnknownMembers? Unknown { get; set; }
}

[Contract]
public sealed class Sparse
{
    [Order(1000)] public int Value { get; set; }
}

[Contract]
public sealed class Endless
{
    [Order(65536)] public int Value { get; set; }
}

[Contract]
[MessagePackLayout(MessagePackObjectLayout.MapByName)]
public sealed class Marked
{
    [Order(1)] public int N { get; set; }
}

[Contract]
public struct Point
{
    public int X { get; set; }
}

[Contract]
public record Animal(string Name);

[Contract]
public sealed record Dog(string Name, int Age) : Animal(Name);
