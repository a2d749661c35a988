using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>Whether converters can be made at run time for types that the context meets. One switch decides for the run-time compiler and for these.</summary>
internal static class Reflection
{
    /// <summary>Why trimmers warn.</summary>
    public const string Message = "The members of types that are met at run time may be trimmed away; register converters of your own.";

    /// <summary>Why native compilers warn.</summary>
    public const string DynamicMessage = "Converters are made at run time of generic ones; register converters of your own.";

    private const string Switch = "Graupel.RuntimeCompiler";

    /// <summary>False in programs that are trimmed or compiled natively, which need converters of their own.</summary>
    [FeatureSwitchDefinition(Switch)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
    [FeatureGuard(typeof(RequiresDynamicCodeAttribute))]
#pragma warning disable IL4000 // the analyzer cannot look into switches; trimmers and native compilers put the value of the switch in place of the property
    public static bool IsSupported => RuntimeFeature.IsDynamicCodeSupported && (!AppContext.TryGetSwitch(Switch, out bool isEnabled) || isEnabled);
#pragma warning restore IL4000
}
