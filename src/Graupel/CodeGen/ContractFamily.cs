namespace Graupel.CodeGen;

/// <summary>A contract factory, and the types that it is called for.</summary>
/// <param name="Factory">Creates the contracts.</param>
/// <param name="Wrap">Makes that of each contract which examines its converters; given by whoever adds a factory, so that programs without one pay nothing for it natively.</param>
/// <param name="Types">Types whose derived ones belong to the family too, and definitions of generic classes and structs; none for all types.</param>
/// <param name="Next">The family that is asked if this one has no contract; null if it is the last.</param>
internal sealed record ContractFamily(ContractFactory Factory, Func<Contract, Contract> Wrap, Type[] Types, ContractFamily? Next)
{
    /// <summary>True for the same types and equal factories, in the same order.</summary>
    public bool Equals(ContractFamily? other) =>
        other is not null && other.Factory.Equals(Factory) && other.Types.AsSpan().SequenceEqual(Types) && Equals(other.Next, Next);

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Factory, Types.Length, Next);

    /// <summary>The contract of a type; null if it is not in the family, or the factory returns none.</summary>
    public Contract? Find(Type type)
    {
        if (!Contains(type) || Factory.Create(type) is not { } contract)
        {
            return null;
        }

        if (contract.Type != type)
        {
            Throw.ForeignContract(Factory.GetType(), contract.GetType(), type);
        }

        return Wrap(contract);
    }

    private bool Contains(Type type) => Types.Length == 0 || Array.Exists(Types, one => one.IsGenericTypeDefinition ? IsMadeBy(one, type) : one.IsAssignableFrom(type));

    private static bool IsMadeBy(Type definition, Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            if (level.IsGenericType && level.GetGenericTypeDefinition() == definition)
            {
                return true;
            }
        }

        return false;
    }
}
