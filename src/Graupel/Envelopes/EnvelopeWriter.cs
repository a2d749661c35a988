using System.Buffers;
using System.Buffers.Binary;
using Graupel.Carriers;

namespace Graupel.Envelopes;

/// <summary>Puts a payload between header and checksum.</summary>
internal static class EnvelopeWriter
{
    private const int Around = EnvelopeHeader.Size + Crc32C.Size;

    // One write, and one copy of so much.
    private const int MostAtOnce = 4 * 1024;

    /// <summary>Makes an envelope in memory.</summary>
    public static byte[] Write<T>(Serializer<T> root, T value, EnvelopeHeader header)
    {
        Scratch scratch = Scratch.Take();
        try
        {
            int last = root.Write(in value, scratch.Buffer, scratch.Chain);
            return ToArray(header, scratch.Chain, last);
        }
        finally
        {
            scratch.Release();
        }
    }

    /// <summary>Writes an envelope to a stream, a large payload in chunks.</summary>
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

    /// <summary>Writes an envelope to a buffer writer.</summary>
    public static void Write<T>(Serializer<T> root, T value, EnvelopeHeader header, IBufferWriter<byte> writer)
    {
        Scratch scratch = Scratch.Take();
        try
        {
            int last = root.Write(in value, scratch.Buffer, scratch.Chain);
            foreach (ReadOnlyMemory<byte> piece in Pieces(header, scratch.Chain, last))
            {
                writer.Write(piece.Span);
            }
        }
        finally
        {
            scratch.Release();
        }
    }

    /// <summary>Writes an envelope to a stream, without blocking.</summary>
    public static async ValueTask WriteAsync<T>(Serializer<T> root, T value, EnvelopeHeader header, Stream stream, CancellationToken cancellationToken)
    {
        using BorrowedChain chain = BorrowedChain.Take();
        int last = root.Write(in value, chain.First, chain.Sink);
        if (chain.Sink.Length(last) <= MostAtOnce)
        {
            await stream.WriteAsync(ToArray(header, chain.Sink, last), cancellationToken).ConfigureAwait(false);
            return;
        }

        foreach (ReadOnlyMemory<byte> piece in Pieces(header, chain.Sink, last))
        {
            await stream.WriteAsync(piece, cancellationToken).ConfigureAwait(false);
        }
    }

    private static byte[] ToArray(EnvelopeHeader header, BufferChain payload, int last)
    {
        long size = payload.Length(last) + Around;
        if (size > Array.MaxLength)
        {
            Throw.LimitExceeded($"{size} bytes are more than an array can hold; write to a stream instead", size);
        }

        byte[] result = BufferPool.Allocate((int)size);
        (header with { PayloadLength = payload.Length(last) }).WriteTo(result);
        payload.CopyTo(result.AsSpan(EnvelopeHeader.Size), last);
        Span<byte> checksum = result.AsSpan(result.Length - Crc32C.Size);
        BinaryPrimitives.WriteUInt32LittleEndian(checksum, Crc32C.Of(result.AsSpan(0, result.Length - Crc32C.Size)));
        return result;
    }

    private static IEnumerable<ReadOnlyMemory<byte>> Pieces(EnvelopeHeader header, BufferChain payload, int last)
    {
        byte[] around = new byte[Around];
        (header with { PayloadLength = payload.Length(last) }).WriteTo(around);
        ReadOnlyMemory<byte> start = around.AsMemory(0, EnvelopeHeader.Size);
        uint checksum = Crc32C.Of([start, .. payload.Pieces(last)]);
        BinaryPrimitives.WriteUInt32LittleEndian(around.AsSpan(EnvelopeHeader.Size), checksum);
        return [start, .. payload.Pieces(last), around.AsMemory(EnvelopeHeader.Size)];
    }
}
