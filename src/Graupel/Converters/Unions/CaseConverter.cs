using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>One case of a union: its tag, and the converter of its values.</summary>
public abstract class CaseConverter<TWriter, TReader, TBase>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly ObjectHeader _header;

    private protected CaseConverter(Type type, UnionTag tag, WireShape shape)
    {
        Type = type;
        Tag = tag;
        Shape = shape;
        _header = TWriter.EncodeCase(tag, shape);
    }

    /// <summary>The type of the values.</summary>
    internal Type Type { get; }

    /// <summary>What stands for the case on the wire.</summary>
    internal UnionTag Tag { get; }

    /// <summary>The values.</summary>
    internal WireShape Shape { get; }

    /// <summary>Writes the tag and a value of exactly the type of the case.</summary>
    internal void Write(ref TWriter writer, TBase value)
    {
        writer.WriteCase(_header);
        WriteValue(ref writer, value);
    }

    /// <summary>Reads the value behind the tag.</summary>
    internal abstract TBase Read(ref TReader reader);

    /// <summary>Reads the value behind the tag into one of exactly the type of the case.</summary>
    internal abstract void Populate(ref TReader reader, ref TBase value);

    private protected abstract void WriteValue(ref TWriter writer, TBase value);
}

/// <summary>A case whose values are of <typeparamref name="TCase"/>.</summary>
internal sealed class CaseConverter<TWriter, TReader, TBase, TCase>(UnionTag tag, ObjectConverter<TWriter, TReader, TCase> converter)
    : CaseConverter<TWriter, TReader, TBase>(typeof(TCase), tag, converter.Shape)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TCase : TBase
{
    internal override TBase Read(ref TReader reader) => converter.ReadObject(ref reader);

    internal override void Populate(ref TReader reader, ref TBase value)
    {
        var exact = (TCase)value!;
        converter.PopulateObject(ref reader, ref exact);
        value = exact;
    }

    private protected override void WriteValue(ref TWriter writer, TBase value)
    {
        var exact = (TCase)value!;
        converter.WriteObject(ref writer, in exact);
    }
}
