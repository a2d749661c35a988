using System.Collections;
using System.Collections.Specialized;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Net.Mail;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Text;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Single values.</content>
public static partial class KnownContracts
{
    /// <summary>The fewest bytes of the two's complement.</summary>
    public static Contract<BigInteger> BigInteger() => new StructSurrogateContract<BigInteger, byte[]>(new BigIntegerSurrogate());

    /// <summary>A text of one character; its number in formats that other libraries read.</summary>
    public static Contract<Rune> Rune() =>
        new KeyedContract<Rune>(new ScalarContract<Rune, RuneScalar>(), new StructSurrogateContract<Rune, string>(new RuneSurrogate()));

    /// <summary>As in C#.</summary>
    public static Contract<Index> Index() => new StructSurrogateContract<Index, string>(new IndexSurrogate());

    /// <summary>As in C#.</summary>
    public static Contract<Range> Range() => new StructSurrogateContract<Range, string>(new RangeSurrogate());

    /// <summary>The bytes in network order.</summary>
    public static Contract<IPAddress?> IPAddress() => new SurrogateContract<IPAddress, byte[]>(new IPAddressSurrogate());

    /// <summary>An extension where there are any; else the type as a byte, then the content.</summary>
    public static Contract<MessagePackExtension?> MessagePackExtension() => new ExtensionContract();

    /// <summary>The bytes of the address and the port.</summary>
    public static Contract<IPEndPoint?> IPEndPoint() => new SurrogateContract<IPEndPoint, byte[]>(new IPEndPointSurrogate());

    /// <summary>In CIDR notation.</summary>
    public static Contract<IPNetwork> IPNetwork() => new StructSurrogateContract<IPNetwork, string>(new IPNetworkSurrogate());

    /// <summary>The bytes.</summary>
    public static Contract<PhysicalAddress?> PhysicalAddress() => new SurrogateContract<PhysicalAddress, byte[]>(new PhysicalAddressSurrogate());

    /// <summary>The bytes.</summary>
    public static Contract<ActivityTraceId> ActivityTraceId() => new StructSurrogateContract<ActivityTraceId, byte[]>(new TraceIdSurrogate());

    /// <summary>The bytes.</summary>
    public static Contract<ActivitySpanId> ActivitySpanId() => new StructSurrogateContract<ActivitySpanId, byte[]>(new SpanIdSurrogate());

    /// <summary>The ids, the flags, the state, and whether it comes from another process.</summary>
    public static Contract<ActivityContext> ActivityContext() =>
        new StructSurrogateContract<ActivityContext, Tuple<ActivityTraceId, ActivitySpanId, int, string?, bool>>(new ActivityContextSurrogate());

    /// <summary>Host and port, then the address family if it is named.</summary>
    public static Contract<DnsEndPoint?> DnsEndPoint() => new SurrogateContract<DnsEndPoint, string>(new DnsEndPointSurrogate());

    /// <summary>The address, or the name in quotes and the address in angle brackets.</summary>
    public static Contract<MailAddress?> MailAddress() => new SurrogateContract<MailAddress, string>(new MailAddressSurrogate());

    /// <summary>By name.</summary>
    public static Contract<HttpMethod?> HttpMethod() => new SurrogateContract<HttpMethod, string>(new HttpMethodSurrogate());

    /// <summary>By name.</summary>
    public static Contract<RegionInfo?> RegionInfo() => new SurrogateContract<RegionInfo, string>(new RegionSurrogate());

    /// <summary>By name.</summary>
    public static Contract<CultureInfo?> CultureInfo() => new SurrogateContract<CultureInfo, string>(new CultureSurrogate());

    /// <summary>By name, with its byte order mark and error handling.</summary>
    public static Contract<Encoding?> Encoding() => new SurrogateContract<Encoding, string>(new EncodingSurrogate());

    /// <summary>By id, or by its rules if the machine has no such zone.</summary>
    public static Contract<TimeZoneInfo?> TimeZoneInfo() => new SurrogateContract<TimeZoneInfo, string>(new TimeZoneSurrogate());

    /// <summary>By name, or by its parts.</summary>
    public static Contract<Color> Color() => new StructSurrogateContract<Color, string>(new ColorSurrogate());

    /// <summary>The text so far.</summary>
    public static Contract<StringBuilder?> StringBuilder() => new SurrogateContract<StringBuilder, string>(new StringBuilderSurrogate());

    /// <summary>The value, which is created if it does not exist yet.</summary>
    public static Contract<Lazy<T>?> Lazy<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicParameterlessConstructor)] T>() =>
        new SurrogateContract<Lazy<T>, Tuple<T>>(new LazySurrogate<T>());

    /// <summary>The value.</summary>
    public static Contract<StrongBox<T>?> StrongBox<T>() => new SurrogateContract<StrongBox<T>, Tuple<T>>(new StrongBoxSurrogate<T>());

    /// <summary>An object without members, which is not null.</summary>
    public static Contract<DBNull?> DBNull() => new UserSurrogateContract<DBNull, ValueTuple>(new DBNullSurrogate())!;

    /// <summary>The number of bits, then the bits; an array of bools in formats that other libraries read.</summary>
    public static Contract<BitArray?> BitArray() =>
        new KeyedContract<BitArray?>(new BitsContract(), new SurrogateContract<BitArray, Tuple<int, byte[]>>(new BitArraySurrogate()));

    /// <summary>All bits as one number.</summary>
    public static Contract<BitVector32> BitVector32() => new UserSurrogateContract<BitVector32, int>(new BitVectorSurrogate());
}
