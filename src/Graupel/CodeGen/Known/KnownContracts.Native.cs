using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Graupel.Converters;

namespace Graupel.CodeGen;

/// <content>Numbers as C has them, and vectors as processors have them.</content>
public static partial class KnownContracts
{
    /// <summary>A number of 64 bits.</summary>
    public static Contract<NFloat> NFloat() => new UserSurrogateContract<NFloat, double>(new NFloatSurrogate());

    /// <summary>The number.</summary>
    public static Contract<CLong> CLong() => new UserSurrogateContract<CLong, nint>(new CLongSurrogate());

    /// <summary>The number.</summary>
    public static Contract<CULong> CULong() => new UserSurrogateContract<CULong, nuint>(new CULongSurrogate());

    /// <summary>The elements.</summary>
    public static Contract<Vector64<T>> Vector64<T>() => InlineArrayOf<Vector64<T>, T>();

    /// <summary>The elements.</summary>
    public static Contract<Vector128<T>> Vector128<T>() => InlineArrayOf<Vector128<T>, T>();

    /// <summary>The elements.</summary>
    public static Contract<Vector256<T>> Vector256<T>() => InlineArrayOf<Vector256<T>, T>();

    /// <summary>The elements.</summary>
    public static Contract<Vector512<T>> Vector512<T>() => InlineArrayOf<Vector512<T>, T>();
}
