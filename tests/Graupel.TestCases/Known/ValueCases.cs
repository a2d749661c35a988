using System.Buffers;
using System.Collections;
using System.Collections.Specialized;
using System.Diagnostics;
using System.Drawing;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;

namespace Graupel.TestCases.Known;

/// <summary>Single values of the framework: numbers, vectors, addresses, names.</summary>
internal static class ValueCases
{
    private static readonly BigInteger[] BigIntegers =
    [
        0, 1, -1, 127, 128, -128, -129, 255, 256, long.MinValue, ulong.MaxValue, BigInteger.Pow(2, 127), -BigInteger.Pow(2, 127), BigInteger.Pow(10, 300),
    ];

    private static readonly Rune[] Runes = [new('a'), new(0), new(0x7F), new('\u00E9'), new('\uD7FF'), new('\uE000'), new('\uFFFF'), new(0x1F600), new(0x10FFFF)];

    private static readonly BitVector32[] BitVectors = [default, new(1), new(-1), new(int.MinValue), new(0x1234)];

    private static readonly Color[] Colors =
    [
        Color.Empty, Color.Red, Color.FromArgb(255, 255, 0, 0), Color.FromArgb(0), Color.Transparent, Color.FromArgb(-1), Color.FromArgb(0x12, 0x34, 0x56), Color.RebeccaPurple,
        SystemColors.Control, Color.FromName("mine"), Color.FromName(""), Color.FromName("#FF0000"), Color.FromName("'"),
    ];

