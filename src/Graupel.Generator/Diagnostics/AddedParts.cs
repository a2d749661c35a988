using Graupel.Generator.Project;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Diagnostics;

/// <summary>Finds what a generated declaration adds to a type that its contract does not tell of, apart from members.</summary>
/// <param name="declaration">The declaration.</param>
/// <param name="type">The type as all declarations make it.</param>
/// <param name="told">Its contract.</param>
/// <param name="written">Gives the members that the contract would write.</param>
/// <param name="model">The meaning of the declaration.</param>
internal sealed class AddedParts(TypeDeclarationSyntax declaration, INamedTypeSymbol type, ToldContract told, Func<IReadOnlyCollection<ISymbol>> written, SemanticModel model)
{
    private static readonly string[] OfStyle = [AttributeNames.Contract, AttributeNames.DataContract, AttributeNames.Pack, AttributeNames.Serializable];
    private static readonly string[] OfReplacement = [AttributeNames.Surrogate, AttributeNames.UseContract];
    private static readonly string[] OfCases = [AttributeNames.Union, AttributeNames.KnownType];

    public IEnumerable<AddedPart> All() => [.. Bases(), .. Attributes(), .. Omissions(), .. Callbacks(), .. Constructors()];

    private IEnumerable<AddedPart> Bases()
    {
        foreach (BaseTypeSyntax one in declaration.BaseList?.Types ?? default)
        {
            if (model.GetTypeInfo(one.Type).Type is INamedTypeSymbol named)
            {
                if (named.AllInterfaces.Add(named).FirstOrDefault(IsMissed) is { } missed)
                {
                    yield return AddedPart.Interface(missed.Name);
                }
                else if (named.TypeKind == TypeKind.Class && !told.HasBase
                    && WrittenMembers.OfAllLevels(named, model.Compilation).Select(static member => member.Name).ToArray() is { Length: > 0 } members
                    && !members.Any(told.Members.Contains))
                {
                    yield return AddedPart.Base(named.Name);
                }
            }
        }
    }

    // Collections have contracts of another kind.
    private bool IsMissed(INamedTypeSymbol one) => AttributeReading.FullName(one) switch
    {
        CallbackReader.Notified => !told.CallsInterfaces,
        CallbackReader.CalledBack => !told.CallsBack,
        "System.Collections.Generic.ICollection`1" => told.IsOfMembers,
        _ => false,
    };

    private IEnumerable<AddedPart> Attributes() =>
        from attribute in type.GetAttributes()
        where attribute.ApplicationSyntaxReference is { } at && at.SyntaxTree == declaration.SyntaxTree && declaration.Span.Contains(at.Span)
        where AttributeReading.FullName(attribute.AttributeClass) is { } name
            && (OfReplacement.Contains(name) || (OfCases.Contains(name) && !IsTold(attribute)) || (OfStyle.Contains(name) && IsOtherwise()))
        select AddedPart.Attribute(attribute.AttributeClass!.Name.Replace(nameof(Attribute), ""));

    private bool IsTold(AttributeData ofCase) => ofCase.ConstructorArguments.All(argument => argument.Value is not INamedTypeSymbol named || told.Names(named.Name));

    // Members that other generators make are told of by themselves.
    private bool IsOtherwise() =>
        written().Any(member => member.Locations[0].SourceTree == type.Locations[0].SourceTree && !told.Members.Contains(member.Name))
            || told.Members.Any(name => type.GetMembers(name).Length > 0 && written().All(member => member.Name != name));

    private IEnumerable<AddedPart> Omissions() =>
        from property in declaration.Members.OfType<PropertyDeclarationSyntax>()
        where property.AttributeLists.Count > 0 && property.Modifiers.Any(SyntaxKind.PartialKeyword)
        let name = property.Identifier.ValueText
        where told.Members.Contains(name) && type.GetMembers(name).Any(AttributeReading.IsLeftOut)
        select AddedPart.Omission(name);

    private IEnumerable<AddedPart> Callbacks() =>
        from method in declaration.Members.OfType<MethodDeclarationSyntax>()
        where method.AttributeLists.Count > 0 && !told.Names(method.Identifier.ValueText)
            && model.GetDeclaredSymbol(method) is { } symbol && AttributeNames.OfCallbacks.Any(symbol.Has)
        select AddedPart.Callback(method.Identifier.ValueText);

    // One that the contract could call is as good as none.
    private IEnumerable<AddedPart> Constructors() =>
        type.TypeKind == TypeKind.Class
        && declaration.Members.OfType<ConstructorDeclarationSyntax>().Any(static one => !one.Modifiers.Any(SyntaxKind.StaticKeyword))
        && !type.InstanceConstructors.Any(one => one.Parameters.IsEmpty && model.Compilation.IsSymbolAccessibleWithin(one, model.Compilation.Assembly))
        && told.CreatesPlainly
            ? [AddedPart.Constructor]
            : [];
}
