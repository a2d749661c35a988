using System.Numerics;
using System.Runtime.Serialization;
using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;
using Graupel.Formats.MessagePack;
using Graupel.TestCases.Structs;
using Graupel.Tests.Carriers;

namespace Graupel.Conformance.Types;

/// <summary>
/// Sequences of structs with structs inside are moved as a whole where their bytes are only members and headers that are expected; in contracts of both compilers, in all formats.
/// </summary>
public class NestedStructTests
{
    private const int Many = 300;

    [Theory]
    [EveryWay]
    public void Any_number_has_the_bytes_of_its_elements(string way)
    {
        foreach (int count in (int[])[1, 2, 3, 7, 16, Many])
        {
            AreSame(way, Enumerable.Range(0, count).Select(Vertex).ToArray());
            AreSame(way, Enumerable.Range(0, count).Select(Nest).ToArray());
            AreSame(way, Enumerable.Range(0, count).Select(static i => new Mark<byte> { Value = (byte)i, Day = (DayOfWeek)i }).ToArray());
            AreSame(way, Enumerable.Range(0, count).Select(static i => new PackedNest((byte)i, new(i, -i), new(-i, i), (short)i)).ToArray());
            AreSame(way, Enumerable.Range(0, count).Select(static i => new Field(default, Matrix4x4.Identity * i, default, new(i))).ToArray());
        }
    }

    [Theory]
    [EveryWay]
    public void Structs_inside_of_another_version_are_read_one_by_one(string way)
    {
        OldOuter[] old = [.. Enumerable.Range(0, Many).Select(static i => new OldOuter(i, new((short)i)))];
        Outer[] read = Read<Outer[]>(way, Write(way, old))!;
        Assert.Equal(old.Select(static one => (one.Id, one.Inner.X)), read.Select(static one => (one.Id, (short)one.Inner.X)));
        Assert.All(read, static one => Assert.Equal(0, one.Inner.Y));
        Assert.Equal(old, Read<OldOuter[]>(way, Write(way, read))!);
    }

