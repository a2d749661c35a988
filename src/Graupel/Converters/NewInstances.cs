namespace Graupel.Converters;

/// <summary>Two new instances of a class, made when they are asked for: what both hold in one place is shared, the rest is their own.</summary>
internal sealed class NewInstances(Func<object> make)
{
    public object One => field ??= make();

    public object Other => field ??= make();
}
