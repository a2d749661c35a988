using Graupel.Generator.Printing;
using Graupel.Generator.Roots;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Graupel.Generator.Project;

/// <summary>Reads a project: finds the roots, plans all that they reach, and decides where it is printed.</summary>
internal sealed class ProjectReader
{
    private const string Contract = "Graupel.CodeGen.Contract";

    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellation;
    private readonly INamedTypeSymbol[] _declared;
    private readonly TypeReader _types = new();
    private readonly ReplacedTypes _replaced;
    private readonly ContractWalk _walk;
    private readonly ScopeReader _scopes;
    private readonly ProblemReader _problems;
    private readonly CaseIndex _cases;
    private readonly CaseReader _caseReader;
    private readonly Planner _planner;

    private ProjectReader(Compilation compilation, EquatableList<DeclaredRoot> declared, CancellationToken cancellation)
    {
        _compilation = compilation;
        _cancellation = cancellation;
        HashSet<string> elsewhere = ContractsElsewhere.Of(compilation);
        _declared = [.. declared.Select(root => compilation.Assembly.GetTypeByMetadataName(root.Name)).OfType<INamedTypeSymbol>()];
        _cases = new CaseIndex(compilation, _declared);
        _caseReader = new CaseReader(compilation, _types, _cases);
        _replaced = new ReplacedTypes(_types);
        _planner = new Planner(new SymbolReader(
            compilation, _types, _caseReader, elsewhere,
            new KeptContracts(compilation, _types, _caseReader, elsewhere, _replaced, cancellation).IsForeign));
        _walk = new ContractWalk(_planner, elsewhere, cancellation);
        _scopes = new ScopeReader(compilation, _types);
        _problems = new ProblemReader(compilation, _types, _walk);
    }

    private LanguageVersion Version => ((CSharpCompilation)_compilation).LanguageVersion;

    private bool IsOldLanguage => Version < LanguageVersion.CSharp13;

    /// <summary>Reads a project.</summary>
    /// <param name="compilation">The project.</param>
    /// <param name="declared">The types with an attribute that makes contracts.</param>
    /// <param name="cancellation">Stops it.</param>
    /// <returns>Nothing for a project that has the generator without the library: it could not be compiled.</returns>
    public static ProjectContracts Read(Compilation compilation, EquatableList<DeclaredRoot> declared, CancellationToken cancellation) =>
        compilation.GetTypesByMetadataName(Contract).IsEmpty
            ? new ProjectContracts(new([]), null, new([]))
            : new ProjectReader(compilation, declared, cancellation).Read(declared);

    private ProjectContracts Read(EquatableList<DeclaredRoot> declared)
    {
        var finder = new RootFinder(_compilation, _cancellation);
        var calls = new CallScan(_compilation, _cancellation);
        AddReplaced(calls);
        foreach (StandIn vain in SurrogateReader.Vain(_compilation, _types))
        {
            _problems.AddVain(_types.Read(vain.Type));
        }

        foreach (Root open in finder.Open())
        {
            _problems.AddOpen(_types.Read(open.Type));
        }

        // First what is asked for: of what is not, mistakes are remarks.
        _walk.Visit(
            Names(finder.Declared(declared.Where(static root => !root.IsForOthers)).Concat(finder.InAssemblyAttributes()).Concat(calls.Handed)),
            isAsked: true);
        ElsewhereCase[] cases = [.. CasesElsewhere()];
        CheckCases(cases);
        _walk.Visit(Names(finder.Declared(declared.Where(static root => root.IsForOthers)).Concat(finder.InNamespaces())), isAsked: false);

        // Classes of other assemblies derive from them, and are not shown all of their members.
        _walk.Visit(Names(finder.Bases(declared)), isAsked: false, asBases: true);

        AddOpen();
        BreakUnreachable();
        BreakHiddenOrders();
        IReadOnlyList<Plan> plans = _walk.Whole();
        AddScattered(plans);
        ObjectSheet[] contracts = [.. Sheets(plans)];
        HiddenDefinition[] hidden = [.. HiddenDefinitions.In(_declared, _compilation)];
        PartsSheet[] parts = [.. new HiddenPartReader(_types).Read(_declared)];
        SourceSheet? source = SourceOf(plans, contracts, cases, hidden, parts);
        if (source is not null && IsOldLanguage)
        {
            _problems.AddOldLanguage(Version);
            return new ProjectContracts(new([]), null, new(_problems.Read()));
        }

        return new ProjectContracts(new(contracts), source, new(_problems.Read()));
    }

    private void AddReplaced(CallScan calls)
    {
        foreach (INamedTypeSymbol family in calls.Families)
        {
            _replaced.AddFamily(family);
        }

        foreach (Root replaced in calls.Replaced)
        {
            _replaced.Add(replaced.Type);
            TypeRef type = _types.Read(replaced.Type);
            if (Classification.IsInline(Classification.IsNullable(type) ? type.Arguments[0] : type))
            {
                _problems.AddReplaced(type);
            }
        }
    }

    private IEnumerable<TypeRef> Names(IEnumerable<Root> roots) => roots
        .Where(static root => root.Type.TypeKind != TypeKind.Error && !TypeReader.HasParameters(root.Type))
        .Select(root => _types.Read(root.Type));

