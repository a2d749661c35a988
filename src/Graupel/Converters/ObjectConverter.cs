using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A converter for an object contract: what derived contracts and nullable places need beyond values.</summary>
public abstract class ObjectConverter<TWriter, TReader, T> : Converter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>What stands at the place of each member.</summary>
    internal abstract WireShape[] MemberShapes();

    /// <summary>Gets the converters of the members; called once, before the converter is handed out.</summary>
    internal abstract void Initialize(Registry<TWriter, TReader> registry);

    /// <summary>Writes the members as the base part of a derived object.</summary>
    public abstract void WriteBase(ref TWriter writer, in T value);

    /// <summary>Reads the base part of a derived object that exists already.</summary>
    public abstract void PopulateBase(ref TReader reader, ref T value);

    /// <summary>Writes an object where its place says that it is there: behind the tag of a union.</summary>
    public abstract void WriteObject(ref TWriter writer, in T value);

    /// <summary>Reads an object behind the tag of a union, where null is refused.</summary>
    public abstract T ReadObject(ref TReader reader);

    /// <summary>Reads an object behind the tag of a union into an existing one.</summary>
    public abstract void PopulateObject(ref TReader reader, ref T value);

    /// <summary>Writes an object, which is not null, at a place that can hold null, also where the type itself cannot be null.</summary>
    public abstract void WriteNullable(ref TWriter writer, in T value);

    /// <summary>Writes an object, which is not null, as an element of a sequence or map that can hold null.</summary>
    public abstract void WriteNullableElement(ref TWriter writer, in T value);

    /// <summary>Reads an element of a sequence or map that can hold null.</summary>
    /// <returns>False for null.</returns>
    public abstract bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value);

    /// <summary>Reads an object that may be null, also where the type itself cannot be.</summary>
    /// <returns>False for null.</returns>
    public abstract bool TryRead(ref TReader reader, [MaybeNullWhen(false)] out T value);
}
