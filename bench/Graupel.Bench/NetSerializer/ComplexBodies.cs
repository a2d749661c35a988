using System.Runtime.CompilerServices;
using Graupel.Tests.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>Objects, and objects behind a base class and an interface.</summary>
internal readonly struct ComplexBody : IFloorBody<PeerComplex>
{
    public static nint Bound(PeerComplex value) => 64;

    public static nint Put<TCode>(ref byte place, PeerComplex value)
        where TCode : struct, IFloorCode
    {
        nint at = PutPresence(ref place, value.Message is not null);
        if (value.Message is { } message)
        {
            at += TCode.PutSigned(ref Unsafe.Add(ref place, at), message.Value, 2);
        }

        at += PutPresence(ref Unsafe.Add(ref place, at), value.Sealed is not null);
        if (value.Sealed is { } simple)
        {
            at += PutSimple<TCode>(ref Unsafe.Add(ref place, at), simple);
        }

        Unsafe.Add(ref place, at++) = TagOf(value.Abstract, typeof(PeerSimple), Tags.Simple);
        if (value.Abstract is PeerSimple derived)
        {
            at += PutSimple<TCode>(ref Unsafe.Add(ref place, at), derived);
        }

        Unsafe.Add(ref place, at++) = TagOf(value.Interface, typeof(PeerSimple2), Tags.Simple2);
        return value.Interface is PeerSimple2 other ? at + TCode.PutSigned(ref Unsafe.Add(ref place, at), other.Value, 8) : at;
    }

    public static PeerComplex Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        input.Need(4);
        var value = new PeerComplex();
        if (input.Take(1) != 0)
        {
            value.Message = new() { Value = (short)TCode.GetSigned(ref input, 2) };
        }

        value.Sealed = input.Take(1) == 0 ? null : GetSimple<TCode, TInput>(ref input);
        value.Abstract = HasCase(input.Take(1), Tags.Simple) ? GetSimple<TCode, TInput>(ref input) : null;
        value.Interface = HasCase(input.Take(1), Tags.Simple2) ? new PeerSimple2 { Value = TCode.GetSigned(ref input, 8) } : null;
        return value;
    }

    private static nint PutSimple<TCode>(ref byte place, PeerSimple value)
        where TCode : struct, IFloorCode
    {
        if (TCode.IsFixed)
        {
            TCode.PutSigned(ref place, value.Value, 8);
            TCode.PutSigned(ref Unsafe.Add(ref place, 8), value.Base, 4);
            return 12;
        }

        nint at = TCode.PutSigned(ref place, value.Base, 4);
        return at + TCode.PutSigned(ref Unsafe.Add(ref place, at), value.Value, 8);
    }

    private static PeerSimple GetSimple<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        var value = new PeerSimple();
        if (TCode.IsFixed)
        {
            input.Need(12);
            value.Value = TCode.GetSigned(ref input, 8);
            value.Base = (int)TCode.GetSigned(ref input, 4);
        }
        else
        {
            value.Base = (int)TCode.GetSigned(ref input, 4);
            value.Value = TCode.GetSigned(ref input, 8);
        }

        return value;
    }

    private static nint PutPresence(ref byte place, bool isPresent)
    {
        place = isPresent ? (byte)1 : (byte)0;
        return 1;
    }

    private static byte TagOf(object? value, Type type, byte tag) =>
        value is null ? (byte)0 : value.GetType() == type ? tag : throw new NotSupportedException();

    private static bool HasCase(byte tag, byte known) => tag != 0 && (tag == known ? true : throw new InvalidDataException());
}

/// <summary>Values in boxes.</summary>
internal readonly struct BoxedBody : IFloorBody<PeerBoxed>
{
    public static nint Bound(PeerBoxed value) => 48;

    public static nint Put<TCode>(ref byte place, PeerBoxed value)
        where TCode : struct, IFloorCode
    {
        place = Tags.Bool;
        Unsafe.Add(ref place, 1) = (bool)value.Bool! ? (byte)1 : (byte)0;
        Unsafe.Add(ref place, 2) = Tags.Byte;
        Unsafe.Add(ref place, 3) = (byte)value.Byte!;
        Unsafe.Add(ref place, 4) = Tags.Int;
        nint at = 5;
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), (int)value.Int!, 4);
        Unsafe.Add(ref place, at++) = Tags.Long;
        at += TCode.PutSigned(ref Unsafe.Add(ref place, at), (long)value.Long!, 8);
        Unsafe.Add(ref place, at++) = Tags.Enum;
        return at + TCode.PutSigned(ref Unsafe.Add(ref place, at), (int)(PeerEnum)value.Enum!, 4);
    }

    public static PeerBoxed Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
    {
        input.Need(5);
        var value = new PeerBoxed();
        Check(input.Take(1), Tags.Bool);
        value.Bool = input.Take(1) switch { 0 => false, 1 => true, _ => throw new InvalidDataException() };
        Check(input.Take(1), Tags.Byte);
        value.Byte = input.Take(1);
        Check(input.Take(1), Tags.Int);
        value.Int = (int)TCode.GetSigned(ref input, 4);
        Check(input.Take(1), Tags.Long);
        value.Long = TCode.GetSigned(ref input, 8);
        Check(input.Take(1), Tags.Enum);
        value.Enum = (PeerEnum)TCode.GetSigned(ref input, 4);
        return value;
    }

    private static void Check(byte tag, byte known)
    {
        if (tag != known)
        {
            throw new InvalidDataException();
        }
    }
}
