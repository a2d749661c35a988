namespace Graupel;

/// <summary>
/// A surrogate that writes values of type <see cref="Type"/> by name, if they are in a given list. Derive a class that lists them, and use it as a
/// surrogate: <c>sealed class Shapes() : TypeNames(typeof(Circle), typeof(Square));</c> and <c>[Surrogate(typeof(Shapes))]</c> on a member or the
/// assembly. No other type is ever looked up.
/// </summary>
/// <param name="types">The types; their full names, without the assembly names, must differ.</param>
public abstract class TypeNames(params Type[] types) : ISurrogate<Type, string>
{
    private readonly Dictionary<string, Type> _types = types.ToDictionary(static type => type.ToString(), StringComparer.Ordinal);

    /// <inheritdoc/>
    /// <exception cref="GraupelException">The type is not in the list.</exception>
    public string ToWire(Type value)
    {
        string name = value.ToString();
        return _types.GetValueOrDefault(name) == value
            ? name
            : throw new GraupelException(ErrorKind.InvalidValue, $"{CSharpName.Of(value)} is not among the types of {CSharpName.Of(GetType())}; add it there");
    }

    /// <inheritdoc/>
    /// <exception cref="GraupelException">The name is not that of a type in the list.</exception>
    public Type FromWire(string wire) =>
        _types.GetValueOrDefault(wire) ?? throw new GraupelException(ErrorKind.InvalidValue, $"The text does not name one of the types of {CSharpName.Of(GetType())}");
}
