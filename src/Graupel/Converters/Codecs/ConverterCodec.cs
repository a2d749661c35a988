using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Any converter: elements are written and read by virtual calls.</summary>
internal readonly struct ConverterCodec<TWriter, TReader, T>(Converter<TWriter, TReader, T> converter) : IElementCodec<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public bool IsPut => false;

    public bool IsSingle => true;

    public bool IsFixed => false;

    public Converter<TWriter, TReader, T> Converter => converter;

    public nint MaximumSize(in T value) => throw new NotSupportedException();

    public void Put(ref TWriter writer, scoped ref FixedRun run, in T value) => throw new NotSupportedException();

    public T Read(ref TReader reader) => throw new NotSupportedException();
}
