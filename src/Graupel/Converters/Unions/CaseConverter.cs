using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>One case of a union: its tag, and the converter of its values.</summary>
/// <param name="type">The type of the values.</param>
/// <param name="shape">The values.</param>
/// <param name="isLevel">They may hold each other without an object between, so each counts as a level of depth.</param>
internal abstract class CaseConverter<TWriter, TReader, TBase>(Type type, WireShape shape, bool isLevel = false)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>The type of the values.</summary>
    public Type Type => type;

    /// <summary>The values.</summary>
    public WireShape Shape => shape;

    /// <summary>Whether each value counts as a level of depth, also in a union that knows all of its cases.</summary>
    public bool IsLevel => isLevel;

    /// <inheritdoc cref="Converter{TWriter, TReader, T}.CoversFamily"/>
    public virtual bool CoversFamily => false;

    /// <summary>Writes the tag and a value of exactly the type of the case, or of its family.</summary>
    public abstract void Write(ref TWriter writer, TBase value);

    /// <summary>Reads the value after the tag.</summary>
    public abstract TBase Read(ref TReader reader, UnionTag tag, WireKind kind);

    /// <summary>Reads the value after the tag into one of exactly the type of the case.</summary>
    public virtual void Populate(ref TReader reader, UnionTag tag, WireKind kind, ref TBase value) => value = Read(ref reader, tag, kind);

    /// <summary>Whether a reader creates this value before its content.</summary>
    public virtual bool IsMadeFirst(TBase value) => false;

    /// <summary>Reads the value after the tag, whose identity is preserved; see <see cref="Converter{TWriter, TReader, T}.ReadNew"/>.</summary>
    public virtual TBase ReadNew(ref TReader reader, UnionTag tag, WireKind kind, int number, TBase? held) => Read(ref reader, tag, kind);
}
