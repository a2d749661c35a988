using System.Numerics;
using Graupel.TestCases.Hooks;

namespace Graupel.Conformance.Hooks;

/// <summary>Converters of users that write numbers, whose sequences some formats write as a whole; in contracts of both compilers, in all formats.</summary>
public class OwnNumberTests
{
    private static readonly int[] _lengths = [0, 1, 7, 127, 128, 129, 300];

    [Theory]
    [EveryWay]
    public void They_come_back_from_every_collection(string way)
    {
        Serializer serializer = Make<int>(way);
        foreach (int length in _lengths)
        {
            Level<int>[] levels = [.. Numbers<int>(length).Select(static number => new Level<int>(number))];
            var value = new LevelHolder
            {
                List = [.. levels],
                Set = [.. levels],
                Map = levels.Distinct().ToDictionary(static level => level, static level => level),
                Table = new Level<int>[1, length],
                Queue = new(levels),
                Numbers = [.. Numbers<int>(length)],
            };
            for (int i = 0; i < length; i++)
            {
                value.Table[0, i] = levels[i];
            }

            LevelHolder copy = serializer.Deserialize<LevelHolder>(serializer.Serialize(value))!;
            Assert.Equal(value.List, copy.List);
            Assert.Equal(value.Set, copy.Set);
            Assert.Equal(value.Map, copy.Map);
            Assert.Equal(value.Table, copy.Table);
            Assert.Equal(value.Queue, copy.Queue);
            Assert.Equal(value.Numbers, copy.Numbers);
        }
    }

    [Theory]
    [EveryWay]
    public void Their_bytes_are_those_of_the_numbers(string way)
    {
        AreSame<short, short[], Level<short>[]>(way);
        AreSame<int, int[], Level<int>[]>(way);
        AreSame<long, long[], Level<long>[]>(way);
        AreSame<ushort, ushort[], Level<ushort>[]>(way);
        AreSame<uint, uint[], Level<uint>[]>(way);
        AreSame<ulong, ulong[], Level<ulong>[]>(way);
        AreSame<char, char[], Level<char>[]>(way);
        AreSame<sbyte, sbyte[], Level<sbyte>[]>(way);
    }

    [Theory]
    [EveryWay]
    public void Numbers_of_another_width_are_widened(string way)
    {
        byte[] bytes = Way.Get(way).Serializer.Serialize(Numbers<short>(200).ToArray());
        Assert.Equal(Numbers<short>(200).Select(static number => new Level<long>(number)), Make<long>(way).Deserialize<Level<long>[]>(bytes)!);
    }

    [Theory]
    [EveryWay]
    public void What_does_not_fit_is_refused_at_its_place(string way)
    {
        long[] numbers = [.. Enumerable.Repeat(5L, 140)];
        numbers[135] = 1L << 40;
        byte[] bytes = Way.Get(way).Serializer.Serialize(numbers);
        GraupelException e = Assert.Throws<GraupelException>(() => Make<int>(way).Deserialize<Level<int>[]>(bytes));
        Assert.Equal((ErrorKind.InvalidValue, "[135]"), (e.Kind, e.Path));
        Assert.InRange(e.Offset, 1, bytes.Length);
    }

    private static void AreSame<T, [ContractParameter] TNumbers, [ContractParameter] TLevels>(string way)
        where T : struct, IBinaryInteger<T>, IMinMaxValue<T>
        where TLevels : class
    {
        Serializer serializer = Make<T>(way);
        foreach (int length in _lengths)
        {
            T[] numbers = [.. Numbers<T>(length)];
            Level<T>[] levels = [.. numbers.Select(static number => new Level<T>(number))];
            byte[] bytes = serializer.Serialize((TLevels)(object)levels);
            Assert.Equal(serializer.Serialize((TNumbers)(object)numbers), bytes);
            Assert.Equal(levels, (object?)serializer.Deserialize<TLevels>(bytes));
            Assert.Equal(levels, (object?)serializer.Deserialize<TLevels>(new MemoryStream(bytes)));
        }
    }

    private static IEnumerable<T> Numbers<T>(int count)
        where T : IBinaryInteger<T>, IMinMaxValue<T>
        => Enumerable.Range(0, count).Select(static i => (i % 5) switch
        {
            0 => T.MinValue,
            1 => T.MaxValue,
            _ => T.CreateTruncating(i * 31),
        });

    private static Serializer Make<T>(string way) => new(LevelOptions.Apply<T>(Way.Get(way).Serializer.Options));
}
