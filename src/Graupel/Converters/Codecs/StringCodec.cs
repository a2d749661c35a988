using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Text.</summary>
internal readonly struct StringCodec<TWriter, TReader>(Converter<TWriter, TReader, string?> converter) : IElementCodec<TWriter, TReader, string?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public bool IsPut => true;

    public bool IsSingle => true;

    public bool IsFixed => false;

    public Converter<TWriter, TReader, string?> Converter => converter;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public nint MaximumSize(in string? value) => TWriter.MaximumSize(value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Put(ref TWriter writer, scoped ref FixedRun run, in string? value) => writer.PutString(ref run, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? Read(ref TReader reader) => reader.ReadString();
}
