namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>What users are told of converters that are made at run time, for types that the context meets.</summary>
internal static class Reflection
{
    /// <summary>Why trimmers warn.</summary>
    public const string Message = "The members of types that are met at run time may be trimmed away; register converters of your own.";

    /// <summary>Why native compilers warn.</summary>
    public const string DynamicMessage = "Converters are made at run time of generic ones; register converters of your own.";
}
