namespace Graupel.Model;

/// <summary>
/// The number by which a contract is found among those of an assembly: the generator computes it from names, the library from types.
/// It depends on the simple name and the type arguments only; who finds a contract by it compares the type as well.
/// </summary>
internal static class TypeHash
{
    /// <summary>The hash of a type that is no array, before its type arguments.</summary>
    /// <param name="name">Its simple metadata name, as in <c>List`1</c>.</param>
    public static uint Of(string name) => NameHash.Of(name);

    /// <summary>Adds the hash of a type argument, or the rank of an array to that of its element.</summary>
    public static uint Add(uint hash, uint part) => NameHash.Add(hash, part);

    /// <summary>The hash of a type that the generator has read.</summary>
    public static uint Of(TypeRef type)
    {
        if (type.Form == TypeForm.Array)
        {
            return Add(Of(type.Arguments[0]), (uint)type.Rank);
        }

        uint hash = Of(type.SimpleName);
        return type.Form == TypeForm.Enum ? hash : type.Arguments.Aggregate(hash, static (sum, argument) => Add(sum, Of(argument)));
    }
}
