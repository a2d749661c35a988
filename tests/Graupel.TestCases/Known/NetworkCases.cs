using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Mail;
using System.Net.Sockets;

namespace Graupel.TestCases.Known;

/// <summary>What requests, letters and traces name.</summary>
internal static class NetworkCases
{
    private static readonly ActivityTraceId Trace = ActivityTraceId.CreateFromString("0af7651916cd43dd8448eb211c80319c");
    private static readonly ActivitySpanId Span = ActivitySpanId.CreateFromString("b7ad6b7169203331");

    private static readonly ActivityContext[] Contexts =
    [
        default, new(Trace, Span, ActivityTraceFlags.Recorded), new(Trace, Span, ActivityTraceFlags.None, "", isRemote: true), new(Trace, default, (ActivityTraceFlags)(-1), "vendor=\u00E9"),
        new(default, Span, (ActivityTraceFlags)255, "a=1,b=2", isRemote: true),
    ];

    private static readonly MailAddress[] Letters =
    [
        new("a@example.org"), new("a@example.org", "Zo\u00EB"), new("\u00FC@b\u00FCcher.example", "\u65E5\u672C \uD83D\uDE00"), new("\"two words\"@[127.0.0.1]"), new("A@Example.ORG", "John \"Jack\" Doe"),
        new("a@localhost", "back\\slash\\"), new("a@b.c", "\\\""), new("a@b.c", "a, b <c@d.e>; (f) \" <"), new("a@b.c", " \t"),
    ];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("network");
        cases.AddValues(Contexts);
        cases.AddValues(Make.Nullables(Contexts));
        cases.Add(Make.Arrays(Contexts));
        cases.AddValues([null!, .. Letters]);
        cases.Add(Make.Lists([null!, .. Letters]));
        cases.AddValues<HttpMethod?>(null, HttpMethod.Get, HttpMethod.Post, new("get"), new("PROPFIND"), new("x-!#$%&'*+.^_`|~9"), HttpMethod.Connect);
        cases.Add(Make.MapsOf<Dictionary<HttpMethod, string>, HttpMethod, string>([HttpMethod.Put, HttpMethod.Delete, new("QUERY")], Texts.Some, static pairs => new(pairs)));
        cases.AddValues<DnsEndPoint?>(
            null, new("localhost", 80), new("example.org", 0, AddressFamily.InterNetwork), new("b\u00FCcher.example", 65_535, AddressFamily.InterNetworkV6), new("::1", 443), new("a b/c:1/InterNetwork", 1), new(":", 9));
        cases.AddValues(null, Region("DE"), Region("US"), Region("JP"), Region("001"), Region("BE"));
        cases.Add<Request?>(
            static () => null, static () => new(), static () => new() { Method = HttpMethod.Patch, From = Letters[1], To = [Letters[0], null!], Host = new("a", 1), Context = Contexts[1] },
            static () => new() { Region = Region("FR"), Parent = Contexts[2] }, static () => new() { To = [], Parent = default(ActivityContext), Method = new("m") });
        return cases.Cases;
    }

    // Programs without the data of cultures have no regions either.
    private static RegionInfo? Region(string name)
    {
        try
        {
            return new(name);
        }
        catch (ArgumentException)
        {
            return null;
        }
    }
}

/// <summary>Members that are any of them.</summary>
[Contract]
public sealed class Request
{
    [Order(1)]
    public HttpMethod? Method { get; set; }

    [Order(2)]
    public MailAddress? From { get; set; }

    [Order(3)]
    public List<MailAddress>? To { get; set; }

    [Order(4)]
    public DnsEndPoint? Host { get; set; }

    [Order(5)]
    public ActivityContext Context { get; set; }

    [Order(6)]
    public ActivityContext? Parent { get; set; }

    [Order(7)]
    public RegionInfo? Region { get; set; }
}
