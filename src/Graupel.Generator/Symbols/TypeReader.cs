using System.Collections.Immutable;
using System.Text;
using Graupel.Model;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Symbols;

/// <summary>Names types, and finds a named type again as long as the compilation is at hand.</summary>
internal sealed class TypeReader
{
    private readonly Dictionary<ITypeSymbol, TypeRef> _types = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<string, ITypeSymbol> _symbols = new(StringComparer.Ordinal);
    private readonly HashSet<string> _shared = new(StringComparer.Ordinal);

    public TypeRef Read(ITypeSymbol symbol)
    {
        if (!_types.TryGetValue(symbol, out TypeRef? type))
        {
            _types.Add(symbol, type = Make(symbol));
            if (type.Form == TypeForm.Unsupported || !_symbols.TryGetValue(type.Name, out ITypeSymbol? other) || TypeIdentity.IsSame(symbol, other))
            {
                _symbols[type.Name] = symbol;
            }
            else
            {
                // Of the two the project's own is the one that mistakes can be shown at.
                _shared.Add(type.Name);
                _symbols[type.Name] = other.Locations.Any(static location => location.IsInSource) ? other : symbol;
            }
        }

        return type;
    }

    /// <summary>The symbol of a type that was read before.</summary>
    public ITypeSymbol? Find(TypeRef type) => _symbols.TryGetValue(type.Name, out ITypeSymbol? symbol) ? symbol : null;

    /// <summary>Whether types of several assemblies, all read before, have that name: what is known by it is of one of them only.</summary>
    public bool IsShared(TypeRef type) => _shared.Contains(type.Name);

    private TypeRef Make(ITypeSymbol symbol) => symbol switch
    {
        IArrayTypeSymbol array => new(ArrayName(array), "", TypeForm.Array, IsValueType: false, new([Read(array.ElementType)]), array.Rank),
        IDynamicTypeSymbol => new("global::System.Object", "System.Object", TypeForm.Plain, IsValueType: false, default),
        INamedTypeSymbol { IsAnonymousType: false, TypeKind: not TypeKind.Error } named when !HasParameters(named) => Make(named),
        _ => new(symbol.ToDisplayString(), "", TypeForm.Unsupported, symbol.IsValueType, default),
    };

    private TypeRef Make(INamedTypeSymbol symbol)
    {
        INamedTypeSymbol named = symbol.TupleUnderlyingType ?? symbol;
        if (named.EnumUnderlyingType is { } underlying)
        {
            return new(Name(named), MetadataName(named), TypeForm.Enum, IsValueType: true, new([Read(underlying)]));
        }

        var form = named.IsRefLikeType || named.SpecialType == SpecialType.System_Void ? TypeForm.Unsupported : TypeForm.Plain;
        return new(Name(named), MetadataName(named), form, named.IsValueType, new(AllArguments(named).Select(Read)));
    }

    private string Name(INamedTypeSymbol type)
    {
        var text = new StringBuilder();
        if (type.ContainingType is { } outer)
        {
            text.Append(Name(outer)).Append('.');
        }
        else
        {
            text.Append("global::");
            foreach (string part in Namespace(type))
            {
                text.Append(Identifier.Escape(part)).Append('.');
            }
        }

        text.Append(Identifier.Escape(type.Name));
        if (type.TypeArguments.Length > 0)
        {
            text.Append('<').Append(string.Join(", ", type.TypeArguments.Select(argument => Read(argument).Name))).Append('>');
        }

        return text.ToString();
    }

    // In C# the outermost rank stands first: an array of two-dimensional arrays is int[][,].
    private string ArrayName(IArrayTypeSymbol array)
    {
        var ranks = new StringBuilder();
        ITypeSymbol element = array;
        for (; element is IArrayTypeSymbol inner; element = inner.ElementType)
        {
            ranks.Append('[').Append(',', inner.Rank - 1).Append(']');
        }

        return Read(element).Name + ranks;
    }

    /// <summary>Whether a type, or the definition of a closed one, has a full name in metadata. Mostly the end of it tells.</summary>
    public static bool IsNamed(INamedTypeSymbol? type, string name) =>
        type is not null && name.EndsWith(type.MetadataName, StringComparison.Ordinal) && MetadataName(type) == name;

    public static string MetadataName(INamedTypeSymbol type)
    {
        INamedTypeSymbol definition = type.OriginalDefinition;
        return definition.ContainingType is { } outer
            ? $"{MetadataName(outer)}+{definition.MetadataName}"
            : string.Join(".", Namespace(definition).Append(definition.MetadataName));
    }

    private static Stack<string> Namespace(INamedTypeSymbol type)
    {
        var parts = new Stack<string>();
        for (INamespaceSymbol? space = type.ContainingNamespace; space is { IsGlobalNamespace: false }; space = space.ContainingNamespace)
        {
            parts.Push(space.Name);
        }

        return parts;
    }

    /// <summary>The arguments of a type, behind those of the types around it.</summary>
    public static ImmutableArray<ITypeSymbol> AllArguments(INamedTypeSymbol type) =>
        type.ContainingType is { IsGenericType: true } outer ? AllArguments(outer).AddRange(type.TypeArguments) : type.TypeArguments;

    /// <summary>The parameters of a type, behind those of the types around it.</summary>
    public static IEnumerable<ITypeParameterSymbol> AllParameters(INamedTypeSymbol type) =>
        (type.ContainingType is { } outer ? AllParameters(outer) : []).Concat(type.TypeParameters);

    private static bool HasParameters(INamedTypeSymbol type) =>
        type.IsUnboundGenericType || AllArguments(type.TupleUnderlyingType ?? type).Any(HasParameters);

    public static bool HasParameters(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasParameters(array.ElementType),
        INamedTypeSymbol named => HasParameters(named),
        _ => false,
    };
}