    private static readonly IPAddress[] Addresses =
    [
        IPAddress.Any, IPAddress.Loopback, IPAddress.Broadcast, IPAddress.IPv6Any, IPAddress.IPv6Loopback, IPAddress.Parse("192.0.2.1"), IPAddress.Parse("2001:db8::1"),
        IPAddress.Parse("::ffff:192.0.2.1"), new(IPAddress.Parse("fe80::1").GetAddressBytes(), 3), new(IPAddress.Parse("fe80::1").GetAddressBytes(), uint.MaxValue),
    ];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("values");
        AddNumbers(cases);
        AddVectors(cases);
        AddPlaces(cases);
        AddDrawing(cases);
        AddAddresses(cases);
        AddExtensions(cases);
        AddTraces(cases);
        AddNames(cases);
        AddTexts(cases);
        AddPieces(cases);
        return cases.Cases;
    }

    private static void AddNumbers(CaseGroup cases)
    {
        cases.AddValues(BigIntegers);
        cases.AddValues(Make.Nullables(BigIntegers));
        cases.Add(Make.Arrays(BigIntegers));
        cases.Add(Make.MapsOf(BigIntegers, Texts.Some, static pairs => new Dictionary<BigInteger, string>(pairs)));
        cases.AddValues<Complex>(default, Complex.One, Complex.ImaginaryOne, new(double.NaN, double.NegativeInfinity), new(-0.0, double.Epsilon));
        cases.AddValues<Complex?>(null, Complex.One, default(Complex), new Complex(1, 2), null);
        cases.Add(Make.Lists<Complex>([new(1, 2), default]));
        cases.AddValues(BitVectors);
        cases.AddValues(Make.Nullables(BitVectors));
        cases.Add(Make.Arrays(BitVectors));
    }

    private static void AddVectors(CaseGroup cases)
    {
        cases.AddValues<Vector2>(default, Vector2.One, new(1, -2), new(float.NaN, float.MaxValue), new(-0f, float.Epsilon));
        cases.AddValues<Vector3>(default, Vector3.One, new(1, -2, 3), new(float.NaN, float.MaxValue, 0), Vector3.UnitZ);
        cases.AddValues<Vector4>(default, Vector4.One, new(1, -2, 3, -4), new(float.NaN, float.MaxValue, 0, -0f), Vector4.UnitW);
        cases.AddValues<Vector3?>(null, default(Vector3), Vector3.One, new Vector3(1, 2, 3), null);
        cases.Add(Make.Arrays<Vector3>([new(1, 2, 3), default, new(float.NaN)]));
        cases.AddValues<Quaternion>(default, Quaternion.Identity, new(1, 2, 3, 4), new(float.NaN, 0, 0, 1), new(-0f, -0f, -0f, -0f));
        cases.AddValues<Plane>(default, new(1, 2, 3, 4), new(Vector3.UnitX, 5), new(float.NaN, 0, 0, float.MinValue), new(-0f, 0, 0, 0));
        cases.AddValues<Matrix3x2>(default, Matrix3x2.Identity, new(1, 2, 3, 4, 5, 6), new(float.NaN, 0, 0, 0, 0, -0f), Matrix3x2.CreateRotation(1));
        cases.AddValues<Matrix4x4>(
            default, Matrix4x4.Identity, new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), Matrix4x4.CreateScale(-0f), Matrix4x4.CreateRotationX(1));
    }

    private static void AddPlaces(CaseGroup cases)
    {
        cases.AddValues<Index>(0, 1, ^0, ^1, int.MaxValue, ^int.MaxValue);
        cases.AddValues<Index?>(null, (Index)0, ^1, null, int.MaxValue);
        cases.AddValues<Range>(.., 1..2, ^2..^1, 5..0, int.MaxValue..^int.MaxValue);
        cases.AddValues<Range?>(null, .., 1..2, null, ^1..);
        cases.Add<List<Range>>(() => [], () => [Range.All], () => [1.., Range.EndAt(^1)], () => null!, () => [1..2, 3..4, 5..6]);
    }

    private static void AddDrawing(CaseGroup cases)
    {
        cases.AddValues<Point>(default, new(1, -2), new(int.MinValue, int.MaxValue), new(-1, 0), new(128, 1_000_000));
        cases.AddValues<Point?>(null, default(Point), new Point(1, 2), null, new Point(-1, -1));
        cases.Add(Make.Arrays<Point>([new(1, 2), default, new(-3, 4)]));
        cases.AddValues<PointF>(default, new(1.5f, -2), new(float.NaN, float.MaxValue), new(-0f, float.Epsilon), new(float.NegativeInfinity, 0));
        cases.AddValues<Size>(default, new(1, 2), new(int.MaxValue, int.MinValue), new(-1, 0), new(640, 480));
        cases.AddValues<SizeF>(default, new(1.5f, 2), new(float.NaN, 0), new(-0f, float.MaxValue), new(0.1f, 0.2f));
        cases.AddValues<Rectangle>(default, new(1, 2, 3, 4), new(-1, -2, 0, 0), new(int.MinValue, 0, int.MaxValue, 1), new(0, 0, -1, -1));
        cases.AddValues<Rectangle?>(null, Rectangle.Empty, new Rectangle(1, 2, 3, 4), null, new Rectangle(0, 0, 1, 1));
        cases.AddValues<RectangleF>(default, new(1, 2, 3, 4.5f), new(float.NaN, 0, 0, 0), new(-0f, 0, float.MaxValue, 0), new(0, 0, 0.1f, 0.2f));
        cases.AddValues(Colors);
        cases.AddValues(Make.Nullables(Colors));
        cases.Add(Make.Arrays(Colors));
        cases.Add(Make.MapsOf(Colors, Texts.Some, static pairs => new Dictionary<Color, string>(pairs)));
    }

    private static void AddAddresses(CaseGroup cases)
    {
        cases.AddValues([null!, .. Addresses]);
        cases.Add(Make.Lists([null!, .. Addresses]));
        cases.AddValues([null!, .. Addresses.Select(static address => new IPEndPoint(address, 0)), new(IPAddress.Loopback, 65_535), new(IPAddress.IPv6Loopback, 443)]);
        cases.AddValues<IPNetwork>(default, IPNetwork.Parse("10.0.0.0/8"), IPNetwork.Parse("192.0.2.1/32"), IPNetwork.Parse("2001:db8::/32"), IPNetwork.Parse("::/0"));
        cases.AddValues<IPNetwork?>(null, default(IPNetwork), IPNetwork.Parse("10.0.0.0/8"), null, IPNetwork.Parse("::/0"));
        cases.AddValues<PhysicalAddress?>(null, PhysicalAddress.None, PhysicalAddress.Parse("00-11-22-33-44-55"), new([0xFF]), new(new byte[20]));
    }

    private static void AddExtensions(CaseGroup cases)
    {
        MessagePackExtension?[] extensions = [null, new(0, default), new(1, new byte[] { 5 }), new(127, new byte[3]), new(42, Enumerable.Range(0, 300).Select(static i => unchecked((byte)i)).ToArray())];
        cases.AddValues(extensions);
        cases.Add(Make.Lists(extensions));
        cases.Add(Make.MapsOf(["a", "b"], extensions, static pairs => new Dictionary<string, MessagePackExtension?>(pairs)));
    }

    private static void AddTraces(CaseGroup cases)
    {
        ActivityTraceId[] traces = [default, ActivityTraceId.CreateFromBytes(new byte[16]), ActivityTraceId.CreateFromString("0af7651916cd43dd8448eb211c80319c"), default, ActivityTraceId.CreateFromBytes("0123456789abcdef"u8)];
        ActivitySpanId[] spans = [default, ActivitySpanId.CreateFromBytes(new byte[8]), ActivitySpanId.CreateFromString("b7ad6b7169203331"), default, ActivitySpanId.CreateFromBytes("01234567"u8)];
        cases.AddValues(traces);
        cases.AddValues(Make.Nullables(traces));
        cases.AddValues(spans);
        cases.Add(Make.Arrays(spans));
    }

    private static void AddNames(CaseGroup cases)
    {
        cases.AddValues<CultureInfo?>(null, CultureInfo.InvariantCulture, CultureInfo.GetCultureInfo(""), CultureInfo.InvariantCulture, null);
        cases.AddValues<Encoding?>(
            null, Encoding.UTF8, new UTF8Encoding(false), new UTF8Encoding(false, true), new UTF8Encoding(true, true), Encoding.Unicode, Encoding.BigEndianUnicode,
            Encoding.UTF32, new UTF32Encoding(true, false, true), new UnicodeEncoding(false, false), Encoding.ASCII, Encoding.Latin1);
        cases.AddValues<TimeZoneInfo?>(
            null, TimeZoneInfo.Utc, TimeZoneInfo.CreateCustomTimeZone("x;y", TimeSpan.FromMinutes(90), "Half past", "Standard"),
            TimeZoneInfo.CreateCustomTimeZone("plain", TimeSpan.FromHours(-14), null, null), TimeZoneInfo.CreateCustomTimeZone("UTC2", TimeSpan.Zero, "a", "b"));
    }

    private static void AddTexts(CaseGroup cases)
    {
        cases.AddValues(Runes);
        cases.AddValues(Make.Nullables(Runes));
        cases.Add(Make.Arrays(Runes));
        cases.Add(Texts.All.Select(static text => (Func<StringBuilder>)(() => text is null ? null! : new StringBuilder(text))).ToArray());
    }

    private static void AddPieces(CaseGroup cases)
    {
        cases.Add<Lazy<int>>(() => null!, () => new(5), () => new(static () => 6), () => new(0), () => new(int.MinValue));
        cases.Add<Lazy<string?>>(() => null!, () => new((string?)null), () => new("a"), () => new(static () => "b"), () => new(""));
        cases.Add<Lazy<List<int>>[]>(() => [new([1]), null!], () => [], () => null!, () => [new([])], () => [new((List<int>)null!)]);
        cases.Add<ReadOnlySequence<byte>>(() => default, () => new([]), () => new([1]), () => new(new byte[300]), () => new([1, 2, 3], 1, 1));
        cases.Add<ReadOnlySequence<int>>(() => default, () => new([]), () => new([1]), () => new(new int[300]), () => new([1, 2, 3], 1, 1));
        cases.Add<ReadOnlySequence<byte>?>(() => null, () => default(ReadOnlySequence<byte>), () => new([1]), () => new(new byte[300]), () => new([1, 2, 3], 1, 1));
        cases.Add<BitArray>(() => null!, () => new(0), () => new(1, true), () => new([true, false, true, true, false, false, true, true, true]), () => new(1_000, true));
    }
}
