using System.Buffers.Binary;
using System.Net;
using System.Net.NetworkInformation;
using System.Net.Sockets;

namespace Graupel.Converters;

/// <summary>The 4 or 16 bytes of an address in network order; after the 16 the scope, lowest byte first, if it is not 0.</summary>
internal sealed class IPAddressSurrogate : Surrogate<IPAddress, byte[]>
{
    private const int V6 = 16;
    private const int ScopeSize = 4;

    public override byte[] ToWire(IPAddress value, long offset)
    {
        byte[] bytes = value.GetAddressBytes();
        if (value.AddressFamily != AddressFamily.InterNetworkV6 || value.ScopeId == 0)
        {
            return bytes;
        }

        byte[] scoped = [.. bytes, 0, 0, 0, 0];
        BinaryPrimitives.WriteUInt32LittleEndian(scoped.AsSpan(V6), (uint)value.ScopeId);
        return scoped;
    }

    public override IPAddress FromWire(byte[] wire, long offset) => Parse(wire, offset);

    public static IPAddress Parse(ReadOnlySpan<byte> bytes, long offset)
    {
        if (bytes.Length is 4 or V6)
        {
            return new IPAddress(bytes);
        }

        uint scope = bytes.Length == V6 + ScopeSize ? BinaryPrimitives.ReadUInt32LittleEndian(bytes[V6..]) : 0;
        if (scope == 0)
        {
            Throw.InvalidValue("the bytes are not an IP address", offset);
        }

        return new IPAddress(bytes[..V6], scope);
    }
}

/// <summary>The bytes of the address, then the port in network order.</summary>
internal sealed class IPEndPointSurrogate : Surrogate<IPEndPoint, byte[]>
{
    private const int PortSize = 2;

    private readonly IPAddressSurrogate _address = new();

    public override byte[] ToWire(IPEndPoint value, long offset)
    {
        CollectionTypes.EnsureExact(value, typeof(IPEndPoint));
        byte[] address = _address.ToWire(value.Address, offset);
        byte[] bytes = [.. address, 0, 0];
        BinaryPrimitives.WriteUInt16BigEndian(bytes.AsSpan(address.Length), (ushort)value.Port);
        return bytes;
    }

    public override IPEndPoint FromWire(byte[] wire, long offset)
    {
        if (wire.Length < PortSize)
        {
            Throw.InvalidValue("the bytes are not an IP endpoint", offset);
        }

        return new IPEndPoint(IPAddressSurrogate.Parse(wire.AsSpan(..^PortSize), offset), BinaryPrimitives.ReadUInt16BigEndian(wire.AsSpan(^PortSize..)));
    }
}

/// <summary>A network in CIDR notation.</summary>
internal sealed class IPNetworkSurrogate : Surrogate<IPNetwork, string>
{
    public override string ToWire(IPNetwork value, long offset) => value.ToString();

    public override IPNetwork FromWire(string wire, long offset)
    {
        if (!IPNetwork.TryParse(wire, out IPNetwork network) || network.ToString() != wire)
        {
            Throw.InvalidValue("the text is not an IP network", offset);
        }

        return network;
    }
}

/// <summary>The bytes of a hardware address, as many as it has.</summary>
internal sealed class PhysicalAddressSurrogate : Surrogate<PhysicalAddress, byte[]>
{
    public override byte[] ToWire(PhysicalAddress value, long offset) => value.GetAddressBytes();

    public override PhysicalAddress FromWire(byte[] wire, long offset) => new(wire);
}
