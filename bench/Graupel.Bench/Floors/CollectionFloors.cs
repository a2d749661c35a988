using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Peer;
using static Graupel.Bench.Floors.FloorOutput;

namespace Graupel.Bench.Floors;

/// <summary>The collections of the peer workloads, written and read by hand in the Fast format.</summary>
internal static class CollectionFloors
{
    private const ulong PersonHeader = 0x22_80_80_22_11_A0;
    private const ulong PersonMask = 0xFF_FF_FF_FF_FF_FF;
    private const uint TreeHeader = 0xB0_80_22_0D;
    private const ulong TreeElement = 0xB0_80_22_0D_A0;
    private const ulong TreeElementMask = 0xFF_FF_FF_FF_FF;

    public static byte[] WritePersons(List<Person> persons)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            byte[] buffer = holder.Bytes;
            ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
            int position = Varint(ref start, (uint)persons.Count + 2);
            Store(ref Unsafe.Add(ref start, position), 0, PersonHeader);
            position += persons.Count > 0 ? 6 : 0;
            ReadOnlySpan<Person> items = FloorList.Items(persons, out int version);
            foreach (Person? person in items)
            {
                nint need = person is null ? 1 : 1 + 8 + Max(person.FirstName) + Max(person.LastName) + Slack;
                if (buffer.Length - position < need)
                {
                    buffer = holder.Grow(position, need);
                }

                ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position);
                place = person is null ? (byte)0 : (byte)1;
                position += person is null ? 1 : 1 + (int)ObjectFloors.PutPerson(ref Unsafe.Add(ref place, 1), person);
            }

            FloorList.EnsureUnchanged(persons, version);
            return holder.Copy(position);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static List<Person> ReadPersons(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = (int)input.Varint() - 2;
        if (count > 0 && !input.StartsWith(PersonHeader, PersonMask))
        {
            throw new InvalidDataException();
        }

        input.Take(count > 0 ? 6 : 0);
        input.EnsureLeft(count);
        var list = new List<Person>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref Person person in CollectionsMarshal.AsSpan(list))
        {
            person = input.Take(1) switch
            {
                0 => null!,
                1 => ObjectFloors.GetPerson(ref input),
                _ => throw new InvalidDataException(),
            };
        }

        input.End();
        return list;
    }

    public static byte[] WriteTree(Tree tree)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            ref byte start = ref MemoryMarshal.GetArrayDataReference(holder.Bytes);
            Store(ref start, 0, TreeHeader);
            return holder.Copy(PutTree(holder, 4, tree, 1));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Tree ReadTree(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        if (Unsafe.ReadUnaligned<uint>(ref input.Take(4)) != TreeHeader)
        {
            throw new InvalidDataException();
        }

        Tree tree = GetTree(ref input, 1);
        input.End();
        return tree;
    }

    private static int PutTree(FloorBuffer.Holder holder, int position, Tree tree, int depth)
    {
        if (depth > 64)
        {
            throw new InvalidDataException();
        }

        nint need = 4 + Max(tree.Name) + 16 + Slack;
        byte[] buffer = holder.Bytes.Length - position < need ? holder.Grow(position, need) : holder.Bytes;
        ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position);
        Store(ref place, 0, tree.Id);
        nint size = 4 + Text(ref Unsafe.Add(ref place, 4), tree.Name);
        List<Tree>? children = tree.Children;
        if (children is null)
        {
            Unsafe.Add(ref place, size) = 0;
            return position + (int)size + 1;
        }

        size += Varint(ref Unsafe.Add(ref place, size), (uint)children.Count + 2);
        if (children.Count == 0)
        {
            return position + (int)size;
        }

        Store(ref Unsafe.Add(ref place, size), 0, TreeElement);
        position += (int)size + 5;
        ReadOnlySpan<Tree> items = FloorList.Items(children, out int version);
        foreach (Tree? child in items)
        {
            buffer = holder.Bytes.Length - position < 1 + Slack ? holder.Grow(position, 1 + Slack) : holder.Bytes;
            buffer[position++] = child is null ? (byte)0 : (byte)1;
            position = child is null ? position : PutTree(holder, position, child, depth + 1);
        }

        FloorList.EnsureUnchanged(children, version);
        return position;
    }

    private static Tree GetTree(ref FloorInput input, int depth)
    {
        if (depth > 64)
        {
            throw new InvalidDataException();
        }

        var tree = new Tree { Id = Unsafe.ReadUnaligned<int>(ref input.Take(4)), Name = input.Text() };
        uint header = input.Varint();
        if (header == 0)
        {
            return tree;
        }

        int count = (int)header - 2;
        if (count > 0 && !input.StartsWith(TreeElement, TreeElementMask))
        {
            throw new InvalidDataException();
        }

        input.Take(count > 0 ? 5 : 0);
        input.EnsureLeft(count);
        var children = new List<Tree>(count);
        CollectionsMarshal.SetCount(children, count);
        foreach (ref Tree child in CollectionsMarshal.AsSpan(children))
        {
            child = input.Take(1) switch
            {
                0 => null!,
                1 => GetTree(ref input, depth + 1),
                _ => throw new InvalidDataException(),
            };
        }

        tree.Children = children;
        return tree;
    }

    public static byte[] WriteStrings(List<string> list)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            return holder.Copy(ObjectFloors.PutStrings(holder, 0, list));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static List<string> ReadStrings(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        List<string> list = ObjectFloors.GetStrings(ref input)!;
        input.End();
        return list;
    }

    public static byte[] WriteDictionary(Dictionary<int, string> dictionary)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            byte[] buffer = holder.Bytes;
            ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
            int position = Varint(ref start, (uint)dictionary.Count + 2);
            Store(ref Unsafe.Add(ref start, position), 0, (ushort)0x80_22);
            position += dictionary.Count > 0 ? 2 : 0;
            foreach (KeyValuePair<int, string> pair in dictionary)
            {
                nint need = 4 + Max(pair.Value) + Slack;
                if (buffer.Length - position < need)
                {
                    buffer = holder.Grow(position, need);
                }

                ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position);
                Store(ref place, 0, pair.Key);
                position += 4 + (int)Text(ref Unsafe.Add(ref place, 4), pair.Value);
            }

            return holder.Copy(position);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Dictionary<int, string> ReadDictionary(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        int count = (int)input.Varint() - 2;
        if (count > 0 && Unsafe.ReadUnaligned<ushort>(ref input.Take(2)) != 0x80_22)
        {
            throw new InvalidDataException();
        }

        input.EnsureLeft(5L * count);
        var dictionary = new Dictionary<int, string>(count);
        for (int i = 0; i < count; i++)
        {
            int key = Unsafe.ReadUnaligned<int>(ref input.Take(4));
            if (!dictionary.TryAdd(key, input.Text()!))
            {
                throw new InvalidDataException();
            }
        }

        input.End();
        return dictionary;
    }
}
