using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>The cases of a project that are declared on their own type or by the assembly instead of on the base.</summary>
internal sealed class CaseIndex
{
    private readonly List<DeclaredCase> _cases = [];
    private readonly Compilation _compilation;

    /// <param name="compilation">The project.</param>
    /// <param name="types">The types of the project that have the attribute.</param>
    public CaseIndex(Compilation compilation, IEnumerable<INamedTypeSymbol> types)
    {
        _compilation = compilation;
        Add(compilation.Assembly.FindAll(AttributeNames.UnionCase), null);
        foreach (INamedTypeSymbol type in types)
        {
            Add(type.FindAll(AttributeNames.UnionCase), type);
        }
    }

    /// <summary>All of them.</summary>
    public IReadOnlyList<DeclaredCase> All => _cases;

    /// <summary>Those of a base, by name.</summary>
    public IEnumerable<(int? Id, ITypeSymbol Type)> Of(INamedTypeSymbol @base) =>
        _cases.Select(one => (one.Id, Type: TypeOf(one, @base)!))
            .Where(static one => one.Type is not null)
            .OrderBy(static one => one.Type is INamedTypeSymbol named ? TypeReader.MetadataName(named) : "", StringComparer.Ordinal);

    private ITypeSymbol? TypeOf(DeclaredCase declared, INamedTypeSymbol @base) => declared.Type switch
    {
        INamedTypeSymbol named => ClosedCase.Of(named, @base, declared.Base, _compilation),
        IArrayTypeSymbol => null,
        var pointer => TypeIdentity.IsSame(declared.Base, @base) ? pointer : null,
    };

    private void Add(IEnumerable<AttributeData> attributes, INamedTypeSymbol? type)
    {
        foreach (AttributeData attribute in attributes)
        {
            object?[] arguments = [.. attribute.ConstructorArguments.Select(static argument => argument.Value)];
            if (arguments.Length > 0
                && arguments[0] is INamedTypeSymbol @base
                && (arguments.OfType<ITypeSymbol>().Skip(1).FirstOrDefault() ?? type) is { } target)
            {
                _cases.Add(new DeclaredCase(@base, arguments.OfType<int>().Select(static id => (int?)id).FirstOrDefault(), target));
            }
        }
    }
}

/// <param name="Base">The base, possibly an open generic type.</param>
/// <param name="Id">The id, or null.</param>
/// <param name="Type">The type of the case, open if the base is.</param>
internal sealed record DeclaredCase(INamedTypeSymbol Base, int? Id, ITypeSymbol Type);
