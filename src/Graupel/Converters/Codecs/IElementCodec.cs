using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// A converter as a struct, for loops over elements that are not a span: what the format can put into a run is put there, side by side with
/// its neighbour, and without a call through a table.
/// </summary>
internal interface IElementCodec<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>True when values can be put into a run; else they are written by their converter.</summary>
    bool IsPut { get; }

    /// <summary>True if the elements of a sequence are written one by one and the format cannot write many at once, so they are put like single values.</summary>
    bool IsSingle { get; }

    /// <summary>True when <see cref="MaximumSize"/> is the same for all values.</summary>
    bool IsFixed { get; }

    /// <summary>The converter.</summary>
    Converter<TWriter, TReader, T> Converter { get; }

    /// <summary>The most bytes that a value takes in a run.</summary>
    nint MaximumSize(in T value);

    /// <summary>Puts a value at the cursor of a run.</summary>
    void Put(ref TWriter writer, scoped ref FixedRun run, in T value);

    /// <summary>Reads an element that is as expected.</summary>
    T Read(ref TReader reader);
}
