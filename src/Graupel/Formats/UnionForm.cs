using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>What precedes the value of a union.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum UnionForm
{
    /// <summary>There is no value: null.</summary>
    Null,

    /// <summary>A tag was read; the value of that case follows.</summary>
    Case,
}
