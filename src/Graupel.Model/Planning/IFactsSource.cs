namespace Graupel.Model.Planning;

/// <summary>A front end: gives what it can read of a type. The same type gives the same facts whenever it is asked for.</summary>
internal interface IFactsSource
{
    /// <summary>The facts of a class, struct or interface; null for anything else.</summary>
    TypeFacts? Get(TypeRef type);

    /// <summary>What an attribute on an enum, or on the assembly that declares it, says how its values are written.</summary>
    OwnContractFacts? GetOwnOfEnum(TypeRef type);

    /// <summary>
    /// Whether a class or interface derives from or implements another one, which was read before; never for a struct or the same type.
    /// </summary>
    bool IsDerived(TypeRef type, TypeRef @base);
}
