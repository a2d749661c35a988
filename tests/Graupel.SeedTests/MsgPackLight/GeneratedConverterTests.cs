using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using Graupel.Compat.MsgPackLight;

namespace Beers;

/// <summary>Maps and arrays by attributes.</summary>
public class GeneratedConverterTests
{
    private static MsgPackContext Discovered
    {
        get
        {
            var context = new MsgPackContext();
            context.DiscoverConverters<GeneratedConverterTests>();
            return context;
        }
    }

    [Fact]
    public void Marked_types_are_discovered()
    {
        var value = new Cask { Litres = 50, Beer = new Kind { Name = "Kriek", Next = new Kind { Name = "Geuze" } }, Extra = 1 };
        Cask copy = Clone(value, Discovered);
        Assert.Equal((50, "Kriek", "Geuze", 0), (copy.Litres, copy.Beer!.Name, copy.Beer.Next!.Name, copy.Extra));
        Assert.Null(MsgPackSerializer.Deserialize<Cask>(MsgPackSerializer.Serialize<Cask?>(null, Discovered), Discovered));
    }

    [Fact]
    public void Maps_have_declared_elements_before_inherited_ones()
    {
        byte[] data = MsgPackSerializer.Serialize(new Special { Name = "n", Year = 5 }, Discovered);
        Assert.Equal("83A47965617205A46E616D65A16EA46E657874C0", Convert.ToHexString(data));
    }

    [Fact]
    public void Keys_are_read_in_any_order_and_case_and_unknown_ones_are_skipped()
    {
        byte[] data = [0x83, .. Text("xix"), 0x92, 1, 0xC3, .. Text("NAME"), .. Text("n"), .. Text("Year"), 5];
        Special value = MsgPackSerializer.Deserialize<Special>(data, Discovered)!;
        Assert.Equal(("n", 5), (value.Name, value.Year));
        value = MsgPackSerializer.Deserialize<Special>([0x80], Discovered)!;
        Assert.Equal(("unnamed", 0), (value.Name, value.Year));
    }

    [Fact]
    public void Arrays_have_nil_in_holes_and_may_be_longer_or_shorter()
    {
        Assert.Equal("9401C0C002", Convert.ToHexString(MsgPackSerializer.Serialize(new Holes { First = 1, Fourth = 2 }, Discovered)));
        Assert.Equal((1, 2), State(MsgPackSerializer.Deserialize<Holes>([0x96, 1, 0xC3, 0x91, 0xC0, 2, 9, 0x80], Discovered)!));
        Assert.Equal((1, 7), State(MsgPackSerializer.Deserialize<Holes>([0x91, 1], Discovered)!));

        static (int, int) State(Holes value) => (value.First, value.Fourth);
    }

    [Fact]
    public void Interfaces_get_an_implementation()
    {
        var context = new MsgPackContext();
        context.GenerateAndRegisterMapConverter<INamed>();
        INamed copy = Clone<INamed>(new Named { Name = "n", Count = 3 }, context);
        Assert.Equal(("n", 3), (copy.Name, copy.Count));
        Assert.IsNotType<Named>(copy);
        Assert.Throws<NotSupportedException>(copy.Rename);
        copy.Count = 4;
        Assert.Equal(4, copy.Count);
        INamed empty = MsgPackSerializer.Deserialize<INamed>([0x80], context)!;
        Assert.Equal((null, 0), (empty.Name, empty.Count));

        context = new MsgPackContext();
        context.GenerateAndRegisterArrayConverter<INamed, Named>();
        copy = Clone<INamed>(new Named { Name = "n", Count = 3 }, context);
        Assert.Equal(("n", 3), (Assert.IsType<Named>(copy).Name, copy.Count));
    }

