using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Tests.Converters;

/// <summary>Objects with at most one number, whose contracts are written by hand.</summary>
internal static class TestObjects
{
    public static Contract? Find(Type type) => type switch
    {
        _ when type == typeof(Spot) => new NumberContract<Spot, SpotNumber>(),
        _ when type == typeof(WideSpot) => new NumberContract<WideSpot, WideSpotNumber>(),
        _ when type == typeof(Nothing) => new NumberContract<Nothing, NoNumber>(),
        _ when type == typeof(Disc) => new NumberContract<Disc, DiscNumber>(),
        _ when type == typeof(Crate) => new NumberContract<Crate, CrateNumber>(),
        _ when type == typeof(Cat) => new NumberContract<Cat, CatNumber>(),
        _ when type == typeof(IThing) =>
            new UnionContract<IThing>(false, new UnionCase<IThing, Disc>(0, NameHash.OfUtf8("Disc")), new UnionCase<IThing, Crate>(200, name: null)),
        _ when type == typeof(Pet) => new PetContract(),
        _ => null,
    };
}

/// <summary>The access to the only member of a type.</summary>
internal interface INumber<T>
{
    static abstract ObjectShape Shape { get; }

    static abstract T Create();

    static abstract int Get(in T value);

    static abstract void Set(ref T value, int number);
}

internal sealed class NumberContract<T, TNumber> : Contract<T>
    where TNumber : INumber<T>
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) => registry.GetObject<T>();

    public override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new NumberConverter<TWriter, TReader, T, TNumber>(registry, TNumber.Shape);
}

internal record struct Spot(int X);

internal sealed class SpotNumber : INumber<Spot>
{
    public static ObjectShape Shape { get; } = new("Spot", isValueType: true, new MemberShape("X", "X", 1, WireKind.Int32));

    public static Spot Create() => default;

    public static int Get(in Spot value) => value.X;

    public static void Set(ref Spot value, int number) => value.X = number;
}

/// <summary>A later version of <see cref="Spot"/>, which has a second member that is always 0.</summary>
internal record struct WideSpot(int X);

internal sealed class WideSpotNumber : INumber<WideSpot>
{
    public static ObjectShape Shape { get; } = new(
        "WideSpot", isValueType: true, new MemberShape("X", "X", 1, WireKind.Int32), new MemberShape("Y", "Y", 2, WireKind.Int32));

    public static WideSpot Create() => default;

    public static int Get(in WideSpot value) => value.X;

    public static void Set(ref WideSpot value, int number) => value.X = number;
}

internal record struct Nothing;

internal sealed class NoNumber : INumber<Nothing>
{
    public static ObjectShape Shape { get; } = new("Nothing", isValueType: true);

    public static Nothing Create() => default;

    public static int Get(in Nothing value) => 0;

    public static void Set(ref Nothing value, int number)
    {
    }
}

internal interface IThing;

internal sealed record Disc : IThing
{
    public int Radius { get; set; }
}

internal sealed class DiscNumber : INumber<Disc>
{
    public static ObjectShape Shape { get; } = new("Disc", isValueType: false, new MemberShape("Radius", "Radius", 1, WireKind.Int32));

    public static Disc Create() => new();

    public static int Get(in Disc value) => value.Radius;

    public static void Set(ref Disc value, int number) => value.Radius = number;
}

internal record struct Crate(int Width) : IThing;

internal sealed class CrateNumber : INumber<Crate>
{
    public static ObjectShape Shape { get; } = new("Crate", isValueType: true, new MemberShape("Width", "Width", 1, WireKind.Int32));

    public static Crate Create() => default;

    public static int Get(in Crate value) => value.Width;

    public static void Set(ref Crate value, int number) => value.Width = number;
}

/// <summary>A thing that is no case of anything.</summary>
internal sealed record Stray : IThing;

/// <summary>The base of a union, and a case of it.</summary>
internal record Pet
{
    public int Age { get; set; }
}

internal sealed record Cat : Pet;

internal sealed record Dog : Pet;

internal sealed class PetNumber : INumber<Pet>
{
    public static ObjectShape Shape { get; } = new("Pet", isValueType: false, new MemberShape("Age", "Age", 1, WireKind.Int32));

    public static Pet Create() => new();

    public static int Get(in Pet value) => value.Age;

    public static void Set(ref Pet value, int number) => value.Age = number;
}

internal sealed class CatNumber : INumber<Cat>
{
    public static ObjectShape Shape { get; } = new("Cat", isValueType: false, new MemberShape("Age", "Age", 1, WireKind.Int32));

    public static Cat Create() => new();

    public static int Get(in Cat value) => value.Age;

    public static void Set(ref Cat value, int number) => value.Age = number;
}

internal sealed class PetContract() : UnionContract<Pet>(false, new UnionCase<Pet, Pet>(0, name: null), new UnionCase<Pet, Cat>(1, name: null))
{
    public override Converter CreateObjectConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new NumberConverter<TWriter, TReader, Pet, PetNumber>(registry, PetNumber.Shape);
}
