using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Mail;
using System.Net.Sockets;
using System.Text;

namespace Graupel.Tests.Converters;

/// <summary>What requests, letters and traces name: what is refused, and on which side.</summary>
public class NetworkValueTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Theory]
    [InlineData("")]
    [InlineData("a")]
    [InlineData("@")]
    [InlineData("a@")]
    [InlineData("\" <a@b.c>")]
    [InlineData("\"a\" <>")]
    [InlineData("\"a\" <b>")]
    [InlineData("a@b.c\r\n")]
    public void A_text_is_a_mail_address(string text) => AssertRefused<MailAddress, string>(text);

    [Theory]
    [InlineData("a@b.c", "a@b.c", "")]
    [InlineData("<a@b.c>", "a@b.c", "")]
    [InlineData("Jane <a@b.c>", "a@b.c", "Jane")]
    [InlineData("\"\" <a@b.c>", "a@b.c", "")]
    [InlineData("\"x \\\"y\\\" z\" <a@b.c>", "a@b.c", "x \"y\" z")]
    public void A_mail_address_of_others_is_read(string text, string address, string name)
    {
        MailAddress read = Read<MailAddress, string>(text);
        Assert.Equal((address, name), (read.Address, read.DisplayName));
    }

    [Fact]
    public void A_mail_address_that_would_be_read_as_another_is_not_written()
    {
        AssertNotWritten(new MailAddress("a@b.c", "\"\"quoted\"\""));
        AssertNotWritten<MailAddress>(new OwnAddress(), ErrorKind.UnknownCase);
    }

    [Fact]
    public void The_encoding_of_a_mail_is_no_part_of_its_address() =>
        Assert.Equal("ä", Serializer.DeepClone(new MailAddress("a@b.c", "ä", Encoding.Latin1))!.DisplayName);

    [Theory]
    [InlineData("")]
    [InlineData(" ")]
    [InlineData("A B")]
    [InlineData("GET\n")]
    [InlineData("\u00C4")]
    public void A_method_is_a_token(string text) => AssertRefused<HttpMethod, string>(text);

    [Fact]
    public void A_method_keeps_its_case()
    {
        Assert.Equal("get", Serializer.DeepClone(new HttpMethod("get"))!.Method);
        Assert.Same(HttpMethod.Get, Serializer.DeepClone(HttpMethod.Get));
    }

    [Theory]
    [InlineData("")]
    [InlineData("a")]
    [InlineData(":80")]
    [InlineData("a:")]
    [InlineData("a:080")]
    [InlineData("a:00")]
    [InlineData("a:-1")]
    [InlineData("a:+1")]
    [InlineData("a: 1")]
    [InlineData("a:65536")]
    [InlineData("a:1/")]
    [InlineData("a:1/Unspecified")]
    [InlineData("a:1/Unix")]
    [InlineData("a:1/InterNetwork/")]
    public void An_end_point_is_a_host_with_a_port(string text) => AssertRefused<DnsEndPoint, string>(text);

    [Fact]
    public void A_class_of_yours_is_not_an_end_point() => AssertNotWritten<DnsEndPoint>(new OwnPoint(), ErrorKind.UnknownCase);

    [Theory]
    [InlineData("")]
    [InlineData("QQ")]
    [InlineData("us")]
    [InlineData("USA")]
    [InlineData("en-US")]
    [InlineData("\u00C4\u00C4")]
    [InlineData("invariant")]
    public void A_region_is_known(string text) => AssertRefused<RegionInfo, string>(text);

    [Fact]
    public void A_region_that_the_machine_knows_comes_back()
    {
        RegionInfo[] regions = [.. CultureInfo.GetCultures(CultureTypes.SpecificCultures).Select(static culture => new RegionInfo(culture.Name)).DistinctBy(static region => region.Name)];
        foreach (RegionInfo region in regions)
        {
            // Of a few the machine knows none but in one language.
            RegionInfo standard;
            try
            {
                standard = new(region.Name);
            }
            catch (ArgumentException)
            {
                AssertNotWritten(region);
                continue;
            }

            Assert.Equal(region.Name, Serializer.DeepClone(standard)!.Name);
        }
    }

    [Fact]
    public void A_region_in_another_language_is_not_written()
    {
        if (new RegionInfo("es-US").NativeName != new RegionInfo("US").NativeName)
        {
            AssertNotWritten(new RegionInfo("es-US"));
        }

        Assert.Equal("US", Serializer.DeepClone(new RegionInfo("en-US"))!.Name);
    }

    [Fact]
    public void An_id_of_a_context_has_its_length()
    {
        AssertRefused<ActivityContext, Tuple<byte[], byte[], int, string?, bool>>(new([1], [], 0, null, false));
        AssertRefused<ActivityContext, Tuple<byte[], byte[], int, string?, bool>?>(null);
        ActivityContext context = new(ActivityTraceId.CreateRandom(), ActivitySpanId.CreateRandom(), ActivityTraceFlags.Recorded, "a=b", isRemote: true);
        Assert.Equal(context, Serializer.DeepClone(context));
    }

    [Fact]
    public void What_options_say_wins()
    {
        SerializerOptions options = new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }
            .WithSurrogate<MailAddress, string>(static address => address.User, static user => new($"{user}@x.y"))
            .WithSurrogate<HttpMethod, int>(static method => method.Method.Length, static length => new(new string('M', length)))
            .WithSurrogate<DnsEndPoint, int>(static point => point.Port, static port => new("x", port, AddressFamily.InterNetwork))
            .WithSurrogate<RegionInfo, string>(static region => region.Name, static _ => new("DE"))
            .WithSurrogate<ActivityContext, string>(static context => context.TraceState ?? "", static state => new(default, default, default, "my" + state));
        var serializer = new Serializer(options);
        Assert.Equal("a@x.y", serializer.DeepClone(new MailAddress("a@b.c", "x"))!.Address);
        Assert.Equal("MMM", serializer.DeepClone(HttpMethod.Get)!.Method);
        Assert.Equal("x", serializer.DeepClone(new DnsEndPoint("y", 1))!.Host);
        Assert.Equal("DE", serializer.DeepClone(new RegionInfo("US"))!.Name);
        Assert.Equal("mys", serializer.DeepClone(new ActivityContext(default, default, default, "s")).TraceState);
    }

    private static T Read<T, TWire>(TWire wire) => Serializer.Deserialize<T>(Serializer.Serialize(wire));

    private static void AssertRefused<T, TWire>(TWire wire) =>
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => Read<T, TWire>(wire)).Kind);

    private static void AssertNotWritten<T>(T value, ErrorKind kind = ErrorKind.InvalidValue) =>
        Assert.Equal(kind, Assert.Throws<GraupelException>(() => Serializer.Serialize(value)).Kind);

    private sealed class OwnAddress() : MailAddress("a@b.c");

    private sealed class OwnPoint() : DnsEndPoint("a", 1);
}
