using Graupel.Generator.Printing;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Reads how generic types are declared, for accessors to their private members.</summary>
internal sealed class DefinitionReader(TypeReader types)
{
    /// <summary>The definition of a plan's type; null when the type is not generic.</summary>
    public GenericDefinition? Read(ObjectPlan plan)
    {
        if (plan.Type.Arguments.Count == 0 || types.Find(plan.Type) is not INamedTypeSymbol symbol)
        {
            return null;
        }

        INamedTypeSymbol definition = symbol.OriginalDefinition;
        IMethodSymbol? constructor = Constructor(symbol, plan.Construction);
        return Outline(definition, out OpenTypeText text) with
        {
            Arguments = $"<{string.Join(", ", plan.Type.Arguments.Select(CSharpType.Text))}>",
            Members = new(plan.Members.Select(member => MemberType(definition, member, text))),
            ConstructorParameters = new(constructor?.Parameters.Select(parameter => text.Of(parameter.Type)) ?? plan.Construction.Parameters.Select(static one => CSharpType.Text(one.Type))),
            Shared = TypeParts.Of(symbol) is { } parts ? Shared(parts, plan, constructor) : null,
        };
    }

    /// <summary>What is known of a definition alone.</summary>
    public static GenericDefinition Outline(INamedTypeSymbol definition, out OpenTypeText text)
    {
        ITypeParameterSymbol[] parameters = [.. TypeReader.AllParameters(definition)];
        OpenTypeText names = text = new OpenTypeText(parameters);
        return new(
            new(text.Names), "", new(parameters.Select(parameter => Constraint(parameter, names)).OfType<string>()), text.Of(definition), new([]), new([]), Shared: null);
    }

    // What is shown has accessors here: of constructors, those there are only for hidden ones.
    private static SharedAccess Shared(TypeParts parts, ObjectPlan plan, IMethodSymbol? constructor)
    {
        bool isShown = constructor is { DeclaredAccessibility: Accessibility.Public };
        return new(
            parts.Class,
            new(parts.Accessors.Where(name => !(isShown && name == PartsPrinter.Create))),
            new(plan.Members.Select(member => parts.AccessorOf(member.Name) ?? "")));
    }

    private static string MemberType(INamedTypeSymbol definition, MemberPlan member, OpenTypeText text) =>
        definition.GetMembers(member.Name).FirstOrDefault() switch
        {
            IFieldSymbol field => text.Of(field.Type),
            IPropertySymbol property => text.Of(property.Type),
            _ => "",
        };

    private IMethodSymbol? Constructor(INamedTypeSymbol symbol, Construction construction) => symbol.InstanceConstructors
        .FirstOrDefault(constructor => constructor.Parameters.Select(parameter => types.Read(parameter.Type))
            .SequenceEqual(construction.Parameters.Select(static parameter => parameter.Type)))
        ?.OriginalDefinition;

    // An accessor's class must have the constraints of the type, or the run time does not find the member.
    private static string? Constraint(ITypeParameterSymbol parameter, OpenTypeText text)
    {
        var constraints = new List<string>();
        if (parameter.HasReferenceTypeConstraint)
        {
            constraints.Add("class");
        }

        if (parameter.HasUnmanagedTypeConstraint)
        {
            constraints.Add("unmanaged");
        }
        else if (parameter.HasValueTypeConstraint)
        {
            constraints.Add("struct");
        }

        if (parameter.HasNotNullConstraint)
        {
            constraints.Add("notnull");
        }

        constraints.AddRange(parameter.ConstraintTypes.Select(text.Of));
        if (parameter.HasConstructorConstraint)
        {
            constraints.Add("new()");
        }

        if (parameter.AllowsRefLikeType)
        {
            constraints.Add("allows ref struct");
        }

        return constraints.Count == 0 ? null : $"where {text.Of(parameter)} : {string.Join(", ", constraints)}";
    }
}
