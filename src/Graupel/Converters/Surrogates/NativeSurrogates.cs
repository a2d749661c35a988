using System.Runtime.InteropServices;

namespace Graupel.Converters;

/// <summary>A number that has 32 or 64 bits, as the machine has it: always written with 64.</summary>
internal sealed class NFloatSurrogate : ISurrogate<NFloat, double>
{
    public double ToWire(NFloat value) => value.Value;

    public NFloat FromWire(double wire)
    {
        NFloat value = new(wire);
        if (BitConverter.DoubleToInt64Bits(value.Value) != BitConverter.DoubleToInt64Bits(wire))
        {
            Throw.InvalidValue("a number that an NFloat of this machine cannot hold", -1);
        }

        return value;
    }
}

/// <summary>A number that has 32 or 64 bits, as C on that machine has it.</summary>
internal sealed class CLongSurrogate : ISurrogate<CLong, nint>
{
    public nint ToWire(CLong value) => value.Value;

    public CLong FromWire(nint wire)
    {
        try
        {
            return new(wire);
        }
        catch (OverflowException)
        {
            Throw.InvalidValue("a number that a CLong of this machine cannot hold", -1);
            return default;
        }
    }
}

/// <summary>The same without a sign.</summary>
internal sealed class CULongSurrogate : ISurrogate<CULong, nuint>
{
    public nuint ToWire(CULong value) => value.Value;

    public CULong FromWire(nuint wire)
    {
        try
        {
            return new(wire);
        }
        catch (OverflowException)
        {
            Throw.InvalidValue("a number that a CULong of this machine cannot hold", -1);
            return default;
        }
    }
}
