using Graupel.Converters;

namespace Graupel.CodeGen;

/// <summary>Classes that are written as something else.</summary>
internal sealed class SurrogateContract<T, TWire>(Surrogate<T, TWire> surrogate) : ValueContract<T?>
    where T : class
    where TWire : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new SurrogateConverter<TWriter, TReader, T, TWire>(registry.GetPlain<TWire?>(), surrogate.Within(registry.Options.Limits));
}

/// <summary>Structs that are written as something else.</summary>
internal sealed class StructSurrogateContract<T, TWire>(Surrogate<T, TWire> surrogate) : ValueContract<T>
    where T : struct
    where TWire : class
{
    public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
        new StructSurrogateConverter<TWriter, TReader, T, TWire>(registry.GetPlain<TWire?>(), surrogate);
}
