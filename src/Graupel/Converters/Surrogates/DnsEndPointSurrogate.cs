using System.Globalization;
using System.Net;
using System.Net.Sockets;

namespace Graupel.Converters;

/// <summary>Host and port with a colon between them; after a slash the address family, unless it is open.</summary>
internal sealed class DnsEndPointSurrogate : Surrogate<DnsEndPoint, string>
{
    public override string ToWire(DnsEndPoint value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(DnsEndPoint));
        string text = string.Create(CultureInfo.InvariantCulture, $"{value.Host}:{value.Port}");
        return value.AddressFamily == AddressFamily.Unspecified ? text : $"{text}/{value.AddressFamily}";
    }

    public override DnsEndPoint FromWire(string wire, long offset)
    {
        // No port and no family has a colon, so a host may have any.
        int colon = wire.LastIndexOf(':');
        string[] parts = wire[(colon + 1)..].Split('/', 2);
        AddressFamily? family = parts switch
        {
            [_] => AddressFamily.Unspecified,
            [_, nameof(AddressFamily.InterNetwork)] => AddressFamily.InterNetwork,
            [_, nameof(AddressFamily.InterNetworkV6)] => AddressFamily.InterNetworkV6,
            _ => null,
        };
        if (colon <= 0 || family is not { } known || !ushort.TryParse(parts[0], NumberStyles.None, CultureInfo.InvariantCulture, out ushort port) || parts[0] is ['0', _, ..] or [.., '\0'])
        {
            Throw.InvalidValue("the text is not a host with a port", offset);
            return null;
        }

        return new(wire[..colon], port, known);
    }
}
