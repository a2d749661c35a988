namespace Graupel.TestCases.Scalars;

/// <summary>An enum of <c>sbyte</c>.</summary>
public enum SByteEnum : sbyte
{
    Low = sbyte.MinValue,
    Zero = 0,
    High = sbyte.MaxValue,
}

/// <summary>An enum of <c>short</c>.</summary>
public enum Int16Enum : short
{
    Low = short.MinValue,
    Zero = 0,
    High = short.MaxValue,
}

/// <summary>An enum of <c>int</c>.</summary>
public enum Int32Enum
{
    Low = int.MinValue,
    Zero = 0,
    High = int.MaxValue,
}

/// <summary>An enum of <c>long</c>.</summary>
public enum Int64Enum : long
{
    Low = long.MinValue,
    Zero = 0,
    High = long.MaxValue,
}

/// <summary>An enum of <c>byte</c>.</summary>
public enum ByteEnum : byte
{
    Zero,
    One,
    High = byte.MaxValue,
}

/// <summary>An enum of <c>ushort</c>.</summary>
public enum UInt16Enum : ushort
{
    Zero,
    High = ushort.MaxValue,
}

/// <summary>Flags of <c>uint</c>.</summary>
[Flags]
public enum UInt32Enum : uint
{
    None = 0,
    A = 1,
    B = 2,
    High = 0x8000_0000,
}

/// <summary>An enum of <c>ulong</c>.</summary>
public enum UInt64Enum : ulong
{
    Zero,
    High = ulong.MaxValue,
}

/// <summary>Enums of each underlying type, values without a name among them, in every place.</summary>
internal static class EnumCases
{
    public static readonly SByteEnum[] SBytes = [SByteEnum.Low, SByteEnum.Zero, SByteEnum.High, (SByteEnum)(-3)];
    public static readonly Int16Enum[] Int16s = [Int16Enum.Low, Int16Enum.Zero, Int16Enum.High, (Int16Enum)(-300)];
    public static readonly Int32Enum[] Int32s = [Int32Enum.Low, Int32Enum.Zero, Int32Enum.High, (Int32Enum)70_000];
    public static readonly Int64Enum[] Int64s = [Int64Enum.Low, Int64Enum.Zero, Int64Enum.High, (Int64Enum)(1L << 40)];
    public static readonly ByteEnum[] Bytes = [ByteEnum.Zero, ByteEnum.One, ByteEnum.High, (ByteEnum)200];
    public static readonly UInt16Enum[] UInt16s = [UInt16Enum.Zero, UInt16Enum.High, (UInt16Enum)500];
    public static readonly UInt32Enum[] UInt32s = [UInt32Enum.None, UInt32Enum.A | UInt32Enum.B, UInt32Enum.High, (UInt32Enum)12];
    public static readonly UInt64Enum[] UInt64s = [UInt64Enum.Zero, UInt64Enum.High, (UInt64Enum)(1UL << 50)];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("enums");
        Add(cases);
        AddNullable(cases);
        AddCollections(cases);
        return cases.Cases;
    }

    private static void Add(CaseGroup cases)
    {
        cases.AddValues(SBytes);
        cases.AddValues(Int16s);
        cases.AddValues(Int32s);
        cases.AddValues(Int64s);
        cases.AddValues(Bytes);
        cases.AddValues(UInt16s);
        cases.AddValues(UInt32s);
        cases.AddValues(UInt64s);
    }

    private static void AddNullable(CaseGroup cases)
    {
        cases.AddValues(Make.Nullables(SBytes));
        cases.AddValues(Make.Nullables(Int32s));
        cases.AddValues(Make.Nullables(Bytes));
        cases.AddValues(Make.Nullables(UInt64s));
    }

    private static void AddCollections(CaseGroup cases)
    {
        cases.Add(Make.Arrays(SBytes));
        cases.Add(Make.Arrays(Int16s));
        cases.Add(Make.Arrays(Bytes));
        cases.Add(Make.Arrays(Int64s));
        cases.Add(Make.Arrays(Make.Nullables(UInt16s)));
        cases.Add(Make.Lists(Bytes));
        cases.Add(Make.Lists(UInt32s));
        cases.Add(Make.Sets(Bytes));
        cases.Add(Make.Sets(UInt64s));
        cases.Add(Make.Maps(Bytes, Int32s));
        cases.Add(Make.Maps(Int64s, Texts.Some));
        cases.Add(Make.Tables(Int32s));
        cases.Add(Make.Tables(Bytes));
        cases.Add(Make.Memories(Bytes));
        cases.Add(Make.Segments(Int16s));
    }
}
