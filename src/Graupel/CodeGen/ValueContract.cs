using System.ComponentModel;

namespace Graupel.CodeGen;

/// <summary>The contract of a type whose values are not objects with members.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class ValueContract<T> : Contract<T>
{
    /// <inheritdoc/>
    internal sealed override bool HasMembers => false;
}
