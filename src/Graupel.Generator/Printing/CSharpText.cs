using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Printing;

/// <summary>Constants as they stand in C#.</summary>
internal static class CSharpText
{
    public static string Of(int value) => value.ToString(System.Globalization.CultureInfo.InvariantCulture);

    public static string Of(bool value) => value ? "true" : "false";

    public static string Of(string value) => SymbolDisplay.FormatLiteral(value, quote: true);
}
