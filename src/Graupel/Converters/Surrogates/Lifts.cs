using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Values of classes, whose converter knows null.</summary>
internal sealed class ReferenceLift<TWriter, TReader, T>(Converter<TWriter, TReader, T> converter) : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape => converter.Shape;

    public override void Write(ref TWriter writer, in T value) => converter.Write(ref writer, in value);

    public override void WriteElement(ref TWriter writer, in T value) => converter.WriteElement(ref writer, in value);

    public override bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value)
    {
        value = kind == Shape.Kind ? converter.Read(ref reader) : converter.ReadStandIn(ref reader, kind);
        return value is not null;
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value)
    {
        value = converter.ReadElement(ref reader, in form);
        return value is not null;
    }
}

/// <summary>Structs with members.</summary>
internal sealed class ObjectLift<TWriter, TReader, T>(ObjectConverter<TWriter, TReader, T> converter) : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = converter.DescribeNullable();

    public override void Write(ref TWriter writer, in T value) => converter.WriteNullable(ref writer, in value);

    public override void WriteElement(ref TWriter writer, in T value) => converter.WriteNullableElement(ref writer, in value);

    public override bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value)
    {
        if (kind is not (WireKind.Object or WireKind.Absent))
        {
            Throw.KindMismatch(kind, WireKind.Object, reader.Offset);
        }

        return converter.TryRead(ref reader, out value);
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value) =>
        converter.TryReadElement(ref reader, in form, out value);
}

/// <summary>Scalars in formats that mark each value.</summary>
internal sealed class ScalarLift<TWriter, TReader, T>(Converter<TWriter, TReader, T> converter) : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = converter.Shape.WithNull();

    public override void Write(ref TWriter writer, in T value) => converter.Write(ref writer, in value);

    public override void WriteElement(ref TWriter writer, in T value) => converter.Write(ref writer, in value);

    public override bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value)
    {
        FixedView view = reader.View(1);
        bool isPresent = reader.ReadPresence(in view, 0, 0);
        value = isPresent ? converter.Read(ref reader) : default;
        return isPresent;
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value) =>
        TryRead(ref reader, form.Kind, out value);
}

/// <summary>Values that are written as others.</summary>
internal sealed class SurrogateLift<TWriter, TReader, T, TWire>(Lift<TWriter, TReader, TWire> wire, ISurrogate<T, TWire> surrogate) : Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : notnull
    where TWire : notnull
{
    private readonly bool _isLeaf = wire.Shape.Kind is WireKind.String or WireKind.Blob;

    public override WireShape Shape => wire.Shape;

    public override void Write(ref TWriter writer, in T value)
    {
        Enter(ref writer);
        wire.Write(ref writer, ToWire(value));
        Leave(ref writer);
    }

    public override void WriteElement(ref TWriter writer, in T value)
    {
        Enter(ref writer);
        wire.WriteElement(ref writer, ToWire(value));
        Leave(ref writer);
    }

    // A reader learns too late that there is no value.
    public override void EnterNull(ref TWriter writer)
    {
        Enter(ref writer);
        Leave(ref writer);
    }

    public override bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value)
    {
        Enter(ref reader);
        bool isPresent = wire.TryRead(ref reader, kind, out TWire? read);
        value = isPresent ? Present(surrogate.FromWire(read!), ref reader) : default;
        Leave(ref reader);
        return isPresent;
    }

    public override bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value)
    {
        Enter(ref reader);
        bool isPresent = wire.TryReadElement(ref reader, in form, out TWire? read);
        value = isPresent ? Present(surrogate.FromWire(read!), ref reader) : default;
        Leave(ref reader);
        return isPresent;
    }

    private T Present(T value, ref TReader reader)
    {
        if (value is null)
        {
            Throw.NothingConverted(surrogate.GetType(), typeof(T), reader.Offset);
        }

        return value;
    }

    private TWire ToWire(in T value)
    {
        TWire written = surrogate.ToWire(value);
        if (written is null)
        {
            Throw.NothingWritten(surrogate.GetType(), typeof(T));
        }

        return written;
    }

    // What is written in place of a value may contain such values again, which the contracts around it do not know.
    private void Enter(ref TWriter writer)
    {
        if (!_isLeaf)
        {
            writer.Enter();
        }
    }

    private void Leave(ref TWriter writer)
    {
        if (!_isLeaf)
        {
            writer.Leave();
        }
    }

    private void Enter(ref TReader reader)
    {
        if (!_isLeaf)
        {
            reader.Enter();
        }
    }

    private void Leave(ref TReader reader)
    {
        if (!_isLeaf)
        {
            reader.Leave();
        }
    }
}
