using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;
using Graupel.Tests.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>Two dictionaries.</summary>
internal readonly struct DictionariesBody : IFloorBody<PeerDictionaries>
{
    public static nint Bound(PeerDictionaries value) => (nint)(10 + (18 * (value.Ints?.Count ?? 0)) + (value.Objects?.Keys.Sum(static key => 10 + FloorOutput.Max(key)) ?? 0));

    public static nint Put<TCode>(ref byte place, PeerDictionaries value)
        where TCode : struct, IFloorCode
    {
        nint at = FloorOutput.Varint(ref place, value.Ints is null ? 0 : (uint)value.Ints.Count + 2);
        foreach ((int key, int one) in value.Ints ?? [])
        {
            at += TCode.PutSigned(ref Unsafe.Add(ref place, at), key, 4);
            at += TCode.PutSigned(ref Unsafe.Add(ref place, at), one, 4);
        }

        at += FloorOutput.Varint(ref Unsafe.Add(ref place, at), value.Objects is null ? 0 : (uint)value.Objects.Count + 2);
        foreach ((string key, PeerSimple2 one) in value.Objects ?? [])
        {
            at += FloorOutput.Text(ref Unsafe.Add(ref place, at), key);
            Unsafe.Add(ref place, at++) = 1;
            at += TCode.PutSigned(ref Unsafe.Add(ref place, at), one.Value, 8);
        }

        return at;
    }

    public static PeerDictionaries Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        var value = new PeerDictionaries();
        if (input.Varint() is > 0 and uint ints)
        {
            value.Ints = new Dictionary<int, int>((int)ints - 2);
            for (uint i = 2; i < ints; i++)
            {
                int key = (int)TCode.GetSigned(ref input, 4);
                value.Ints.Add(key, (int)TCode.GetSigned(ref input, 4));
            }
        }

        if (input.Varint() is > 0 and uint objects)
        {
            value.Objects = new Dictionary<string, PeerSimple2>((int)objects - 2);
            for (uint i = 2; i < objects; i++)
            {
                string key = input.Text()!;
                value.Objects.Add(key, input.Take(1) == 1 ? new PeerSimple2 { Value = TCode.GetSigned(ref input, 8) } : null!);
            }
        }

        return value;
    }
}

/// <summary>Bytes.</summary>
internal readonly struct BlobBody : IFloorBody<byte[]?>
{
    public static nint Bound(byte[]? value) => 5 + (value?.Length ?? 0);

    public static nint Put<TCode>(ref byte place, byte[]? value)
        where TCode : struct, IFloorCode
    {
        nint at = FloorOutput.Varint(ref place, value is null ? 0 : (uint)value.Length + 1);
        value?.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref place, at), value.Length));
        return at + (value?.Length ?? 0);
    }

    public static bool TryWrite<TCode>(Stream stream, byte[] buffer, int written, byte[]? value)
        where TCode : struct, IFloorCode
    {
        if (value is not { Length: > 4096 })
        {
            return false;
        }

        stream.Write(buffer, 0, written + FloorOutput.Varint(ref buffer[written], (uint)value.Length + 1));
        stream.Write(value);
        return true;
    }

    public static byte[]? Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        uint header = input.Varint();
        if (header == 0)
        {
            return null;
        }

        byte[] bytes = GC.AllocateUninitializedArray<byte>((int)header - 1);
        input.Fill(bytes);
        return bytes;
    }
}

/// <summary>Integers.</summary>
internal readonly struct IntsBody : IFloorBody<int[]?>
{
    public static nint Bound(int[]? value) => 200 + (9 * (value?.Length ?? 0));

    public static nint Put<TCode>(ref byte place, int[]? value)
        where TCode : struct, IFloorCode
    {
        nint at = FloorOutput.Varint(ref place, value is null ? 0 : (uint)value.Length + 2);
        return at + IntBlocks.Put<TCode>(ref Unsafe.Add(ref place, at), value);
    }

    public static bool TryWrite<TCode>(Stream stream, byte[] buffer, int written, int[]? value)
        where TCode : struct, IFloorCode
    {
        if (!TCode.IsFixed || value is not { Length: > 1024 })
        {
            return false;
        }

        stream.Write(buffer, 0, written + FloorOutput.Varint(ref buffer[written], (uint)value.Length + 2));
        stream.Write(MemoryMarshal.AsBytes<int>(value));
        return true;
    }

    public static int[]? Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        uint header = input.Varint();
        if (header == 0)
        {
            return null;
        }

        int[] ints = GC.AllocateUninitializedArray<int>((int)header - 2);
        IntBlocks.Get<TCode, TInput>(ref input, ints);
        return ints;
    }
}

/// <summary>An array of rank 3.</summary>
internal readonly struct CubeBody : IFloorBody<int[,,]>
{
    public static nint Bound(int[,,] value) => 200 + (9 * value.Length);

    public static nint Put<TCode>(ref byte place, int[,,] value)
        where TCode : struct, IFloorCode
    {
        nint at = PutLengths(ref place, value);
        return at + IntBlocks.Put<TCode>(ref Unsafe.Add(ref place, at), Elements(value));
    }

    public static bool TryWrite<TCode>(Stream stream, byte[] buffer, int written, int[,,] value)
        where TCode : struct, IFloorCode
    {
        if (!TCode.IsFixed || value.Length < 1024)
        {
            return false;
        }

        stream.Write(buffer, 0, written + (int)PutLengths(ref buffer[written], value));
        stream.Write(MemoryMarshal.AsBytes(Elements(value)));
        return true;
    }

    public static int[,,] Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        if (input.Varint() != 3)
        {
            throw new InvalidDataException();
        }

        int[,,] cube = new int[input.Varint(), input.Varint(), input.Varint()];
        IntBlocks.Get<TCode, TInput>(ref input, Elements(cube));
        return cube;
    }

    private static nint PutLengths(ref byte place, int[,,] value)
    {
        place = 3;
        nint at = 1;
        for (int i = 0; i < 3; i++)
        {
            at += FloorOutput.Varint(ref Unsafe.Add(ref place, at), (uint)value.GetLength(i));
        }

        return at;
    }

    private static Span<int> Elements(int[,,] value) =>
        value.Length == 0 ? [] : MemoryMarshal.CreateSpan(ref value[0, 0, 0], value.Length);
}
