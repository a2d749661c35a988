namespace System;

/// <summary>An index from the start or the end, for <c>x[^1]</c>.</summary>
internal readonly struct Index(int value, bool fromEnd = false) : IEquatable<Index>
{
    private readonly int _value = fromEnd ? ~value : value;

    public static Index Start => new(0);

    public static Index End => new(0, fromEnd: true);

    public int Value => _value < 0 ? ~_value : _value;

    public bool IsFromEnd => _value < 0;

    public static implicit operator Index(int value) => new(value);

    public int GetOffset(int length) => IsFromEnd ? length - Value : Value;

    public bool Equals(Index other) => _value == other._value;

    public override bool Equals(object? obj) => obj is Index other && Equals(other);

    public override int GetHashCode() => _value;
}
