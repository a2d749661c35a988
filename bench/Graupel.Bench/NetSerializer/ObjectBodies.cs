using System.Runtime.CompilerServices;
using Graupel.Bench.Floors;
using Graupel.Formats;
using Graupel.Tests.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>One member of each primitive type.</summary>
internal readonly struct PrimitivesBody : IFloorBody<PeerPrimitives>
{
    public static nint Bound(PeerPrimitives value) => 80;

    public static nint Put<TCode>(ref byte place, PeerPrimitives value)
        where TCode : struct, IFloorCode
    {
        place = value.Bool ? (byte)1 : (byte)0;
        Unsafe.Add(ref place, 1) = value.Byte;
        Unsafe.Add(ref place, 2) = unchecked((byte)value.SByte);
        nint at = 3;
        at += TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.Char, 2);
        at += TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.UShort, 2);
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), value.Short, 2);
        at += TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.UInt, 4);
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), value.Int, 4);
        at += TCode.PutUnsigned(ref Unsafe.Add(ref place, at), value.ULong, 8);
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), value.Long, 8);
        FloorOutput.Store(ref Unsafe.Add(ref place, at), 0, value.Single);
        FloorOutput.Store(ref Unsafe.Add(ref place, at), 4, value.Double);
        at += 12;
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), (int)value.Enum, 4);
        FloorOutput.Store(ref Unsafe.Add(ref place, at), 0, DateBits.Encode(value.Date));
        return at + 8;
    }

    public static PeerPrimitives Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        input.Need(TCode.IsFixed ? 57 : 31);
        var value = new PeerPrimitives
        {
            Bool = input.Take(1) switch { 0 => false, 1 => true, _ => throw new InvalidDataException() },
            Byte = input.Take(1),
            SByte = unchecked((sbyte)input.Take(1)),
            Char = (char)TCode.GetUnsigned(ref input, 2),
            UShort = (ushort)TCode.GetUnsigned(ref input, 2),
            Short = (short)TCode.GetSigned(ref input, 2),
            UInt = (uint)TCode.GetUnsigned(ref input, 4),
            Int = (int)TCode.GetSigned(ref input, 4),
            ULong = TCode.GetUnsigned(ref input, 8),
            Long = TCode.GetSigned(ref input, 8),
            Single = Unsafe.ReadUnaligned<float>(ref input.Take(4)),
            Double = Unsafe.ReadUnaligned<double>(ref input.Take(8)),
            Enum = (PeerEnum)TCode.GetSigned(ref input, 4),
        };
        return DateBits.TryDecode(Unsafe.ReadUnaligned<ulong>(ref input.Take(8)), out value.Date) ? value : throw new InvalidDataException();
    }
}

/// <summary>Structs in a class.</summary>
internal readonly struct StructsBody : IFloorBody<PeerStructs>
{
    public static nint Bound(PeerStructs value) => 32 + FloorOutput.Max(value.Second.Text);

    public static nint Put<TCode>(ref byte place, PeerStructs value)
        where TCode : struct, IFloorCode
    {
        place = value.First.Byte;
        nint at = 1;
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), value.First.Int, 4);
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), value.First.Long, 8);
        if (TCode.IsFixed)
        {
            at += TCode.PutSigned(ref Unsafe.Add(ref place, at), value.Second.Int, 4);
            return at + FloorOutput.Text(ref Unsafe.Add(ref place, at), value.Second.Text);
        }

        at += FloorOutput.Text(ref Unsafe.Add(ref place, at), value.Second.Text);
        return at + TCode.PutSigned(ref Unsafe.Add(ref place, at), value.Second.Int, 4);
    }

    public static PeerStructs Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        input.Need(TCode.IsFixed ? 18 : 5);
        var value = new PeerStructs();
        value.First.Byte = input.Take(1);
        value.First.Int = (int)TCode.GetSigned(ref input, 4);
        value.First.Long = TCode.GetSigned(ref input, 8);
        if (TCode.IsFixed)
        {
            value.Second.Int = (int)TCode.GetSigned(ref input, 4);
            value.Second.Text = input.Text();
        }
        else
        {
            value.Second.Text = input.Text();
            value.Second.Int = (int)TCode.GetSigned(ref input, 4);
        }

        return value;
    }
}
