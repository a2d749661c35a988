using System.Buffers.Binary;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Envelopes;

/// <summary>Takes a payload out from between header and checksum.</summary>
internal static class EnvelopeReader
{
    /// <summary>Reads an envelope that is in memory: its checksum first.</summary>
    /// <param name="root">Reads the payload.</param>
    /// <param name="header">The header, which was read already.</param>
    /// <param name="data">The bytes of the envelope, which others may follow.</param>
    /// <param name="consumed">Number of bytes of the envelope.</param>
    public static T Read<T>(Serializer<T> root, EnvelopeHeader header, ReadOnlySpan<byte> data, out int consumed)
    {
        if (header.PayloadLength is not { } length)
        {
            return ReadChunks(root, data, out consumed);
        }

        ReadOnlySpan<byte> payload = data[EnvelopeHeader.Size..];
        if (payload.Length - Crc32C.Size < length)
        {
            Throw.EndOfData(data.Length);
        }

        payload = payload[..(int)length];
        int end = EnvelopeHeader.Size + payload.Length;
        VerifyChecksum(data, end);
        consumed = end + Crc32C.Size;
        return ReadPayload(root, payload, default);
    }

    /// <summary>Reads an envelope that comes from a stream: the checksum is known at last.</summary>
    public static T Read<T>(Serializer<T> root, EnvelopeHeader header, ReadOnlySpan<byte> headerBytes, Stream stream)
    {
        using var source = new EnvelopeSource(stream, header.PayloadLength, headerBytes, MostBytes(root, stream));
        if (root.Options.References != References.None && source.Remaining < 0)
        {
            // Arrays that their own elements refer to have to be there before them, for which the end must be known.
            ReadOnlySpan<byte> payload = source.GetRest();
            source.VerifyChecksum();
            return ReadPayload(root, payload, in source.Places);
        }

        T value;
        try
        {
            value = root.Read(default, source, toEnd: true, out _);
        }
        catch (GraupelException e)
        {
            if (stream.CanSeek && !source.IsLost)
            {
                // Damage is the better explanation. A stream that cannot seek may have no end, so there it is not looked for.
                source.SkipRest();
                source.VerifyChecksum();
            }

            e.Place(source.Places.Of(e.Offset));
            throw;
        }

        source.VerifyChecksum();
        return value;
    }

    /// <summary>Reads an envelope that comes from a stream, without blocking: all of it first.</summary>
    public static async ValueTask<T> ReadAsync<T>(
        Serializer<T> root, EnvelopeHeader header, ReadOnlyMemory<byte> headerBytes, Stream stream, CancellationToken cancellationToken)
    {
        using var source = new EnvelopeSource(stream, header.PayloadLength, headerBytes.Span, MostBytes(root, stream));
        await source.GatherAsync(cancellationToken).ConfigureAwait(false);
        return ReadPayload(root, source.Gathered, in source.Places);
    }

    // What is in memory is not measured.
    private static long MostBytes<T>(Serializer<T> root, Stream stream) => stream is SequenceStream ? long.MaxValue : root.Options.Limits.MaxStreamBytes;

    private static T ReadChunks<T>(Serializer<T> root, ReadOnlySpan<byte> data, out int consumed)
    {
        int length = 0;
        int end = EnvelopeHeader.Size;
        PayloadPlaces places = default;
        for (int chunk = NextChunk(data, ref end); chunk > 0; chunk = NextChunk(data, ref end))
        {
            places.Add(chunk);
            end += chunk;
            length += chunk;
        }

        if (data.Length - end < Crc32C.Size)
        {
            Throw.EndOfData(data.Length);
        }

        VerifyChecksum(data, end);
        consumed = end + Crc32C.Size;
        byte[] payload = BufferPool.Rent(length);
        try
        {
            JoinChunks(data, payload);
            return ReadPayload(root, payload.AsSpan(0, length), in places);
        }
        finally
        {
            BufferPool.Return(payload);
        }
    }

    private static void JoinChunks(ReadOnlySpan<byte> data, Span<byte> payload)
    {
        int at = EnvelopeHeader.Size;
        for (int chunk = NextChunk(data, ref at); chunk > 0; chunk = NextChunk(data, ref at))
        {
            data.Slice(at, chunk).CopyTo(payload);
            payload = payload[chunk..];
            at += chunk;
        }
    }

    private static T ReadPayload<T>(Serializer<T> root, ReadOnlySpan<byte> payload, in PayloadPlaces places)
    {
        try
        {
            return root.Read(payload, null, toEnd: true, out _);
        }
        catch (GraupelException e) when (e.Place(places.Of(e.Offset)))
        {
            throw;
        }
    }

    private static int NextChunk(ReadOnlySpan<byte> data, ref int at)
    {
        int size = Varint.Read(data[at..], out ulong length);
        if (size < 0)
        {
            Throw.InvalidHeader("a chunk length is not in its shortest form", at);
        }

        if (size == 0 || length > (ulong)(data.Length - at - size))
        {
            Throw.EndOfData(data.Length);
        }

        at += size;
        return (int)length;
    }

    private static void VerifyChecksum(ReadOnlySpan<byte> data, int end)
    {
        if (BinaryPrimitives.ReadUInt32LittleEndian(data[end..]) != Crc32C.Of(data[..end]))
        {
            Throw.ChecksumMismatch(end);
        }
    }
}
