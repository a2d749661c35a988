namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>What users are told of converters that are made at run time, for types that the context meets.</summary>
internal static class Reflection
{
    /// <summary>Why trimmers warn.</summary>
    public const string Message = "The members of types that are found at run time may be trimmed away; register your own converters.";

    /// <summary>Why native compilers warn.</summary>
    public const string DynamicMessage = "Converters are created at run time from generic ones; register your own converters.";
}
