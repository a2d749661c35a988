using System.Runtime.CompilerServices;
using Graupel.Bench.MessagePackLight;
using static Graupel.Bench.Floors.MessagePackHand;

namespace Graupel.Bench.Floors;

/// <summary>The objects of MsgPack.Light by hand, and stepping over a value; its arrays are those of the peer workloads.</summary>
internal static class MessagePackFloors
{
    private const int BeerHeaders = 1 + 3 + 5 + 4 + 5 + 5;
    private const int Keys = 6 + 5 + 8 + 8;

    public static byte[] WriteBeer(Beer beer) => Write([beer], isList: false, hasKeys: false);

    public static byte[] WriteBeerMap(Beer beer) => Write([beer], isList: false, hasKeys: true);

    public static byte[] WriteBeers(Beer[] beers) => Write(beers, isList: true, hasKeys: false);

    public static byte[] WriteBeerMaps(Beer[] beers) => Write(beers, isList: true, hasKeys: true);

    public static Beer ReadBeer(byte[] bytes) => ReadOne(bytes, hasKeys: false);

    public static Beer ReadBeerMap(byte[] bytes) => ReadOne(bytes, hasKeys: true);

    public static Beer[] ReadBeers(byte[] bytes) => ReadMany(bytes, hasKeys: false);

    public static Beer[] ReadBeerMaps(byte[] bytes) => ReadMany(bytes, hasKeys: true);

    /// <summary>Steps over a value without recursion.</summary>
    public static object Skip(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        for (long values = 1; values > 0; values--)
        {
            values += SkipOne(ref input);
        }

        input.End();
        return bytes;
    }

    private static byte[] Write(ReadOnlySpan<Beer> beers, bool isList, bool hasKeys)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            nint at = 0;
            if (isList)
            {
                at = ArrayHeader(ref Reserve(holder, 5), beers.Length);
            }

            foreach (Beer beer in beers)
            {
                at = Put(holder, at, beer, hasKeys);
            }

            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    private static nint Put(FloorBuffer.Holder holder, nint at, Beer beer, bool hasKeys)
    {
        nint need = at + BeerHeaders + Keys + Max(beer.Brand) + Max(beer.Brewery);
        List<string>? sort = beer.Sort;
        int version = 0;
        ReadOnlySpan<string> texts = sort is null ? default : FloorList.Items(sort, out version);
        foreach (string text in texts)
        {
            need += Max(text);
        }

        ref byte start = ref Reserve(holder, need);
        Unsafe.Add(ref start, at++) = (byte)(hasKeys ? 0x84 : 0x94);
        at += Key(ref Unsafe.Add(ref start, at), "Brand"u8, hasKeys);
        at += Text(ref Unsafe.Add(ref start, at), beer.Brand);
        at += Key(ref Unsafe.Add(ref start, at), "Sort"u8, hasKeys);
        at += sort is null ? Nil(ref Unsafe.Add(ref start, at)) : ArrayHeader(ref Unsafe.Add(ref start, at), sort.Count);
        foreach (string text in texts)
        {
            at += Text(ref Unsafe.Add(ref start, at), text);
        }

        if (sort is not null)
        {
            FloorList.EnsureUnchanged(sort, version);
        }

        at += Key(ref Unsafe.Add(ref start, at), "Alcohol"u8, hasKeys);
        at += Single(ref Unsafe.Add(ref start, at), beer.Alcohol);
        at += Key(ref Unsafe.Add(ref start, at), "Brewery"u8, hasKeys);
        return at + Text(ref Unsafe.Add(ref start, at), beer.Brewery);
    }

    private static Beer ReadOne(byte[] bytes, bool hasKeys)
    {
        var input = new FloorInput(bytes);
        Beer beer = Get(ref input, hasKeys);
        input.End();
        return beer;
    }

    private static Beer[] ReadMany(byte[] bytes, bool hasKeys)
    {
        var input = new FloorInput(bytes);
        int count = Count(ref input);
        input.EnsureLeft(count);
        var beers = new Beer[count];
        for (int i = 0; i < beers.Length; i++)
        {
            beers[i] = Get(ref input, hasKeys);
        }

        input.End();
        return beers;
    }

    private static Beer Get(ref FloorInput input, bool hasKeys)
    {
        Expect(ref input, hasKeys ? (byte)0x84 : (byte)0x94);
        var beer = new Beer();
        ExpectKey(ref input, "Brand"u8, hasKeys);
        beer.Brand = Text(ref input);
        ExpectKey(ref input, "Sort"u8, hasKeys);
        int count = Count(ref input);
        input.EnsureLeft(count);
        var sort = new List<string>(count);
        for (int i = 0; i < count; i++)
        {
            sort.Add(Text(ref input)!);
        }

        beer.Sort = sort;
        ExpectKey(ref input, "Alcohol"u8, hasKeys);
        beer.Alcohol = Single(ref input);
        ExpectKey(ref input, "Brewery"u8, hasKeys);
        beer.Brewery = Text(ref input);
        return beer;
    }
}
