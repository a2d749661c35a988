using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Generator.Printing;

/// <summary>Names of the kinds on the wire, as the library declares them: those of scalars are the names of the scalars.</summary>
internal static class WireKindName
{
    public static string Of(MemberPlan member, string wireKind) => member.Form switch
    {
        ValueForm.Scalar => $"{wireKind}.{member.Scalar}",
        ValueForm.NullableScalar => $"{wireKind}.{member.Scalar} | {wireKind}.{nameof(Kinds.NullableFlag)}",
        _ => $"{wireKind}.{Of(member.Kind)}",
    };

    private static string Of(byte kind) => kind switch
    {
        Kinds.String => nameof(Kinds.String),
        Kinds.Blob => nameof(Kinds.Blob),
        Kinds.Object => nameof(Kinds.Object),
        Kinds.BaseObject => nameof(Kinds.BaseObject),
        Kinds.Sequence => nameof(Kinds.Sequence),
        Kinds.Array => nameof(Kinds.Array),
        Kinds.Map => nameof(Kinds.Map),
        Kinds.Union => nameof(Kinds.Union),
        _ => throw new ArgumentOutOfRangeException(nameof(kind)),
    };
}
