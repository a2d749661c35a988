using System.Diagnostics.CodeAnalysis;
using System.Runtime.Serialization;

namespace Graupel.TestCases.Objects;

/// <summary>Made by its only constructor, a primary constructor.</summary>
[Contract]
public class ByConstructor(int number, string? text, List<int>? list)
{
    [Order(1)]
    public int Number { get; } = number;

    [Order(2)]
    public string? Text { get; } = text;

    [Order(3)]
    public List<int>? List { get; } = list;
}

/// <summary>Some members by the constructor, others set afterwards; the parameters in another order than the members.</summary>
[Contract]
public class ByConstructorAndSetters
{
    public ByConstructorAndSetters(string? text, int number = 7)
    {
        Text = text;
        Number = number;
    }

    [Order(1)]
    public int Number { get; }

    [Order(2)]
    public double Settable { get; set; }

    [Order(3)]
    public string? Text { get; }

    [Order(4)]
    public string? Init { get; init; }

    [Order(5)]
    public List<int> Filled { get; } = [];
}

/// <summary>The marked constructor wins over the one without parameters.</summary>
[Contract]
public class MarkedConstructor
{
    public MarkedConstructor() => Number = -1;

    [ContractConstructor]
    private MarkedConstructor(int number, string? text)
    {
        Number = number;
        Text = text;
        WasMarked = true;
    }

    [Order(1)]
    public int Number { get; }

    [Order(2)]
    public string? Text { get; }

    [SkipPack]
    public bool WasMarked { get; }

    public static MarkedConstructor Make(int number, string? text) => new(number, text);
}

/// <summary>The constructor without parameters is private, and wins all the same.</summary>
[Contract]
public class PrivateConstructor
{
    private PrivateConstructor()
    {
    }

    public PrivateConstructor(int number) => Number = number;

    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public string? Text { get; set; } = "initial";
}

/// <summary>Of several constructors whose parameters all match, the one with the most.</summary>
[Contract]
public class SeveralConstructors
{
    public SeveralConstructors(int number)
        : this(number, "short")
    {
    }

    public SeveralConstructors(int number, string? text)
    {
        Number = number;
        Text = text;
    }

    public SeveralConstructors(object nothing, string other, int more)
        : this(more, other) => GC.KeepAlive(nothing);

    [Order(1)]
    public int Number { get; }

    [Order(2)]
    public string? Text { get; }
}

/// <summary>Parameters of every sort of type, with defaults of every sort.</summary>
[Contract]
public class DefaultedParameters(
    bool flag = true,
    char letter = '\'',
    string? text = "a \"quoted\" text\n",
    double number = double.NaN,
    decimal price = 1.50m,
    DayOfWeek day = DayOfWeek.Friday,
    int? nullable = 5,
    Guid id = default,
    long big = long.MinValue)
{
    [Order(1)]
    public bool Flag { get; } = flag;

    [Order(2)]
    public char Letter { get; } = letter;

    [Order(3)]
    public string? Text { get; } = text;

    [Order(4)]
    public double Number { get; } = number;

    [Order(5)]
    public decimal Price { get; } = price;

    [Order(6)]
    public DayOfWeek Day { get; } = day;

    [Order(7)]
    public int? Nullable { get; } = nullable;

    [Order(8)]
    public Guid Id { get; } = id;

    [Order(9)]
    public long Big { get; } = big;
}

/// <summary><c>required</c> members, and a constructor with <c>[SetsRequiredMembers]</c>, which says that it sets them.</summary>
[Contract]
public class SetsRequiredMembers
{
    [SetsRequiredMembers]
    public SetsRequiredMembers() => Name = "none";

    [Order(1)]
    public required string? Name { get; set; }

    [Order(2)]
    public required int Number { get; init; }
}

/// <summary>The same by parameters, for some of what is required.</summary>
[Contract]
public class SetsRequiredByParameters
{
    [SetsRequiredMembers]
    public SetsRequiredByParameters(string? name) => Name = name;

    [Order(1)]
    public required string? Name { get; set; }

    [Order(2)]
    public required List<int>? Numbers { get; init; }

    [Order(3)]
    public int Last { get; init; }
}

/// <summary>Names that differ in case alone: the parameter is for the one that has no setter.</summary>
[Contract]
public class NamesAlike
{
    public NamesAlike(int value) => Value = value;

    [Order(1), DataMember(Name = "Capitals")]
    public int VALUE { get; set; }

    [Order(2)]
    public int Value { get; }
}

/// <summary>Parameters for both.</summary>
[Contract]
public class ParametersAlike
{
    public ParametersAlike(int Value, int VALUE)
    {
        this.Value = Value;
        this.VALUE = VALUE;
    }

    [Order(1), DataMember(Name = "Capitals")]
    public int VALUE { get; }

    [Order(2)]
    public int Value { get; }
}

/// <summary>A record knows which one its parameter is for.</summary>
[Contract]
public record RecordOfNamesAlike([property: Order(2)] int Value)
{
    [Order(1), DataMember(Name = "Capitals")]
    public int VALUE { get; set; }
}

/// <summary>Its parameters are interfaces and base classes of what its members are; the other constructor is not for them.</summary>
[Contract]
public class WiderParameters
{
    [Order(1)]
    private readonly List<string?>? _lines;

    public WiderParameters(IEnumerable<string?>? lines, IReadOnlyCollection<int>? numbers = null, object? origin = null)
    {
        _lines = lines?.ToList();
        Numbers = numbers?.ToArray();
        Origin = (Version?)origin;
    }

    internal WiderParameters(IList<string?>? lines, IEnumerable<int>? numbers, Version? origin, bool other)
        : this(lines, numbers?.ToList(), other ? origin : null)
    {
    }

    [Order(2)]
    public int[]? Numbers { get; }

    [Order(3)]
    public Version? Origin { get; }

    [SkipPack]
    public IReadOnlyList<string?>? Lines => _lines;
}

/// <summary>A constructor that takes just the members goes before one that takes wider ones.</summary>
[Contract]
public class ExactBeforeWider
{
    public ExactBeforeWider(IEnumerable<int> numbers, string? text)
        : this([.. numbers, -1]) => Text = text;

    public ExactBeforeWider(int[]? numbers) => Numbers = numbers;

    [Order(1)]
    public int[]? Numbers { get; }

    [Order(2)]
    public string? Text { get; set; }

    public static ExactBeforeWider Make(int[]? numbers, string? text) => new(numbers) { Text = text };
}

/// <summary>Takes the list of its base as an interface.</summary>
[Contract]
public class WiderDerived(IEnumerable<int>? marks, string? name) : MarkedBase(marks?.ToList())
{
    [Order(1)]
    public string? Name { get; } = name;
}
