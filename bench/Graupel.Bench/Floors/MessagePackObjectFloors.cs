using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Peer;
using static Graupel.Bench.Floors.MessagePackHand;

namespace Graupel.Bench.Floors;

/// <summary>The objects of the peer workloads, written and read by hand in MessagePack.</summary>
/// <typeparam name="TLayout">How objects stand.</typeparam>
internal static class MessagePackObjectFloors<TLayout>
    where TLayout : struct, IMessagePackLayout
{
    private const int PersonSize = 2 + 4 + 10 + 9 + 7 + 5 + 5;
    private const int TestDataSize = 2 + 5 + 7 + 6 + 5 + 5 + 1 + 5 + 9 + 15;
    private const int BeerSize = 2 + 6 + 5 + 8 + 8 + 5 + 5;
    private const int TreeSize = 2 + 3 + 5 + 9 + 5 + 5;
    private const int MaxDepth = 64;

    public static byte[] WritePerson(Person person)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref Reserve(holder, PersonNeed(person));
            return holder.Copy((int)PutPerson(ref start, person));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Person ReadPerson(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        Person person = GetPerson(ref input);
        input.End();
        return person;
    }

    public static byte[] WritePersons(List<Person> persons)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            nint at = ArrayHeader(ref Reserve(holder, 5), persons.Count);
            ReadOnlySpan<Person> items = FloorList.Items(persons, out int version);
            foreach (Person? person in items)
            {
                ref byte place = ref Reserve(holder, at, person is null ? 1 : PersonNeed(person));
                at += person is null ? Nil(ref place) : PutPerson(ref place, person);
            }

            FloorList.EnsureUnchanged(persons, version);
            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static List<Person> ReadPersons(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = Count(ref input);
        input.EnsureLeft(count);
        var list = new List<Person>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref Person person in CollectionsMarshal.AsSpan(list))
        {
            person = input.TryNil() ? null! : GetPerson(ref input);
        }

        input.End();
        return list;
    }

    public static byte[] WriteTestData(TestData data)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref Reserve(holder, TestDataSize + Max(data.Text));
            nint at = Header(ref start, 5);
            at += Key(ref Unsafe.Add(ref start, at), "Flag"u8, TLayout.HasKeys);
            Unsafe.Add(ref start, at++) = data.Flag ? (byte)0xC3 : (byte)0xC2;
            at += Key(ref Unsafe.Add(ref start, at), "Number"u8, TLayout.HasKeys);
            at += Integer(ref Unsafe.Add(ref start, at), data.Number);
            at += Key(ref Unsafe.Add(ref start, at), "Ratio"u8, TLayout.HasKeys);
            at += Double(ref Unsafe.Add(ref start, at), data.Ratio);
            at += Key(ref Unsafe.Add(ref start, at), "Time"u8, TLayout.HasKeys);
            at += Time(ref Unsafe.Add(ref start, at), data.Time);
            at += Key(ref Unsafe.Add(ref start, at), "Text"u8, TLayout.HasKeys);
            at += Text(ref Unsafe.Add(ref start, at), data.Text);
            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static TestData ReadTestData(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        ExpectHeader(ref input, 5);
        var data = new TestData();
        ExpectKey(ref input, "Flag"u8, TLayout.HasKeys);
        data.Flag = Boolean(ref input);
        ExpectKey(ref input, "Number"u8, TLayout.HasKeys);
        data.Number = Integer(ref input);
        ExpectKey(ref input, "Ratio"u8, TLayout.HasKeys);
        data.Ratio = Double(ref input);
        ExpectKey(ref input, "Time"u8, TLayout.HasKeys);
        data.Time = Time(ref input);
        ExpectKey(ref input, "Text"u8, TLayout.HasKeys);
        data.Text = Text(ref input);
        input.End();
        return data;
    }

    public static byte[] WriteBeer(Beer beer)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            List<string>? sort = beer.Sort;
            nint need = BeerSize + Max(beer.Brand) + Max(beer.Brewery);
            int version = 0;
            ReadOnlySpan<string> texts = sort is null ? default : FloorList.Items(sort, out version);
            foreach (string text in texts)
            {
                need += Max(text);
            }

            ref byte start = ref Reserve(holder, need);
            nint at = Header(ref start, 4);
            at += Key(ref Unsafe.Add(ref start, at), "Brand"u8, TLayout.HasKeys);
            at += Text(ref Unsafe.Add(ref start, at), beer.Brand);
            at += Key(ref Unsafe.Add(ref start, at), "Sort"u8, TLayout.HasKeys);
            at += sort is null ? Nil(ref Unsafe.Add(ref start, at)) : ArrayHeader(ref Unsafe.Add(ref start, at), sort.Count);
            foreach (string text in texts)
            {
                at += Text(ref Unsafe.Add(ref start, at), text);
            }

            if (sort is not null)
            {
                FloorList.EnsureUnchanged(sort, version);
            }

            at += Key(ref Unsafe.Add(ref start, at), "Alcohol"u8, TLayout.HasKeys);
            at += Single(ref Unsafe.Add(ref start, at), beer.Alcohol);
            at += Key(ref Unsafe.Add(ref start, at), "Brewery"u8, TLayout.HasKeys);
            at += Text(ref Unsafe.Add(ref start, at), beer.Brewery);
            return holder.Copy((int)at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Beer ReadBeer(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        ExpectHeader(ref input, 4);
        var beer = new Beer();
        ExpectKey(ref input, "Brand"u8, TLayout.HasKeys);
        beer.Brand = Text(ref input);
        ExpectKey(ref input, "Sort"u8, TLayout.HasKeys);
        beer.Sort = input.TryNil() ? null : MessagePackCollectionFloors.GetStrings(ref input);
        ExpectKey(ref input, "Alcohol"u8, TLayout.HasKeys);
        beer.Alcohol = Single(ref input);
        ExpectKey(ref input, "Brewery"u8, TLayout.HasKeys);
        beer.Brewery = Text(ref input);
        input.End();
        return beer;
    }

    public static byte[] WriteTree(Tree tree)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            return holder.Copy((int)PutTree(holder, 0, tree, 1));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Tree ReadTree(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        Tree tree = GetTree(ref input, 1);
        input.End();
        return tree;
    }

    private static nint PersonNeed(Person person) => PersonSize + Max(person.FirstName) + Max(person.LastName);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutPerson(ref byte start, Person person)
    {
        nint at = Header(ref start, 4);
        at += Key(ref Unsafe.Add(ref start, at), "Age"u8, TLayout.HasKeys);
        at += Integer(ref Unsafe.Add(ref start, at), person.Age);
        at += Key(ref Unsafe.Add(ref start, at), "FirstName"u8, TLayout.HasKeys);
        at += Text(ref Unsafe.Add(ref start, at), person.FirstName);
        at += Key(ref Unsafe.Add(ref start, at), "LastName"u8, TLayout.HasKeys);
        at += Text(ref Unsafe.Add(ref start, at), person.LastName);
        at += Key(ref Unsafe.Add(ref start, at), "Gender"u8, TLayout.HasKeys);
        return at + Integer(ref Unsafe.Add(ref start, at), (int)person.Gender);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Person GetPerson(ref FloorInput input)
    {
        ExpectHeader(ref input, 4);
        var person = new Person();
        ExpectKey(ref input, "Age"u8, TLayout.HasKeys);
        person.Age = Integer(ref input);
        ExpectKey(ref input, "FirstName"u8, TLayout.HasKeys);
        person.FirstName = Text(ref input);
        ExpectKey(ref input, "LastName"u8, TLayout.HasKeys);
        person.LastName = Text(ref input);
        ExpectKey(ref input, "Gender"u8, TLayout.HasKeys);
        person.Gender = (Gender)Integer(ref input);
        return person;
    }

    private static nint PutTree(FloorBuffer.Holder holder, nint at, Tree tree, int depth)
    {
        if (depth > MaxDepth)
        {
            throw new InvalidDataException();
        }

        ref byte start = ref Reserve(holder, at, TreeSize + Max(tree.Name));
        nint size = Header(ref start, 3);
        size += Key(ref Unsafe.Add(ref start, size), "Id"u8, TLayout.HasKeys);
        size += Integer(ref Unsafe.Add(ref start, size), tree.Id);
        size += Key(ref Unsafe.Add(ref start, size), "Name"u8, TLayout.HasKeys);
        size += Text(ref Unsafe.Add(ref start, size), tree.Name);
        size += Key(ref Unsafe.Add(ref start, size), "Children"u8, TLayout.HasKeys);
        List<Tree>? children = tree.Children;
        if (children is null)
        {
            return at + size + Nil(ref Unsafe.Add(ref start, size));
        }

        at += size + ArrayHeader(ref Unsafe.Add(ref start, size), children.Count);
        ReadOnlySpan<Tree> items = FloorList.Items(children, out int version);
        foreach (Tree? child in items)
        {
            at = child is null ? at + Nil(ref Reserve(holder, at, 1)) : PutTree(holder, at, child, depth + 1);
        }

        FloorList.EnsureUnchanged(children, version);
        return at;
    }

    private static Tree GetTree(ref FloorInput input, int depth)
    {
        if (depth > MaxDepth)
        {
            throw new InvalidDataException();
        }

        ExpectHeader(ref input, 3);
        var tree = new Tree();
        ExpectKey(ref input, "Id"u8, TLayout.HasKeys);
        tree.Id = Integer(ref input);
        ExpectKey(ref input, "Name"u8, TLayout.HasKeys);
        tree.Name = Text(ref input);
        ExpectKey(ref input, "Children"u8, TLayout.HasKeys);
        if (input.TryNil())
        {
            return tree;
        }

        int count = Count(ref input);
        input.EnsureLeft(count);
        var children = new List<Tree>(count);
        CollectionsMarshal.SetCount(children, count);
        foreach (ref Tree child in CollectionsMarshal.AsSpan(children))
        {
            child = input.TryNil() ? null! : GetTree(ref input, depth + 1);
        }

        tree.Children = children;
        return tree;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint Header(ref byte place, int members)
    {
        if (TLayout.HasKeys)
        {
            place = (byte)(0x80 | members);
            return 1;
        }

        Unsafe.WriteUnaligned(ref place, (ushort)(0xC091 + members));
        return 2;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void ExpectHeader(ref FloorInput input, int members)
    {
        if (TLayout.HasKeys ? input.Take(1) != (0x80 | members) : Unsafe.ReadUnaligned<ushort>(ref input.Take(2)) != 0xC091 + members)
        {
            throw new InvalidDataException();
        }
    }
}
