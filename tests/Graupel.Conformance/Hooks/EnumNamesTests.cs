using System.Globalization;
using System.Runtime.Serialization;
using Graupel.Formats.MessagePack;
using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Hooks;

/// <summary>Enums by name, in contracts of both compilers, in all formats.</summary>
public class EnumNamesTests
{
    [Theory]
    [EveryWay]
    public void Values_come_back(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        foreach (Signals value in (Signals[])
            [
                new() { One = Signal.Go, Perhaps = Signal.Stop, Lit = Lamps.Red | Lamps.Green, Number = Signal.Go },
                new() { One = (Signal)7, Lit = (Lamps)(-1) },
                new(),
            ])
        {
            Signals copy = serializer.Deserialize<Signals>(serializer.Serialize(value))!;
            Assert.Equal((value.One, value.Perhaps, value.Lit, value.Number), (copy.One, copy.Perhaps, copy.Lit, copy.Number));
        }
    }

    [Fact]
    public void Names_are_written()
    {
        Assert.Equal("go on", new EnumNames<Signal>().ToWire(Signal.Go));
        Assert.Equal("Stop", new EnumNames<Signal>().ToWire(Signal.Halt));
        Assert.Equal("7", new EnumNames<Signal>().ToWire((Signal)7));
        Assert.Equal("Red, Green", new EnumNames<Lamps>().ToWire(Lamps.Red | Lamps.Green));
        Assert.Equal(Signal.Stop, new EnumNames<Signal>().FromWire("Halt"));
        Assert.Contains("\"go on\"", MessagePackJson.ToText(MessagePack.Serialize(new Signals { One = Signal.Go })), StringComparison.Ordinal);
    }

    [Theory]
    [EveryWay]
    public void Other_text_is_refused_with_the_member(string way)
    {
        Serializer serializer = Way.Get(way).Serializer;
        byte[] bytes = serializer.Serialize(new Signals { One = Signal.Stop });
        byte[] stop = "Stop"u8.ToArray();
        bytes.AsSpan(bytes.AsSpan().IndexOf(stop), 4).Fill((byte)'x');
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Deserialize<Signals>(bytes));
        Assert.Equal((ErrorKind.InvalidValue, "One"), (error.Kind, error.Path));
    }

    [Theory]
    [InlineData("sv-SE")]
    [InlineData("fa-IR")]
    [InlineData("")]
    public void Digits_are_the_same_in_every_culture(string culture)
    {
        CultureInfo before = CultureInfo.CurrentCulture;
        try
        {
            CultureInfo.CurrentCulture = new CultureInfo(culture);
            var names = new EnumNames<Lamps>();
            Assert.Equal("-8", names.ToWire((Lamps)(-8)));
            Assert.Equal((Lamps)(-8), names.FromWire("-8"));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Fact]
    public void Text_that_names_another_value_is_not_written()
    {
        var names = new EnumNames<Codes>();
        Assert.Equal("3", names.ToWire(Codes.One | Codes.Two));
        Assert.Equal(Codes.One | Codes.Two, names.FromWire("3"));
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => names.ToWire((Codes)16)).Kind);
    }

    [Fact]
    public void A_name_that_two_values_have_is_refused() =>
        Assert.Equal(ErrorKind.NoContract, Assert.Throws<GraupelException>(static () => new EnumNames<Twins>()).Kind);

    private static Serializer MessagePack => Way.All.First(static way => way.Format == WireFormat.MessagePack).Serializer;

    [Flags]
    private enum Codes
    {
        One = 1,
        Two = 2,

        [EnumMember(Value = "One, Two")]
        Four = 4,

        [EnumMember(Value = "16")]
        Eight = 8,
    }
}
