namespace Graupel.TestCases;

/// <summary>One static type, with values of it.</summary>
public abstract class TestCase
{
    private protected TestCase(string group, string name)
    {
        Group = group;
        Name = name;
    }

    /// <summary>The subject, such as <c>lists</c>.</summary>
    public string Group { get; }

    /// <summary>The type as C# writes it; unique in the group.</summary>
    public string Name { get; }

    /// <summary>The static type.</summary>
    public abstract Type Type { get; }

    /// <summary>Number of values.</summary>
    public abstract int Count { get; }

    /// <summary>Calls back with the type as a type argument.</summary>
    public abstract void Accept(ICaseVisitor visitor);

    /// <summary>Writes a value, reads it, and writes what was read. Costs a native build less than a visitor does.</summary>
    public abstract (byte[] Bytes, byte[] Again) WriteTwice(Serializer serializer, int index);

    public override string ToString() => $"{Group}/{Name}";
}

/// <inheritdoc cref="TestCase"/>
/// <param name="group">The subject.</param>
/// <param name="name">The name.</param>
/// <param name="values">Each makes a fresh value.</param>
public sealed class TestCase<[ContractParameter] T>(string group, string name, IReadOnlyList<Func<T>> values) : TestCase(group, name)
{
    /// <summary>Each makes a fresh value.</summary>
    public IReadOnlyList<Func<T>> Values { get; } = values;

    public override Type Type => typeof(T);

    public override int Count => Values.Count;

    public override void Accept(ICaseVisitor visitor) => visitor.Visit(this);

    public override (byte[] Bytes, byte[] Again) WriteTwice(Serializer serializer, int index)
    {
        byte[] bytes = serializer.Serialize(Values[index]());
        return (bytes, serializer.Serialize(serializer.Deserialize<T>(bytes)));
    }
}

/// <summary>What a suite does with a case, whatever its type: so no suite needs reflection.</summary>
public interface ICaseVisitor
{
    void Visit<[ContractParameter] T>(TestCase<T> testCase);
}
