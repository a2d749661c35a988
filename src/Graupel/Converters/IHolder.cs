namespace Graupel.Converters;

/// <summary>A converter of objects whose members may hold collections from the start, or those of their bases.</summary>
internal interface IHolder
{
    /// <summary>True if there are new instances to look at, now or when the first object is written.</summary>
    bool KnowsStart { get; }

    /// <summary>The converter of the base part, if this class has one of its own.</summary>
    IHolder? OwnBase { set; }

    /// <summary>Shows new instances: what they hold is what objects hold before they are read.</summary>
    void Hold(NewInstances start);
}
