using System.Reflection;
using Graupel;
using Graupel.Compat.NetSerializer;
using SeedTests.Streams;
using Serializer = Graupel.Compat.NetSerializer.Serializer;

namespace SeedTests.NetSerializer;

/// <summary>Types that are written by static methods of the user, by surrogates or by converters.</summary>
public class CustomSerializerTests
{
    [Theory]
    [MemberData(nameof(Trips.Formats), MemberType = typeof(Trips))]
    public void Static_methods_write_and_read_a_type_wherever_it_stands(string format)
    {
        var settings = Trips.SettingsOf(format);
        settings.CustomTypeSerializers = [new CubeSerializer()];
        var serializer = new Serializer([typeof(Model)], settings);
        var model = new Model { Cube = new Cube(new int[2, 1, 3]), Anything = new Cube(new int[1, 1, 1]), Many = [new Cube(new int[0, 0, 0]), null] };
        model.Cube.Cells[1, 0, 2] = 7;

        Model copy = serializer.Trip(model);

        Assert.Equal(model.Cube.Cells, copy.Cube!.Cells);
        Assert.Equal(new int[1, 1, 1], Assert.IsType<Cube>(copy.Anything).Cells);
        Assert.Null(copy.Many![1]);
    }

    [Fact]
    public void Each_number_that_they_read_takes_no_memory()
    {
        var serializer = new Serializer([typeof(Model)], new Settings { CustomTypeSerializers = [new CubeSerializer()] });
        byte[] bytes = serializer.Bytes(new Model { Cube = new Cube(new int[10, 10, 10]) });
        Read();
        long before = GC.GetAllocatedBytesForCurrentThread();
        Read();

        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 1, 20_000);

