using System.Runtime.CompilerServices;
using Graupel.Tests.Formats.Compact;

namespace Graupel.Bench.NetSerializer;

/// <summary>The members of a message, written and read by hand.</summary>
internal interface IFloorBody<T>
{
    /// <summary>Most bytes that the members take in either format.</summary>
    static abstract nint Bound(T value);

    static abstract nint Put<TCode>(ref byte place, T value)
        where TCode : struct, IFloorCode;

    /// <summary>Writes what is large without a copy in between.</summary>
    /// <returns>False when it is not that large, or not as it lies in memory.</returns>
    static virtual bool TryWrite<TCode>(Stream stream, byte[] buffer, int written, T value)
        where TCode : struct, IFloorCode
        => false;

    static abstract T Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct;
}

/// <summary>A message with one member.</summary>
internal readonly struct MessageBody<T, TBody> : IFloorBody<PeerMessage<T>>
    where TBody : struct, IFloorBody<T>
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Bound(PeerMessage<T> value) => TBody.Bound(value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint Put<TCode>(ref byte place, PeerMessage<T> value)
        where TCode : struct, IFloorCode
        => TBody.Put<TCode>(ref place, value.Value);

    public static bool TryWrite<TCode>(Stream stream, byte[] buffer, int written, PeerMessage<T> value)
        where TCode : struct, IFloorCode
        => TBody.TryWrite<TCode>(stream, buffer, written, value.Value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PeerMessage<T> Get<TCode, TInput>(ref TInput input)
        where TCode : struct, IFloorCode
        where TInput : struct, IFloorInput, allows ref struct
        => new() { Value = TBody.Get<TCode, TInput>(ref input) };
}
