using System.Buffers;
using System.Runtime.CompilerServices;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Roots;

/// <content>
/// Writing. Most messages fit into memory of the frame that makes them, which therefore is not cleared before. Writers are default at the top of their methods: what
/// the runtime clears there anyway needs no second clearing.
/// </content>
internal partial class Root<T, TFormat, TWriter, TReader>
{
    // From here on a copy costs more than to ask for the size.
    private const int MinKnownSize = 512;

    private const int ScalarHint = 48 + OutputCursor.Slack;

    private readonly int _sizeHint = WireKinds.IsFixed(converter.Shape.Kind) ? ScalarHint : BufferWriterSink.FirstHint;

    /// <inheritdoc/>
    [SkipLocalsInit]
    public override byte[] Serialize(T value)
    {
        scoped TWriter writer = default;
        var output = Output.ToMemory();
        if (MayKnowSize && WriteInPlace(in value) is { } bytes)
        {
            return bytes;
        }

        Span<byte> first = stackalloc byte[Output.FrameSize];
        try
        {
            int last = WriteTo(ref writer, first, ref output, in value);
            return output.Chain is { } chain ? chain.ToArray(last) : first[..last].ToArray();
        }
        finally
        {
            output.Dispose();
        }
    }

    /// <inheritdoc/>
    [SkipLocalsInit]
    public override PooledBuffer SerializePooled(T value)
    {
        scoped TWriter writer = default;
        var output = Output.ToMemory();
        Span<byte> first = stackalloc byte[Output.FrameSize];
        try
        {
            int last = WriteTo(ref writer, first, ref output, in value);
            return output.Chain is { } chain ? chain.ToPooled(last) : new PooledBuffer(first[..last]);
        }
        finally
        {
            output.Dispose();
        }
    }

    /// <inheritdoc/>
    public override bool TrySerialize(T value, Span<byte> destination, out int written)
    {
        scoped TWriter writer = default;
        var output = Output.ToSpan(destination.Length);
        try
        {
            return output.TryComplete(destination, WriteTo(ref writer, destination, ref output, in value), out written);
        }
        finally
        {
            output.Dispose();
        }
    }

    /// <inheritdoc/>
    public override void Serialize(IBufferWriter<byte> writer, T value)
    {
        ArgumentNullException.ThrowIfNull(writer);
        scoped TWriter formatWriter = default;
        var output = Output.ToWriter(writer);
        try
        {
            int last = WriteTo(ref formatWriter, writer.GetSpan(SizeHint(in value)), ref output, in value);
            if (!output.TryComplete(last))
            {
                writer.Advance(last);
            }
        }
        finally
        {
            output.Dispose();
        }
    }

    /// <inheritdoc/>
    [SkipLocalsInit]
    public override void Serialize(Stream stream, T value)
    {
        ArgumentNullException.ThrowIfNull(stream);
        scoped TWriter writer = default;
        var output = Output.ToStream(stream);
        Span<byte> first = stackalloc byte[Output.FrameSize];
        try
        {
            int last = WriteTo(ref writer, first, ref output, in value);
            if (!output.TryComplete(last) && last > 0)
            {
                stream.Write(first[..last]);
            }
        }
        finally
        {
            output.Dispose();
        }
    }

    /// <inheritdoc/>
    [SkipLocalsInit]
    public override T DeepClone(T value)
    {
        scoped TWriter writer = default;
        var output = Output.ToMemory();
        Span<byte> first = stackalloc byte[Output.FrameSize];
        try
        {
            int last = WriteTo(ref writer, first, ref output, in value);
            return Read(output.Chain is { } chain ? chain.ToSpan(last) : first[..last], null, toEnd: true, out _);
        }
        finally
        {
            output.Dispose();
        }
    }

    /// <inheritdoc/>
    internal override int Write(in T value, Span<byte> first, ref Output output)
    {
        scoped TWriter writer = default;
        return WriteTo(ref writer, first, ref output, in value);
    }

    // In the frame of each way to write: a call more costs as much as a member.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int WriteTo(scoped ref TWriter writer, Span<byte> first, ref Output output, in T value)
    {
        format.Start(ref writer, first, ref output, _limits);
        if (_keepsIdentity)
        {
            WriteTracked(ref writer, in value);
        }
        else
        {
            converter.Write(ref writer, in value);
        }

        return writer.Written;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteTracked(scoped ref TWriter writer, in T value)
    {
        WrittenObjects objects = WrittenObjects.Take(_limits);
        writer.Objects = objects;
        converter.Write(ref writer, in value);
        objects.BringBack();
    }

    // Writers may allocate what they are asked for, and copy what they have when they are asked again.
    private int SizeHint(in T value) =>
        MayKnowSize
            ? (int)Math.Clamp(converter.KnownSize(in value) + OutputCursor.Slack, BufferWriterSink.FirstHint, BufferWriterSink.LargestHint)
            : _sizeHint;

    // A value that others change in the meantime may take more or fewer bytes than it said.
    private byte[]? WriteInPlace(in T value)
    {
        long size = converter.KnownSize(in value);
        if (size < MinKnownSize || size > Array.MaxLength)
        {
            return null;
        }

        byte[] bytes = BufferPool.Allocate((int)size);
        return TrySerialize(value, bytes, out int written) && written == bytes.Length ? bytes : null;
    }
}
