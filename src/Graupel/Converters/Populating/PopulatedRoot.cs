using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Populates whole graphs.</summary>
/// <param name="filling">Fills the root, and what it holds.</param>
internal sealed class PopulatedRoot<TWriter, TReader, T>(Converter<TWriter, TReader, T> filling) : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => filling.Shape;

    public override void Write(ref TWriter writer, in T value) => throw new NotSupportedException();

    public override T Read(ref TReader reader) => throw new NotSupportedException();

    public override void Populate(ref TReader reader, ref T value)
    {
        HeldValues held = HeldValues.Begin();
        try
        {
            if (!typeof(T).IsValueType && value is not null)
            {
                held.TryTake(value);
            }

            filling.Populate(ref reader, ref value);
        }
        finally
        {
            held.End();
        }
    }
}
