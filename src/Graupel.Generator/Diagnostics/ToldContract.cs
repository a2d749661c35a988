using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Diagnostics;

/// <summary>What the code of a generated contract tells of the type, as the generator saw it.</summary>
internal sealed class ToldContract(INamedTypeSymbol contract, CancellationToken cancellation)
{
    private readonly SyntaxNode[] _code = [.. contract.DeclaringSyntaxReferences.Select(one => one.GetSyntax(cancellation))];
    private HashSet<string>? _members;
    private HashSet<string>? _words;

    /// <summary>The members, as the contract names them.</summary>
    public HashSet<string> Members => _members ??= new(
        from shape in _code.SelectMany(static code => code.DescendantNodes()).OfType<ObjectCreationExpressionSyntax>()
        where shape.Type.ToString().EndsWith("MemberShape", StringComparison.Ordinal)
        let name = (shape.ArgumentList?.Arguments.FirstOrDefault()?.Expression as LiteralExpressionSyntax)?.Token.ValueText
        where name is not null
        select name,
        StringComparer.Ordinal);

    /// <summary>Whether a base class has a part in it.</summary>
    public bool HasBase => Names("BaseObject") || Words.Any(static word => word.StartsWith("BaseShape", StringComparison.Ordinal));

    /// <summary>Whether it makes instances without anything.</summary>
    public bool CreatesPlainly => _code.SelectMany(static code => code.DescendantNodes())
        .OfType<MethodDeclarationSyntax>()
        .Any(static method => method is { Identifier.ValueText: "Create", ExpressionBody.Expression: BaseObjectCreationExpressionSyntax { ArgumentList.Arguments.Count: 0 } });

    /// <summary>Whether a name stands anywhere in it.</summary>
    public bool Names(string name) => Words.Contains(name);

    private HashSet<string> Words => _words ??= new(
        _code.SelectMany(static code => code.DescendantTokens())
            .Where(static token => token.IsKind(SyntaxKind.IdentifierToken) || token.IsKind(SyntaxKind.StringLiteralToken))
            .Select(static token => token.ValueText),
        StringComparer.Ordinal);
}
