using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>What parameters of constructors are where the data has no such member: what C# gives them, to the last bit, by both compilers.</summary>
public class DefaultValueTests
{
    [Fact]
    public void Come_from_the_parameters() => Assert.Equal("True True", LoadedProject.Run("""
        [Contract] public record None;

        [Contract]
        public record Model(
            [property: Order(1)] float Float = 1f / 3, [property: Order(2)] double Double = 1d / 3, [property: Order(3)] float LowFloat = float.Epsilon, [property: Order(4)] double LowDouble = double.Epsilon,
            [property: Order(5)] float NegativeFloat = -0f, [property: Order(6)] double NegativeDouble = -0d, [property: Order(7)] float NotFloat = float.NaN, [property: Order(8)] double Least = double.NegativeInfinity,
            [property: Order(9)] long Long = long.MinValue, [property: Order(10)] ulong Unsigned = ulong.MaxValue, [property: Order(11)] int Int = int.MinValue, [property: Order(12)] uint Word = uint.MaxValue,
            [property: Order(13)] short Short = short.MinValue, [property: Order(14)] sbyte Low = sbyte.MinValue, [property: Order(15)] nint Native = -5, [property: Order(16)] nuint Natural = 5,
            [property: Order(17)] DayOfWeek Day = (DayOfWeek)(-3), [property: Order(18)] DayOfWeek? Perhaps = DayOfWeek.Friday, [property: Order(19)] int? Number = 7, [property: Order(20)] long? Nothing = null,
            [property: Order(21)] char Quote = '\'', [property: Order(22)] char Line = '\u2028', [property: Order(23)] string Text = "\"\\\0\u2028\ud83d\ude00", [property: Order(24)] decimal Price = -1.50m,
            [property: Order(25)] decimal Large = decimal.MaxValue, [property: Order(26)] Guid Id = default, [property: Order(27)] bool Flag = true, [property: Order(28)] decimal NegativeZero = -0.00m);

        public static class Program
        {
            private static string Show(Model model) => $"{model} {BitConverter.SingleToInt32Bits(model.NegativeFloat)} {BitConverter.DoubleToInt64Bits(model.NegativeDouble)} {(int)model.Line} {string.Join(',', decimal.GetBits(model.NegativeZero))}";

            public static string Run() => string.Join(' ',
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                let serializer = new Serializer(new SerializerOptions { Compilers = compiler })
                select Show(serializer.Deserialize<Model>(serializer.Serialize(new None()))!) == Show(new Model()));
        }
        """));

    [Fact]
    public void Come_from_attributes_that_say_what_csharp_has_no_constants_of() => Assert.Equal("36 5 True, 36 5 True", LoadedProject.Run("""
        using System.Runtime.CompilerServices;
        using System.Runtime.InteropServices;

        [Contract] public record None;

        [Contract]
        public record Model(
            [property: Order(1)] [Optional, DateTimeConstant(36)] DateTime Date, [property: Order(2)] [Optional, DefaultParameterValue(5)] object Any, [property: Order(3)] [Optional] DateTime? Nothing);

        public static class Program
        {
            public static string Run() => string.Join(", ",
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                let serializer = new Serializer(new SerializerOptions { Compilers = compiler })
                let model = serializer.Deserialize<Model>(serializer.Serialize(new None()))!
                select $"{model.Date.Ticks} {model.Any} {model.Nothing is null}");
        }
        """));
}
