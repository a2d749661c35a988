using System.Diagnostics.CodeAnalysis;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Writes and reads values where they may be null, also values of structs.</summary>
internal abstract class Lift<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Describes such places.</summary>
    public abstract WireShape Shape { get; }

    public abstract void Write(ref TWriter writer, in T value);

    public abstract void WriteElement(ref TWriter writer, in T value);

    /// <summary>Takes the level that reading a null takes.</summary>
    public virtual void EnterNull(ref TWriter writer)
    {
    }

    /// <summary>False for null.</summary>
    public abstract bool TryRead(ref TReader reader, WireKind kind, [MaybeNullWhen(false)] out T value);

    /// <summary>False for null.</summary>
    public abstract bool TryReadElement(ref TReader reader, in ElementForm form, [MaybeNullWhen(false)] out T value);
}

/// <summary>A converter that knows how its values are written where they may be null.</summary>
internal interface ILiftable<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    Lift<TWriter, TReader, T> Lift { get; }
}
