using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>The base of all converters.</summary>
public abstract class Converter
{
    /// <summary>Describes the values that this converter writes.</summary>
    public abstract WireShape Shape { get; }

    /// <summary>Whether several of some members hold an object.</summary>
    private protected static bool IsShared(object? held, object?[] all)
    {
        int holders = 0;
        foreach (object? one in all)
        {
            holders += held is not null && ReferenceEquals(one, held) ? 1 : 0;
        }

        return holders > 1;
    }
}

/// <summary>
/// Writes and reads values of one type in one format. Instances are immutable, thread-safe, and belong to one serializer.
/// </summary>
/// <typeparam name="TWriter">The format's writer.</typeparam>
/// <typeparam name="TReader">The format's reader.</typeparam>
/// <typeparam name="T">The type of the values.</typeparam>
public abstract class Converter<TWriter, TReader, T> : Converter
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Writes one value, of the kind that <see cref="Converter.Shape"/> tells; null, where <typeparamref name="T"/> has it, by <see cref="IWriter.WriteNull"/>.</summary>
    /// <remarks>
    /// Values that another converter writes are written by its <see cref="Write"/>; elements, keys and values behind a header that this converter wrote by its
    /// <see cref="WriteMany"/> or <see cref="WriteElement"/>. Text and bytes have methods of the writer. A value has no names inside: for an object with members write a surrogate.
    /// </remarks>
    /// <param name="writer">The output.</param>
    /// <param name="value">The value.</param>
    public abstract void Write(ref TWriter writer, in T value);

    /// <summary>The number of bytes that <see cref="Write"/> will write, or -1 if it is known only after writing.</summary>
    internal virtual long KnownSize(in T value) => -1;

    /// <summary>Whether <see cref="Write"/> writes the memory of each value as it is, and any memory of that size is a valid value, but for a <see langword="bool"/>.</summary>
    internal virtual bool IsPlain => false;

    /// <summary>Reads one value that is as this converter writes it, to its end. The bytes may be anything: what is no value is refused with a <see cref="GraupelException"/>.</summary>
    /// <param name="reader">The input, which is where the value begins.</param>
    public abstract T Read(ref TReader reader);

    /// <summary>
    /// Reads one value of another kind, widening if nothing can be lost. The default implementation accepts only the converter's own kind.
    /// </summary>
    /// <param name="reader">The input.</param>
    /// <param name="kind">Kind on the wire; <see cref="WireKind.Absent"/> if in the format each value describes itself.</param>
    public virtual T ReadAs(ref TReader reader, WireKind kind)
    {
        if (kind != Shape.Kind && kind != WireKind.Absent)
        {
            Throw.KindMismatch(kind, Shape.Kind, reader.Offset);
        }

        return Read(ref reader);
    }

    /// <summary>The same as <see cref="ReadAs"/> for a value that stands in for another one, whose identity is not its own.</summary>
    internal virtual T ReadStandIn(ref TReader reader, WireKind kind) => ReadAs(ref reader, kind);

    /// <summary>Creates an empty value, for types that are filled after they are created.</summary>
    /// <returns>A new value, or default for types that are created from their members.</returns>
    public virtual T? Create(ref TReader reader) => default;

    /// <summary>
    /// Reads into an existing value: objects and collections keep their identity where possible, everything else is replaced.
    /// </summary>
    public virtual void Populate(ref TReader reader, ref T value) => value = Read(ref reader);

    /// <summary>Reads a value of any accepted kind; into the existing one if it is as this converter writes it.</summary>
    internal virtual void PopulateAs(ref TReader reader, WireKind kind, ref T value)
    {
        if (kind == Shape.Kind || kind == WireKind.Absent)
        {
            Populate(ref reader, ref value);
        }
        else
        {
            value = ReadAs(ref reader, kind);
        }
    }

    /// <summary>
    /// The converter for a member whose collection is filled in place, so that properties that are not on the wire are kept, such as a comparer.
    /// </summary>
    /// <param name="held">What the member of a new instance holds. Values with other properties are refused on write.</param>
    public virtual Converter<TWriter, TReader, T> ForHeld(T held) => this;

    /// <summary>
    /// The same for a member that can be set. A collection that several places hold from the start, such as one of a static field, is replaced instead of filled,
    /// and so is one that cannot be changed.
    /// </summary>
    /// <param name="held">What the member of a new instance holds.</param>
    /// <param name="all">What all such members of two new instances hold, including this one.</param>
    public virtual Converter<TWriter, TReader, T> ForHeld(T held, object?[] all)
    {
        return IsShared(held, all) || !CanFill(held) ? new ReplacingConverter<TWriter, TReader, T>(ForReplaced(held)) : ForHeld(held);
    }

    /// <summary>The same as <see cref="ForHeld(T)"/> where another value takes the place of what is held.</summary>
    internal virtual Converter<TWriter, TReader, T> ForReplaced(T held) => ForHeld(held);

    /// <summary>Whether a value that a member holds may be one that is filled: an interface may stand for an array, or for a view.</summary>
    internal virtual bool CanFill(T held) => true;

    /// <summary>The converter for members without a setter, which are filled on read: what cannot be filled is not written either.</summary>
    internal virtual Converter<TWriter, TReader, T> ForFilled() => this;

    /// <summary>Reads a scalar that is a member and is walked.</summary>
    internal virtual T ReadMember(ref TReader reader, scoped in MemberWalk walk) => throw new NotSupportedException();

    /// <summary>Shows a visitor the codec of this converter's type.</summary>
    internal virtual TResult Accept<TResult, TVisitor>(TVisitor visitor)
        where TVisitor : ICodecVisitor<TWriter, TReader, T, TResult>
        => visitor.Visit(new ConverterCodec<TWriter, TReader, T>(this));

    /// <summary>Moves elements that were read before an instance existed into the collection that it holds.</summary>
    /// <param name="reader">The input, which is after the members.</param>
    /// <param name="held">What the instance has held since its construction.</param>
    /// <param name="read">What was read.</param>
    /// <returns>What it should hold: its own collection with the new elements, or what was read if either is null or others hold what was read too.</returns>
    public virtual T Refill(ref TReader reader, T held, T read) => read;

    /// <summary>The same for a member with a setter: what the instance holds may be held by others too, and is left as it is.</summary>
    /// <inheritdoc cref="Refill"/>
    /// <returns>What it should hold: the elements that were read, in a collection that compares as its own does.</returns>
    public virtual T Renew(ref TReader reader, T held, T read) => Refill(ref reader, held, read);

    /// <summary>Adds what was read to the existing collection.</summary>
    /// <param name="held">The existing collection, not null.</param>
    /// <param name="read">What was read, not null.</param>
    /// <returns>The existing collection with both, or what was read if nothing can be added.</returns>
    internal virtual T Merge(T held, T read) => read;

    /// <summary>
    /// Whether an empty value is created first and then filled, so that its content may refer to it and a member without a setter can hold it.
    /// A converter that returns true must override <see cref="Create"/> and <see cref="Populate"/> too.
    /// </summary>
    public virtual bool FillsInPlace => false;

    /// <summary>Whether a reader creates this value before its content.</summary>
    internal virtual bool IsMadeFirst(in T value) => !typeof(T).IsValueType && FillsInPlace;

    /// <summary>The converter of a value that is the root.</summary>
    internal virtual Converter<TWriter, TReader, T> AsRoot() => this;

    /// <summary>Whether a value that was written or read elsewhere, under the type declared there, is allowed here too.</summary>
    internal virtual bool Accepts(T value) => true;

    /// <summary>Whether values of a class are allowed here.</summary>
    internal virtual bool AcceptsClass(Type type) => typeof(T).IsAssignableFrom(type);

    /// <summary>Whether it writes instances of derived classes that are declared beside the class, which may be private, and reads them as others of their kind.</summary>
    internal virtual bool CoversFamily => false;

    /// <summary>For an interface, the class that is created on read, whatever was written; null if it is not known, and for other types.</summary>
    internal virtual Type? MadeClass => null;

    /// <summary>Writes a value that is not null, at a place that cannot hold null.</summary>
    internal virtual void WritePresent(ref TWriter writer, in T value) => Write(ref writer, in value);

    /// <summary>Writes a value that is not null, after the tag of a union.</summary>
    internal virtual void WriteCase(ref TWriter writer, ObjectHeader tag, in T value)
    {
        writer.WriteCase(tag);
        Write(ref writer, in value);
    }

    /// <summary>Reads an object whose identity is preserved, and registers it as soon as it exists.</summary>
    /// <param name="reader">The input, which has <see cref="IReader.Objects"/>.</param>
    /// <param name="kind">Kind on the wire; <see cref="WireKind.Absent"/> if in the format each value describes itself.</param>
    /// <param name="number">Its number.</param>
    /// <param name="held">An object that may be filled instead of a new one, or null.</param>
    internal virtual T ReadNew(ref TReader reader, WireKind kind, int number, T? held)
    {
        bool isMadeFirst = FillsInPlace && (kind == Shape.Kind || kind == WireKind.Absent);
        if (typeof(T).IsValueType || (!isMadeFirst && held is null))
        {
            return ReadAs(ref reader, kind);
        }

        T value = held ?? Create(ref reader)!;
        if (!isMadeFirst)
        {
            PopulateAs(ref reader, kind, ref value);
            return value;
        }

        reader.Objects!.Set(number, value!);
        Populate(ref reader, ref value);
        return value;
    }

    /// <summary>Writes one element of a sequence or map whose header has been written.</summary>
    public virtual void WriteElement(ref TWriter writer, in T value) => Write(ref writer, in value);

    /// <summary>Reads one element of a sequence or map whose header has been read.</summary>
    public virtual T ReadElement(ref TReader reader, in ElementForm form) => form.IsExpected ? Read(ref reader) : ReadAs(ref reader, form.Kind);

    /// <summary>Writes the elements of a sequence whose header has been written.</summary>
    /// <exception cref="NotSupportedException">The format writes sequences of such integers in blocks, and values take more than 64 bytes of memory.</exception>
    public virtual void WriteMany(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (TWriter.LayoutOf(Shape.Kind) == ElementLayout.Blocks)
        {
            OwnIntegers.Write(ref writer, this, values);
            return;
        }

        int at = writer.Member;
        int i = 0;
        try
        {
            for (; i < values.Length; i++)
            {
                long start = writer.Offset;
                WriteElement(ref writer, in values[i]);
                if (writer.Offset == start && IsNeverEmpty(Shape.Kind))
                {
                    Throw.WroteNothing(GetType(), typeof(T));
                }
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }
    }

    /// <summary>Whether every value of a kind takes a byte at least. An object may have no members, whose header those of a sequence share.</summary>
    private protected static bool IsNeverEmpty(WireKind kind) => TWriter.HasKeys || WireKinds.IsFixed(kind) || WireKinds.IsNeverEmpty(kind);

    /// <summary>Reads the elements of a sequence whose header has been read. The noted member stays noted, because more elements may follow.</summary>
    public virtual void ReadMany(ref TReader reader, Span<T> values, in ElementForm form)
    {
        if (TReader.LayoutOf(Shape.Kind) == ElementLayout.Blocks && (form.IsExpected || TReader.LayoutOf(form.Kind) == ElementLayout.Blocks))
        {
            OwnIntegers.Read(ref reader, this, values, in form);
            return;
        }

        int at = reader.Member;
        int i = 0;
        try
        {
            for (; i < values.Length; i++)
            {
                values[i] = ReadElement(ref reader, in form);
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }

        reader.At(at);
    }
}
