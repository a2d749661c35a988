using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Casts between a member and the scalar that stands for it, where their types differ.</summary>
internal static class ScalarCast
{
    /// <summary>A member's value as the scalar.</summary>
    public static string ToWire(MemberPlan member, string value) => member.IsEnum ? $"({CSharpType.OfScalar(member.Scalar)}){value}" : value;

    /// <summary>A scalar that was read as the member's value.</summary>
    public static string FromWire(MemberPlan member, string scalar) => member.IsEnum ? $"({CSharpType.Text(member.ValueType)}){scalar}" : scalar;

    /// <summary>A nullable scalar that was read as the member's value.</summary>
    public static string FromNullable(MemberPlan member, string scalar) => member.IsEnum ? $"({CSharpType.Text(member.Type)}){scalar}" : scalar;
}
