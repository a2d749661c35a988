using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Http.Headers;
using System.Net.Mail;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Xml.Linq;

namespace Graupel.TestCases.Comparing;

/// <summary>Values without parts, compared by all that can be told of them: bits of floating numbers, scale of decimals, kind of dates.</summary>
internal static class Leaves
{
    private static readonly Dictionary<Type, Func<object, object, bool>> Equalities = new()
    {
        [typeof(bool)] = Of<bool>(static (a, b) => Unsafe.BitCast<bool, byte>(a) == Unsafe.BitCast<bool, byte>(b)),
        [typeof(Half)] = Of<Half>(static (a, b) => BitConverter.HalfToUInt16Bits(a) == BitConverter.HalfToUInt16Bits(b)),
        [typeof(float)] = Of<float>(static (a, b) => BitConverter.SingleToUInt32Bits(a) == BitConverter.SingleToUInt32Bits(b)),
        [typeof(double)] = Of<double>(static (a, b) => BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b)),
        [typeof(decimal)] = Of<decimal>(static (a, b) => decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b))),
        [typeof(DateTime)] = Of<DateTime>(static (a, b) => a.Ticks == b.Ticks && a.Kind == b.Kind),
        [typeof(DateTimeOffset)] = Of<DateTimeOffset>(static (a, b) => a.EqualsExact(b)),
        [typeof(Uri)] = Of<Uri>(static (a, b) => a.OriginalString == b.OriginalString && a.IsAbsoluteUri == b.IsAbsoluteUri),
        [typeof(StringBuilder)] = Of<StringBuilder>(static (a, b) => a.Equals(b)),
        [typeof(JsonElement)] = Of<JsonElement>(SameText),
        [typeof(JsonDocument)] = Of<JsonDocument>(static (a, b) => SameText(a.RootElement, b.RootElement)),
        [typeof(PhysicalAddress)] = Equals,
        [typeof(MessagePackExtension)] = Equals,
        [typeof(ActivityTraceId)] = Equals,
        [typeof(ActivitySpanId)] = Equals,
        [typeof(ActivityContext)] = Equals,
        [typeof(MailAddress)] = Of<MailAddress>(static (a, b) => a.Address == b.Address && a.DisplayName == b.DisplayName),
        [typeof(MediaTypeHeaderValue)] = Equals,
        [typeof(HttpMethod)] = Of<HttpMethod>(static (a, b) => a.Method == b.Method),
        [typeof(DnsEndPoint)] = Of<DnsEndPoint>(static (a, b) => a.Host == b.Host && a.Port == b.Port && a.AddressFamily == b.AddressFamily),
        [typeof(RegionInfo)] = Equals,
        [typeof(DBNull)] = ReferenceEquals,
        [typeof(NFloat)] = Of<NFloat>(static (a, b) => BitConverter.DoubleToUInt64Bits(a.Value) == BitConverter.DoubleToUInt64Bits(b.Value)),
        [typeof(CLong)] = Equals,
        [typeof(CULong)] = Equals,
        [typeof(Rune)] = Equals,
        [typeof(BigInteger)] = Equals,
        [typeof(IPEndPoint)] = Equals,
        [typeof(IPNetwork)] = Equals,
        [typeof(Int128)] = Equals,
        [typeof(UInt128)] = Equals,
        [typeof(TimeSpan)] = Equals,
        [typeof(DateOnly)] = Equals,
        [typeof(TimeOnly)] = Equals,
        [typeof(Guid)] = Equals,
        [typeof(Version)] = Equals,
        [typeof(string)] = Equals,
    };

    /// <summary>How two values of a type are compared; null for types with parts.</summary>
    public static Func<object, object, bool>? For(Type type) =>
        Equalities.TryGetValue(type, out var equality) ? equality
        : typeof(XContainer).IsAssignableFrom(type) ? Of<XContainer>(SameXml.Are)
        : typeof(JsonNode).IsAssignableFrom(type) ? Of<JsonNode>(JsonNode.DeepEquals)
        : typeof(IPAddress).IsAssignableFrom(type) || typeof(Encoding).IsAssignableFrom(type) || typeof(Type).IsAssignableFrom(type) || type == typeof(CultureInfo) || type == typeof(TimeZoneInfo) ? Equals
        : type.Namespace == "System.Runtime.Intrinsics" ? static (a, b) => a.ToString() == b.ToString()
        : type.IsPrimitive || type.IsEnum ? Equals : null;

    /// <summary>True for values whose class is an accident: the framework has classes of its own for some of them.</summary>
    public static bool HideType(object one, object other) => (one is IPAddress && other is IPAddress) || (one is Encoding && other is Encoding) || (one is JsonValue && other is JsonValue);

    public static string Show(object? value) => value switch
    {
        null => "null",
        string text => $"\"{(text.Length > 60 ? text[..60] + "..." : text)}\"",
        bool flag => $"{Unsafe.BitCast<bool, byte>(flag):X2}",
        double number => $"{number:R} ({BitConverter.DoubleToUInt64Bits(number):X16})",
        float number => $"{number:R} ({BitConverter.SingleToUInt32Bits(number):X8})",
        DateTime moment => $"{moment:O} {moment.Kind}",
        DateTimeOffset moment => $"{moment:O}",
        _ => $"{CSharpName.Of(value.GetType())} {value}",
    };

    private static bool SameText(JsonElement one, JsonElement other) =>
        one.ValueKind == other.ValueKind && (one.ValueKind == JsonValueKind.Undefined || one.GetRawText() == other.GetRawText());

    private static Func<object, object, bool> Of<T>(Func<T, T, bool> equality) => (a, b) => equality((T)a, (T)b);
}
