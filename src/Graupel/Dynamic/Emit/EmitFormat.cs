using Graupel.Formats;

namespace Graupel.Dynamic;

/// <summary>What a converter has to know of the format that it is emitted for.</summary>
/// <param name="Writer">The format's writer.</param>
/// <param name="Reader">The format's reader.</param>
/// <param name="WritesFixedLayout">Members of fixed size are put in one run.</param>
/// <param name="HasKeys">A key may precede each member.</param>
/// <param name="ReadsFixedLayout">Members of fixed size are read from one run.</param>
internal sealed record EmitFormat(Type Writer, Type Reader, bool WritesFixedLayout, bool HasKeys, bool ReadsFixedLayout)
{
    public static EmitFormat Of<TWriter, TReader>()
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        => new(typeof(TWriter), typeof(TReader), TWriter.HasFixedLayout, TWriter.HasKeys, TReader.HasFixedLayout);
}
