using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A converter whose values may be cases, although the format has no place for their kind behind the tag of a union.</summary>
/// <remarks>Whoever implements it makes the other converter, so that native programs contain one for these types alone.</remarks>
internal interface IWrappable<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>The converter of objects with such a value as their one member.</summary>
    ObjectConverter<TWriter, TReader, T> Wrap(Registry<TWriter, TReader> registry);
}
