using System.Data;
using System.Runtime.CompilerServices;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>What was set for tables and columns themselves, which their public properties do not tell from what they have otherwise.</summary>
internal static class OwnSettings
{
    /// <summary>The namespace of a table; null if it is that of its set, which is written too, or none.</summary>
    public static string? NamespaceOf(DataTable table, bool isAlone) =>
        HasNamespace(table) || (isAlone && table.Namespace.Length > 0) ? table.Namespace : null;

    /// <summary>How a table compares; null if it does so as its set, which is written too, or as others.</summary>
    public static bool? CaseSensitivityOf(DataTable table, bool isAlone) => HasCaseSensitivity(table) || (isAlone && table.CaseSensitive) ? table.CaseSensitive : null;

    /// <summary>The number that the next row gets; null without such numbers.</summary>
    public static long? NextNumberOf(DataColumn column) => column.AutoIncrement ? (long)NextNumber(column) : null;

    public static void SetNextNumber(DataColumn column, long number) => SetNextNumber(column, (object)number);

    // What designers and schemas ask.
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "ShouldSerializeNamespace")]
    private static extern bool HasNamespace(DataTable table);

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "ShouldSerializeCaseSensitive")]
    private static extern bool HasCaseSensitivity(DataTable table);

    // What the framework writes to XML.
    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "get_AutoIncrementCurrent")]
    private static extern object NextNumber(DataColumn column);

    [UnsafeAccessor(UnsafeAccessorKind.Method, Name = "set_AutoIncrementCurrent")]
    private static extern void SetNextNumber(DataColumn column, object number);
}
