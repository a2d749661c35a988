using System.Collections.Immutable;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;

namespace Graupel.Formats;

/// <summary>The objects, and the references to them, in the bytes of a value that is kept to be written back where identities are preserved.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class KeptObjects
{
    /// <param name="count">How many objects begin in the value, in formats that number them.</param>
    /// <param name="references">Where in it the numbers are that refer to one, which count from the first object of the value.</param>
    internal KeptObjects(int count, ImmutableArray<int> references)
    {
        Count = count;
        References = references;
    }

    /// <summary>For formats whose references tell how far away their object is: they are the same everywhere.</summary>
    internal static KeptObjects OfDistances { get; } = new(0, []);

    /// <summary>Refuses them where the bytes are all that is kept.</summary>
    internal static void EnsureNone(KeptObjects? objects, long offset)
    {
        if (objects is not null)
        {
            Throw.UnsupportedFormat("unknown values cannot be kept when they have references", offset);
        }
    }

    /// <summary>Refuses them where no identities are preserved, so that no reader would take them.</summary>
    internal static void EnsurePreserved([NotNull] WrittenObjects? objects, long offset)
    {
        if (objects is null)
        {
            Throw.UnsupportedFormat($"unknown values with objects whose identity was preserved are written only with {nameof(SerializerOptions)}.{nameof(SerializerOptions.References)}", offset);
        }
    }

    internal int Count { get; }

    internal ImmutableArray<int> References { get; }
}