    [Theory]
    [EveryWay]
    public void Reals_of_another_width_are_read_one_by_one(string way)
    {
        Thin[] thin = [.. Enumerable.Range(0, Many).Select(static i => new Thin(new(i, 0.5f), i))];
        Thick[] thick = [.. thin.Select(static one => new Thick(new(one.Inner.X, one.Inner.Y), one.Weight))];
        Assert.Equal(thick, Read<Thick[]>(way, Write(way, thin))!);
    }

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void Members_by_name_are_moved_with_their_names(CompilerChoice compilers)
    {
        SerializerOptions options = new() { Format = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }), Compilers = compilers };
        Serializer serializer = new(options);
        Thin[] values = [.. Enumerable.Range(0, Many).Select(static i => new Thin(new(i, -i), i))];
        byte[] bytes = serializer.Serialize(values);
        Assert.Equal(serializer.Serialize<Thin?[]>([.. values.Cast<Thin?>()]), bytes);
        Assert.Equal(values, serializer.Deserialize<Thin[]>(bytes)!);
        Assert.Equal(values.Select(static one => (one.Weight, one.Inner.X)), serializer.Deserialize<TurnedThin[]>(bytes)!.Select(static one => (one.Weight, one.Inner.X)));
    }

    [Theory]
    [EveryWay]
    public void What_a_serializer_has_for_the_struct_inside_runs(string way)
    {
        SerializerOptions options = Way.Get(way).Serializer.Options;
        Outer[] values = [.. Enumerable.Range(0, Many).Select(static i => new Outer(i, new(i, -i)))];
        foreach (SerializerOptions turning in (SerializerOptions[])
        [
            options.WithSurrogate<Inner, Twin>(static inner => new(inner.X, Turned(inner.Y)), static twin => new(twin.A, Turned(twin.B))),
            options.WithContract(new TurningContract()),
        ])
        {
            Serializer serializer = new(turning);
            byte[] bytes = serializer.Serialize(values);
            Assert.Equal(values, serializer.Deserialize<Outer[]>(bytes)!);
            Assert.Equal(values.Select(static one => one with { Inner = new(one.Inner.X, Turned(one.Inner.Y)) }), Read<Outer[]>(way, bytes)!);
        }
    }

    [Theory]
    [EveryWay]
    public void Damage_of_headers_inside_is_met_or_changes_nothing_else(string way)
    {
        Outer[] values = [.. Enumerable.Range(0, Many).Select(static i => new Outer(i, new(i, -i)))];
        byte[] bytes = Write(way, values);
        int refused = 0;
        for (int i = bytes.Length / 2; i < (bytes.Length / 2) + 64; i++)
        {
            byte[] damaged = [.. bytes];
            damaged[i] ^= 0x5A;
            try
            {
                Assert.InRange(Read<Outer[]>(way, damaged)!.Zip(values).Count(static pair => pair.First != pair.Second), 1, 2); // numbers may share a byte
            }
            catch (GraupelException e)
            {
                refused++;
                Assert.InRange(e.Offset, 0, bytes.Length);
                Assert.Contains("[", e.Message, StringComparison.Ordinal);
            }
        }

        Assert.NotEqual(0, refused);
    }

    [Theory]
    [EveryWay]
    public void Damage_in_a_struct_inside_names_element_and_member(string way)
    {
        Switched[] values = [.. Enumerable.Range(0, Many).Select(static i => new Switched(new(i, i), new(i, true)))];
        byte[] bytes = Write(way, values);
        GraupelException e = Assert.Throws<GraupelException>(() => Read<Switched[]>(way, bytes[..^1]));
        Assert.Contains($"[{Many - 1}].Switch", e.Message, StringComparison.Ordinal);
    }

    [Theory]
    [EveryWay]
    public void Many_members_around_a_struct_inside_are_moved_too(string way)
    {
        Wide[] values = [.. Enumerable.Range(1, 20).Select(static i => new Wide { A01 = i, A25 = -i, Inner = new(i, 2), Last = 1.0 / i })];
        Assert.Equal(values, Read<Wide[]>(way, Write(way, values))!);
    }

    [Fact]
    public void So_are_members_with_long_names()
    {
        Serializer serializer = new(new SerializerOptions { Format = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }) });
        Wide[] values = [.. Enumerable.Range(1, 20).Select(static i => new Wide { A01 = i, Inner = new(i, 2) })];
        Assert.Equal(values, serializer.Deserialize<Wide[]>(serializer.Serialize(values))!);
        Named[] named = [.. Enumerable.Range(1, 20).Select(static i => new Named(i, new(i, i), 2, new(i, -i), -i))];
        Assert.Equal(named, serializer.Deserialize<Named[]>(serializer.Serialize(named))!);
    }

    [Theory]
    [EveryWay]
    public void The_end_of_data_names_the_element(string way)
    {
        Floats[] values = [.. Enumerable.Range(0, 20).Select(static i => new Floats(i, -i))];
        byte[] bytes = Write(way, new Holder { Items = values, More = values });
        int size = (bytes.Length - Write(way, new Holder { Items = values, More = values[..10] }).Length) / 10;
        int left = (bytes.Length - 30 - Write(way, new Holder { Items = values, More = [] }).Length) / size;
        GraupelException e = Assert.Throws<GraupelException>(() => Way.Get(way).Serializer.Deserialize<Holder>(new ScriptedStream(bytes[..^30], 7)));
        Assert.Contains($"More[{left}]", e.Message, StringComparison.Ordinal);
    }

    // Turns one number only, so that most values look as if nothing was done.
    private static int Turned(int number) => number is 100 or -100 ? -number : number;

    private static Vertex Vertex(int i) => new(new(i, -i, 0.5f), new(float.NaN, i, 1), new(i, 7));

    private static Nest Nest(int i) => new()
    {
        First = (byte)i,
        Turned = new() { First = i, Second = -i },
        Last = new((byte)i, new(-i, i), long.MaxValue - i, ((short)-i, (byte)i), new() { Value = (byte)i, Day = (DayOfWeek)i }, (char)i),
    };

    private static void AreSame<[ContractParameter] T>(string way, T[] values)
        where T : struct
    {
        byte[] bytes = Write(way, values);
        Assert.Equal(values, Read<T[]>(way, bytes)!);
        Assert.Equal(values, Way.Get(way).Serializer.Deserialize<T[]>(new MemoryStream(bytes))!);
        if (Way.Get(way).Format == WireFormat.MessagePack)
        {
            Assert.Equal(Write<T?[]>(way, [.. values.Cast<T?>()]), bytes); // one by one, since elements may be nil
        }
        else if (Way.Get(way).Format == WireFormat.Fast || values is Vertex[] or Field[])
        {
            Assert.Equal(ElementByElement(way, values), bytes);
        }
    }

    // Elements that may be null are written one by one, each behind a byte that says that it is there.
    private static byte[] ElementByElement<[ContractParameter] T>(string way, T[] values)
        where T : struct
    {
        byte[] nullable = Write<T?[]>(way, [.. values.Cast<T?>()]);
        int size = Write<T?[]>(way, [default(T), default(T)]).Length - Write<T?[]>(way, [default(T)]).Length - 1;
        int start = nullable.Length - (values.Length * (size + 1));
        var bytes = new List<byte>(nullable[..start]);
        bytes[bytes.IndexOf((byte)WireKind.Object)] = (byte)WireKind.BareObject;
        for (int i = 0; i < values.Length; i++)
        {
            bytes.AddRange(nullable.AsSpan(start + (i * (size + 1)) + 1, size));
        }

        return [.. bytes];
    }

    private static byte[] Write<[ContractParameter] T>(string way, T value) => Way.Get(way).Serializer.Serialize(value);

    private static T? Read<[ContractParameter] T>(string way, byte[] bytes) => Way.Get(way).Serializer.Deserialize<T>(bytes);

    [Contract]
    internal record struct Inner([property: Order(1)] int X, [property: Order(2)] int Y);

    [Contract]
    internal record struct Twin([property: Order(1)] int A, [property: Order(2)] int B);

    // What it writes has the shape of the generated contract, which it calls.
    private sealed class TurningContract : Contract<Inner>
    {
        public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
            new TurningConverter<TWriter, TReader>(
                (Converter<TWriter, TReader, Inner>)((IObjectContract<TWriter, TReader>)GeneratedContractOf(typeof(Inner))).CreateObjectConverter(registry));

        private static object GeneratedContractOf(Type type) =>
            Activator.CreateInstance(type.Assembly.GetTypes().Single(one => one.BaseType == typeof(Contract<>).MakeGenericType(type) && one.Name.EndsWith("_InnerContract", StringComparison.Ordinal)))!;
    }

    private sealed class TurningConverter<TWriter, TReader>(Converter<TWriter, TReader, Inner> generated) : Converter<TWriter, TReader, Inner>
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
    {
        public override WireShape Shape => generated.Shape;

        public override void Write(ref TWriter writer, in Inner value) => generated.Write(ref writer, value with { Y = Turned(value.Y) });

        public override Inner Read(ref TReader reader)
        {
            Inner read = generated.Read(ref reader);
            return read with { Y = Turned(read.Y) };
        }
    }

    [Contract]
    internal record struct Outer([property: Order(1)] int Id, [property: Order(2)] Inner Inner);

    [Contract]
    internal record struct OldInner([property: Order(1)] short X);

    [Contract]
    internal record struct OldOuter([property: Order(1)] int Id, [property: Order(2)] OldInner Inner);

    [Contract]
    internal record struct Floats([property: Order(1)] float X, [property: Order(2)] float Y);

    [Contract]
    internal record struct Doubles([property: Order(1)] double X, [property: Order(2)] double Y);

    [Contract]
    internal record struct Thin([property: Order(1)] Floats Inner, [property: Order(2)] float Weight);

    [Contract]
    internal record struct TurnedThin([property: Order(2)] float Weight, [property: Order(1)] Floats Inner);

    [Contract]
    internal record struct Thick([property: Order(1)] Doubles Inner, [property: Order(2)] double Weight);

    [Contract]
    internal class Holder
    {
        [Order(1)]
        public Floats[]? Items { get; set; }

        [Order(2)]
        public Floats[]? More { get; set; }
    }

    /// <summary>So many members that what is taken for them twice is more than the longest of images.</summary>
    [Contract]
    internal record struct Wide
    {
        public double A01, A02, A03, A04, A05, A06, A07, A08, A09, A10, A11, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A24, A25;

        public Floats Inner;

        public double Last;
    }

    [Contract]
    internal record struct Named(
        [property: Order(1), DataMember(Name = "the first of the members that have very long names, as few have that are meant to be short")] float First,
        [property: Order(2), DataMember(Name = "the second of the members that have very long names, as few have that are meant to be short")] Floats Second,
        [property: Order(3), DataMember(Name = "the third of the members that have very long names, as few have that are meant to be short")] float Third,
        [property: Order(4), DataMember(Name = "the fourth of the members that have very long names, as few have that are meant to be short")] Floats Fourth,
        [property: Order(5)] float Fifth);
}
