using System.Reflection;

namespace Graupel.Architecture.PublicApi;

/// <summary>The constraints of type parameters.</summary>
internal static class Constraints
{
    public static string Of(Type[] parameters) => string.Concat(parameters.Where(type => type.IsGenericParameter).Select(Of));

    private static string Of(Type parameter)
    {
        var attributes = parameter.GenericParameterAttributes;
        var isValue = attributes.HasFlag(GenericParameterAttributes.NotNullableValueTypeConstraint);
        var unmanaged = parameter.CustomAttributes.Any(attribute => attribute.AttributeType.Name == "IsUnmanagedAttribute");
        List<string> parts = [];
        if (attributes.HasFlag(GenericParameterAttributes.ReferenceTypeConstraint))
        {
            parts.Add("class");
        }

        if (isValue)
        {
            parts.Add(unmanaged ? "unmanaged" : "struct");
        }

        parts.AddRange(parameter.GetGenericParameterConstraints().Where(type => type != typeof(ValueType)).Select(CSharpName.Of).Order(StringComparer.Ordinal));
        if (attributes.HasFlag(GenericParameterAttributes.DefaultConstructorConstraint) && !isValue)
        {
            parts.Add("new()");
        }

        if (attributes.HasFlag(GenericParameterAttributes.AllowByRefLike))
        {
            parts.Add("allows ref struct");
        }

        return parts.Count == 0 ? "" : $" where {parameter.Name} : {string.Join(", ", parts)}";
    }
}
