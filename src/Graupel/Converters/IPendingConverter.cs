using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A converter, or a part of one, that gets those of its members when all of them exist.</summary>
internal interface IPendingConverter<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Gets the converters of the members; called once, before the converter is handed out.</summary>
    void Initialize(Registry<TWriter, TReader> registry);
}
