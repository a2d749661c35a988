namespace Graupel.CodeGen;

/// <content>Compares members with those of a new instance: bit for bit, so that reading restores what was left out.</content>
public static partial class Members
{
    /// <summary>Whether two scalars have the same bits.</summary>
    public static bool IsSame<T>(T value, T fresh)
        where T : unmanaged =>
        (value, fresh) switch
        {
            (float one, float other) => BitConverter.SingleToUInt32Bits(one) == BitConverter.SingleToUInt32Bits(other),
            (double one, double other) => BitConverter.DoubleToUInt64Bits(one) == BitConverter.DoubleToUInt64Bits(other),
            (Half one, Half other) => BitConverter.HalfToUInt16Bits(one) == BitConverter.HalfToUInt16Bits(other),
            (decimal one, decimal other) => one == other && one.Scale == other.Scale && decimal.IsNegative(one) == decimal.IsNegative(other),
            (DateTime one, DateTime other) => one == other && one.Kind == other.Kind,
            (DateTimeOffset one, DateTimeOffset other) => one.EqualsExact(other),
            _ => EqualityComparer<T>.Default.Equals(value, fresh),
        };

    /// <summary>Whether two nullable scalars are both null or have the same bits.</summary>
    public static bool IsSameNullable<T>(T? value, T? fresh)
        where T : unmanaged =>
        value.HasValue == fresh.HasValue && (!value.HasValue || IsSame(value.GetValueOrDefault(), fresh.GetValueOrDefault()));

    /// <summary>Whether two texts are the same, char by char.</summary>
    public static bool IsSameText(string? value, string? fresh) => string.Equals(value, fresh, StringComparison.Ordinal);

    /// <summary>Whether both are null.</summary>
    public static bool IsNull(object? value, object? fresh) => value is null && fresh is null;
}
