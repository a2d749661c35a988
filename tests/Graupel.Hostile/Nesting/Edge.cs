using Graupel.Hostile.Lengths;
using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Nesting;

/// <summary>One way in which a value can stand inside a value of its own type.</summary>
internal abstract class Edge
{
    /// <summary>The type.</summary>
    public abstract Target Target { get; }

    /// <summary>Levels that each value inside another one costs.</summary>
    public abstract int LevelsEach { get; }

    /// <summary>True where a level takes more than the usual 1.5 KB of stack: where collections stand in each other, and in dictionaries.</summary>
    public bool IsDense => Target.Type == typeof(InListOfLists) || Target.Type == typeof(InMapKey) || Target.Type == typeof(InMapValue);

    /// <summary>Writes a value of so many levels.</summary>
    public abstract byte[] Write(Serializer serializer, int levels);

    /// <summary>Writes a value that contains itself.</summary>
    public abstract byte[] WriteCycle(Serializer serializer);

    /// <summary>What stands before a value where the reader does not know it; null where it has no kind.</summary>
    public abstract byte[]? Unknown(Serializer serializer);

    /// <summary>Copies a value of so many levels.</summary>
    public abstract void Clone(Serializer serializer, int levels);

    /// <summary>Reads into a value of so many levels.</summary>
    public abstract void Populate(Serializer serializer, byte[] data, int levels);

    /// <summary>Shows bytes as text.</summary>
    public abstract string Dump(Serializer serializer, byte[] data);

    /// <summary>Sends a value through an envelope.</summary>
    public abstract object? ReadEnvelope(Serializer serializer, byte[] data);

    /// <summary>Writes an envelope of a value of so many levels.</summary>
    public abstract byte[] WriteEnvelope(Serializer serializer, int levels);

    public override string ToString() => Target.Type.Name;
}

/// <inheritdoc/>
/// <param name="make">Makes an innermost value.</param>
/// <param name="put">Puts the second into the first.</param>
/// <param name="levelsEach">What one costs, if what it goes through can contain itself too.</param>
/// <param name="isExact">True where the value has no kind, or no place to be skipped at.</param>
internal sealed class Edge<[ContractParameter] T>(Func<T> make, Action<T, T> put, int levelsEach = 1, bool isExact = false) : Edge
    where T : class
{
    public override Target Target { get; } = new Target<T>();

    public override int LevelsEach => levelsEach;

    public override byte[] Write(Serializer serializer, int levels) => serializer.Serialize(Make(levels));

    public override byte[] WriteCycle(Serializer serializer)
    {
        T first = make();
        T second = make();
        put(first, second);
        put(second, first);
        return serializer.Serialize(first);
    }

    public override byte[]? Unknown(Serializer serializer)
    {
        if (isExact)
        {
            return null;
        }

        byte[] whole = serializer.Serialize(new Wide<T> { Value = make() });
        return whole[..^serializer.Serialize(make()).Length];
    }

    public override void Clone(Serializer serializer, int levels) => serializer.DeepClone(Make(levels));

    public override void Populate(Serializer serializer, byte[] data, int levels)
    {
        T value = Make(levels);
        serializer.For<T>().Populate(data, ref value);
    }

    public override string Dump(Serializer serializer, byte[] data) => serializer.Dump<T>(data);

    public override object? ReadEnvelope(Serializer serializer, byte[] data) => Envelope.Read<T>(data, new EnvelopeOptions { Serializer = serializer });

    public override byte[] WriteEnvelope(Serializer serializer, int levels) => Envelope.Write(Make(levels), new EnvelopeOptions { Serializer = serializer });

    private T Make(int levels)
    {
        T value = make();
        for (int i = 1; i < levels; i++)
        {
            T outer = make();
            put(outer, value);
            value = outer;
        }

        return value;
    }
}
