using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Writes and reads scalars; many of them as copies of memory, or by blocks.</summary>
internal sealed class ScalarConverter<TWriter, TReader, T, TScalar>(bool isExact) : Converter<TWriter, TReader, T>, INullableMaker, IByteElements<T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : unmanaged
    where TScalar : struct, IScalar<T>
{
    public override WireShape Shape { get; } = ScalarBlocks.Shape<TWriter>(TScalar.Kind, isExact);

    internal override bool IsPlain => IsFixed && (TScalar.IsBlittable || typeof(T) == typeof(bool)) && TScalar.Size == ElementMemory.SizeOf<T>();

    private static bool IsCopied => IsFixed && TScalar.IsBlittable;

    private static bool IsFixed => TWriter.LayoutOf(TScalar.Kind) == ElementLayout.Fixed && ElementMemory.CanBlit;

    public override void Write(ref TWriter writer, in T value)
    {
        FixedRun run = writer.BeginScalars(TScalar.Size, 1);
        TScalar.Put(ref writer, ref run, 0, value);
        writer.Commit(ref run);
    }

    internal override void WriteCase(ref TWriter writer, ObjectHeader tag, in T value)
    {
        FixedRun run = writer.BeginElements(tag.Length + TWriter.ScalarSize(TScalar.Size));
        run.Append(tag);
        new ScalarCodec<TWriter, TReader, T, TScalar>(this).Put(ref writer, ref run, in value);
        writer.Commit(ref run);
    }

    // What is read here is not a fixed member of the object around it, whatever its place in the view.
    public override T Read(ref TReader reader)
    {
        int at = reader.Member;
        try
        {
            FixedView view = reader.View(TScalar.Size);
            return TScalar.Read(ref reader, in view, 0);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    public override T ReadAs(ref TReader reader, WireKind kind) =>
        kind == TScalar.Kind || kind == WireKind.Absent ? Read(ref reader) : ReadOther(ref reader, kind);

    private T ReadOther(ref TReader reader, WireKind kind)
    {
        int at = reader.Member;
        try
        {
            FixedView view = ScalarBlocks.View(ref reader, kind, Shape.Kind);
            return Widening.Read<TReader, T, TScalar>(ref reader, kind, in view, 0);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    internal override T ReadMember(ref TReader reader, scoped in MemberWalk walk) => Members.ReadScalar<TReader, T, TScalar>(ref reader, in walk);

    public override void WriteMany(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (IsCopied)
        {
            ElementCopy.Write(ref writer, values);
        }
        else if (TWriter.LayoutOf(TScalar.Kind) is ElementLayout.Blocks or ElementLayout.Many)
        {
            IntegerBlocks<T, TScalar>.Write(ref writer, values);
        }
        else
        {
            ScalarBlocks<T, TScalar>.Write(ref writer, values);
        }
    }

    public override void ReadMany(ref TReader reader, Span<T> values, in ElementForm form)
    {
        if (!form.IsExpected)
        {
            ReadOthers(ref reader, values, in form);
        }
        else if (TReader.LayoutOf(TScalar.Kind) == ElementLayout.Blocks)
        {
            IntegerBlocks<T, TScalar>.Read(ref reader, TScalar.Kind, values);
        }
        else if (TReader.LayoutOf(TScalar.Kind) == ElementLayout.Many && IntegerBlocks<T, TScalar>.CanReadAll)
        {
            IntegerBlocks<T, TScalar>.ReadAll(ref reader, values);
        }
        else if (TReader.LayoutOf(TScalar.Kind) == ElementLayout.Fixed && TScalar.IsBlittable && ElementMemory.CanBlit)
        {
            ElementCopy.Read(ref reader, values);
        }
        else
        {
            ScalarBlocks<T, TScalar>.Read(ref reader, values);
        }
    }

    private void ReadOthers(ref TReader reader, Span<T> values, in ElementForm form)
    {
        if (TReader.LayoutOf(form.Kind) == ElementLayout.Blocks)
        {
            IntegerBlocks<T, TScalar>.EnsureAccepted(form.Kind, TScalar.Kind, reader.Offset);
            IntegerBlocks<T, TScalar>.Read(ref reader, form.Kind, values);
        }
        else
        {
            base.ReadMany(ref reader, values, in form);
        }
    }

    internal override TResult Accept<TResult, TVisitor>(TVisitor visitor) => visitor.Visit(new ScalarCodec<TWriter, TReader, T, TScalar>(this));

    Converter INullableMaker.MakeNullable() => new NullableScalarConverter<TWriter, TReader, T, TScalar>(Shape.IsExact);

    bool IByteElements<T>.TryConvert(ReadOnlySpan<byte> bytes, Span<T> values)
    {
        for (int i = 0; i < values.Length; i++)
        {
            if (!TScalar.TryFromInteger(WireInteger.From(bytes[i]), out values[i]))
            {
                return false;
            }
        }

        return true;
    }
}
