using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Scalars.</summary>
internal readonly struct ScalarCodec<TWriter, TReader, T, TScalar>(Converter<TWriter, TReader, T> converter) : IElementCodec<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    public bool IsPut => true;

    public bool IsSingle => TWriter.LayoutOf(TScalar.Kind) is not (ElementLayout.Blocks or ElementLayout.Many);

    public bool IsFixed => true;

    public Converter<TWriter, TReader, T> Converter => converter;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public nint MaximumSize(in T value) => TWriter.ScalarSize(TScalar.Size);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Put(ref TWriter writer, scoped ref FixedRun run, in T value)
    {
        if (TWriter.HasFixedLayout)
        {
            FixedRun here = run.Here(TScalar.Size);
            TScalar.Put(ref writer, ref here, 0, value);
            run.Advance(TScalar.Size);
        }
        else
        {
            TScalar.Put(ref writer, ref run, 0, value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public T Read(ref TReader reader)
    {
        FixedView view = reader.View(TScalar.Size);
        return TScalar.Read(ref reader, in view, 0);
    }
}
