using System.Globalization;
using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>What makes a case of a union.</summary>
internal static class CaseText
{
    public static string Of(TypeRef @base, CasePlan plan, LibraryNames library)
    {
        string name = plan.NameHash.ToString("X8", CultureInfo.InvariantCulture);
        string arguments = plan.Id is { } id ? $"id: {id.ToString(CultureInfo.InvariantCulture)}, name: 0x{name}" : $"name: 0x{name}";
        return $"new {library.UnionCase}<{CSharpType.Text(@base)}, {CSharpType.Text(plan.Type)}>({arguments})";
    }
}
