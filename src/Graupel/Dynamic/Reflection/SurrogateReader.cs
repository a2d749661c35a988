using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>Reads which surrogates and contracts attributes name, on types and on the assemblies that are loaded.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class SurrogateReader(TypeTable types)
{
    private readonly Dictionary<Type, StandIn> _ofAssemblies = [];
    private readonly Dictionary<Type, StandIn> _openOfAssemblies = [];

    // Those that can be unloaded are not held for having been looked at.
    private readonly ConditionalWeakTable<Assembly, object?> _known = [];
    private readonly Dictionary<Assembly, Type> _vain = [];
    private readonly Dictionary<Assembly, ReplacedFacts[]> _replaced = [];
    private readonly Dictionary<Assembly, StandIn[]> _forAll = [];

    /// <exception cref="ContractException">The assembly of the type declares a surrogate or contract that serves no type.</exception>
    public OwnContractFacts? Read(Type type)
    {
        StandIn? found = StandIn.In(type.GetCustomAttributesData()) is [var own, ..] ? own.Close(type) ?? own : FindInAssemblies(type);
        if (_vain.TryGetValue(type.Assembly, out Type? vain))
        {
            throw new ContractException(ContractRules.SurrogateOfNothing, CSharpName.Of(vain));
        }

        return found is null ? null : FactsOf(found, type);
    }

    /// <summary>The attribute on an enum, or on the assembly that declares it.</summary>
    public OwnContractFacts? ReadEnum(Type type) => StandIn.In(type.GetCustomAttributesData()) is [var own, ..]
        ? FactsOf(own.Close(type) ?? own, type)
        : ReplacedIn(type.Assembly).FirstOrDefault(one => one.Type == types.Read(type))?.Own
            ?? (ForAll(type) is { } found ? FactsOf(found, type) : null);

    /// <summary>The types that an assembly replaces in contracts of its own types.</summary>
    public EquatableList<ReplacedFacts> ReplacedIn(Assembly assembly)
    {
        Know(assembly);
        return _replaced.TryGetValue(assembly, out ReplacedFacts[]? replaced) ? new(replaced) : default;
    }

    private OwnContractFacts FactsOf(StandIn found, Type type) => FactsOf(found, type, types);

    /// <summary>The facts about one that is declared for a type.</summary>
    public static OwnContractFacts FactsOf(StandIn found, Type type, TypeTable types) => found.Form == OwnContractForm.Surrogate
        ? ReadSurrogate(found.Type, type, types)
        : new(types.Read(found.Type), found.Form, Wire: null, CanBeMade(found.Type) && found.Replaced.Contains(type));

    private static OwnContractFacts ReadSurrogate(Type surrogate, Type type, TypeTable types)
    {
        Type? wire = WireOf(surrogate, type);
        return new(types.Read(surrogate), OwnContractForm.Surrogate, wire is null ? null : types.Read(wire), wire is not null && Nullable.GetUnderlyingType(wire) is null);
    }

    // Asked each time, because assemblies are loaded at any time.
    private StandIn? FindInAssemblies(Type type)
    {
        foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            Know(assembly);
        }

        return _ofAssemblies.TryGetValue(type, out StandIn? named) ? named
            : (type.IsGenericType && _openOfAssemblies.TryGetValue(type.GetGenericTypeDefinition(), out StandIn? open) ? open.Close(type) : null) ?? ForAll(type);
    }

    // The one of the assembly that declares a type, for all that meet its constraints.
    private StandIn? ForAll(Type type) => _forAll.TryGetValue(type.Assembly, out StandIn[]? all)
        ? all.Select(one => one.Close(type)).FirstOrDefault(static closed => closed is not null)
        : null;

    private void Know(Assembly assembly)
    {
        if (!_known.TryAdd(assembly, null) || SharedFramework.Contains(assembly) || !CasesElsewhere.IsUser(assembly))
        {
            return;
        }

        try
        {
            Add(assembly);
        }
        catch
        {
            // Without what it names, nothing would be as its attributes say: neither now nor the next time.
            _known.Remove(assembly);
            throw;
        }
    }

    private bool TakesSurrogate(Type type) => type.ContainsGenericParameters
        ? type.IsGenericType && Classification.TakesSurrogate(type.GetGenericTypeDefinition().FullName!, type.IsValueType, type.GetGenericArguments().Length)
        : Classification.IsReplacedByAssembly(types.Read(type));

    private void Add(Assembly assembly)
    {
        IReadOnlyList<StandIn> all = StandIn.In(assembly.GetCustomAttributesData());
        if (all.Count == 0)
        {
            return;
        }

        _forAll[assembly] = [.. all.Where(static one => one.IsForAll)];
        _replaced[assembly] = [.. all.Where(static one => !one.Type.IsGenericTypeDefinition).SelectMany(InlineOf)];
        foreach (StandIn named in all.Where(IsSurrogate).Concat(all.Where(static one => !IsSurrogate(one))).Where(static one => !one.IsForAll))
        {
            Type[] replaced = [.. named.Replaced];
            foreach (Type type in replaced)
            {
                if (type.ContainsGenericParameters && type.IsGenericType)
                {
                    _openOfAssemblies[type.GetGenericTypeDefinition()] = named;
                }
                else
                {
                    _ofAssemblies[type] = named;
                }
            }

            if (replaced.Length == 0 || !Array.TrueForAll(replaced, TakesSurrogate))
            {
                _vain.TryAdd(assembly, named.Type);
            }
        }
    }

    private static bool IsSurrogate(StandIn one) => one.Form == OwnContractForm.Surrogate;

    private IEnumerable<ReplacedFacts> InlineOf(StandIn named) => named.Replaced
        .Select(type => (Type: type, Reference: types.Read(type)))
        .Where(static one => Classification.IsInline(one.Reference))
        .Select(one => new ReplacedFacts(one.Reference, FactsOf(named, one.Type)));

    /// <summary>The type that a surrogate writes for values of a type; null if it is not for that type, or cannot be instantiated.</summary>
    public static Type? WireOf(Type surrogate, Type type)
    {
        Type[] fitting = [.. Implemented(surrogate).Where(one => one.GenericTypeArguments[0] == type)];
        return fitting.Length == 1 && CanBeMade(surrogate) ? fitting[0].GenericTypeArguments[1] : null;
    }

    /// <summary>Whether one can be made.</summary>
    public static bool CanBeMade(Type type) => !type.IsAbstract && (type.GetConstructor([]) is { } constructor
        ? constructor.Has(AttributeNames.SetsRequiredMembers) || !HasRequired(type)
        : type.IsValueType && !HasRequired(type));

    private static bool HasRequired(Type? type) => type is not null && (type.Has(AttributeNames.RequiredMember) || HasRequired(type.BaseType));

    /// <summary>The interfaces that say what a type is a surrogate for.</summary>
    public static IEnumerable<Type> Implemented(Type surrogate) =>
        surrogate.GetInterfaces().Where(static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ISurrogate<,>));
}
