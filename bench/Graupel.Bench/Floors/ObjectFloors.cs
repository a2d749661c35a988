using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Peer;
using static Graupel.Bench.Floors.FloorOutput;

namespace Graupel.Bench.Floors;

/// <summary>The single objects of the peer workloads, written and read by hand in the Fast format.</summary>
internal static class ObjectFloors
{
    private const ulong PersonHeader = 0x22_80_80_22_11;
    private const ulong PersonMask = 0xFF_FF_FF_FF_FF;
    private const ulong TestDataHeader = 0x80_60_43_22_10_15;
    private const ulong TestDataMask = 0xFF_FF_FF_FF_FF_FF;
    private const ulong BeerHeader = 0x80_42_B0_80_11;

    public static byte[] WritePerson(Person? person)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            if (person is null)
            {
                return [0];
            }

            nint need = 5 + 8 + Max(person.FirstName) + Max(person.LastName) + Slack;
            byte[] buffer = holder.Bytes.Length < need ? holder.Grow(0, need) : holder.Bytes;
            ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
            Store(ref start, 0, PersonHeader);
            return holder.Copy(5 + (int)PutPerson(ref Unsafe.Add(ref start, 5), person));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Person? ReadPerson(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        if (!input.StartsWith(PersonHeader, PersonMask))
        {
            throw new InvalidDataException();
        }

        input.Take(5);
        Person person = GetPerson(ref input);
        input.End();
        return person;
    }

    public static byte[] WriteTestData(TestData? data)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            if (data is null)
            {
                return [0];
            }

            nint need = 6 + 21 + Max(data.Text) + Slack;
            byte[] buffer = holder.Bytes.Length < need ? holder.Grow(0, need) : holder.Bytes;
            ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
            Store(ref start, 0, TestDataHeader);
            Store(ref start, 6, data.Flag ? (byte)1 : (byte)0);
            Store(ref start, 7, data.Number);
            Store(ref start, 11, data.Ratio);
            Store(ref start, 19, FastDates(data.Time));
            return holder.Copy(27 + (int)Text(ref Unsafe.Add(ref start, 27), data.Text));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static TestData? ReadTestData(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        if (!input.StartsWith(TestDataHeader, TestDataMask))
        {
            throw new InvalidDataException();
        }

        input.Take(6);
        ref byte run = ref input.Take(21);
        byte flag = run;
        if (flag > 1)
        {
            throw new InvalidDataException();
        }

        var data = new TestData
        {
            Flag = flag != 0,
            Number = Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref run, 1)),
            Ratio = Unsafe.ReadUnaligned<double>(ref Unsafe.Add(ref run, 5)),
            Time = Date(Unsafe.ReadUnaligned<ulong>(ref Unsafe.Add(ref run, 13))),
            Text = input.Text(),
        };
        input.End();
        return data;
    }

    public static byte[] WriteBeer(Beer? beer)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            if (beer is null)
            {
                return [0];
            }

            List<string>? sort = beer.Sort;
            nint need = 5 + 4 + Max(beer.Brand) + 6 + Slack;
            byte[] buffer = holder.Bytes.Length < need ? holder.Grow(0, need) : holder.Bytes;
            ref byte start = ref MemoryMarshal.GetArrayDataReference(buffer);
            Store(ref start, 0, BeerHeader);
            Store(ref start, 5, beer.Alcohol);
            int position = 9 + (int)Text(ref Unsafe.Add(ref start, 9), beer.Brand);
            position = PutStrings(holder, position, sort);
            need = Max(beer.Brewery) + Slack;
            buffer = holder.Bytes.Length - position < need ? holder.Grow(position, need) : holder.Bytes;
            return holder.Copy(position + (int)Text(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position), beer.Brewery));
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    public static Beer? ReadBeer(byte[] bytes)
    {
        var input = new FloorInput(bytes);
        if (!input.StartsWith(BeerHeader, PersonMask))
        {
            throw new InvalidDataException();
        }

        input.Take(5);
        var beer = new Beer
        {
            Alcohol = Unsafe.ReadUnaligned<float>(ref input.Take(4)),
            Brand = input.Text(),
            Sort = GetStrings(ref input)!,
            Brewery = input.Text(),
        };
        input.End();
        return beer;
    }

    public static int PutStrings(FloorBuffer.Holder holder, int position, List<string>? list)
    {
        byte[] buffer = holder.Bytes.Length - position < 16 + Slack ? holder.Grow(position, 16 + Slack) : holder.Bytes;
        ref byte place = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position);
        if (list is null)
        {
            place = 0;
            return position + 1;
        }

        ReadOnlySpan<string> items = FloorList.Items(list, out int version);
        int header = Varint(ref place, (uint)items.Length + 2);
        position += header;
        if (items.Length > 0)
        {
            Unsafe.Add(ref place, header) = 0x80;
            position++;
        }

        foreach (string text in items)
        {
            nint need = Max(text) + Slack;
            if (buffer.Length - position < need)
            {
                buffer = holder.Grow(position, need);
            }

            position += (int)Text(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), position), text);
        }

        FloorList.EnsureUnchanged(list, version);
        return position;
    }

    public static List<string>? GetStrings(ref FloorInput input)
    {
        uint header = input.Varint();
        if (header == 0)
        {
            return null;
        }

        int count = (int)header - 2;
        if (count > 0 && input.Take(1) != 0x80)
        {
            throw new InvalidDataException();
        }

        input.EnsureLeft(count);
        var list = new List<string>(count);
        CollectionsMarshal.SetCount(list, count);
        foreach (ref string text in CollectionsMarshal.AsSpan(list))
        {
            text = input.Text()!;
        }

        return list;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutPerson(ref byte place, Person person)
    {
        Store(ref place, 0, person.Age);
        Store(ref place, 4, (int)person.Gender);
        nint size = 8;
        size += Text(ref Unsafe.Add(ref place, size), person.FirstName);
        size += Text(ref Unsafe.Add(ref place, size), person.LastName);
        return size;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Person GetPerson(ref FloorInput input)
    {
        ref byte run = ref input.Take(8);
        return new Person
        {
            Age = Unsafe.ReadUnaligned<int>(ref run),
            Gender = (Gender)Unsafe.ReadUnaligned<int>(ref Unsafe.Add(ref run, 4)),
            FirstName = input.Text(),
            LastName = input.Text(),
        };
    }

    public static ulong FastDates(DateTime time) =>
        time.Kind == DateTimeKind.Local ? (ulong)time.ToBinary() : (ulong)time.Ticks | ((ulong)time.Kind << 62);
}
