using System.Diagnostics.CodeAnalysis;

namespace Graupel;

/// <content>Converters, contracts and surrogates of users.</content>
internal static partial class Throw
{
    [DoesNotReturn]
    public static void ReplacedByItself(Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(type)} is replaced by a type that cannot be described without {Name(type)}; use a class or record as its surrogate");

    [DoesNotReturn]
    public static void ReplacedTail(Type type, string member) => throw new GraupelException(
        ErrorKind.NoContract,
        $"the options replace {Name(type)}, but {Name(type)}.{member}, its last member, is written as a chain with the members of the base; put another member behind it");

    [DoesNotReturn]
    public static void ForeignContract(Type factory, Type contract, Type type) =>
        throw new GraupelException(ErrorKind.NoContract, $"{Name(factory)} made a {Name(contract)} for {Name(type)}; it must make a Contract<T> of the requested type");

    public static GraupelException ConverterOfOther(Type contract, Type converter, Type type) => new(
        ErrorKind.NoContract, $"{Name(contract)} created a {Name(converter)}, which does not convert {Name(type)}");

    [DoesNotReturn]
    public static void NoShape(Type converter) => throw new GraupelException(
        ErrorKind.NoContract, $"The Shape of {Name(converter)} does not describe a value: its kind must be one of those that values have");

    [DoesNotReturn]
    public static void NotExact(Type converter) => throw new GraupelException(
        ErrorKind.NoContract, $"The Shape of {Name(converter)} is not one of pure data; set its IsExact, and that of what is below, to the IsExact of the registry");

    [DoesNotReturn]
    public static void WroteNothing(Type converter, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(converter)} wrote nothing for a {Name(type)}; a converter must write one value, and WriteNull for null");

    [DoesNotReturn]
    public static void WroteOther(Type converter, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue,
        $"Invalid value: {Name(converter)} did not write one value for a {Name(type)}; a converter must write one value, of the kind of its Shape, and as many entries as the header before them says");

    [DoesNotReturn]
    public static void WroteNull(Type converter, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(converter)} wrote null for a {Name(type)} that is not null, and would be read as null; where a {Name(type)}? is declared it must not");

    [DoesNotReturn]
    public static void NoNull(Type converter, Type type) => throw new GraupelException(
        ErrorKind.NoContract,
        $"{Name(converter)} writes a {Name(type)} in a form that has none for null, so that {Name(type)}? cannot be written; have it write text, bytes or a sequence, or use a surrogate");

    [DoesNotReturn]
    public static void MadeTwice(Type converter, Type made, long offset) =>
        InvalidValue($"{Name(converter)}.Create returned the same {Name(made)} for two objects; it must return a new instance each time", offset);

    [DoesNotReturn]
    public static void MadeNothing(Type converter, Type type, long offset) =>
        InvalidValue($"{Name(converter)}.Create returned null; a converter that fills in place must return a new {Name(type)}", offset);

    [DoesNotReturn]
    public static void MadeAnother(Type converter, Type type, long offset) =>
        InvalidValue($"{Name(converter)}.Populate gave another {Name(type)} than the one that Create returned; it must fill that", offset);

    [DoesNotReturn]
    public static void NothingWritten(Type surrogate, Type type) => throw new GraupelException(
        ErrorKind.InvalidValue, $"Invalid value: {Name(surrogate)} wrote null for a {Name(type)}; ToWire must return a value");

    [DoesNotReturn]
    public static void NothingConverted(Type surrogate, Type type, long offset) =>
        InvalidValue($"{Name(surrogate)} returned null for a {Name(type)}; FromWire must return a value", offset);

    [DoesNotReturn]
    public static void ScalarAsMember(Type contract, string holder, string member) => throw new GraupelException(
        ErrorKind.NoContract, $"{Name(contract)} cannot write {holder}.{member} as a scalar, which has no place of its own there; write an object, or use a surrogate");
}
