using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>The fingerprint of a contract, until another assembly is loaded: it may declare cases, whose contracts are part of it.</summary>
/// <param name="shape">The contract; what is below it is whole only when all converters are made.</param>
/// <param name="habits">The options of the format that both sides need.</param>
internal sealed class KeptFingerprint(WireShape shape, string habits)
{
    private Found? _found;

    public ulong Value
    {
        get
        {
            Found? found = _found;
            while (found?.Loaded != LoadedAssemblies.Version)
            {
                _found = found = new Found(LoadedAssemblies.Version, ContractFingerprint.Of(shape, habits));
            }

            return found.Value;
        }
    }

    private sealed record Found(int Loaded, ulong Value);
}
