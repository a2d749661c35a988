using System.Runtime.Serialization;

namespace Graupel.TestCases.Objects;

public interface IIdentified
{
    int Id { get; set; }
}

public interface ITitled
{
    string? Title { get; init; }
}

public interface IHolds<T>
{
    T Value { get; set; }
}

public interface ILinked<TNode>
{
    TNode? Following { get; set; }
}

/// <summary>Explicit interface members, which only an interface shows: automatic ones, one made of two methods, one without a setter, one that nobody asked for.</summary>
[Contract]
public class ExplicitMembers : IIdentified, ITitled, IHolds<int>, IHolds<(string? Text, int[]? Numbers)>, IHolds<List<int>?>
{
    private int _id;

    [Order(1)]
    int IIdentified.Id
    {
        get => _id - 1;
        set => _id = value + 1;
    }

    [Order(2)]
    string? ITitled.Title { get; init; } = "untitled";

    [Order(3)]
    public double Value { get; set; }

    [Order(4), DataMember(Name = "Number")]
    int IHolds<int>.Value { get; set; }

    [Order(5), DataMember(Name = "Pair")]
    (string? Text, int[]? Numbers) IHolds<(string? Text, int[]? Numbers)>.Value { get; set; }

    List<int>? IHolds<List<int>?>.Value { get; set; }

    public static ExplicitMembers Make(int seed)
    {
        var made = new ExplicitMembers { Value = seed / 4.0 };
        ((IIdentified)made).Id = seed;
        ((IHolds<int>)made).Value = -seed;
        ((IHolds<(string? Text, int[]? Numbers)>)made).Value = (FormattableString.Invariant($"t{seed}"), [seed, seed]);
        return made;
    }
}

/// <summary>A base and a class that each implement the same interface, by names alone.</summary>
[DataContract]
public class ExplicitBase : IIdentified
{
    [DataMember]
    int IIdentified.Id { get; set; }

    public ExplicitBase Identify(int id)
    {
        ((IIdentified)this).Id = id;
        return this;
    }
}

/// <summary>The same interface once more, in the derived class.</summary>
[DataContract]
public class ExplicitDerived : ExplicitBase, IIdentified
{
    [DataMember(Name = "OwnId")]
    int IIdentified.Id { get; set; }

    [DataMember]
    public string? Text { get; set; }

    public static ExplicitDerived Make(int seed)
    {
        var made = new ExplicitDerived { Text = FormattableString.Invariant($"t{seed}") };
        made.Identify(seed);
        return made;
    }
}

/// <summary>Interfaces of what a generic type has for parameters.</summary>
[Contract]
public class ExplicitBox<T> : IHolds<T>, IHolds<T[]?>, IHolds<Dictionary<string, T>?>
{
    public ExplicitBox(T value) => ((IHolds<T>)this).Value = value;

    private ExplicitBox()
    {
    }

    T IHolds<T>.Value { get; set; } = default!;

    [DataMember(Name = "One")]
    private T Value
    {
        get => ((IHolds<T>)this).Value;
        set => ((IHolds<T>)this).Value = value;
    }

    [DataMember(Name = "Many")]
    T[]? IHolds<T[]?>.Value { get; set; }

    [DataMember(Name = "Named")]
    Dictionary<string, T>? IHolds<Dictionary<string, T>?>.Value { get; set; }

    public ExplicitBox<T> With(T[]? many, Dictionary<string, T>? named)
    {
        ((IHolds<T[]?>)this).Value = many;
        ((IHolds<Dictionary<string, T>?>)this).Value = named;
        return this;
    }
}

/// <summary>The same of a struct, with a getter that may change it.</summary>
[Contract]
public struct ExplicitStruct : IIdentified, ITitled, IHolds<string?>
{
    private int _id;

    [Order(1)]
    int IIdentified.Id
    {
        get => _id;
        set => _id = value;
    }

    [Order(2)]
    string? IHolds<string?>.Value { readonly get; set; }

    [Order(3)]
    public string? Title { get; init; }

    public static ExplicitStruct Make(int id, string? value)
    {
        IIdentified made = new ExplicitStruct { Title = FormattableString.Invariant($"t{id}") };
        made.Id = id;
        ((IHolds<string?>)made).Value = value;
        return (ExplicitStruct)made;
    }
}

/// <summary>The same of a generic one, with a setter that only construction may call.</summary>
[Contract]
public struct ExplicitPair<T>(T value) : IHolds<T>, ITitled
{
    private T _value = value;

    [Order(1)]
    T IHolds<T>.Value
    {
        readonly get => _value;
        set => _value = value;
    }

    [Order(2)]
    string? ITitled.Title { get; init; } = "titled";
}

/// <summary>Given by the constructor, whose parameters have the names of the interfaces' members.</summary>
[Contract]
public sealed class ExplicitByConstructor(int id, List<string> value) : IHolds<List<string>>, IHolds<int>
{
    [Order(1)]
    public int Id => id + 0;

    [Order(2)]
    List<string> IHolds<List<string>>.Value { get; set; } = value;

    [Order(3), DataMember(Name = "Other")]
    int IHolds<int>.Value { get; set; } = 5;

    public ExplicitByConstructor With(int other)
    {
        ((IHolds<int>)this).Value = other;
        return this;
    }
}

/// <summary>A chain through an interface.</summary>
[Contract]
public sealed class ExplicitNode : ILinked<ExplicitNode>
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    ExplicitNode? ILinked<ExplicitNode>.Following { get; set; }

    public static ExplicitNode? Chain(int length)
    {
        ExplicitNode? first = null;
        for (int i = length; i > 0; i--)
        {
            var node = new ExplicitNode { Number = i };
            ((ILinked<ExplicitNode>)node).Following = first;
            first = node;
        }

        return first;
    }
}

/// <summary>Left out where they hold what a fresh instance holds, each for itself.</summary>
[Contract]
public sealed class ExplicitOmitted : IHolds<int>, IHolds<string?>
{
    [DataMember(EmitDefaultValue = false)]
    int IHolds<int>.Value { get; set; } = 3;

    [DataMember(Name = "Text")]
    string? IHolds<string?>.Value { get; set; }

    public static ExplicitOmitted Make(int number, string? text)
    {
        var made = new ExplicitOmitted();
        ((IHolds<int>)made).Value = number;
        ((IHolds<string?>)made).Value = text;
        return made;
    }
}

/// <summary>All fields: those behind such members, and the parameter that the class keeps, too.</summary>
[Serializable]
public sealed class ExplicitFields(int kept, string? text) : IIdentified
{
    private readonly string? _text = text;

    int IIdentified.Id { get; set; } = 5;

    public ExplicitFields Count(int id)
    {
        kept++;
        ((IIdentified)this).Id = id;
        return this;
    }

    public override string ToString() => $"{_text} {kept}";
}
