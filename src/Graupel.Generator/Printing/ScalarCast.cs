using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Casts between a member and the scalar that stands for it, where their types differ.</summary>
internal static class ScalarCast
{
    /// <summary>A member's value as the scalar.</summary>
    public static string ToWire(MemberPlan member, string value)
    {
        string scalar = CSharpType.OfScalar(member.Scalar);
        return scalar == CSharpType.Text(ValueType(member)) ? value : $"({scalar}){value}";
    }

    /// <summary>A scalar that was read as the member's value.</summary>
    public static string FromWire(MemberPlan member, string scalar) =>
        Needs(member) ? $"({CSharpType.Text(ValueType(member))}){scalar}" : scalar;

    public static string FromNullable(MemberPlan member, string scalar) => Needs(member) ? $"({CSharpType.Text(member.Type)}){scalar}" : scalar;

    private static bool Needs(MemberPlan member) => CSharpType.OfScalar(member.Scalar) != CSharpType.Text(ValueType(member));

    private static TypeRef ValueType(MemberPlan member) => member.Form == ValueForm.NullableScalar ? member.Type.Arguments[0] : member.Type;
}
