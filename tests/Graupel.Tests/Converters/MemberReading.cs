using Graupel.CodeGen;
using Graupel.Formats;
using Graupel.Formats.Fast;
using Graupel.Tests.Formats;

namespace Graupel.Tests.Converters;

/// <summary>Reads single members with <see cref="Members"/>, as generated code does when a header is not the expected one.</summary>
internal static class MemberReading
{
    private static readonly ObjectShape Shape = new("Holder", isValueType: false, new MemberShape("First", "First", 1, WireKind.Guid), new MemberShape("Second", "Second", 2, WireKind.Guid));

    private static readonly Dictionary<Type, Delegate> Readers = new()
    {
        [typeof(bool)] = (Reader<bool>)Members.ReadBoolean,
        [typeof(sbyte)] = (Reader<sbyte>)Members.ReadSByte,
        [typeof(short)] = (Reader<short>)Members.ReadInt16,
        [typeof(int)] = (Reader<int>)Members.ReadInt32,
        [typeof(long)] = (Reader<long>)Members.ReadInt64,
        [typeof(Int128)] = (Reader<Int128>)Members.ReadInt128,
        [typeof(byte)] = (Reader<byte>)Members.ReadByte,
        [typeof(ushort)] = (Reader<ushort>)Members.ReadUInt16,
        [typeof(uint)] = (Reader<uint>)Members.ReadUInt32,
        [typeof(ulong)] = (Reader<ulong>)Members.ReadUInt64,
        [typeof(UInt128)] = (Reader<UInt128>)Members.ReadUInt128,
        [typeof(nint)] = (Reader<nint>)Members.ReadIntPtr,
        [typeof(nuint)] = (Reader<nuint>)Members.ReadUIntPtr,
        [typeof(Half)] = (Reader<Half>)Members.ReadHalf,
        [typeof(float)] = (Reader<float>)Members.ReadSingle,
        [typeof(double)] = (Reader<double>)Members.ReadDouble,
        [typeof(char)] = (Reader<char>)Members.ReadChar,
        [typeof(decimal)] = (Reader<decimal>)Members.ReadDecimal,
        [typeof(DateTime)] = (Reader<DateTime>)Members.ReadDateTime,
        [typeof(DateTimeOffset)] = (Reader<DateTimeOffset>)Members.ReadDateTimeOffset,
        [typeof(TimeSpan)] = (Reader<TimeSpan>)Members.ReadTimeSpan,
        [typeof(DateOnly)] = (Reader<DateOnly>)Members.ReadDateOnly,
        [typeof(TimeOnly)] = (Reader<TimeOnly>)Members.ReadTimeOnly,
        [typeof(Guid)] = (Reader<Guid>)Members.ReadGuid,
        [typeof(bool?)] = (Reader<bool?>)Members.ReadNullableBoolean,
        [typeof(sbyte?)] = (Reader<sbyte?>)Members.ReadNullableSByte,
        [typeof(short?)] = (Reader<short?>)Members.ReadNullableInt16,
        [typeof(int?)] = (Reader<int?>)Members.ReadNullableInt32,
        [typeof(long?)] = (Reader<long?>)Members.ReadNullableInt64,
        [typeof(Int128?)] = (Reader<Int128?>)Members.ReadNullableInt128,
        [typeof(byte?)] = (Reader<byte?>)Members.ReadNullableByte,
        [typeof(ushort?)] = (Reader<ushort?>)Members.ReadNullableUInt16,
        [typeof(uint?)] = (Reader<uint?>)Members.ReadNullableUInt32,
        [typeof(ulong?)] = (Reader<ulong?>)Members.ReadNullableUInt64,
        [typeof(UInt128?)] = (Reader<UInt128?>)Members.ReadNullableUInt128,
        [typeof(nint?)] = (Reader<nint?>)Members.ReadNullableIntPtr,
        [typeof(nuint?)] = (Reader<nuint?>)Members.ReadNullableUIntPtr,
        [typeof(Half?)] = (Reader<Half?>)Members.ReadNullableHalf,
        [typeof(float?)] = (Reader<float?>)Members.ReadNullableSingle,
        [typeof(double?)] = (Reader<double?>)Members.ReadNullableDouble,
        [typeof(char?)] = (Reader<char?>)Members.ReadNullableChar,
        [typeof(decimal?)] = (Reader<decimal?>)Members.ReadNullableDecimal,
        [typeof(DateTime?)] = (Reader<DateTime?>)Members.ReadNullableDateTime,
        [typeof(DateTimeOffset?)] = (Reader<DateTimeOffset?>)Members.ReadNullableDateTimeOffset,
        [typeof(TimeSpan?)] = (Reader<TimeSpan?>)Members.ReadNullableTimeSpan,
        [typeof(DateOnly?)] = (Reader<DateOnly?>)Members.ReadNullableDateOnly,
        [typeof(TimeOnly?)] = (Reader<TimeOnly?>)Members.ReadNullableTimeOnly,
        [typeof(Guid?)] = (Reader<Guid?>)Members.ReadNullableGuid,
        [typeof(string)] = (Reader<string?>)Members.ReadString,
    };

    public delegate T Reader<T>(ref FastReader reader, scoped in MemberWalk walk);

    /// <summary>Writes a value as the wire's member, in a run behind another one, and reads it as a member of the reader.</summary>
    public static TRead Read<TWire, TRead>(TWire value)
    {
        byte[] bytes = [0xFF, 0xFF, 0xFF, .. Wire.Write(value)];
        FastReader reader = default(FastFormat).CreateReader(bytes, null, Limits.Default);
        FixedView view = reader.View(bytes.Length);
        MemberWalk walk = new(Shape, null, view, 2) { Member = 1, Kind = Wire.Of<TWire>().Shape.Kind, Offset = 3 };
        try
        {
            return ((Reader<TRead>)Readers[typeof(TRead)])(ref reader, in walk);
        }
        catch (GraupelException e) when (e.EnterMember(Shape, -1))
        {
            throw;
        }
    }
}
