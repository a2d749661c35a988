using System.Buffers;
using Graupel.Carriers;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>Values of one type as objects: so what writes and reads values of any type by its parameter also does by a type that is known only at run time.</summary>
internal sealed class BoxedRoot<T>(Serializer<T> root) : Serializer<object?>(root.Options, root.Shape)
{
    public override Type Type => typeof(T);

    internal override bool IsPureData => root.IsPureData;

    public override byte[] Serialize(object? value) => root.Serialize(Serializer<T>.Unbox(value));

    public override PooledBuffer SerializePooled(object? value) => root.SerializePooled(Serializer<T>.Unbox(value));

    public override bool TrySerialize(object? value, Span<byte> destination, out int written) =>
        root.TrySerialize(Serializer<T>.Unbox(value), destination, out written);

    public override void Serialize(IBufferWriter<byte> writer, object? value) => root.Serialize(writer, Serializer<T>.Unbox(value));

    public override void Serialize(Stream stream, object? value) => root.Serialize(stream, Serializer<T>.Unbox(value));

    public override object? DeepClone(object? value) => root.DeepClone(Serializer<T>.Unbox(value));

    public override string Dump(ReadOnlySpan<byte> data) => root.Dump(data);

    internal override int Write(in object? value, Span<byte> first, ref Output output)
    {
        T unboxed = Serializer<T>.Unbox(value);
        return root.Write(in unboxed, first, ref output);
    }

    internal override object? Read(ReadOnlySpan<byte> first, Source? source, bool toEnd, out long consumed) => root.Read(first, source, toEnd, out consumed);

    internal override void Populate(ReadOnlySpan<byte> first, Source? source, bool toEnd, ref object? value, out long consumed)
    {
        T unboxed = Serializer<T>.Unbox(value);
        root.Populate(first, source, toEnd, ref unboxed, out consumed);
        value = unboxed;
    }

    internal override FrameScanner CreateScanner() => root.CreateScanner();
}
