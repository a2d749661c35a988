using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Runtime.Serialization;

namespace Graupel;

/// <summary>
/// A surrogate that writes an enum as text: the name of the value, or <see cref="EnumMemberAttribute.Value"/> if it has one. For a single member use
/// <c>[Surrogate(typeof(EnumNames&lt;Color&gt;))]</c>. Combinations of flags are written as their names in the source, separated by commas; values
/// without a name are written as digits, as are combinations whose text is the name of another value.
/// </summary>
/// <typeparam name="TEnum">The enum.</typeparam>
public sealed class EnumNames<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicFields)] TEnum> : ISurrogate<TEnum, string>
    where TEnum : struct, Enum
{
    private readonly Dictionary<TEnum, string> _names = [];
    private readonly Dictionary<string, TEnum> _values = new(StringComparer.Ordinal);

    /// <summary>Collects the names of the enum.</summary>
    /// <exception cref="GraupelException">Two values have the same name.</exception>
    public EnumNames()
    {
        foreach (FieldInfo field in typeof(TEnum).GetFields(BindingFlags.Public | BindingFlags.Static))
        {
            var value = (TEnum)field.GetValue(null)!;
            string name = field.GetCustomAttribute<EnumMemberAttribute>()?.Value ?? field.Name;
            if (!_values.TryAdd(name, value))
            {
                throw new GraupelException(ErrorKind.NoContract, $"{CSharpName.Of(typeof(TEnum))} has two values with the name {name}; change that of one by [EnumMember]");
            }

            // Of several names of one value, the first is written.
            _names.TryAdd(value, name);
        }
    }

    /// <inheritdoc/>
    /// <exception cref="GraupelException">The value has no name, and another one has its digits as its name.</exception>
    public string ToWire(TEnum value) => _names.TryGetValue(value, out string? name) ? name : WithoutName(value);

    /// <inheritdoc/>
    public TEnum FromWire(string wire) =>
        TryRead(wire, out TEnum value)
            ? value
            : throw new GraupelException(ErrorKind.InvalidValue, $"The text does not name a value of {CSharpName.Of(typeof(TEnum))}");

    // Attributes may give another value a name that looks like this one, and cultures have minus signs of their own.
    private string WithoutName(TEnum value)
    {
        string text = value.ToString();
        if (Names(text, value))
        {
            return text;
        }

        string digits = Convert.ToString(Convert.ChangeType(value, Enum.GetUnderlyingType(typeof(TEnum)), CultureInfo.InvariantCulture), CultureInfo.InvariantCulture)!;
        return Names(digits, value)
            ? digits
            : throw new GraupelException(ErrorKind.InvalidValue, $"{digits} has no name in {CSharpName.Of(typeof(TEnum))}, where [EnumMember] gives these digits to another value");
    }

    private bool Names(string text, TEnum value) => TryRead(text, out TEnum named) && EqualityComparer<TEnum>.Default.Equals(named, value);

    private bool TryRead(string text, out TEnum value) => _values.TryGetValue(text, out value) || Enum.TryParse(text, out value);
}
