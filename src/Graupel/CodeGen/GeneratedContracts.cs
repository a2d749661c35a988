using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Converters;
using Graupel.Model;

namespace Graupel.CodeGen;

/// <summary>
/// The generated contracts of all assemblies: each assembly lists its own in an attribute, so nothing has to be
/// registered and no code has to run before the first use. Called only under the serializer's lock.
/// </summary>
/// <param name="making">The lock, which other threads may have while the code of an assembly runs.</param>
internal sealed class GeneratedContracts(MakingLock making)
{
    /// <summary>The latest version of generated code that this library understands.</summary>
    public const int LatestVersion = 1;

    private readonly List<ContractSource> _sources = [];
    private readonly ContractCases _cases = new();
    private readonly HashSet<Assembly> _known = [];
    private readonly HashSet<Assembly> _refused = [];

    // Each assembly that can be unloaded, with what is in it, as long as somebody else holds it; null if there is nothing, so that no other assembly holds the library, which
    // can be unloaded too.
    private ConditionalWeakTable<Assembly, GeneratedContracts?>? _unloadable;

    /// <summary>Makes the contract of a type; null where none was generated.</summary>
    public Contract? Find(Type type)
    {
        uint hash = HashOf(type);
        AddAssembliesOf(type);
        if (FindKnown(type, hash) is { } contract)
        {
            return contract;
        }

        AddLoaded();
        return FindKnown(type, hash);
    }

    /// <summary>
    /// Whether the contract of a class knows what the class hides: it was generated in its own assembly, and not, before that had a generator, in another one; or the assembly tells others.
    /// </summary>
    public bool KnowsHidden(Type type, Assembly other) => Find(type) is { } contract && (KnowsParts(type, contract) || IsMadeAtHome(type, contract, other));

    private bool IsMadeAtHome(Type type, Contract contract, Assembly other) =>
        contract.GetType().Assembly == type.Assembly && !_sources.Exists(source => source.GetType().Assembly == other && source.Find(type, HashOf(type)) is not null);

    /// <summary>Whether a contract that was generated in another assembly than that of its generic type knows all of its hidden parts.</summary>
    public bool KnowsParts(Type type, Contract generated)
    {
        if (generated.PartsVersion == 0 || !type.IsGenericType)
        {
            return false;
        }

        Add(type.Assembly);
        return _sources.Exists(source => source.FindPartsVersion(type.GetGenericTypeDefinition()) == generated.PartsVersion);
    }

    /// <summary>The name of a part of a generic contract that another assembly is not shown; null if there is none.</summary>
    public string? FindHiddenPart(Type definition, Assembly from)
    {
        Add(definition.Assembly);
        string name = from.GetName().Name ?? "";
        return _sources.Select(source => source.FindHiddenPart(definition, name)).FirstOrDefault(static part => part is not null);
    }

    /// <summary>The cases that assemblies add to a base of another one.</summary>
    public IEnumerable<UnionCase> CasesOf(Type @base)
    {
        do
        {
            AddLoaded();
        }
        while (LoadCasesElsewhere());
        IEnumerable<UnionCase> cases = _cases.Of(@base);
        return _unloadable is null ? cases : cases.Concat(_unloadable.SelectMany(one => one.Value?._cases.Of(@base) ?? []));
    }

    private Contract? FindKnown(Type type, uint hash)
    {
        foreach (ContractSource source in _sources)
        {
            if (source.Find(type, hash) is { } contract)
            {
                return contract;
            }
        }

        return _unloadable?.Select(one => one.Value?.FindKnown(type, hash)).FirstOrDefault(static found => found is not null);
    }

    private static uint HashOf(Type type)
    {
        if (type.IsArray)
        {
            return TypeHash.Add(HashOf(type.GetElementType()!), (uint)type.GetArrayRank());
        }

        // The generator gives enums none of the arguments of the types around them.
        uint hash = TypeHash.Of(type.Name);
        if (type.IsEnum)
        {
            return hash;
        }

        foreach (Type argument in type.GenericTypeArguments)
        {
            hash = TypeHash.Add(hash, HashOf(argument));
        }

        return hash;
    }

