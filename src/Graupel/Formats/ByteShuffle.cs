using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace Graupel.Formats;

/// <summary>Vectors whose bytes are moved to places that are not constant.</summary>
internal static class ByteShuffle
{
    /// <summary>A place for which 0 is given.</summary>
    public const byte Nothing = 0xFF;

    /// <summary>
    /// True where the machine has an instruction for it. The switch <c>Graupel.ForcePortable</c> turns it off, so that tests can run what other machines run.
    /// </summary>
    public static bool IsSupported { get; } = (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported) && BitConverter.IsLittleEndian
        && !(AppContext.TryGetSwitch("Graupel.ForcePortable", out bool isPortable) && isPortable);

    /// <summary>Moves bytes to other places; only where <see cref="IsSupported"/>.</summary>
    public static Vector128<byte> Move(Vector128<byte> bytes, Vector128<byte> places) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(bytes, places) : AdvSimd.Arm64.VectorTableLookup(bytes, places);
}
