using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Graupel.Generator.Roots;

/// <summary>The calls of a project that hand types to a serializer, or say in its options how types are written.</summary>
internal sealed class CallScan
{
    private readonly List<Root> _handed = [];
    private readonly List<Root> _replaced = [];
    private readonly List<INamedTypeSymbol> _families = [];
    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellation;
    private readonly OpenCalls _open;

    /// <summary>Looks at all calls.</summary>
    public CallScan(Compilation compilation, CancellationToken cancellation)
    {
        _compilation = compilation;
        _cancellation = cancellation;
        _open = new OpenCalls(compilation, cancellation);
        var names = new HashSet<string>(ContractParameters.NamesInReferences(compilation, cancellation), StringComparer.Ordinal);
        foreach (SyntaxTree tree in compilation.SyntaxTrees)
        {
            names.UnionWith(CallNames.Of(tree, cancellation).Declared);
        }

        foreach (SyntaxTree tree in compilation.SyntaxTrees.Where(tree => CallNames.Of(tree, cancellation).Mentioned.Overlaps(names)))
        {
            Scan(tree, names);
        }

        _handed.AddRange(_open.Close());
    }

    /// <summary>The type arguments, and types named by <c>typeof</c>, that are handed to a serializer.</summary>
    public IReadOnlyList<Root> Handed => _handed;

    /// <summary>The types that options say how to write.</summary>
    public IReadOnlyList<Root> Replaced => _replaced;

    /// <summary>The types whose families options say how to write.</summary>
    public IReadOnlyList<INamedTypeSymbol> Families => _families;

    private void Scan(SyntaxTree tree, HashSet<string> names)
    {
        SemanticModel? model = null;
        foreach (SimpleNameSyntax name in tree.GetRoot(_cancellation).DescendantNodes().OfType<SimpleNameSyntax>())
        {
            if (!names.Contains(name.Identifier.ValueText) || !CallNames.IsCandidate(name))
            {
                continue;
            }

            model ??= _compilation.GetSemanticModel(tree);
            if (model.GetSymbolInfo(name, _cancellation).Symbol is { } symbol)
            {
                AddReplaced(name, symbol, model);
                AddHanded(name, symbol);
                _handed.AddRange(TypeOfCalls.In(name, symbol, model).Select(type => new Root(type, name.GetLocation())));
            }
        }
    }

    private void AddReplaced(SimpleNameSyntax name, ISymbol symbol, SemanticModel model)
    {
        if (ContractParameters.ReplacedBy(symbol) is { } replaced)
        {
            _replaced.Add(new Root(replaced, name.GetLocation()));
        }

        foreach (INamedTypeSymbol family in FamilyCalls.In(name, symbol, model))
        {
            _families.Add(family);
            if (!family.IsGenericType)
            {
                _replaced.Add(new Root(family, name.GetLocation()));
            }
        }
    }

    private void AddHanded(SimpleNameSyntax name, ISymbol symbol)
    {
        ITypeSymbol[] arguments = [.. ContractParameters.ArgumentsOf(symbol)];
        if (arguments.Length > 0)
        {
            _open.Add(ContractParameters.OwnerOf(symbol), name.GetLocation());
        }

        _handed.AddRange(arguments.Select(argument => new Root(argument, name.GetLocation())));
    }
}
