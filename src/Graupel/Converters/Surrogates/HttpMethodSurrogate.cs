namespace Graupel.Converters;

/// <summary>The name of a method, in the case that it has.</summary>
internal sealed class HttpMethodSurrogate : Surrogate<HttpMethod, string>
{
    public override string ToWire(HttpMethod value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(HttpMethod));
        return value.Method;
    }

    public override HttpMethod FromWire(string wire, long offset)
    {
        try
        {
            // Those that everybody uses exist already, but are found in any case.
            HttpMethod known = HttpMethod.Parse(wire);
            return known.Method == wire ? known : new(wire);
        }
        catch (Exception e) when (e is ArgumentException or FormatException)
        {
            Throw.InvalidValue("the text is not a method of HTTP", offset);
            return null;
        }
    }
}
