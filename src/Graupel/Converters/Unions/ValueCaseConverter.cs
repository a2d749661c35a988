using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A case whose values are not objects with members: scalars, text, collections.</summary>
internal sealed class ValueCaseConverter<TWriter, TReader, TBase, TCase>(UnionTag tag, Converter<TWriter, TReader, TCase> converter)
    : CaseConverter<TWriter, TReader, TBase>(typeof(TCase), converter.Shape, CanHoldItself(converter) && converter is not LiftedConverter<TWriter, TReader, TCase>)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TCase : TBase
{
    private readonly ObjectHeader _tag = TWriter.EncodeCase(tag, converter.Shape);
    private readonly bool _canHoldItself = CanHoldItself(converter);

    public override bool CoversFamily => converter.CoversFamily;

    public override void Write(ref TWriter writer, TBase value)
    {
        TCase exact = KnownCast.To<TCase>(value);
        if (_canHoldItself)
        {
            WriteCollection(ref writer, exact);
        }
        else
        {
            converter.WriteCase(ref writer, _tag, in exact);
        }
    }

    // Apart, because a method that catches takes a tenth of the time of a scalar.
    private void WriteCollection(ref TWriter writer, TCase exact)
    {
        try
        {
            converter.WriteCase(ref writer, _tag, in exact);
        }
        catch (GraupelException e) when (e.MeetCase(exact))
        {
            throw;
        }
    }

    public override TBase Read(ref TReader reader, UnionTag tag, WireKind kind) => EnsurePresent(ref reader, converter.ReadAs(ref reader, kind));

    public override void Populate(ref TReader reader, UnionTag tag, WireKind kind, ref TBase value)
    {
        TCase exact = KnownCast.To<TCase>(value);
        converter.PopulateAs(ref reader, kind, ref exact);
        value = EnsurePresent(ref reader, exact);
    }

    public override bool IsMadeFirst(TBase value) => converter.IsMadeFirst(KnownCast.To<TCase>(value));

    public override TBase ReadNew(ref TReader reader, UnionTag tag, WireKind kind, int number, TBase? held) =>
        EnsurePresent(ref reader, converter.ReadNew(ref reader, kind, number, held is not null && held.GetType() == typeof(TCase) ? (TCase)held : default));

    private static bool CanHoldItself(Converter<TWriter, TReader, TCase> converter) =>
        !WireKinds.IsFixed(converter.Shape.Kind) && converter.Shape.Kind is not (WireKind.String or WireKind.Blob);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static TBase EnsurePresent(ref TReader reader, TCase value)
    {
        if (value is null)
        {
            Throw.InvalidHeader($"null as a case, {CSharpName.Of(typeof(TCase))}", reader.Offset);
        }

        return KnownCast.To<TBase>(value);
    }
}
