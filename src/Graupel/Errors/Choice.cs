using System.Runtime.CompilerServices;

namespace Graupel;

/// <summary>Refuses values of enums that are not declared, before they are taken for another one.</summary>
internal static class Choice
{
    /// <param name="value">The value.</param>
    /// <param name="name">What it is given for.</param>
    public static T Checked<T>(T value, [CallerMemberName] string name = "")
        where T : struct, Enum
        => Enum.IsDefined(value) ? value : throw Undeclared(value, name);

    /// <summary>Likewise for flags, of which several may be set.</summary>
    /// <param name="value">The value.</param>
    /// <param name="all">All flags.</param>
    /// <param name="name">What it is given for.</param>
    public static T Checked<T>(T value, T all, [CallerMemberName] string name = "")
        where T : struct, Enum
        => all.HasFlag(value) ? value : throw Undeclared(value, name);

    private static ArgumentOutOfRangeException Undeclared<T>(T value, string name)
        where T : struct, Enum
        => new(name, value, $"{typeof(T).Name} has no such value.");
}
