using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>Names the contracts that the generator made in this assembly.</summary>
[AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class GeneratedContractsAttribute : Attribute
{
    private protected GeneratedContractsAttribute()
    {
    }

    internal abstract ContractSource CreateSource();
}

/// <summary>Names the contracts that the generator made in this assembly.</summary>
/// <typeparam name="TSource">The list of contracts: a type argument, because the runtime looks up a type in an attribute argument by name, which takes 10 ms.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class GeneratedContractsAttribute<TSource> : GeneratedContractsAttribute
    where TSource : ContractSource, new()
{
    internal override ContractSource CreateSource() => new TSource();
}
