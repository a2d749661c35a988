using Graupel.Generator.Printing;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Diagnostics;

/// <summary>What the code of a generated contract tells of the type, as the generator saw it.</summary>
internal sealed class ToldContract
{
    private const string CreateMethod = "Create";

    private readonly HashSet<string> _words;

    public ToldContract(INamedTypeSymbol contract, CancellationToken cancellation)
    {
        SyntaxNode[] code = [.. contract.DeclaringSyntaxReferences.Select(one => one.GetSyntax(cancellation)).SelectMany(static one => one.DescendantNodes())];
        Members = new(
            from shape in code.OfType<ObjectCreationExpressionSyntax>()
            where shape.Type.ToString().EndsWith(nameof(LibraryNames.MemberShape), StringComparison.Ordinal)
            let name = (shape.ArgumentList?.Arguments.FirstOrDefault()?.Expression as LiteralExpressionSyntax)?.Token.ValueText
            where name is not null
            select name,
            StringComparer.Ordinal);
        CreatesPlainly = code.OfType<MethodDeclarationSyntax>()
            .Any(static method => method is { Identifier.ValueText: CreateMethod, ExpressionBody.Expression: BaseObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 0 } });
        _words = new(
            contract.DeclaringSyntaxReferences.SelectMany(one => one.GetSyntax(cancellation).DescendantTokens())
                .Where(static token => token.IsKind(SyntaxKind.IdentifierToken) || token.IsKind(SyntaxKind.StringLiteralToken))
                .Select(static token => token.ValueText),
            StringComparer.Ordinal);
    }

    /// <summary>The members, as the contract names them.</summary>
    public HashSet<string> Members { get; }

    /// <summary>Whether it makes instances without anything.</summary>
    public bool CreatesPlainly { get; }

    /// <summary>Whether a base class has a part in it.</summary>
    public bool HasBase => Names(nameof(Kinds.BaseObject)) || _words.Any(static word => word.StartsWith(ShapePrinter.BaseShape, StringComparison.Ordinal));

    /// <summary>Whether it is that of an object with members, not of a collection.</summary>
    public bool IsOfMembers => Names(nameof(LibraryNames.ObjectShape));

    /// <summary>Whether it calls interfaces of callbacks, whichever.</summary>
    public bool CallsInterfaces => Names(CallbackPrinter.NotifyMethods);

    /// <summary>Whether it calls objects back when everything is read.</summary>
    public bool CallsBack => Names(CallbackPrinter.CallBack);

    /// <summary>Whether a name stands anywhere in it.</summary>
    public bool Names(string name) => _words.Contains(name);
}
