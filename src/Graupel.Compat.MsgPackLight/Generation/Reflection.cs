namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>Warnings about converters that are created at run time.</summary>
internal static class Reflection
{
    /// <summary>The warning for trimming.</summary>
    public const string Message = "The members of types that are found at run time may be trimmed away; register your own converters.";

    /// <summary>The warning for ahead-of-time compilation.</summary>
    public const string DynamicMessage = "Converters are created at run time from generic ones; register your own converters.";
}
