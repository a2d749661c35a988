using System.Buffers;
using System.Reflection;
using Graupel;
using Serialization = Graupel.Compat.IcyRain.Serialization;

namespace Weather;

/// <summary>Arrays, parts of arrays, buffer writers and sequences of many pieces.</summary>
public class CarrierTests
{
    private static readonly TestData Data = new()
    {
        Property1 = true,
        Property2 = 25,
        Property3 = 7.0,
        Property4 = new DateTime(2024, 2, 29, 12, 30, 15, DateTimeKind.Utc),
        Property5 = "a text that is long enough for every piece",
    };

    [Fact]
    public void A_sequence_may_be_cut_anywhere()
    {
        byte[] bytes = Serialization.Serialize(Data);
        for (int size = 1; size <= bytes.Length; size++)
        {
            Assert.Equal(Data.State, Serialization.Deserialize<TestData>(Piece.Cut(bytes, size)).State);
        }

        byte[] blob = [.. Enumerable.Range(0, 100).Select(i => (byte)i)];
        Assert.Equal(blob, Serialization.Deserialize<byte[]>(Piece.Cut(Serialization.Serialize(blob), 7)));
    }

    [Fact]
    public void A_buffer_is_appended_to()
    {
        var writer = new ArrayBufferWriter<byte>();
        Serialization.Serialize(writer, 1);
        Serialization.Serialize(writer, Data);
        Assert.Equal([.. Serialization.Serialize(1), .. Serialization.Serialize(Data)], writer.WrittenSpan.ToArray());
        Assert.Throws<ArgumentNullException>(() => Serialization.Serialize(null!, Data));
    }

    [Fact]
    public void A_segment_may_be_shorter_than_its_array_and_stand_anywhere_in_it()
    {
        ArraySegment<byte> segment = Serialization.SerializeSegment(Data);
        Assert.InRange(segment.Array!.Length, segment.Count, int.MaxValue);
        byte[] moved = [1, 2, .. segment, 3];
        Assert.Equal(Data.State, Serialization.DeserializeSegment<TestData>(new ArraySegment<byte>(moved, 2, segment.Count)).State);
    }

    [Fact]
    public void Empty_input_is_refused()
    {
        Assert.Throws<ArgumentNullException>(() => Serialization.Deserialize<TestData>((byte[])null!));
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Serialization.Deserialize<TestData>([])).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Serialization.Deserialize<TestData>(ReadOnlySequence<byte>.Empty)).Kind);
        Assert.Equal(ErrorKind.EndOfData, Assert.Throws<GraupelException>(() => Serialization.DeserializeSegment<int>(ArraySegment<byte>.Empty)).Kind);
    }

    [Fact]
    public void Bytes_behind_the_value_are_refused() => Assert.Equal(
        ErrorKind.TrailingBytes, Assert.Throws<GraupelException>(() => Serialization.Deserialize<int>([.. Serialization.Serialize(1), 0])).Kind);

    [Fact]
    public void A_clone_shares_nothing()
    {
        TestData clone = Serialization.DeepClone(Data);
        Assert.NotSame(Data, clone);
        Assert.Equal(Data.State, clone.State);
        int[] numbers = [1, 2];
        Assert.NotSame(numbers, Serialization.DeepClone(numbers));
    }

    [Fact]
    public void A_few_hostile_bytes_take_no_memory()
    {
        byte[] bytes = [.. Serialization.Serialize(new List<string> { "a" })];
        for (int i = 0; i < bytes.Length; i++)
        {
            byte[] hostile = [.. bytes];
            hostile.AsSpan(i).Fill(0x7F);
            long before = GC.GetAllocatedBytesForCurrentThread();
            try
            {
                Serialization.Deserialize<List<string>>(hostile);
            }
            catch (GraupelException)
            {
            }

            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 100_000);
        }
    }

    [Fact]
    public void Types_are_prepared_and_used_by_many_threads_at_once() => Parallel.For(0, 64, i =>
    {
        Serialization.Prepare<Dictionary<int, TestData>>();
        var map = new Dictionary<int, TestData> { [i] = Data };
        Assert.Equal(Data.State, Serialization.DeepClone(map)[i].State);
    });

    [Fact]
    public void Preparing_tells_what_cannot_be_written() =>
        Assert.Throws<ContractException>(() => typeof(Serialization).GetMethod(nameof(Serialization.Prepare))! // the build refuses a call
            .MakeGenericMethod(typeof(Task)).Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null));
}