    // Cases of bases that another assembly declares; their own contracts are needed too.
    private IEnumerable<ElsewhereCase> CasesElsewhere()
    {
        foreach (DeclaredCase declared in _cases.All.Where(one => !_caseReader.IsOwnBase(one.Base)))
        {
            TypeRef @base = _types.Read(declared.Base);
            CasePlan? plan = _walk.Plan(
                () => _planner.GetCase(@base, _caseReader.Make(declared.Id, declared.Type, declared.Base)), _types.Read(declared.Type));
            if (plan is not null)
            {
                _walk.Visit([plan.Type], isAsked: true);
                yield return new ElsewhereCase(@base, plan);
            }
        }
    }

    private void CheckCases(ElsewhereCase[] cases)
    {
        foreach (IGrouping<string, ElsewhereCase> group in cases.GroupBy(static one => one.Base.Name, StringComparer.Ordinal))
        {
            TypeRef @base = group.First().Base;
            _walk.Plan<Plan>(
                () =>
                {
                    _planner.CheckCases(@base, [.. group.Select(static one => one.Case)]);
                    return null;
                },
                @base);
        }
    }

    private void AddOpen()
    {
        foreach ((INamedTypeSymbol type, MemberFacts first, MemberFacts second) in OpenContracts.RepeatedOrders(_declared, _types))
        {
            _problems.AddRepeatedOrder(type, first, second);
        }
    }

    private void BreakUnreachable()
    {
        foreach (Plan plan in _walk.Whole())
        {
            if (!_scopes.Of(plan).IsReachable)
            {
                _problems.AddUnreachable(_scopes.Culprit(plan), plan.Type);
                _walk.Break(plan.Type);
            }
        }
    }

    private void BreakHiddenOrders()
    {
        foreach ((TypeRef type, Plan plan) in HiddenOrders.In(_walk.Whole(), _compilation, _types))
        {
            _problems.AddHiddenOrder(type, plan.Type);
            _walk.Break(plan.Type);
        }
    }

    private void AddScattered(IReadOnlyList<Plan> plans)
    {
        foreach ((INamedTypeSymbol type, ISymbol first, ISymbol other, Plan? plan) in ScatteredMembers.In(plans, _declared, _compilation, _types))
        {
            _problems.AddScattered(type, first, other, plan is null || _walk.IsAsked(plan.Type));
        }
    }

    private IEnumerable<ObjectSheet> Sheets(IReadOnlyList<Plan> plans)
    {
        (Plan Plan, Scope Scope)[] printed = [.. plans.Where(static plan => plan is ObjectPlan or UnionPlan)
            .Select(plan => (plan, _scopes.Of(plan)))];
        var names = new GeneratedNames(_compilation.AssemblyName ?? "");
        var named = names.Name(printed.Select(static one => (one.Plan.Type, one.Scope.IsNested)));
        var definitions = new DefinitionReader(_types);
        foreach ((Plan plan, Scope scope) in printed)
        {
            ObjectPlan? members = plan as ObjectPlan ?? (plan as UnionPlan)?.Object;
            IEnumerable<LevelSheet> levels = (members?.Levels ?? [])
                .Select(level => new LevelSheet(level, definitions.Read(level), HiddenOrders.IsHidden(level, _compilation, _types)));
            yield return new ObjectSheet(new(levels), plan as UnionPlan, named[plan.Type.Name], scope);
        }
    }

    private SourceSheet? SourceOf(IReadOnlyList<Plan> plans, ObjectSheet[] contracts, ElsewhereCase[] cases, HiddenDefinition[] hidden, PartsSheet[] parts)
    {
        var listed = contracts.Select(static sheet => new ListedContract(
                CSharpType.Text(sheet.Type), $"new {(sheet.Scope.IsNested ? sheet.Name.Identifier : sheet.Name.FullName)}()", sheet.Scope,
                TypeHash.Of(sheet.Type)))
            .Concat(plans.OfType<CompositePlan>().Select(plan => new ListedContract(
                CSharpType.Text(plan.Type), CompositeText.Of(plan), _scopes.Of(plan), TypeHash.Of(plan.Type))))
            .OrderBy(static contract => contract.Type, StringComparer.Ordinal)
            .ToArray();
        var listedCases = cases.Where(one => !_walk.IsBroken(one.Case.Type))
            .Select(one => new ListedContract(
                CSharpType.Text(one.Base), CaseText.Of(one.Base, one.Case, new LibraryNames(isNested: true)), _scopes.Of(one.Case.Type),
                TypeHash.Of(one.Base)))
            .OrderBy(static one => one.Type, StringComparer.Ordinal)
            .ToArray();
        string[] elsewhere = IsOldLanguage ? [] : [.. ContractsElsewhere.ListsWithCases(_compilation)];
        return listed.Length + listedCases.Length + elsewhere.Length + hidden.Length + parts.Length == 0
            ? null
            : new SourceSheet(
                new GeneratedNames(_compilation.AssemblyName ?? "").Root, new(listed), new(listedCases), new(elsewhere), new(hidden),
                new(parts), HostNames.In(_compilation, _cancellation));
    }
}

/// <summary>A case of a base that another assembly declares.</summary>
internal sealed record ElsewhereCase(TypeRef Base, CasePlan Case);
