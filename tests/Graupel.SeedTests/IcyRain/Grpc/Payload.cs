using System.Buffers;
using Grpc.Core;

namespace Weather;

/// <summary>A message on its way, as gRPC hands it to marshallers.</summary>
internal sealed class Payload : SerializationContext
{
    private readonly ArrayBufferWriter<byte> _writer = new();

    public int? Length { get; private set; }

    public bool IsComplete { get; private set; }

    public byte[] Bytes => _writer.WrittenSpan.ToArray();

    public override void SetPayloadLength(int payloadLength) => Length = payloadLength;

    public override IBufferWriter<byte> GetBufferWriter() => _writer;

    public override void Complete() => IsComplete = true;

    /// <summary>As it arrives: in pieces of that size.</summary>
    public DeserializationContext Received(int piece) => new Arrived(Piece.Cut(Bytes, piece));

    private sealed class Arrived(ReadOnlySequence<byte> payload) : DeserializationContext
    {
        public override ReadOnlySequence<byte> PayloadAsReadOnlySequence() => payload;
    }
}
