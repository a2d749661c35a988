using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.Serialization;

namespace Graupel;

/// <summary>
/// Writes an enum as text: the name of its value, or what <see cref="EnumMemberAttribute.Value"/> says instead. For one member:
/// <c>[Surrogate(typeof(EnumNames&lt;Color&gt;))]</c>. Combinations of flags are their names in the source, with commas between; values without a name are digits.
/// </summary>
/// <typeparam name="TEnum">The enum.</typeparam>
public sealed class EnumNames<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicFields)] TEnum> : ISurrogate<TEnum, string>
    where TEnum : struct, Enum
{
    private readonly Dictionary<TEnum, string> _names = [];
    private readonly Dictionary<string, TEnum> _values = new(StringComparer.Ordinal);

    /// <summary>Finds the names.</summary>
    /// <exception cref="GraupelException">Two values have the same name.</exception>
    public EnumNames()
    {
        foreach (FieldInfo field in typeof(TEnum).GetFields(BindingFlags.Public | BindingFlags.Static))
        {
            var value = (TEnum)field.GetValue(null)!;
            string name = field.GetCustomAttribute<EnumMemberAttribute>()?.Value ?? field.Name;
            if (!_values.TryAdd(name, value))
            {
                throw new GraupelException(ErrorKind.NoContract, $"{CSharpName.Of(typeof(TEnum))} has two values with the name {name}");
            }

            // Of several names of one value, the first is written.
            _names.TryAdd(value, name);
        }
    }

    /// <inheritdoc/>
    public string ToWire(TEnum value) => _names.TryGetValue(value, out string? name) ? name : value.ToString();

    /// <inheritdoc/>
    public TEnum FromWire(string wire) =>
        _values.TryGetValue(wire, out TEnum value) || Enum.TryParse(wire, out value)
            ? value
            : throw new GraupelException(ErrorKind.InvalidValue, $"The text does not name a value of {CSharpName.Of(typeof(TEnum))}");
}
