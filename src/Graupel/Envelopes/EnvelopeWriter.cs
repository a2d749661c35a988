using System.Buffers.Binary;
using Graupel.Carriers;

namespace Graupel.Envelopes;

/// <summary>Puts a payload between header and checksum.</summary>
internal static class EnvelopeWriter
{
    /// <summary>Makes an envelope in memory, whose length is known.</summary>
    public static byte[] Write<T>(Serializer<T> root, T value, EnvelopeHeader header)
    {
        Scratch scratch = Scratch.Take();
        try
        {
            int last = root.Write(in value, scratch.Buffer, scratch.Chain);
            long length = scratch.Chain.Length(last);
            long size = length + EnvelopeHeader.Size + Crc32C.Size;
            if (size > Array.MaxLength)
            {
                Throw.LimitExceeded($"{size} bytes are more than an array can hold; write to a stream instead", size);
            }

            byte[] result = BufferPool.Allocate((int)size);
            (header with { PayloadLength = length }).WriteTo(result);
            scratch.Chain.CopyTo(result.AsSpan(EnvelopeHeader.Size), last);
            Span<byte> checksum = result.AsSpan(result.Length - Crc32C.Size);
            BinaryPrimitives.WriteUInt32LittleEndian(checksum, Crc32C.Of(result.AsSpan(0, result.Length - Crc32C.Size)));
            return result;
        }
        finally
        {
            scratch.Release();
        }
    }

    /// <summary>Writes an envelope to a stream.</summary>
    public static void Write<T>(Serializer<T> root, T value, EnvelopeHeader header, Stream stream)
    {
        Scratch scratch = Scratch.Take();
        using var sink = new EnvelopeSink(stream, header, scratch.Buffer);
        try
        {
            sink.Complete(root.Write(in value, sink.First, sink));
        }
        finally
        {
            scratch.Release();
        }
    }
}
