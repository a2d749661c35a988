using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Values of a type that is written as another one, at places of the type itself: of structs null is refused.</summary>
/// <param name="lift">Writes and reads them where they may be null.</param>
/// <param name="present">The same for structs where they cannot; else <paramref name="lift"/>.</param>
internal sealed class LiftedConverter<TWriter, TReader, T>(Lift<TWriter, TReader, T> lift, Lift<TWriter, TReader, T> present)
    : Converter<TWriter, TReader, T>, ILiftable<TWriter, TReader, T>, IWrappable<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    public override WireShape Shape { get; } = present.Shape.OfStandIn();

    public Lift<TWriter, TReader, T> Lift => lift;

    public ObjectConverter<TWriter, TReader, T> Wrap(Registry<TWriter, TReader> registry) => new WrappedCaseConverter<TWriter, TReader, T>(registry, this);

    public override void Write(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            present.EnterNull(ref writer);
            writer.WriteNull();
        }
        else
        {
            present.Write(ref writer, in value);
        }
    }

    public override T Read(ref TReader reader) => ReadAs(ref reader, Shape.Kind);

    public override T ReadAs(ref TReader reader, WireKind kind) => present.TryRead(ref reader, kind, out T? value) ? value : Null(ref reader);

    public override void WriteElement(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            present.EnterNull(ref writer);
            WriteNullElement(ref writer, Shape);
        }
        else
        {
            present.WriteElement(ref writer, in value);
        }
    }

    public override T ReadElement(ref TReader reader, in ElementForm form) =>
        present.TryReadElement(ref reader, in form, out T? value) ? value : Null(ref reader);

    /// <summary>Only objects say by a byte of their own that an element is null.</summary>
    internal static void WriteNullElement(ref TWriter writer, WireShape shape)
    {
        if (shape.Kind == WireKind.Object)
        {
            writer.WriteNullElement();
        }
        else
        {
            writer.WriteNull();
        }
    }

    private static T Null(ref TReader reader)
    {
        if (typeof(T).IsValueType)
        {
            Throw.InvalidValue("null for a type that is not nullable", reader.Offset);
        }

        return default!;
    }
}

/// <summary>Structs that are written as something else, where they may be null.</summary>
internal sealed class LiftedNullableConverter<TWriter, TReader, T>(Lift<TWriter, TReader, T> lift) : Converter<TWriter, TReader, T?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : struct
{
    public override WireShape Shape => lift.Shape;

    public override void Write(ref TWriter writer, in T? value)
    {
        if (value is { } present)
        {
            lift.Write(ref writer, in present);
        }
        else
        {
            lift.EnterNull(ref writer);
            writer.WriteNull();
        }
    }

    public override T? Read(ref TReader reader) => ReadAs(ref reader, Shape.Kind);

    public override T? ReadAs(ref TReader reader, WireKind kind) => lift.TryRead(ref reader, kind, out T value) ? value : null;

    public override void WriteElement(ref TWriter writer, in T? value)
    {
        if (value is { } present)
        {
            lift.WriteElement(ref writer, in present);
        }
        else
        {
            lift.EnterNull(ref writer);
            LiftedConverter<TWriter, TReader, T>.WriteNullElement(ref writer, Shape);
        }
    }

    public override T? ReadElement(ref TReader reader, in ElementForm form) => lift.TryReadElement(ref reader, in form, out T value) ? value : null;
}
