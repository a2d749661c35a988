using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Graupel.Formats;

namespace Graupel.Tests.Api;

/// <summary>What tells objects apart is used again for the next small message, and holds none of them in the meantime.</summary>
public class KeptReferencesTests
{
    private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public static TheoryData<string> Names => [.. Formats.Select(static format => format.ToString()!)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Small_messages_allocate_what_is_read(string format)
    {
        Serializer serializer = Make(format);
        Serializer plain = new(serializer.Options with { References = References.None });
        var twins = new Twins { First = new Note(1, "one"), Second = new Note(2, "two") };
        byte[] bytes = serializer.Serialize(twins);
        byte[] other = plain.Serialize(twins);
        var writer = new ArrayBufferWriter<byte>(1000);

        Assert.Equal(0, Allocations.Of(() =>
        {
            writer.ResetWrittenCount();
            serializer.Serialize(writer, twins);
        }));

        Assert.Equal(Allocations.Of(() => plain.Deserialize<Twins>(other)), Allocations.Of(() => serializer.Deserialize<Twins>(bytes)));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void No_object_is_held_after_the_call(string format)
    {
        Serializer serializer = Make(format);
        WeakReference[] used = [.. Use(serializer, count: 1), .. Use(serializer, count: 1000), .. Fail(serializer), .. Use(serializer, count: 1)];
        GC.Collect();
        Assert.All(used, static held => Assert.False(held.IsAlive));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void A_message_within_a_message_has_objects_of_its_own(string format)
    {
        Serializer serializer = Make(format);
        Nested.Serializer = serializer;
        Note shared = new(1, "shared");
        var outer = new Outer { First = shared, Nested = new Nested { Inner = shared }, Second = shared };
        for (int i = 0; i < 2; i++)
        {
            Outer read = serializer.Deserialize<Outer>(serializer.Serialize(outer))!;
            Assert.Equal(shared, read.First);
            Assert.Same(read.First, read.Second);
            Assert.Equal(shared, read.Nested!.Inner);
            Assert.NotSame(read.First, read.Nested.Inner);
        }
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void After_a_failure_the_next_message_is_whole(string format)
    {
        Serializer serializer = Make(format);
        Twins twins = Twins.Of("twin");
        byte[] bytes = serializer.Serialize(twins);
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.Throws<GraupelException>(() => serializer.Deserialize<Twins>(bytes.AsSpan(0, length)));
            Fail(serializer);
            Assert.Equal(bytes, serializer.Serialize(twins));
            Twins read = serializer.Deserialize<Twins>(bytes)!;
            Assert.Same(read.First, read.Second);
        }
    }

    [Fact]
    public void Each_message_has_the_limits_of_its_serializer()
    {
        byte[] bytes = Make("Compact").Serialize(Twins.Of("twin"));
        Serializer strict = new(Make("Compact").Options with { Limits = new Limits { MaxGraphBytes = 16 } });
        for (int i = 0; i < 2; i++)
        {
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => strict.Deserialize<Twins>(bytes)).Kind);
            Assert.Equal(ErrorKind.LimitExceeded, Assert.Throws<GraupelException>(() => strict.Serialize(Twins.Of("twin"))).Kind);
            Assert.NotNull(Make("Compact").Deserialize<Twins>(bytes));
            Assert.Equal(bytes, Make("Compact").Serialize(Twins.Of("twin")));
        }
    }

    [Fact]
    public void What_a_large_message_needed_is_forgotten()
    {
        Assert.Same(Written(1), Written(WrittenObjects.MostKept));
        WrittenObjects written = Written(WrittenObjects.MostKept + 1);
        Assert.NotSame(written, Written(1));

        Assert.Same(Read(1), Read(ReadObjects.MostKept));
        ReadObjects read = Read(ReadObjects.MostKept + 1);
        Assert.NotSame(read, Read(1));
    }

    private static WrittenObjects Written(int count)
    {
        var objects = WrittenObjects.Take(Limits.Default);
        for (int i = 0; i < count; i++)
        {
            Assert.False(objects.TryFind(new object(), i, WireKind.Object, isMadeFirst: true, out WrittenObject found));
            Assert.Equal(i, found.Number);
        }

        objects.BringBack();
        return objects;
    }

    private static ReadObjects Read(int count)
    {
        var objects = ReadObjects.Take(Limits.Default);
        Assert.Equal(0, objects.Count);
        for (int i = 0; i < count; i++)
        {
            objects.Mark(i + 1);
        }

        objects.BringBack();
        return objects;
    }

    // In a method of its own, so that no local variable holds an object.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference[] Use(Serializer serializer, int count)
    {
        Note[] notes = [.. Enumerable.Range(0, count).Select(static i => new Note(i, "text"))];
        Note[] read = serializer.DeepClone(notes)!;
        return [.. notes.Concat(read).Select(static note => new WeakReference(note))];
    }

    // Ends within the message.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference[] Fail(Serializer serializer)
    {
        var note = new Note(1, "text");
        var failing = new Outer { First = note, Nested = new Nested { Fails = true }, Second = note };
        Nested.Serializer = serializer;
        Assert.Throws<TimeoutException>(() => serializer.Serialize(failing));
        return [new WeakReference(note), new WeakReference(failing)];
    }

    private static Serializer Make(string format) =>
        new(new SerializerOptions { Format = Formats.Single(known => known.ToString() == format), References = References.Preserve });

    [Contract]
    public sealed class Twins
    {
        [Order(1)] public Note? First { get; set; }

        [Order(2)] public Note? Second { get; set; }

        public static Twins Of(string text)
        {
            var note = new Note(1, text);
            return new Twins { First = note, Second = note };
        }
    }

    [Contract]
    public sealed class Outer
    {
        [Order(1)] public Note? First { get; set; }

        [Order(2)] public Nested? Nested { get; set; }

        [Order(3)] public Note? Second { get; set; }
    }

    /// <summary>Serializes, and reads, while it is written and read.</summary>
    [Contract]
    public sealed class Nested
    {
        [ThreadStatic]
        private static Serializer? _serializer;

        public static Serializer Serializer
        {
            get => _serializer!;
            set => _serializer = value;
        }

        [IgnoreDataMember]
        public Note? Inner { get; set; }

        [IgnoreDataMember]
        public bool Fails { get; set; }

        [Order(1)]
        public byte[] Bytes
        {
            get => Fails ? throw new TimeoutException() : Serializer.Serialize(Inner!);
            set => Inner = Serializer.Deserialize<Note>(value);
        }
    }
}
