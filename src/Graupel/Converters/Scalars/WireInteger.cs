using System.ComponentModel;
using System.Numerics;

namespace Graupel.Converters;

/// <summary>Any integer of any width and sign, on its way from one width to another.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct WireInteger
{
    private readonly UInt128 _bits;
    private readonly bool _isNegative;

    private WireInteger(UInt128 bits, bool isNegative)
    {
        _bits = bits;
        _isNegative = isNegative;
    }

    /// <summary>Takes an integer of any width.</summary>
    public static WireInteger From<T>(T value)
        where T : IBinaryInteger<T>
        => new(UInt128.CreateTruncating(value), T.IsNegative(value));

    /// <summary>Converts to a width; false when the number is out of its range.</summary>
    public bool TryConvert<T>(out T result)
        where T : IBinaryInteger<T>
    {
        result = T.CreateTruncating(_bits);
        return UInt128.CreateTruncating(result) == _bits && T.IsNegative(result) == _isNegative;
    }
}
