using Graupel.Dynamic;

namespace Graupel.CodeGen;

/// <summary>
/// The contracts of one serializer: the library's own, then generated ones, then those compiled at run time. Each is made once.
/// Called under the serializer's lock only.
/// </summary>
internal sealed class SerializerContracts(CompilerChoice compilers) : ContractCatalog
{
    private readonly Dictionary<Type, Contract> _contracts = [];
    private readonly GeneratedContracts _generated = new();
    private RuntimeCompiler? _compiler;

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

            _contracts.Add(type, contract);
        }

        return contract;
    }

    /// <inheritdoc/>
    public override IEnumerable<UnionCase> CasesOf(Type @base)
    {
        IEnumerable<UnionCase> cases = compilers == CompilerChoice.RuntimeOnly ? [] : _generated.CasesOf(@base);
        if (RuntimeCompilation.IsSupported && compilers != CompilerChoice.GeneratedOnly)
        {
            _compiler ??= new RuntimeCompiler();
            cases = cases.Concat(_compiler.CasesOf(@base));
        }

        return cases;
    }

    private Contract? Find(Type type)
    {
        Contract? contract = BuiltInContracts.Find(type);
        if (contract is null && compilers != CompilerChoice.RuntimeOnly)
        {
            contract = _generated.Find(type);
        }

        if (contract is null && compilers != CompilerChoice.GeneratedOnly)
        {
            contract = Compile(type);
        }

        return contract;
    }

    private Contract? Compile(Type type)
    {
        if (RuntimeCompilation.IsSupported)
        {
            _compiler ??= new RuntimeCompiler();
            return _compiler.Compile(type);
        }

        return null;
    }
}
