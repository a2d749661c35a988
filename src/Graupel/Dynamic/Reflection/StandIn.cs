using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>A surrogate or contract that an attribute on a type or assembly names.</summary>
/// <param name="Type">The surrogate or contract, possibly open.</param>
/// <param name="Form">Which of them the attribute requires.</param>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed record StandIn(Type Type, OwnContractForm Form)
{
    /// <summary>All that attributes on a type or assembly name; contracts first.</summary>
    public static IReadOnlyList<StandIn> In(IEnumerable<CustomAttributeData> attributes) =>
        [.. Named(attributes, AttributeNames.UseContract, OwnContractForm.Contract), .. Named(attributes, AttributeNames.Surrogate, OwnContractForm.Surrogate)];

    /// <summary>The types that it serves; for an open one, in terms of its parameters.</summary>
    public IEnumerable<Type> Replaced => Form == OwnContractForm.Surrogate
        ? SurrogateReader.Implemented(Type).Select(static one => one.GenericTypeArguments[0])
        : TypeOf(Type) is { } written ? [written] : [];

    /// <summary>True for one that replaces its own parameter: it serves all types that meet its constraints, at least one of which tells them apart.</summary>
    public bool IsForAll => Type.IsGenericTypeDefinition && Type.GetGenericArguments().Length == 1
        && Replaced.Any(static one => one.IsGenericParameter && one.GetGenericParameterConstraints().Any(static constraint => constraint != typeof(ValueType)));

    /// <summary>The one for a type; null if an open one does not serve it. One that is not open is returned as it is.</summary>
    public StandIn? Close(Type type) => !Type.IsGenericTypeDefinition
        ? this
        : Replaced
            .Where(replaced => replaced.IsGenericParameter
                || (replaced.IsGenericType && type.IsGenericType && replaced.GetGenericTypeDefinition() == type.GetGenericTypeDefinition()))
            .Select(replaced => ClosedCase.Close(Type, replaced, type))
            .FirstOrDefault(static closed => closed is not null) is { } closed ? this with { Type = closed } : null;

    /// <summary>The type that a class is a contract of; null for any other class.</summary>
    public static Type? TypeOf(Type contract)
    {
        for (Type? @base = contract.BaseType; @base is not null; @base = @base.BaseType)
        {
            if (@base.IsGenericType && @base.GetGenericTypeDefinition() == typeof(Contract<>))
            {
                return @base.GenericTypeArguments[0];
            }
        }

        return null;
    }

    private static IEnumerable<StandIn> Named(IEnumerable<CustomAttributeData> attributes, string name, OwnContractForm form) =>
        from attribute in attributes
        where attribute.AttributeType.FullName == name && attribute.ConstructorArguments is [{ Value: System.Type }]
        select new StandIn((System.Type)attribute.ConstructorArguments[0].Value!, form);
}
