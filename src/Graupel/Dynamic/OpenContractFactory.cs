using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;

namespace Graupel.Dynamic;

/// <summary>Creates contracts by closing a generic contract or surrogate with the type arguments of the type that it serves.</summary>
[RequiresUnreferencedCode(Message)]
[RequiresDynamicCode(Message)]
internal sealed class OpenContractFactory : ContractFactory
{
    public const string Message = "The generic type is closed at run time. Name the closed types, or derive from ContractFactory.";

    private readonly Type _definition;
    private readonly Type _replaced;

    /// <param name="definition">The definition of a generic contract or surrogate.</param>
    /// <exception cref="ArgumentException">It is neither, or cannot be closed with the type arguments of the type that it serves.</exception>
    public OpenContractFactory(Type definition)
    {
        bool isDefinition = definition.IsGenericTypeDefinition && SurrogateReader.CanBeMade(definition);
        if (!isDefinition || ReplacedBy(definition) is not { IsGenericType: true } replaced || !Array.TrueForAll(definition.GetGenericArguments(), replaced.GetGenericArguments().Contains))
        {
            throw new ArgumentException($"{definition} cannot serve the closed types of a generic type: it must be a Contract<X<T>> or ISurrogate<X<T>, ...> with the type parameters of X, and have a public parameterless constructor", nameof(definition));
        }

        _definition = definition;
        _replaced = replaced;
    }

    /// <summary>The definition of the types that it makes contracts of.</summary>
    public Type Family => _replaced.GetGenericTypeDefinition();

    /// <inheritdoc/>
    public override Contract? Create(Type type)
    {
        if (!type.IsGenericType || type.GetGenericTypeDefinition() != Family || ClosedCase.Close(_definition, _replaced, type) is not { } closed || ReplacedBy(closed) != type)
        {
            return null;
        }

        object made = Activator.CreateInstance(closed, BindingFlags.Instance | BindingFlags.Public | BindingFlags.DoNotWrapExceptions, null, null, null)!;
        return made as Contract
            ?? Closed.Make<Contract>(typeof(UserSurrogateContract<,>), [type, SurrogateReader.WireOf(closed, type)!], made);
    }

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is OpenContractFactory other && other._definition == _definition;

    /// <inheritdoc/>
    public override int GetHashCode() => _definition.GetHashCode();

    private static Type? ReplacedBy(Type definition) =>
        StandIn.TypeOf(definition) ?? SurrogateReader.Implemented(definition).Select(static one => one.GenericTypeArguments[0]).FirstOrDefault();
}
