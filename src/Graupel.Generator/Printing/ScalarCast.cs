using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>Casts between a member and the scalar that stands for it, where their types differ.</summary>
internal static class ScalarCast
{
    /// <summary>A member's value as the scalar.</summary>
    public static string ToWire(MemberPlan member, string value) => member.IsEnum ? $"({CSharpType.OfScalar(member.Scalar)}){value}" : value;

    /// <summary>A scalar that was read as the member's value.</summary>
    public static string FromWire(MemberPlan member, string scalar) => member.IsEnum ? $"({CSharpType.Text(ValueType(member))}){scalar}" : scalar;

    /// <summary>A nullable scalar that was read as the member's value.</summary>
    public static string FromNullable(MemberPlan member, string scalar) => member.IsEnum ? $"({CSharpType.Text(member.Type)}){scalar}" : scalar;

    /// <summary>The scalar as the library's reading methods name it: a word of the machine is checked to fit.</summary>
    public static string ReadName(MemberPlan member) => IsNative(member) ? ValueType(member).Definition["System.".Length..] : member.Scalar;

    public static bool IsNative(MemberPlan member) => ValueType(member).Definition is "System.IntPtr" or "System.UIntPtr";

    private static TypeRef ValueType(MemberPlan member) => member.Form == ValueForm.NullableScalar ? member.Type.Arguments[0] : member.Type;
}
