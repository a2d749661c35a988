using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>What a format computes once from an object contract and then uses for every object: see <see cref="ObjectShape.Layout{TLayout}"/>.</summary>
/// <typeparam name="TSelf">The sealed class itself, which is immutable.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IObjectLayout<TSelf>
    where TSelf : class, IObjectLayout<TSelf>
{
    /// <summary>Computes the layout.</summary>
    static abstract TSelf Create(ObjectShape shape);
}
