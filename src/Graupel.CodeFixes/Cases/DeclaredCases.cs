using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.CodeFixes.Cases;

/// <summary>The cases that attributes of a project declare.</summary>
internal sealed class DeclaredCases
{
    private readonly DeclaredCase[] _all;

    public DeclaredCases(Finding finding) =>
        _all = [.. Read(finding.Compilation.Assembly, null), .. finding.SourceTypes().SelectMany(static type => Read(type, type))];

    /// <summary>The one that an attribute declares; null where it declares none.</summary>
    public DeclaredCase? By(AttributeSyntax attribute) => Array.Find(_all, one => one.Attribute == attribute);

    /// <summary>Those of a base, and those of its cases, each type once.</summary>
    public IEnumerable<DeclaredCase> Of(INamedTypeSymbol @base)
    {
        var seen = new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default) { @base };
        var next = new Queue<ITypeSymbol>([@base]);
        while (next.Count > 0)
        {
            ITypeSymbol visited = next.Dequeue();
            foreach (DeclaredCase declared in _all.Where(one => SymbolEqualityComparer.Default.Equals(one.Base, visited)))
            {
                if (seen.Add(declared.Type))
                {
                    next.Enqueue(declared.Type);
                    yield return declared;
                }
            }
        }
    }

    /// <summary>What the attributes of one type say.</summary>
    public static IEnumerable<DeclaredCase> Read(ISymbol symbol, INamedTypeSymbol? type)
    {
        foreach (AttributeData attribute in symbol.GetAttributes())
        {
            object?[] arguments = attribute.Values();
            ITypeSymbol[] types = [.. arguments.OfType<ITypeSymbol>()];
            int id = Array.FindIndex(arguments, static argument => argument is int);
            ITypeSymbol? @base;
            ITypeSymbol? target;
            switch (AttributeReading.FullName(attribute.AttributeClass))
            {
                case AttributeNames.Union or AttributeNames.KnownType:
                    (@base, target) = (type, types.FirstOrDefault());
                    break;
                case AttributeNames.UnionCase:
                    (@base, target) = (types.FirstOrDefault(), types.Skip(1).FirstOrDefault() ?? type);
                    break;
                default:
                    continue;
            }

            if (@base is not null && target is not null && Attributes.Syntax(attribute) is { } syntax)
            {
                yield return new DeclaredCase(@base, target, id < 0 ? null : (int)arguments[id]!, syntax, id < 0 ? null : Attributes.Argument(attribute, id));
            }
        }
    }
}

/// <param name="Base">The base.</param>
/// <param name="Type">The case.</param>
/// <param name="Id">Its id, or null.</param>
/// <param name="Attribute">What declares it.</param>
/// <param name="Number">The id in the source, or null.</param>
internal sealed record DeclaredCase(ITypeSymbol Base, ITypeSymbol Type, int? Id, AttributeSyntax Attribute, ExpressionSyntax? Number);
