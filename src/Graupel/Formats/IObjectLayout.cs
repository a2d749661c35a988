namespace Graupel.Formats;

/// <summary>What one format works out of an object contract once, and then needs for every object: see <see cref="ObjectShape.Layout{TLayout}"/>.</summary>
/// <typeparam name="TSelf">The sealed class itself, which is immutable.</typeparam>
public interface IObjectLayout<TSelf>
    where TSelf : class, IObjectLayout<TSelf>
{
    /// <summary>Works the layout out.</summary>
    static abstract TSelf Create(ObjectShape shape);
}
