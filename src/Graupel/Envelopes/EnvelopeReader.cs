using System.Buffers.Binary;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Envelopes;

/// <summary>Takes a payload out from between header and checksum.</summary>
internal static class EnvelopeReader
{
    /// <summary>Reads an envelope that is in memory: its checksum first.</summary>
    public static T Read<T>(Serializer<T> root, EnvelopeHeader header, ReadOnlySpan<byte> data)
    {
        if (header.PayloadLength is not { } length)
        {
            return ReadChunks(root, data);
        }

        ReadOnlySpan<byte> payload = data[EnvelopeHeader.Size..];
        if (payload.Length - Crc32C.Size < length)
        {
            Throw.EndOfData(data.Length);
        }

        payload = payload[..(int)length];
        int end = EnvelopeHeader.Size + payload.Length;
        VerifyChecksum(data, end);
        T value = ReadPayload(root, payload, default);
        EnsureEnd(data, end);
        return value;
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

    private static T ReadChunks<T>(Serializer<T> root, ReadOnlySpan<byte> data)
    {
        byte[] payload = BufferPool.Rent(data.Length);
        try
        {
            int length = 0;
            int at = EnvelopeHeader.Size;
            PayloadPlaces places = default;
            for (int chunk = NextChunk(data, ref at); chunk > 0; chunk = NextChunk(data, ref at))
            {
                data.Slice(at, chunk).CopyTo(payload.AsSpan(length));
                places.Add(chunk);
                at += chunk;
                length += chunk;
            }

            if (data.Length - at < Crc32C.Size)
            {
                Throw.EndOfData(data.Length);
            }

            VerifyChecksum(data, at);
            T value = ReadPayload(root, payload.AsSpan(0, length), in places);
            EnsureEnd(data, at);
            return value;
        }
        finally
        {
            BufferPool.Return(payload);
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

    private static void EnsureEnd(ReadOnlySpan<byte> data, int end)
    {
        if (data.Length > end + Crc32C.Size)
        {
            Throw.TrailingBytes(end + Crc32C.Size);
        }
    }
}
