using System.Globalization;

namespace Graupel.Converters;

/// <summary>The name of a culture that the machine knows.</summary>
internal sealed class CultureSurrogate : Surrogate<CultureInfo, string>
{
    public override string ToWire(CultureInfo value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(CultureInfo));
        CultureInfo standard = FromWire(value.Name, offset);
        if (!standard.Equals(value))
        {
            Throw.InvalidValue($"the culture {value.Name} is not the standard culture of that name", offset);
        }

        if (!CultureFormats.AreOfName(value, standard))
        {
            Throw.InvalidValue($"the formats of the culture {value.Name} were changed, and only its name is written", offset);
        }

        return value.Name;
    }

    public override CultureInfo FromWire(string wire, long offset)
    {
        if (Find(wire) is not { } culture || culture.Name != wire)
        {
            Throw.InvalidValue("the text is not the name of a known culture", offset);
            return null;
        }

        return culture;
    }

    // Cultures are cached forever once they are requested, so data must not create new ones.
    private static CultureInfo? Find(string name)
    {
        try
        {
            return CultureInfo.GetCultureInfo(name, predefinedOnly: true);
        }
        catch (CultureNotFoundException)
        {
            return null;
        }
    }
}
