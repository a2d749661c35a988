using Graupel.Tests.Formats.Compact;
using static Graupel.Tests.Formats.Compact.PeerData;

namespace Graupel.Bench.NetSerializer;

/// <summary>
/// The data sets of NetSerializer's program, and those that NetSerializer2 added. Of the two with arrays of random length there are fewer messages: their
/// document writes 498 MB.
/// </summary>
internal static class DataSets
{
    public static IEnumerable<DataSet> All()
    {
        yield return new DataSet<PeerObject, EmptyBody>("Object", 1000, 1000, static _ => new());
        yield return new DataSet<PeerLargeStruct, LargeStructBody>("LargeStruct", 100, 30_000, LargeStruct);
        yield return new DataSet<PeerLargeStruct, LargeStructBody>("LargeStruct (direct)", 100, 30_000, LargeStruct, isDirect: true);
        yield return new DataSet<Guid, GuidBody>("Guid", 100, 50_000, static _ => Guid.NewGuid());
        yield return new DataSet<Guid, GuidBody>("Guid (direct)", 100, 50_000, static _ => Guid.NewGuid(), isDirect: true);
        yield return new DataSet<int, NumberBody<int>>("Int32", 100, 100_000, static numbers => unchecked((int)numbers.Next()));
        yield return new DataSet<int, NumberBody<int>>("Int32 (direct)", 100, 100_000, static numbers => unchecked((int)numbers.Next()), isDirect: true);
        yield return Numbers("U8Message", static numbers => unchecked((byte)numbers.Next()));
        yield return Numbers("U8Message (direct)", static numbers => unchecked((byte)numbers.Next()), isDirect: true);
        yield return Numbers("S16Message", static numbers => unchecked((short)numbers.Next()));
        yield return Numbers("S32Message", static numbers => unchecked((int)numbers.Next()));
        yield return Numbers("U32Message", static numbers => unchecked((uint)numbers.Next()));
        yield return Numbers("S64Message", static numbers => unchecked((long)numbers.Next()));
        yield return new DataSet<PeerMessage<decimal>, MessageBody<decimal, DecimalBody>>("DecimalMessage", 100, 50_000, static numbers => Message(PeerData.Decimal(numbers)));
        yield return new DataSet<PeerMessage<decimal?>, MessageBody<decimal?, NullableDecimalBody>>("NullableDecimalMessage", 100, 100_000, NullableDecimal);
        yield return new DataSet<PeerPrimitives, PrimitivesBody>("PrimitivesMessage", 100, 10_000, Primitive);
        yield return new DataSet<PeerDictionaries, DictionariesBody>("DictionaryMessage", 10, 1000, Dictionary);
        yield return new DataSet<PeerComplex, ComplexBody>("ComplexMessage", 100, 10_000, Complex);
        yield return new DataSet<PeerMessage<string?>, MessageBody<string?, TextBody>>("StringMessage", 100, 20_000, Text);
        yield return new DataSet<PeerStructs, StructsBody>("StructMessage", 100, 20_000, Struct);
        yield return new DataSet<PeerBoxed, BoxedBody>("BoxedPrimitivesMessage", 100, 20_000, Boxed);
        yield return new DataSet<PeerMessage<byte[]?>, MessageBody<byte[]?, BlobBody>>("ByteArrayMessage", 100, 100, static numbers => Message(ByteArray(numbers)));
        yield return new DataSet<PeerMessage<int[]?>, MessageBody<int[]?, IntsBody>>("IntArrayMessage", 30, 33, static numbers => Message(IntArray(numbers)));
        yield return new DataSet<PeerMessage<int[,,]>, MessageBody<int[,,], CubeBody>>("TriDimArrayMessage", 10, 100, Cube);
    }

    private static DataSet<PeerMessage<T>, MessageBody<T, NumberBody<T>>> Numbers<[ContractParameter] T>(string name, Func<PeerNumbers, T> create, bool isDirect = false)
        where T : unmanaged, System.Numerics.IBinaryInteger<T>
        => new(name, 100, 100_000, numbers => Message(create(numbers)), isDirect);
}
