using System.Globalization;
using System.Numerics;
using System.Reflection;

namespace Graupel.Tests.Converters;

/// <summary>Every scalar kind read as every other one, nullable and not, as elements of a sequence and as members.</summary>
public class WideningTests
{
    private static readonly Type[] Signed = [typeof(sbyte), typeof(short), typeof(int), typeof(long), typeof(Int128), typeof(nint)];
    private static readonly Type[] Unsigned = [typeof(byte), typeof(ushort), typeof(uint), typeof(ulong), typeof(UInt128), typeof(nuint)];

    private static readonly Type[] Others =
    [
        typeof(bool), typeof(Half), typeof(float), typeof(double), typeof(char), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset),
        typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly), typeof(Guid),
    ];

    private static readonly BigInteger[] Numbers =
    [
        .. new[] { 7, 8, 15, 16, 31, 32, 63, 64, 127, 128 }
            .SelectMany(bits => new[] { (BigInteger.One << bits) - 1, BigInteger.One << bits, -(BigInteger.One << bits), -(BigInteger.One << bits) - 1 }),
        0, 1, -1,
    ];

    public static TheoryData<Type> Writers { get; } = [.. Signed, .. Unsigned, .. Others];

    [Theory]
    [MemberData(nameof(Writers))]
    public void A_kind_is_read_as_what_the_table_allows(Type writer)
    {
        foreach (Type reader in (Type[])[.. Signed, .. Unsigned, .. Others])
        {
            Generic(nameof(CheckPair), writer, reader).Invoke(null, null);
        }
    }

    private static void CheckPair<TWire, TRead>()
        where TWire : unmanaged
        where TRead : unmanaged
    {
        TWire[] values = IsNumber(typeof(TWire)) ? [.. Numbers.Where(Fits<TWire>).Select(From<TWire>)] : [default];
        foreach (TWire value in values)
        {
            bool fits = !IsNumber(typeof(TWire)) || !IsNumber(typeof(TRead)) || Fits<TRead>(ToBig(value));
            ErrorKind? refusal = !IsAllowed(typeof(TWire), typeof(TRead)) ? ErrorKind.KindMismatch : fits ? null : ErrorKind.InvalidValue;
            TRead expected = refusal is null ? Converted<TWire, TRead>(value) : default;
            Check([value], refusal, [expected]);
            Check([value], refusal, (TRead?[])[expected]);
            Check([(TWire?)value], refusal, [expected]);
            Check([(TWire?)value], refusal, (TRead?[])[expected]);
        }

        bool isAllowed = IsAllowed(typeof(TWire), typeof(TRead));
        Check<TWire?, TRead>([null], isAllowed ? ErrorKind.InvalidValue : ErrorKind.KindMismatch, []);
        Check<TWire?, TRead?>([null], isAllowed ? null : ErrorKind.KindMismatch, [null]);
    }

    private static void Check<TWire, TRead>(TWire[] written, ErrorKind? refusal, TRead[] expected)
    {
        // HashSet<byte> is a sequence like others; byte[] would be a blob.
        byte[] bytes = Wire.Write<HashSet<TWire>>([.. written]);
        if (refusal is null)
        {
            Assert.Equal(expected, Wire.Read<HashSet<TRead>>(bytes));
            Assert.Equal(expected, Wire.ReadSlowly<HashSet<TRead>>(bytes));
            Assert.Equal(expected[0], MemberReading.Read<TWire, TRead>(written[0]));
            return;
        }

        GraupelException e = Wire.Refused<HashSet<TRead>>(bytes);
        Assert.Equal((refusal, "[0]"), (e.Kind, e.Path));
        e = Assert.Throws<GraupelException>(() => MemberReading.Read<TWire, TRead>(written[0]));
        Assert.Equal(refusal, e.Kind);
        if (refusal == ErrorKind.KindMismatch)
        {
            Assert.Matches(@"^Found kind (nullable )?\w+ \(..\) where (nullable )?\w+ \(..\) was expected", e.Message);
        }
    }

    private static bool IsAllowed(Type wire, Type read) =>
        wire == read
        || (Signed.Contains(read) && IsNumber(wire))
        || (Unsigned.Contains(read) && Unsigned.Contains(wire))
        || (wire == typeof(float) && read == typeof(double));

    private static bool IsNumber(Type type) => Signed.Contains(type) || Unsigned.Contains(type);

    private static bool Fits<T>(BigInteger number)
    {
        var (low, high) = (ToBig(typeof(T).GetField("MinValue") ?? (object)Property<T>("MinValue")), ToBig(typeof(T).GetField("MaxValue") ?? (object)Property<T>("MaxValue")));
        return number >= low && number <= high;
    }

    private static object Property<T>(string name) => typeof(T).GetProperty(name)!.GetValue(null)!;

    private static BigInteger ToBig(object value) => value is FieldInfo constant
        ? ToBig(constant.GetValue(null)!)
        : BigInteger.Parse(((IFormattable)value).ToString(null, CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);

    private static T From<T>(BigInteger number) =>
        (T)typeof(T).GetMethod("Parse", [typeof(string), typeof(IFormatProvider)])!.Invoke(null, [number.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture])!;

    private static TRead Converted<TWire, TRead>(TWire value) => value switch
    {
        TRead same => same,
        float single => (TRead)(object)(double)single,
        _ => From<TRead>(ToBig(value!)),
    };

    private static MethodInfo Generic(string name, params Type[] types) =>
        typeof(WideningTests).GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(types);
}
