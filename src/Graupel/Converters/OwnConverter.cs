using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Wraps a custom converter. What it reads is its own: an error in it is reported for the member that it converts, not for one at the same
/// place of the object around it. What it does not write would be read from what comes next, and what it writes beyond one value would be taken for
/// that, so what it has written is examined.
/// </summary>
/// <param name="inner">The custom converter.</param>
/// <param name="isExact">Whether it writes pure data.</param>
internal sealed class OwnConverter<TWriter, TReader, T>(Converter<TWriter, TReader, T> inner, bool isExact)
    : Converter<TWriter, TReader, T>, IWrappable<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    // Elements have headers of their own, since nothing says whether the user's code writes them without.
    public override WireShape Shape { get; } = Own(inner, isExact);

    /// <summary>The class of the custom converter.</summary>
    public Type Custom => inner.GetType();

    private readonly bool _hasOwnHeaders = !TWriter.HasKeys && Own(inner, isExact).DescriptorKind == WireKind.HeadedObject;

    private readonly bool _isNeverEmpty = IsNeverEmpty(inner.Shape.Kind) || !isExact;

    // Pure data does not describe itself: what is below is known from the shape alone, on which reading does not depend.
    private readonly bool _isExamined = TWriter.HasKeys || !isExact || IsLeaf(inner.Shape.Kind);

    private FrameScanner? _scanner;

    public override bool FillsInPlace => inner.FillsInPlace;

    public ObjectConverter<TWriter, TReader, T> Wrap(Registry<TWriter, TReader> registry) => new WrappedCaseConverter<TWriter, TReader, T>(registry, this);

    public override void Write(ref TWriter writer, in T value)
    {
        long start = writer.Offset;
        inner.Write(ref writer, in value);
        EnsureWritten(ref writer, 1, start);
    }

    public override T Read(ref TReader reader)
    {
        int at = reader.Member;
        try
        {
            return inner.Read(ref reader);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    public override T ReadAs(ref TReader reader, WireKind kind)
    {
        int at = reader.Member;
        try
        {
            return inner.ReadAs(ref reader, kind);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    public override T? Create(ref TReader reader)
    {
        T? made = inner.Create(ref reader);
        if (made is null && FillsInPlace)
        {
            Throw.MadeNothing(inner.GetType(), typeof(T), reader.Offset);
        }

        if (made is not null && !typeof(T).IsValueType && reader.Objects is { } objects && !objects.TryTake(made))
        {
            Throw.MadeTwice(inner.GetType(), made.GetType(), reader.Offset);
        }

        return made;
    }

    // Others may have got what was made before it is filled.
    internal override T ReadNew(ref TReader reader, WireKind kind, int number, T? held)
    {
        T value = base.ReadNew(ref reader, kind, number, held);
        if (value is not null && FillsInPlace && reader.Objects!.IsOther(number, value))
        {
            Throw.MadeAnother(inner.GetType(), typeof(T), reader.Offset);
        }

        return value;
    }

    public override void Populate(ref TReader reader, ref T value)
    {
        int at = reader.Member;
        try
        {
            inner.Populate(ref reader, ref value);
        }
        catch (GraupelException e) when (e.LeaveTo(at))
        {
            throw;
        }
    }

    public override Converter<TWriter, TReader, T> ForHeld(T held)
    {
        Converter<TWriter, TReader, T> other = inner.ForHeld(held);
        return ReferenceEquals(other, inner) ? this : new OwnConverter<TWriter, TReader, T>(other, isExact);
    }

    public override T Refill(ref TReader reader, T held, T read) => inner.Refill(ref reader, held, read);

    public override T Renew(ref TReader reader, T held, T read) => inner.Renew(ref reader, held, read);

    public override void WriteElement(ref TWriter writer, in T value)
    {
        long start = writer.Offset;
        if (_hasOwnHeaders)
        {
            inner.Write(ref writer, in value);
        }
        else
        {
            inner.WriteElement(ref writer, in value);
        }

        EnsureWritten(ref writer, 1, start);
    }

    public override T ReadElement(ref TReader reader, in ElementForm form) =>
        form.IsExpected && _hasOwnHeaders ? inner.Read(ref reader) : inner.ReadElement(ref reader, in form);

    public override void WriteMany(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (_hasOwnHeaders)
        {
            base.WriteMany(ref writer, values);
        }
        else
        {
            long start = writer.Offset;
            inner.WriteMany(ref writer, values);
            EnsureWritten(ref writer, values.Length, start);
        }
    }

    public override void ReadMany(ref TReader reader, Span<T> values, in ElementForm form)
    {
        if (form.IsExpected && _hasOwnHeaders)
        {
            base.ReadMany(ref reader, values, in form);
        }
        else
        {
            inner.ReadMany(ref reader, values, in form);
        }
    }

    private static WireShape Own(Converter inner, bool isExact)
    {
        WireShape shape = inner.Shape;
        if (shape is null || !WireKinds.IsOfValue(shape.Kind))
        {
            Throw.NoShape(inner.GetType());
        }

        if (TWriter.HasKeys)
        {
            return shape;
        }

        if (isExact && !shape.IsExact && WireKinds.HasBelow(shape.Kind))
        {
            Throw.NotExact(inner.GetType());
        }

        return isExact ? shape.OfStandIn() : shape.WithoutSharedHeader();
    }

    private static bool IsLeaf(WireKind kind) => WireKinds.IsFixed(kind) || kind is WireKind.String or WireKind.Blob;

    private void EnsureWritten(ref TWriter writer, int count, long start)
    {
        long size = writer.Offset - start;
        if (_isNeverEmpty && size < count)
        {
            Throw.WroteNothing(inner.GetType(), typeof(T));
        }

        // Integers in blocks are written one by one first, where each is found to be one.
        if (_isExamined && (count == 1 || TWriter.LayoutOf(Shape.Kind) != ElementLayout.Blocks) && !AreValues(ref writer, count, size))
        {
            Throw.WroteOther(inner.GetType(), typeof(T));
        }
    }

    private bool AreValues(ref TWriter writer, int count, long size)
    {
        try
        {
            return writer.EndsWithValues(count, size, Shape.Kind, ref _scanner);
        }
        catch (GraupelException e)
        {
            return e.Kind == ErrorKind.DepthExceeded;
        }
    }
}