        // As from a network: the message is read into the memory of the thread, and the numbers within.
        void Read() => serializer.Deserialize(new ShortReads(bytes, bytes.Length));
    }

    [Fact]
    public void They_may_take_the_serializer_and_use_it()
    {
        var serializer = new Serializer([typeof(Box)], new Settings { CustomTypeSerializers = [new BoxSerializer()] });

        Assert.Contains(typeof(Inside), serializer.GetTypeMap().Keys);
        Assert.Equal(3, Assert.IsType<Inside>(serializer.Trip(new Box(new Inside { Value = 3 })).Content).Value);
    }

    [Fact]
    public void A_reader_that_leaves_bytes_is_refused()
    {
        var serializer = new Serializer([typeof(Box)], new Settings { CustomTypeSerializers = [new LazySerializer()] });
        byte[] bytes = serializer.Bytes(new Box(null));

        Assert.Throws<GraupelException>(() => serializer.Read(bytes));
    }

    [Fact]
    public void An_object_of_a_derived_class_is_not_cut_down()
    {
        var serializer = new Serializer([typeof(HasOpen), typeof(Narrow)], new Settings { CustomTypeSerializers = [new OpenSerializer()] });

        Assert.Equal(3, serializer.Trip(new HasOpen { Value = new Open { Number = 3 } }).Value!.Number);
        Assert.Equal(ErrorKind.UnknownCase, Assert.Throws<GraupelException>(() => serializer.Bytes(new HasOpen { Value = new Narrow() })).Kind);
        Assert.Equal(4, Assert.IsType<Narrow>(serializer.Trip(new HasOpen { Anything = new Narrow { More = 4 } }).Anything).More);
    }

    [Fact]
    public void They_leave_numbers_and_text_as_they_are()
    {
        var serializer = new Serializer([typeof(HasOpen)], new Settings { CustomTypeSerializers = [new OpenSerializer { HandlesAll = true }] });

        Assert.Equal(("a", 3), (serializer.Trip(new HasOpen { Text = "a", Value = new Open { Number = 3 } }) is var copy ? (copy.Text, copy.Value!.Number) : default));
    }

    [Fact]
    public void Something_without_methods_is_refused() =>
        Assert.Throws<ArgumentException>(() => new Serializer([typeof(Box)], new Settings { CustomTypeSerializers = [new NoMethods()] }));

    [Fact]
    public void A_surrogate_of_the_options_does_the_same_in_one_line()
    {
        var options = SerializerOptions.Default.WithSurrogate<Unmarked, string>(value => value.Text, text => new Unmarked(text));
        var serializer = new Serializer([typeof(Unmarked), typeof(HasUnmarked)], new Settings { Options = options });

        Assert.Equal("a", serializer.Trip(new HasUnmarked { Value = new Unmarked("a") }).Value!.Text);
        Assert.Equal("b", serializer.Trip(new Unmarked("b")).Text);
    }

    private sealed record Cube(int[,,] Cells);

    [Serializable]
    private sealed class Model
    {
        public Cube? Cube;
        public object? Anything;
        public Cube?[]? Many;
    }

    /// <summary>As in the tests of NetSerializer: three dimensions, then the numbers.</summary>
    private sealed class CubeSerializer : IStaticTypeSerializer
    {
        public bool Handles(Type type) => type == typeof(Cube);

        public IEnumerable<Type> GetSubtypes(Type type) => [];

        public MethodInfo GetStaticWriter(Type type) => GetType().GetMethod(nameof(Write))!;

        public MethodInfo GetStaticReader(Type type) => GetType().GetMethod(nameof(Read))!;

        public static void Write(Stream stream, Cube value)
        {
            for (int i = 0; i < 3; i++)
            {
                Primitives.WritePrimitive(stream, (uint)value.Cells.GetLength(i));
            }

            foreach (int cell in value.Cells)
            {
                Primitives.WritePrimitive(stream, cell);
            }
        }

        public static void Read(Stream stream, out Cube value)
        {
            Primitives.ReadPrimitive(stream, out uint x);
            Primitives.ReadPrimitive(stream, out uint y);
            Primitives.ReadPrimitive(stream, out uint z);
            var cells = new int[x, y, z];
            for (int i = 0; i < cells.Length; i++)
            {
                Primitives.ReadPrimitive(stream, out cells[i / (int)z / (int)y, i / (int)z % (int)y, i % (int)z]);
            }

            value = new Cube(cells);
        }
    }

    private sealed record Box(object? Content);

    [Serializable]
    private sealed class Inside
    {
        public int Value;
    }

    private class BoxSerializer : IStaticTypeSerializer
    {
        public bool Handles(Type type) => type == typeof(Box);

        public IEnumerable<Type> GetSubtypes(Type type) => [typeof(Inside)];

        public MethodInfo GetStaticWriter(Type type) => typeof(BoxSerializer).GetMethod(nameof(Write))!;

        public virtual MethodInfo GetStaticReader(Type type) => typeof(BoxSerializer).GetMethod(nameof(Read))!;

        public static void Write(Serializer serializer, Stream stream, Box value) => serializer.Serialize(stream, value.Content);

        public static void Read(Serializer serializer, Stream stream, out Box value) => value = new Box(serializer.Deserialize(stream));
    }

    private sealed class LazySerializer : BoxSerializer
    {
        public override MethodInfo GetStaticReader(Type type) => GetType().GetMethod(nameof(ReadNothing))!;

        public static void ReadNothing(Stream stream, out Box value) => value = new Box(null);
    }

    [Serializable]
    private class Open
    {
        public int Number;
    }

    [Serializable]
    private sealed class Narrow : Open
    {
        public int More;
    }

    [Serializable]
    private sealed class HasOpen
    {
        public Open? Value;
        public string? Text;
        public object? Anything;
    }

    private sealed class OpenSerializer : IStaticTypeSerializer
    {
        public bool HandlesAll { get; init; }

        public bool Handles(Type type) => type == typeof(Open) || (HandlesAll && (type == typeof(int) || type == typeof(string)));

        public IEnumerable<Type> GetSubtypes(Type type) => [typeof(int)];

        public MethodInfo GetStaticWriter(Type type) => GetType().GetMethod(nameof(Write))!.MakeGenericMethod(type);

        public MethodInfo GetStaticReader(Type type) => GetType().GetMethod(nameof(Read))!.MakeGenericMethod(type);

        public static void Write<T>(Stream stream, T value) => Primitives.WritePrimitive(stream, ((Open)(object)value!).Number);

        public static void Read<T>(Stream stream, out T value)
        {
            Primitives.ReadPrimitive(stream, out int number);
            value = (T)(object)new Open { Number = number };
        }
    }

    private sealed class NoMethods : ITypeSerializer
    {
        public bool Handles(Type type) => type == typeof(Box);

        public IEnumerable<Type> GetSubtypes(Type type) => [];
    }

    private sealed class Unmarked(string text)
    {
        public string Text => text;
    }

    [Serializable]
    private sealed class HasUnmarked
    {
        public Unmarked? Value;
    }
}
