namespace Graupel.Compat.NetSerializer;

/// <summary>Declares which types are written by custom methods.</summary>
public interface ITypeSerializer
{
    /// <summary>Whether it handles a type. It is not used for numbers, <c>bool</c>, <c>char</c>, text, dates, <c>Guid</c> and enums, which are always written as themselves.</summary>
    /// <param name="type">The type.</param>
#pragma warning disable CA1716 // the name that implementations have already; a keyword in Visual Basic
    bool Handles(Type type);
#pragma warning restore CA1716

    /// <summary>The types that values of a type contain, which get ids too.</summary>
    /// <param name="type">A type that it handles.</param>
    IEnumerable<Type> GetSubtypes(Type type);
}
