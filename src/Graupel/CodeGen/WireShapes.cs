using System.ComponentModel;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <summary>The shapes of members that need no converter.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class WireShapes
{
    /// <summary>A string.</summary>
    public static WireShape String { get; } = new(WireKind.String, minimumSize: 1);

    /// <summary>A scalar, nullable or not.</summary>
    public static WireShape Scalar(WireKind kind) => new(kind, WireKinds.FixedSize(kind), WireKinds.FixedSize(kind));
}
