using System.Collections;
using System.Net;
using System.Text;
using System.Text.Json.Nodes;

namespace Graupel.Tests.Converters;

/// <summary>Cases whose values may be of private classes of the framework.</summary>
public class FamilyCaseTests
{
    public static TheoryData<string> Formats => [nameof(WireFormat.Fast), nameof(WireFormat.Compact), nameof(WireFormat.MessagePack)];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Values_of_private_classes_are_of_the_case_that_the_program_can_name(string format)
    {
        Serializer serializer = Make(format);
        object[] values =
        [
            IPAddress.Loopback, IPAddress.Any, IPAddress.IPv6Loopback, IPAddress.Parse("10.0.0.1"), Encoding.UTF8, new UTF8Encoding(), Encoding.Latin1,
            JsonValue.Create("x"), JsonValue.Create(5), new JsonObject { ["a"] = 1 },
        ];
        object?[] copies = serializer.DeepClone<object?[]>([.. values, null, 7])!;
        Assert.Equal(values.Take(4), copies.Take(4));
        Assert.Equal(values.Skip(4).Take(3).Select(static one => ((Encoding)one).WebName), copies.Skip(4).Take(3).Select(static one => Assert.IsType<Encoding>(one, exactMatch: false).WebName));
        Assert.Equal(["\"x\"", "5", "{\"a\":1}"], copies.Skip(7).Take(3).Select(static one => Assert.IsType<JsonNode>(one, exactMatch: false).ToJsonString()));
        Assert.Equal([null, 7], copies.Skip(10));
        foreach (object value in values)
        {
            Assert.Equal(serializer.Serialize<object>(value), serializer.Serialize(serializer.DeepClone(value)));
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void They_are_shared_if_references_are_preserved(string format)
    {
        object?[] copies = Make(format, References.Preserve).DeepClone<object?[]>([IPAddress.Loopback, IPAddress.Loopback, IPAddress.Any])!;
        Assert.Equal([IPAddress.Loopback, IPAddress.Loopback, IPAddress.Any], copies);
        Assert.Same(copies[0], copies[1]);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void A_case_of_their_own_comes_first(string format)
    {
        Serializer serializer = Make(format);
        Assert.IsType<JsonArray>(serializer.DeepClone<object>(new JsonArray(1, 2)));
        byte[] array = serializer.Serialize<object>(new JsonArray(1, 2));
        byte[] node = serializer.Serialize<object>(new JsonObject());
        Assert.NotEqual(array[..4], node[..4]);
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Classes_of_others_are_refused_as_before(string format)
    {
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Make(format).Serialize<object>(new OwnAddress())).Kind);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => Make(format).Serialize<object>(ArrayList.Synchronized([1]))).Kind);
        GraupelException error = Assert.Throws<GraupelException>(() => Make(format).Serialize<object>(new Holder()));
        Assert.Equal(ErrorKind.UnknownCase, error.Kind);
        Assert.Contains("For(value.GetType())", error.Message, StringComparison.Ordinal);
    }

    private static Serializer Make(string format, References references = References.None) => new(new SerializerOptions
    {
        Format = format == nameof(WireFormat.Fast) ? WireFormat.Fast : format == nameof(WireFormat.Compact) ? WireFormat.Compact : WireFormat.MessagePack,
        References = references,
    }
        .WithCase<object, IPAddress>(964).WithCase<object, Encoding>(965).WithCase<object, JsonNode>(966).WithCase<object, JsonArray>(967).WithCase<object, ArrayList>(968));

    private sealed class OwnAddress() : IPAddress(1);

    private sealed class Holder;
}
