using Graupel.Generator.Printing;
using Graupel.Model;

namespace Graupel.Generator.Packing;

/// <summary>
/// Prints the methods of packed types: one class in each namespace, so that they are found wherever their type is, and so that no two types
/// can have classes of one name.
/// </summary>
internal static class PackingPrinter
{
    public const string Hint = "Packing.g.cs";

    private const string Library = "global::Graupel.Compat.StructPacker";

    public static string Print(EquatableList<PackedType> types)
    {
        var code = new CodeText();
        GeneratedFile.PrintHead(code);
        foreach (var space in types.GroupBy(static type => type.Namespace).OrderBy(static space => space.Key, StringComparer.Ordinal))
        {
            if (space.Key.Length == 0)
            {
                PrintClass(code, space);
                continue;
            }

            using (code.Block($"namespace {space.Key}"))
            {
                PrintClass(code, space);
            }
        }

        return code.ToString();
    }

    private static void PrintClass(CodeText code, IEnumerable<PackedType> types)
    {
        code.Line("/// <summary>Packs and unpacks the types of this namespace that have [Pack].</summary>");
        GeneratedFile.PrintMarks(code, isCalled: true);
        using var block = code.Block("internal static class GraupelPacking");
        bool isFirst = true;
        foreach (PackedType type in types.OrderBy(static type => type.Name, StringComparer.Ordinal))
        {
            if (!isFirst)
            {
                code.Line();
            }

            isFirst = false;
            PrintMethods(code, type);
        }
    }

    private static void PrintMethods(CodeText code, PackedType type)
    {
        string source = type.IsStruct ? $"this in {type.Name} value" : $"this {type.Name} value";
        string target = type.IsStruct ? $"this ref {type.Name} value" : $"this {type.Name} value";
        string filled = type.IsStruct ? "ref value" : "value";
        PrintMethod(code, type, "byte[]", "Pack", source, "", "value", "The packed bytes, in an array of their size.");
        PrintMethod(
            code, type, "void", "Pack", source, ", global::System.IO.Stream destinationStream", "value, destinationStream", "Packs into a stream.");
        PrintMethod(
            code, type, "global::Graupel.PooledBuffer", "PackToBuffer", source, "", "value",
            "The packed bytes, in a borrowed array that Dispose gives back.");
        PrintMethod(
            code, type, "void", "Unpack", target, ", byte[] sourceData, int startIndex = 0", $"{filled}, sourceData, startIndex",
            "Sets the members from packed bytes; what follows these is not looked at.");
        PrintMethod(
            code, type, "void", "Unpack", target, ", byte[] sourceData, ref int startIndex", $"{filled}, sourceData, ref startIndex",
            "Sets the members from packed bytes, and moves the index behind them.");
        PrintMethod(
            code, type, "void", "Unpack", target, ", global::System.IO.Stream sourceStream", $"{filled}, sourceStream",
            "Sets the members from packed bytes, and leaves the stream behind them.");
    }

    private static void PrintMethod(
        CodeText code, PackedType type, string result, string name, string self, string parameters, string arguments, string summary)
    {
        code.Line($"/// <summary>{summary}</summary>");
        if (type.IsObsolete)
        {
            code.Line("[global::System.Obsolete]");
        }

        code.Line($"internal static {result} {name}({self}{parameters}) => {Library}.Packing.{name}({arguments});");
    }
}
