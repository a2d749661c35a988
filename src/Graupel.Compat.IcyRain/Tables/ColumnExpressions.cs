using System.Diagnostics.CodeAnalysis;

namespace Graupel.Compat.IcyRain.Tables;

/// <summary>Whether columns can compute their values: the framework looks up by reflection what expressions call.</summary>
internal static class ColumnExpressions
{
    private const string Switch = "Graupel.RuntimeCompiler";

    /// <summary>False in programs that are trimmed or compiled ahead of time.</summary>
    [FeatureSwitchDefinition(Switch)]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
#pragma warning disable IL4000 // the analyzer cannot look into switches; trimmers and native compilers put the value of the switch in place of the property
    public static bool IsSupported => !AppContext.TryGetSwitch(Switch, out bool isEnabled) || isEnabled;
#pragma warning restore IL4000
}
