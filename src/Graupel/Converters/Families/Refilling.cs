namespace Graupel.Converters;

/// <summary>Moves elements that were read before an instance existed into the collection that it holds since its construction.</summary>
internal static partial class Refilling
{
    public static TCollection? Refill<TCollection, T>(CollectionFamily<TCollection, T> family, TCollection? held, TCollection? read, ReadPlace place)
        where TCollection : class
    {
        if (held is null || read is null)
        {
            return read;
        }

        using var rented = new RentedElements<T>(0);
        T[] items = family.Items(read, rented).ToArray();
        return family.TryFill(held, items, place) ? held : family.Like(held).Make(items, place);
    }

    /// <summary>Makes a collection like the one that the instance holds, which others may hold too.</summary>
    /// <returns>What the instance should hold: the new one, or what was read if either is null.</returns>
    public static TCollection? Renew<TCollection, T>(CollectionFamily<TCollection, T> family, TCollection? held, TCollection? read, ReadPlace place)
        where TCollection : class
    {
        if (held is null || read is null)
        {
            return read;
        }

        if (!family.CanMakeLike(held))
        {
            return Refill(family, held, read, place);
        }

        using var rented = new RentedElements<T>(0);
        return family.Like(held).Make(family.Items(read, rented).ToArray(), place);
    }
}
