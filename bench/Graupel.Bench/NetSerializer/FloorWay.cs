using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Graupel.Bench.Floors;

namespace Graupel.Bench.NetSerializer;

/// <summary>
/// By hand: one call of the stream for a message, in memory of the thread; reading where the bytes lie, or exactly what must be read. The same checks of
/// the type, and the same boxes, as the library has.
/// </summary>
/// <param name="tag">The id of the type, as it stands in front of every message; 0 for none.</param>
internal sealed class FloorWay<T, TBody, TCode>(byte tag) : IMessageWay<T>
    where TBody : struct, IFloorBody<T>
    where TCode : struct, IFloorCode
{
    // A class without an id has a byte for null.
    private readonly byte _head = tag > 0 ? tag : typeof(T).IsValueType ? (byte)0 : (byte)1;

    public void Write(Stream stream, T[] messages)
    {
        foreach (T message in messages)
        {
            if (tag > 0)
            {
                WriteTyped(stream, message!);
            }
            else
            {
                WriteOne(stream, message);
            }
        }
    }

    public void Read(Stream stream, T[] received)
    {
        for (int i = 0; i < received.Length; i++)
        {
            received[i] = tag > 0 ? (T)ReadTyped(stream) : ReadOne(stream);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteTyped(Stream stream, object message) =>
        WriteOne(stream, message.GetType() == typeof(T) ? (T)message : throw new NotSupportedException());

    [MethodImpl(MethodImplOptions.NoInlining)]
    private object ReadTyped(Stream stream) => ReadOne(stream)!;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteOne(Stream stream, T message)
    {
        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            if (!typeof(T).IsValueType && message!.GetType() != typeof(T))
            {
                throw new NotSupportedException();
            }

            int at = _head > 0 ? 1 : 0;
            holder.Bytes[0] = _head;
            if (TBody.TryWrite<TCode>(stream, holder.Bytes, at, message))
            {
                return;
            }

            nint need = at + TBody.Bound(message) + FloorOutput.Slack;
            byte[] buffer = holder.Bytes.Length < need ? holder.Grow(at, need) : holder.Bytes;
            at += (int)TBody.Put<TCode>(ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(buffer), at), message);
            stream.Write(buffer, 0, at);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private T ReadOne(Stream stream)
    {
        if (stream is MemoryStream memory && memory.TryGetBuffer(out ArraySegment<byte> bytes))
        {
            var input = new MemoryInput(bytes.AsSpan((int)memory.Position));
            T message = ReadFrom(ref input);
            memory.Position += input.Consumed;
            return message;
        }

        FloorBuffer.Holder holder = FloorBuffer.Rent();
        try
        {
            var input = new StreamInput(stream, holder.Bytes);
            return ReadFrom(ref input);
        }
        finally
        {
            holder.IsBusy = false;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T ReadFrom<TInput>(ref TInput input)
        where TInput : struct, IFloorInput, allows ref struct
    {
        if (_head > 0 && input.Take(1) != _head)
        {
            throw new InvalidDataException();
        }

        return TBody.Get<TCode, TInput>(ref input);
    }
}
