using System.Reflection;
using Graupel.Converters;
using Graupel.Dynamic;
using Graupel.Model.Planning;

namespace Graupel.CodeGen;

/// <summary>
/// The contracts of one serializer: the library's own, then generated ones, then those compiled at run time. Each is created once.
/// Called only under the serializer's lock.
/// </summary>
internal sealed class SerializerContracts(SerializerOptions options, MakingLock making) : ContractCatalog
{
    private readonly Dictionary<Type, Contract> _contracts = [];
    private readonly Dictionary<Type, Contract?> _ofFamilies = [];
    private readonly GeneratedContracts _generated = new(making);
    private RuntimeCompiler? _compiler;

    /// <inheritdoc/>
    public override bool HasReplacements => options.HasReplacements;

    /// <inheritdoc/>
    public override Contract? FindReplacement(Type type) =>
        options.FindReplacement(type) ?? (options.HasFamilies ? FindInFamilies(type) : null);

    /// <inheritdoc/>
    public override Contract? FindCompared(Type type) => options.FindCompared(type);

    /// <inheritdoc/>
    public override Contract Get(Type type)
    {
        if (!_contracts.TryGetValue(type, out Contract? contract))
        {
            contract = Find(type);
            if (contract is null)
            {
                Throw.NoContract(type);
            }

            // A factory, or another thread, may have used the same serializer meanwhile.
            if (!_contracts.TryAdd(type, contract))
            {
                return _contracts[type];
            }
        }

        return contract;
    }

    /// <inheritdoc/>
    public override IEnumerable<UnionCase> CasesOf(Type @base)
    {
        // Asked in any case: it loads the assemblies that the run-time compiler looks at.
        IEnumerable<UnionCase> generated = _generated.CasesOf(@base);
        IEnumerable<UnionCase> cases = options.Compilers == CompilerChoice.RuntimeOnly ? [] : generated;
        if (RuntimeCompilation.IsSupported && options.Compilers != CompilerChoice.GeneratedOnly)
        {
            using MakingLock.Planning planning = making.Plan();
            _compiler ??= new RuntimeCompiler(IsReplaced);
            cases = [.. cases, .. _compiler.CasesOf(@base)];
        }

        return cases;
    }

    private bool IsReplaced(Type type) => FindReplacement(type) is not null;

    // Which contract it was is asked again, so that a factory makes one of each type.
    private Contract? FindInFamilies(Type type)
    {
        if (!_ofFamilies.TryGetValue(type, out Contract? contract))
        {
            contract = options.MakeInFamilies(type);
            if (!_ofFamilies.TryAdd(type, contract))
            {
                return _ofFamilies[type];
            }
        }

        return contract;
    }

    private Contract? Find(Type type)
    {
        Contract? contract = BuiltInContracts.Find(type);
        if (contract is null && options.Compilers != CompilerChoice.RuntimeOnly)
        {
            contract = _generated.Find(type) is { } generated && IsWhole(generated, type) ? generated : null;
        }

        if (contract is null && options.Compilers != CompilerChoice.GeneratedOnly)
        {
            contract = Compile(type);
        }

        return contract;
    }

    // One that was generated in another assembly than that of the type may lack what the generator was not shown.
    private bool IsWhole(Contract generated, Type type)
    {
        if (!generated.HasMembers)
        {
            return true;
        }

        if (!RuntimeCompilation.IsSupported)
        {
            EnsureAllIsShown(generated, type);
            return true;
        }

        bool mustBeWhole = options.Compilers == CompilerChoice.GeneratedOnly;
        if (HiddenParts.Find(type, generated, _generated) is not { } hidden)
        {
            return mustBeWhole || HiddenParts.KnowsBases(type, generated, FindOfBase);
        }

        if (mustBeWhole && hidden is MethodInfo)
        {
            Throw.HiddenMethod(hidden.DeclaringType!, hidden.Name);
        }

        if (mustBeWhole)
        {
            RefuseHidden(hidden.DeclaringType!, hidden.Name);
        }

        return false;
    }

    // A class without members of its own has none, although others derive from it.
    private Contract? FindOfBase(Type type) => _generated.Find(type) is null ? null : Get(type);

    // Without reflection only the list of the type's own assembly tells.
    private void EnsureAllIsShown(Contract generated, Type type)
    {
        Assembly from = generated.GetType().Assembly;
        if (type.IsGenericType && from != type.Assembly && !_generated.KnowsParts(type, generated) && _generated.FindHiddenPart(type.GetGenericTypeDefinition(), from) is { } hidden)
        {
            RefuseHidden(type, hidden);
        }
    }

    private static void RefuseHidden(Type type, string member) =>
        throw new ContractException(ContractRules.ForeignPrivateMember, CSharpName.Of(type), member, ContractRules.GenerateThere);

    private Contract? Compile(Type type)
    {
        if (!RuntimeCompilation.IsSupported)
        {
            if (options.Compilers == CompilerChoice.RuntimeOnly)
            {
                Throw.NoCompiler(type);
            }

            return null;
        }

        using MakingLock.Planning planning = making.Plan();
        _compiler ??= new RuntimeCompiler(IsReplaced);
        return _compiler.Compile(type);
    }
}
