using Graupel.TestCases;
using Graupel.TestCases.Objects;

namespace Graupel.Conformance.Versions;

/// <summary>A member of every kind, plain and nullable.</summary>
internal static class Slots
{
    /// <summary>Kinds of fixed size.</summary>
    public static IReadOnlyList<Slot> Scalars { get; } =
    [
        Slot.Of("bool", static h => h.Value, Hold(Samples.Boolean)),
        Slot.Of("sbyte", static h => h.Value, Hold(Samples.SByte)),
        Slot.Of("short", static h => h.Value, Hold(Samples.Int16)),
        Slot.Of("int", static h => h.Value, Hold(Samples.Int32)),
        Slot.Of("long", static h => h.Value, Hold(Samples.Int64)),
        Slot.Of("Int128", static h => h.Value, Hold(Samples.Int128)),
        Slot.Of("nint", static h => h.Value, Hold(Samples.IntPtr)),
        Slot.Of("byte", static h => h.Value, Hold(Samples.Byte)),
        Slot.Of("ushort", static h => h.Value, Hold(Samples.UInt16)),
        Slot.Of("uint", static h => h.Value, Hold(Samples.UInt32)),
        Slot.Of("ulong", static h => h.Value, Hold(Samples.UInt64)),
        Slot.Of("UInt128", static h => h.Value, Hold(Samples.UInt128)),
        Slot.Of("nuint", static h => h.Value, Hold(Samples.UIntPtr)),
        Slot.Of("Half", static h => h.Value, Hold(Samples.Half)),
        Slot.Of("float", static h => h.Value, Hold(Samples.Single)),
        Slot.Of("double", static h => h.Value, Hold(Samples.Double)),
        Slot.Of("char", static h => h.Value, Hold(Samples.Char)),
        Slot.Of("decimal", static h => h.Value, Hold(Samples.Decimal)),
        Slot.Of("DateTime", static h => h.Value, Hold(Samples.DateTime)),
        Slot.Of("DateTimeOffset", static h => h.Value, Hold(Samples.DateTimeOffset)),
        Slot.Of("TimeSpan", static h => h.Value, Hold(Samples.TimeSpan)),
        Slot.Of("DateOnly", static h => h.Value, Hold(Samples.DateOnly)),
        Slot.Of("TimeOnly", static h => h.Value, Hold(Samples.TimeOnly)),
        Slot.Of("Guid", static h => h.Value, Hold(Samples.Guid)),
    ];

    /// <summary>The same, each with null among its values.</summary>
    public static IReadOnlyList<Slot> Nullables { get; } =
    [
        Slot.Of("bool", static h => h.Value, Nullable(Samples.Boolean)),
        Slot.Of("sbyte", static h => h.Value, Nullable(Samples.SByte)),
        Slot.Of("short", static h => h.Value, Nullable(Samples.Int16)),
        Slot.Of("int", static h => h.Value, Nullable(Samples.Int32)),
        Slot.Of("long", static h => h.Value, Nullable(Samples.Int64)),
        Slot.Of("Int128", static h => h.Value, Nullable(Samples.Int128)),
        Slot.Of("nint", static h => h.Value, Nullable(Samples.IntPtr)),
        Slot.Of("byte", static h => h.Value, Nullable(Samples.Byte)),
        Slot.Of("ushort", static h => h.Value, Nullable(Samples.UInt16)),
        Slot.Of("uint", static h => h.Value, Nullable(Samples.UInt32)),
        Slot.Of("ulong", static h => h.Value, Nullable(Samples.UInt64)),
        Slot.Of("UInt128", static h => h.Value, Nullable(Samples.UInt128)),
        Slot.Of("nuint", static h => h.Value, Nullable(Samples.UIntPtr)),
        Slot.Of("Half", static h => h.Value, Nullable(Samples.Half)),
        Slot.Of("float", static h => h.Value, Nullable(Samples.Single)),
        Slot.Of("double", static h => h.Value, Nullable(Samples.Double)),
        Slot.Of("char", static h => h.Value, Nullable(Samples.Char)),
        Slot.Of("decimal", static h => h.Value, Nullable(Samples.Decimal)),
        Slot.Of("DateTime", static h => h.Value, Nullable(Samples.DateTime)),
        Slot.Of("DateTimeOffset", static h => h.Value, Nullable(Samples.DateTimeOffset)),
        Slot.Of("TimeSpan", static h => h.Value, Nullable(Samples.TimeSpan)),
        Slot.Of("DateOnly", static h => h.Value, Nullable(Samples.DateOnly)),
        Slot.Of("TimeOnly", static h => h.Value, Nullable(Samples.TimeOnly)),
        Slot.Of("Guid", static h => h.Value, Nullable(Samples.Guid)),
    ];

    /// <summary>Kinds of variable size, one type each.</summary>
    public static IReadOnlyList<Slot> Variable { get; } =
    [
        Slot.Of("string", static h => h.Value, Hold<string?>("text", null)),
        Slot.Of("blob", static h => h.Value, Hold<byte[]?>([1, 2], null)),
        Slot.Of("object", static h => h.Value, Hold<Base?>(new() { Id = 1, Name = "n" }, null)),
        Slot.Of("sequence", static h => h.Value, Hold<int[]?>([1, 2], null)),
        Slot.Of("array", static h => h.Value, Hold<int[,]?>(new[,] { { 1 }, { 2 } }, null)),
        Slot.Of("map", static h => h.Value, Hold<Dictionary<string, int>?>(new() { ["a"] = 1 }, null)),
        Slot.Of("union", static h => h.Value, Hold<INewShape?>(new NewSquare { Side = 1 }, null)),
    ];

    private static Holder<T>[] Hold<T>(params T[] values) => [.. values.Select(static value => new Holder<T> { Value = value })];

    private static Holder<T?>[] Nullable<T>(T[] values)
        where T : struct =>
        Hold<T?>([null, .. values]);
}
