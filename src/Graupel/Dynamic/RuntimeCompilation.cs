using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Graupel.Dynamic;

/// <summary>Whether contracts can be compiled at run time. A package that makes converters at run time compiles this file too, so that one switch decides for both.</summary>
internal static class RuntimeCompilation
{
    private const string Switch = "Graupel.RuntimeCompiler";

    /// <summary>False in programs that are trimmed or compiled natively, from which the run-time compiler is left out.</summary>
    [FeatureSwitchDefinition(Switch)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
    [FeatureGuard(typeof(RequiresDynamicCodeAttribute))]
#pragma warning disable IL4000 // the analyzer cannot look into switches; trimmers and native compilers put the value of the switch in place of the property
    public static bool IsSupported => RuntimeFeature.IsDynamicCodeSupported && (!AppContext.TryGetSwitch(Switch, out bool isEnabled) || isEnabled);
#pragma warning restore IL4000
}
