using Graupel.Generator.Diagnostics;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Project;

/// <summary>Says of everything that is wrong where it belongs.</summary>
internal sealed class ProblemReader(Compilation compilation, TypeReader types, ContractWalk walk)
{
    private readonly List<Problem> _own = [];
    private readonly HashSet<(string Rule, string Definition)> _open = [];
    private readonly CompilerErrors _compiler = new(compilation, types);

    /// <summary>Everything that is wrong, each once. What does not compile anyway is left to the compiler.</summary>
    public IEnumerable<Problem> Read() => walk.Errors
        .Where(error => error.IsOurs && !_open.Contains((error.Error.Rule.Id, error.Error.Type.Definition)) && !_compiler.Explain(error.Error))
        .GroupBy(static error => CauseOf(error.Error))
        .Select(static group => group.First())
        .Select(Locate)
        .Concat(_own)
        .Distinct();

    // One declaration makes all forms of a type that holds larger ones of itself.
    private static ContractError CauseOf(ContractError error) => error.IsEndless
        ? error with { Message = TypeGrowth.Reason, Type = error.Type with { Name = error.Type.Definition, Arguments = default } }
        : error;

    /// <summary>Adds that generated code cannot name a type.</summary>
    public void AddUnreachable(TypeRef type, TypeRef contract) => AddFound(ContractRules.NotReachable, type, contract);

    /// <summary>Adds that pure data needs an order that another assembly does not show.</summary>
    public void AddHiddenOrder(TypeRef type, TypeRef contract) => AddFound(ContractRules.HiddenOrder, type, contract);

    /// <summary>Adds that the names of files decide about an order that pure data, or an array, needs.</summary>
    public void AddScattered(INamedTypeSymbol type, ISymbol first, ISymbol other, bool isAsked)
    {
        TypeRef open = types.Read(type);
        string remedy = type.Has(AttributeNames.Serializable) && !type.Has(AttributeNames.Contract) && !type.Has(AttributeNames.Pack)
            ? "declare all that it writes in one file, or mark it with [Contract] and number its members"
            : "declare all that it writes in one file, or number its members";
        ContractError error = ContractError.Of(ContractRules.ScatteredMembers, open, other.Name, open.Name, first.Name, other.Name, remedy);
        string name = TypeReader.MetadataName(type);
        RuleSeverity severity = isAsked ? error.Rule.Severity : RuleSeverity.Info;
        _own.Add(new Problem(error.Rule.Id, severity, error.Message, new ProblemPlace(name, other.Name, null)));
    }

    private void AddFound(ContractRule rule, TypeRef type, TypeRef contract)
    {
        ContractError error = ContractError.Of(rule, type, null, type.Name);
        _own.Add(Locate(new WalkError(error, contract, walk.IsAsked(contract), IsOurs: true)));
    }

    /// <summary>Adds that a generic type has two members with one order number; nothing more is said of that in its closed forms.</summary>
    public void AddRepeatedOrder(INamedTypeSymbol type, MemberFacts first, MemberFacts second)
    {
        TypeRef open = types.Read(type);
        ContractError error = ContractError.Of(
            ContractRules.DuplicateOrder, open, second.Name, first.Name, second.Name, open.Name, $"{second.Order}");
        string name = TypeReader.MetadataName(type);
        if (!_compiler.Explain(error, type))
        {
            _open.Add((error.Rule.Id, name));
            _own.Add(new Problem(error.Rule.Id, error.Rule.Severity, error.Message, new ProblemPlace(name, second.Name, null)));
        }
    }

    /// <summary>Adds that options replace what cannot be replaced.</summary>
    public void AddReplaced(TypeRef type) => Add(ContractRules.InlineReplaced, type, RootSort.Replaced);

    /// <summary>Adds that an attribute on the assembly asks for the contract of an open type.</summary>
    public void AddOpen(TypeRef type)
    {
        ContractRule rule = ContractRules.UnsupportedType;
        string message = ContractError.Format(
            rule, type.Name, "it stands for as many types as can be put into it; name its closed forms, each by an attribute of its own");
        _own.Add(new Problem(rule.Id, rule.Severity, message, new ProblemPlace(null, null, new NamedRoot(RootSort.Asked, type.Name))));
    }

    /// <summary>Adds that a surrogate or contract on the assembly does nothing.</summary>
    public void AddVain(TypeRef surrogate)
    {
        if (!_compiler.IsUnfinished(types.Find(surrogate)))
        {
            Add(ContractRules.SurrogateOfNothing, surrogate, RootSort.Surrogate);
        }
    }

    /// <summary>Adds that the compiler would not take generated code.</summary>
    public void AddOldLanguage(LanguageVersion version) => _own.Add(new Problem(
        ContractRules.OldLanguage.Id, ContractRules.OldLanguage.Severity,
        ContractError.Format(ContractRules.OldLanguage, version.ToDisplayString()), new ProblemPlace(null, null, null)));

    private void Add(ContractRule rule, TypeRef type, RootSort sort)
    {
        string message = ContractError.Format(rule, type.Name);
        _own.Add(new Problem(rule.Id, rule.Severity, message, new ProblemPlace(null, null, new NamedRoot(sort, type.Name))));
    }

    private Problem Locate(WalkError error)
    {
        // Nobody asks to write a type that is marked for other serializers too: its faults are no more than remarks.
        RuleSeverity severity = error.IsAsked
            ? error.Error.Rule.Severity
            : (RuleSeverity)Math.Min((int)error.Error.Rule.Severity, (int)RuleSeverity.Info);
        return new Problem(error.Error.Rule.Id, severity, error.Error.Message, PlaceOf(error));
    }

    private ProblemPlace PlaceOf(WalkError error)
    {
        TypeRef at = error.Error.Type;
        string? @case = error.Error.Case is { } declared && types.Find(declared) is INamedTypeSymbol symbol
            ? TypeReader.MetadataName(symbol.OriginalDefinition)
            : null;
        if (SourceName(at) is { } own)
        {
            return new(own, error.Error.Member, null, @case);
        }

        // The nearest contract of the project on the way from a root, and there the member that leads on.
        TypeRef? below = at;
        TypeRef? next = error.Visited.Name == at.Name ? walk.AskedBy(at) : error.Visited;
        for (; next is not null; below = next, next = walk.AskedBy(next))
        {
            if (SourceName(next) is { } name)
            {
                return new(name, MemberOf(next, below), null, LeadsOn: true);
            }
        }

        return new(null, null, new NamedRoot(RootSort.Asked, below.Name), @case, LeadsOn: true);
    }

    private string? SourceName(TypeRef type) =>
        types.Find(type) is INamedTypeSymbol { IsAnonymousType: false } symbol && compilation.Declares(symbol)
            ? TypeReader.MetadataName(symbol)
            : null;

    private string? MemberOf(TypeRef type, TypeRef mentioned) => (types.Find(type) as INamedTypeSymbol)?.GetMembers()
        .FirstOrDefault(member => member switch
        {
            IFieldSymbol { AssociatedSymbol: null } field => Mentions(field.Type, mentioned),
            IPropertySymbol property => Mentions(property.Type, mentioned),
            _ => false,
        })?.Name;

    private bool Mentions(ITypeSymbol type, TypeRef mentioned) => Mentions(types.Read(type), mentioned);

    private static bool Mentions(TypeRef type, TypeRef mentioned) =>
        type.Name == mentioned.Name || type.Arguments.Any(argument => Mentions(argument, mentioned));
}
