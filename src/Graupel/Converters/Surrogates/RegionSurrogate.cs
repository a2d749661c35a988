using System.Globalization;

namespace Graupel.Converters;

/// <summary>The name of a region that the machine knows: two letters or three digits.</summary>
internal sealed class RegionSurrogate : Surrogate<RegionInfo, string>
{
    public override string ToWire(RegionInfo value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(RegionInfo));
        RegionInfo read = FromWire(value.Name, offset);

        // One that is made from a culture has the names and the currency sign of its language.
        if (read.NativeName != value.NativeName || read.CurrencyNativeName != value.CurrencyNativeName || read.CurrencySymbol != value.CurrencySymbol)
        {
            Throw.InvalidValue($"the region {value.Name} has names in another language than the standard region of that name", offset);
        }

        return value.Name;
    }

    public override RegionInfo FromWire(string wire, long offset)
    {
        if (Find(wire) is not { } region || region.Name != wire)
        {
            Throw.InvalidValue("the text is not the name of a known region", offset);
            return null;
        }

        return region;
    }

    // Any longer name is that of a culture, which is cached forever once it is requested.
    private static RegionInfo? Find(string name)
    {
        if (name.Length is not (2 or 3) || !name.All(char.IsAsciiLetterOrDigit))
        {
            return null;
        }

        try
        {
            return new(name);
        }
        catch (ArgumentException)
        {
            return null;
        }
    }
}