    // Asked each time, because assemblies are loaded at any time.
    private void AddLoaded()
    {
        foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            if (!_refused.Contains(assembly) && !TryAdd(assembly) && !assembly.IsCollectible)
            {
                _refused.Add(assembly);
            }
        }
    }

    // An assembly that is referred to, but was not used yet, may have the case that is asked for. Loading runs code of hosts, so not under the lock; until it is done, others load too.
    private bool LoadCasesElsewhere()
    {
        (ContractCases Cases, Func<Type?>[] Loads)[] elsewhere =
        [
            .. (_unloadable ?? []).Select(static one => one.Value?._cases).Prepend(_cases).OfType<ContractCases>()
                .Where(static cases => cases.Elsewhere.Count > 0).Select(static cases => (cases, cases.Elsewhere.ToArray())),
        ];
        if (elsewhere.Length == 0)
        {
            return false;
        }

        using (making.Leave())
        {
            foreach (Func<Type?> load in elsewhere.SelectMany(static one => one.Loads))
            {
                LoadIfThere(load);
            }
        }

        foreach ((ContractCases cases, Func<Type?>[] loads) in elsewhere)
        {
            cases.Remove(loads);
        }

        return true;
    }

    // A missing assembly is no reason to lose the cases of the others.
    private static void LoadIfThere(Func<Type?> load)
    {
        try
        {
            load();
        }
        catch (Exception e) when (!CriticalErrors.Include(e))
        {
        }
    }

    // What is wrong with one assembly, whose own code may run here, is said where a type of it is asked for; the others do not suffer.
    private bool TryAdd(Assembly assembly)
    {
        try
        {
            Add(assembly);
            return true;
        }
        catch (Exception e) when (!CriticalErrors.Include(e))
        {
            return false;
        }
    }

    /// <summary>A contract is usually in the assembly that declares the type or one of its type arguments.</summary>
    private void AddAssembliesOf(Type type)
    {
        Add(type.Assembly);
        if (type.GetElementType() is { } element)
        {
            AddAssembliesOf(element);
        }

        foreach (Type argument in type.GenericTypeArguments)
        {
            AddAssembliesOf(argument);
        }
    }

    private void Add(Assembly assembly)
    {
        if (assembly.IsDynamic || _known.Contains(assembly))
        {
            return;
        }

        if (assembly.IsCollectible)
        {
            AddUnloadable(assembly);
            return;
        }

        // Another thread may have added it meanwhile.
        GeneratedContractsAttribute[] lists = ListsIn(assembly);
        if (!_known.Contains(assembly))
        {
            AddSources(lists);
            _known.Add(assembly);
        }
    }

    private void AddUnloadable(Assembly assembly)
    {
        _unloadable ??= [];
        if (!_unloadable.TryGetValue(assembly, out _))
        {
            var own = new GeneratedContracts(making);
            own.AddSources(ListsIn(assembly));
            _unloadable.TryAdd(assembly, own._sources.Count > 0 ? own : null);
        }
    }

    private GeneratedContractsAttribute[] ListsIn(Assembly assembly)
    {
        if (!assembly.IsDefined(typeof(GeneratedContractsAttribute), inherit: false))
        {
            return [];
        }

        RunInitializer(assembly);
        return [.. assembly.GetCustomAttributes<GeneratedContractsAttribute>()];
    }

    // Making the attributes would run it too, under the lock: it is code of users, who may wait for other threads. What it throws it throws again then.
    private void RunInitializer(Assembly assembly)
    {
        using MakingLock.Absence? absence = making.Leave();
        try
        {
            RuntimeHelpers.RunModuleConstructor(assembly.ManifestModule.ModuleHandle);
        }
        catch (TypeInitializationException)
        {
        }
    }

    private void AddSources(GeneratedContractsAttribute[] lists) => Add([.. lists.Select(static list => list.CreateSource())]);

    /// <summary>Adds the contracts of some sources, if this library understands all of them.</summary>
    internal void Add(params ReadOnlySpan<ContractSource> sources)
    {
        foreach (ContractSource source in sources)
        {
            if (source.Version is < 1 or > LatestVersion)
            {
                Throw.ForeignContracts(source.GetType().Assembly, source.Version, LatestVersion);
            }
        }

        foreach (ContractSource source in sources)
        {
            _sources.Add(source);
            source.ListCases(_cases);
        }
    }
}
