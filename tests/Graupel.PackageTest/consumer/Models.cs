using System.Runtime.Serialization;
using Graupel;

namespace Consumer;

/// <summary>What somebody has who has read the first page of the documentation.</summary>
[Contract]
public sealed class Order : IEquatable<Order>
{
    [Order(1)]
    public int Id { get; init; }

    [Order(2)]
    public string? Customer { get; init; }

    [Order(3)]
    public List<Line> Lines { get; } = [];

    [Order(4)]
    public Payment? Payment { get; init; }

    [Order(5)]
    public DateTime? Shipped { get; init; }

    public bool Equals(Order? other) =>
        other is not null && Id == other.Id && Customer == other.Customer && Lines.SequenceEqual(other.Lines)
        && Payment == other.Payment && Shipped == other.Shipped;

    public override bool Equals(object? obj) => Equals(obj as Order);

    public override int GetHashCode() => Id;
}

[Contract]
public readonly record struct Line([property: Order(1)] string Article, [property: Order(2)] int Count, [property: Order(3)] decimal Price);

[Union(1, typeof(Card))]
[Union(2, typeof(Transfer))]
public abstract record Payment;

[Contract]
public sealed record Card([property: Order(1)] string Number, [property: Order(2)] DateOnly Expires) : Payment;

[DataContract]
public sealed record Transfer : Payment
{
    [DataMember(Order = 1)]
    public required string Account { get; init; }
}

[Serializable]
public struct Point(int x, int y)
{
    private int _x = x;
    private int _y = y;

    public readonly int Sum => _x + _y;

    public override readonly string ToString() => $"({_x}, {_y})";
}

/// <summary>Nothing but its contract uses these members, sets them or reads them: no warning is an error then, nor is one of the code style.</summary>
[Contract]
public sealed class Stamp
{
    [Order(1)]
    private int _unused;

    [Order(2)]
    private int _read;

    [Order(3)]
    private int _set;

    [Order(4)]
    private int Hidden { get; set; }

    public int Read() => _read;

    public void Set(int value) => _set = value;
}