    [Fact]
    public void An_implementation_is_written_as_its_interface_unless_it_has_a_converter()
    {
        foreach (bool isMap in new[] { false, true })
        {
            var context = new MsgPackContext();
            if (isMap)
            {
                context.GenerateAndRegisterMapConverter<INamed, Named>();
            }
            else
            {
                context.GenerateAndRegisterArrayConverter<INamed, Named>();
            }

            var value = new Named { Name = "n", Count = 3 };
            byte[] data = MsgPackSerializer.Serialize(value, context);
            Assert.Equal(MsgPackSerializer.Serialize<INamed>(value, context), data);
            Named copy = Assert.Single(Clone(new List<Named> { value }, context));
            Assert.Equal(("n", 3), (copy.Name, copy.Count));
            Assert.Null(MsgPackSerializer.Deserialize<Named>([0xC0], context));
        }

        var other = new MsgPackContext();
        other.RegisterConverter(new NameConverter());
        other.GenerateAndRegisterMapConverter<INamed, Named>();
        Assert.Equal([0xA1, (byte)'n'], MsgPackSerializer.Serialize(new Named { Name = "n" }, other));
    }

    [Fact]
    public void Interfaces_have_the_elements_of_those_that_they_extend_and_classes_hide_elements()
    {
        var context = new MsgPackContext();
        context.GenerateAndRegisterMapConverter<IRanked>();
        IRanked copy = Clone<IRanked>(new Ranked { Name = "n", Count = 3, Rank = 2 }, context);
        Assert.Equal(("n", 3, 2), (copy.Name, copy.Count, copy.Rank));

        context.GenerateAndRegisterMapConverter<Kind>();
        context.GenerateAndRegisterMapConverter<Hiding>();
        byte[] data = MsgPackSerializer.Serialize(new Hiding { Name = "n" }, context);
        Assert.Equal("82A5616C696173A16EA46E657874C0", Convert.ToHexString(data));
    }

    [Fact]
    public void Classes_are_registered_one_by_one()
    {
        var context = new MsgPackContext();
        context.GenerateAndRegisterMapConverter<Kind>();
        context.GenerateAndRegisterArrayConverter<Holes>();
        Assert.Equal("k", Clone(new Kind { Name = "k" }, context).Name);
        Assert.Equal(5, Clone(new Holes { First = 5 }, context).First);
        Assert.Equal("k", Assert.Single(Clone(new List<Kind> { new() { Name = "k" } }, context)).Name);
        Assert.Throws<ConverterNotFoundException>(() => MsgPackSerializer.Serialize(new Special(), context));
    }

