namespace Graupel;

/// <summary>Which compiler's contracts a serializer uses for types that the library does not know by itself.</summary>
public enum CompilerChoice
{
    /// <summary>Those that the source generator made; at run time only what it did not see.</summary>
    GeneratedFirst,

    /// <summary>Those that the source generator made, and no others.</summary>
    GeneratedOnly,

    /// <summary>Those that are compiled at run time, also where there are generated ones.</summary>
    RuntimeOnly,
}
