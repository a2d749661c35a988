namespace Graupel;

/// <summary>Where a serializer takes contracts from, for types that are not built into the library.</summary>
public enum CompilerChoice
{
    /// <summary>Generated contracts; types without one are compiled at run time.</summary>
    GeneratedFirst,

    /// <summary>Generated contracts only.</summary>
    GeneratedOnly,

    /// <summary>Contracts compiled at run time only, even where there are generated ones.</summary>
    RuntimeOnly,
}