    [Fact]
    public void Mistakes_are_named()
    {
        var context = new MsgPackContext();
        Assert.Contains("same key", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<Twice>).Message, StringComparison.Ordinal);
        Assert.Contains("same key", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<TwiceInOtherCase>).Message, StringComparison.Ordinal);
        Assert.Contains("same place", Assert.Throws<GeneratorException>(context.GenerateAndRegisterArrayConverter<Twice>).Message, StringComparison.Ordinal);
        Assert.Contains("struct", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<Measure>).Message, StringComparison.Ordinal);
        Assert.Contains("2000000", Assert.Throws<GeneratorException>(context.GenerateAndRegisterArrayConverter<Distant>).Message, StringComparison.Ordinal);
        Assert.Contains("abstract", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<Abstract>).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void What_constructors_and_setters_throw_reaches_the_caller()
    {
        var context = new MsgPackContext();
        context.GenerateAndRegisterMapConverter<Throwing>();
        Assert.Equal("constructor", Assert.Throws<InvalidDataException>(() => MsgPackSerializer.Deserialize<Throwing>([0x80], context)).Message);
        context.GenerateAndRegisterMapConverter<IUnset, ThrowingBehind>();
        byte[] data = MsgPackSerializer.Serialize<IUnset>(new ThrowingBehind(), context);
        Assert.Equal("setter", Assert.Throws<InvalidDataException>(() => MsgPackSerializer.Deserialize<IUnset>(data, context)).Message);
    }

    [Fact]
    public void An_element_that_nothing_sets_is_refused()
    {
        var context = new MsgPackContext();
        Assert.Contains("no setter", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<Unset>).Message, StringComparison.Ordinal);
        Assert.Contains("no setter", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<IUnset, Unset>).Message, StringComparison.Ordinal);
        Assert.Contains("no setter", Assert.Throws<GeneratorException>(context.GenerateAndRegisterMapConverter<IUnset, HiddenBehind>).Message, StringComparison.Ordinal);
        context.GenerateAndRegisterMapConverter<IUnset, SetBehind>();
        Assert.Equal(["a"], Clone<IUnset>(new SetBehind { Names = ["a"] }, context).Names);
    }

    [Fact]
    public void An_open_generic_converter_counts_whatever_other_threads_do()
    {
        for (int i = 0; i < 500; i++)
        {
            var context = new MsgPackContext();
            Parallel.Invoke(() => context.RegisterGenericConverter(typeof(ReversedConverter<>)), () => context.GetConverter<List<int>>());
            Assert.IsType<ReversedConverter<int>>(context.GetConverter<List<int>>());
        }
    }

    [Fact]
    public void Open_generic_converters_serve_all_their_types()
    {
        var context = new MsgPackContext();
        context.RegisterGenericConverter(typeof(BoxConverter<>));
        Assert.Equal(5, Clone(new Box<int> { Item = 5 }, context).Item);
        Assert.Equal("x", Clone(new Box<string> { Item = "x" }, context).Item);
        Assert.Throws<ArgumentException>(() => context.RegisterGenericConverter(typeof(List<>)));
        Assert.Throws<ArgumentException>(() => context.RegisterGenericConverter(typeof(BeerConverter)));
        Assert.Throws<ArgumentException>(() => context.RegisterGenericConverter(typeof(SkipConverter<>)));
    }

    [Fact]
    public void A_converter_that_is_registered_later_counts()
    {
        var context = new MsgPackContext();
        context.RegisterConverter(new BeerConverter());
        byte[] data = MsgPackSerializer.Serialize(new List<Beer> { Beer.Westvleteren }, context);
        context.RegisterConverter(new SkipConverter<Beer>());
        Assert.Null(Assert.Single(MsgPackSerializer.Deserialize<List<Beer>>(data, context)!));

        Assert.Equal(5, MsgPackSerializer.Deserialize<int>([5], context));
        context.RegisterConverter(new SkipConverter<int>());
        Assert.Equal(0, MsgPackSerializer.Deserialize<int>([5], context));
    }

    [Fact]
    public void A_converter_that_is_registered_later_counts_in_what_others_are_written_as()
    {
        var context = new MsgPackContext();
        (DateTime, TimeSpan, DayOfWeek) before = (Clone(DateTime.UnixEpoch.AddTicks(5), context), Clone(TimeSpan.FromTicks(5), context), Clone(DayOfWeek.Friday, context));
        Assert.Equal((DateTime.UnixEpoch.AddTicks(5), TimeSpan.FromTicks(5), DayOfWeek.Friday), before);
        context.RegisterConverter(new SkipConverter<long>());
        context.RegisterConverter(new SkipConverter<string>());
        Assert.Equal(DateTime.UnixEpoch, MsgPackSerializer.Deserialize<DateTime>([5], context));
        Assert.Equal(TimeSpan.Zero, MsgPackSerializer.Deserialize<TimeSpan>([5], context));
        Assert.ThrowsAny<Exception>(() => MsgPackSerializer.Deserialize<DayOfWeek>(Text("Friday"), context));
    }

    [Fact]
    public void Dates_are_read_by_the_converter_that_wrote_them()
    {
        var context = new MsgPackContext();
        context.RegisterConverter(new ZigzagConverter());
        foreach (DateTime date in new[] { DateTime.UnixEpoch, DateTime.UnixEpoch.AddTicks(-1), new DateTime(2026, 11, 29, 0, 0, 0, DateTimeKind.Utc), DateTime.MinValue, DateTime.MaxValue })
        {
            var utc = DateTime.SpecifyKind(date, DateTimeKind.Utc);
            Assert.Equal(utc, Clone(utc, context));
            Assert.Equal(new DateTimeOffset(utc), Clone(new DateTimeOffset(utc), context));
        }
    }

    [Fact]
    public void Numbers_of_enums_are_written_by_the_converter_of_their_numbers()
    {
        var context = new MsgPackContext(convertEnumsAsStrings: false);
        DayOfWeek? none = null;
        Assert.Equal("05", Convert.ToHexString(MsgPackSerializer.Serialize(DayOfWeek.Friday, context)));
        context.RegisterConverter(new DigitsConverter());
        context.RegisterConverter(new ZigzagConverter());
        Assert.Equal("A135", Convert.ToHexString(MsgPackSerializer.Serialize(DayOfWeek.Friday, context)));
        Assert.Equal("92A135A136", Convert.ToHexString(MsgPackSerializer.Serialize(new List<DayOfWeek> { DayOfWeek.Friday, DayOfWeek.Saturday }, context)));
        Assert.Equal("C0", Convert.ToHexString(MsgPackSerializer.Serialize(none, context)));
        Assert.Equal([DayOfWeek.Friday], Clone(new[] { DayOfWeek.Friday }, context));
        Assert.Equal("03", Convert.ToHexString(MsgPackSerializer.Serialize(Sign.Minus, context)));
        Assert.Equal(Sign.Minus, Clone(Sign.Minus, context));
    }

    [Fact]
    public void What_a_converter_throws_reaches_the_caller()
    {
        var context = new MsgPackContext();
        context.RegisterConverter(new RefusingConverter<string>());
        context.RegisterConverter(new RefusingConverter<long>());
        Assert.Equal("refused", Assert.Throws<ArgumentException>(() => MsgPackSerializer.Deserialize<DayOfWeek>(Text("Friday"), context)).Message);
        Assert.Equal("refused", Assert.Throws<ArgumentException>(() => MsgPackSerializer.Deserialize<DateTime>([5], context)).Message);
        Assert.Equal("refused", Assert.Throws<ArgumentException>(() => MsgPackSerializer.Deserialize<TimeSpan>([5], context)).Message);
    }

    [Fact]
    public void An_open_generic_converter_that_is_registered_later_counts()
    {
        var context = new MsgPackContext();
        Assert.Equal([5], Clone(new List<int> { 5 }, context));
        context.RegisterGenericConverter(typeof(ReversedConverter<>));
        Assert.Equal([6, 5], MsgPackSerializer.Deserialize<List<int>>([0x92, 5, 6], context)!);
    }

    private enum Sign : long
    {
        Minus = -2,
    }

    // Its greater numbers take the form of numbers without a sign.
    private sealed class ZigzagConverter : IMsgPackConverter<long>
    {
        private static readonly MsgPackContext Plain = new();

        public void Write(long value, IMsgPackWriter writer) => Plain.GetConverter<ulong>().Write((ulong)((value << 1) ^ (value >> 63)), writer);

        public long Read(IMsgPackReader reader)
        {
            ulong read = Plain.GetConverter<ulong>().Read(reader);
            return (long)(read >> 1) ^ -(long)(read & 1);
        }
    }

    private sealed class DigitsConverter : IMsgPackConverter<int>
    {
        private static readonly MsgPackContext Plain = new();

        public void Write(int value, IMsgPackWriter writer) => Plain.GetConverter<string>().Write(value.ToString(CultureInfo.InvariantCulture), writer);

        public int Read(IMsgPackReader reader) => int.Parse(Plain.GetConverter<string>().Read(reader)!, CultureInfo.InvariantCulture);
    }

    private sealed class RefusingConverter<T> : IMsgPackConverter<T>
    {
        public void Write(T? value, IMsgPackWriter writer) => throw new NotSupportedException();

        public T Read(IMsgPackReader reader) => throw new ArgumentException("refused");
    }

    private static byte[] Text(string text) => MsgPackSerializer.Serialize(text);

    private static T Clone<T>([DisallowNull] T value, MsgPackContext context) => MsgPackSerializer.Deserialize<T>(MsgPackSerializer.Serialize(value, context), context)!;
}
