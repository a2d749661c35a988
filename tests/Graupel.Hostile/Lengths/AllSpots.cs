using Graupel.TestCases.Polymorphism;
using Graupel.TestCases.Recursion;

namespace Graupel.Hostile.Lengths;

/// <summary>What lengths and counts there are.</summary>
internal static class AllSpots
{
    /// <summary>Those of collections, of elements of every kind.</summary>
    public static void AddCollections(LengthSpots spots)
    {
        AddScalars(spots);
        AddOthers(spots);
    }

    /// <summary>Those of texts, and of scalars that are text or bytes in one of the formats.</summary>
    public static void AddTexts(LengthSpots spots)
    {
        spots.Add("a", LengthHeaders.NarrowText, LengthHeaders.Text);
        spots.AddExact("a", LengthHeaders.NarrowText);
        spots.Add("\u65E5", LengthHeaders.WideText, LengthHeaders.Text);
        spots.AddExact("\u65E5", LengthHeaders.WideText);
        spots.Add(new Uri("a", UriKind.Relative), LengthHeaders.NarrowText, LengthHeaders.Text);
        spots.Add(new Version(1, 2), LengthHeaders.NarrowText, LengthHeaders.Text);
        if (spots.Way.IsHeaded)
        {
            byte[] utf8 = [0x06, 0x01, 0x06, 0xE6, 0x97, 0xA5, 0xE6, 0x9C, 0xAC];
            spots.AddBytes<string>(utf8, 0, 1, LengthHeaders.WideText, "UTF-8");
            spots.AddBytes<string>(utf8, 2, 1, LengthHeaders.Plain, "UTF-8");
            spots.AddBytes<Narrow>([0x09, 0x30, 0x80, 0x01, .. utf8], 6, 1, LengthHeaders.Plain, "skipping UTF-8");
            return;
        }

        spots.AddAt(1.5m, 0, 1, LengthHeaders.Text);
        spots.AddAt(Guid.Empty, 0, 2, LengthHeaders.Text);
        spots.AddAt(Int128.MaxValue, 0, 2, LengthHeaders.Binary);
        spots.AddAt(DateTime.UnixEpoch, 0, 1, LengthHeaders.Extension);
        spots.AddAt(DateTimeOffset.UnixEpoch, 1, 1, LengthHeaders.Extension);
        spots.AddAt(DateTimeOffset.UnixEpoch, 0, 1, LengthHeaders.Array);
    }

    /// <summary>Those in front of objects and choices.</summary>
    public static void AddObjects(LengthSpots spots)
    {
        spots.Add(new Dot(), LengthHeaders.Ordered, LengthHeaders.Array);
        spots.Add(new Box<string> { Value = "a" }, LengthHeaders.Ordered, LengthHeaders.Array);
        spots.Add(new Sparse { Last = "a" }, LengthHeaders.SparseOrders, LengthHeaders.Map);
        spots.Add(new Named { Last = "a" }, LengthHeaders.Hashed, LengthHeaders.Map);
        spots.Add((1, "a"), LengthHeaders.Ordered, LengthHeaders.Array);
        spots.AddRoot<IExpression>(new Constant(1), LengthHeaders.Sequence, LengthHeaders.Array);
        spots.AddExact<IExpression>(new Constant(1), LengthHeaders.Sequence);
        spots.AddExact<Wagon>(new Bicycle(), LengthHeaders.Sequence);
        if (spots.Way.IsHeaded)
        {
            spots.AddAt<Dot[]>([default], 2, 1, LengthHeaders.Ordered);
            spots.AddAt<Named[]>([new()], 2, 1, LengthHeaders.Hashed);
            spots.AddAt<Sparse[]>([new()], 2, 1, LengthHeaders.SparseOrders);
        }
    }

    private static void AddScalars(LengthSpots spots)
    {
        SequenceSpots.AddKeys(spots, true);
        SequenceSpots.AddKeys<sbyte>(spots, 1);
        SequenceSpots.AddKeys<byte>(spots, 1);
        SequenceSpots.AddKeys<short>(spots, 1);
        SequenceSpots.AddKeys<ushort>(spots, 1);
        SequenceSpots.AddKeys(spots, 1);
        SequenceSpots.AddKeys(spots, 1u);
        SequenceSpots.AddKeys(spots, 1L);
        SequenceSpots.AddKeys(spots, 1UL);
        SequenceSpots.AddKeys(spots, (Int128)1);
        SequenceSpots.AddKeys(spots, (UInt128)1);
        SequenceSpots.AddKeys(spots, (nint)1);
        SequenceSpots.AddKeys(spots, (nuint)1);
        SequenceSpots.AddKeys(spots, (Half)1);
        SequenceSpots.AddKeys(spots, 1f);
        SequenceSpots.AddKeys(spots, 1d);
        SequenceSpots.AddKeys(spots, 'a');
        SequenceSpots.AddKeys(spots, 1m);
        SequenceSpots.AddKeys(spots, DateTime.UnixEpoch);
        SequenceSpots.AddKeys(spots, DateTimeOffset.UnixEpoch);
        SequenceSpots.AddKeys(spots, TimeSpan.Zero);
        SequenceSpots.AddKeys(spots, DateOnly.MinValue);
        SequenceSpots.AddKeys(spots, TimeOnly.MinValue);
        SequenceSpots.AddKeys(spots, Guid.Empty);
        SequenceSpots.AddKeys(spots, DayOfWeek.Friday);
    }

    private static void AddOthers(LengthSpots spots)
    {
        SequenceSpots.AddElements<bool?>(spots, true);
        SequenceSpots.AddElements<int?>(spots, 1);
        SequenceSpots.AddElements<decimal?>(spots, 1);
        SequenceSpots.AddElements<DateTimeOffset?>(spots, DateTimeOffset.UnixEpoch);
        SequenceSpots.AddKeys(spots, "a");
        SequenceSpots.AddKeys(spots, new Uri("a/b", UriKind.Relative));
        SequenceSpots.AddKeys(spots, new Version(1, 2));
        SequenceSpots.AddKeys(spots, new Dot { X = 1 });
        SequenceSpots.AddElements<Dot?>(spots, new Dot { X = 1 });
        SequenceSpots.AddElements(spots, new Named { First = 1 });
        SequenceSpots.AddKeys(spots, (1, 2L));
        SequenceSpots.AddKeys(spots, new KeyValuePair<int, string>(1, "a"));
        SequenceSpots.AddElements<IExpression>(spots, new Constant(1));
        SequenceSpots.AddElements(spots, new byte[] { 1 });
        SequenceSpots.AddElements(spots, new[] { 1 });
        SequenceSpots.AddElements(spots, new int[1, 1]);
        SequenceSpots.AddElements(spots, new Dictionary<int, string> { [1] = "a" });
    }
}
