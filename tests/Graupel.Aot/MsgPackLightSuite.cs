using Graupel.Compat.MsgPackLight;

namespace Graupel.Aot;

/// <summary>The package for users of MsgPack.Light: what a context can do without making converters, and the error for what it cannot.</summary>
internal sealed class MsgPackLightSuite
{
    private readonly MsgPackContext _context = new();

    private MsgPackLightSuite() => _context.RegisterConverter(new BeerConverter());

    /// <summary>Number of values that came through.</summary>
    public int Passed { get; private set; }

    /// <summary>Number of values that did not.</summary>
    public int Failed { get; private set; }

    public static MsgPackLightSuite Run()
    {
        var suite = new MsgPackLightSuite();
        suite.CheckValues();
        suite.Check("a converter of one's own", new Beer("Westvleteren Zes", 6.2f));
        suite.Check("a stream", static context =>
        {
            using var stream = new MemoryStream();
            MsgPackSerializer.Serialize(new Beer("Zes", 6.2f), stream, context);
            stream.Position = 0;
            return MsgPackSerializer.Deserialize<Beer>(stream, context) == new Beer("Zes", 6.2f);
        });
        suite.Check("a token", static context =>
        {
            byte[] bytes = MsgPackSerializer.Serialize(new Beer("Zes", 6.2f), context);
            return MsgPackSerializer.Serialize(MsgPackSerializer.Deserialize<MsgPackToken>(bytes, context), context).AsSpan().SequenceEqual(bytes);
        });
        suite.Check("a type without a converter", static context =>
        {
            try
            {
                context.GetConverter<List<Beer>>();
                return false;
            }
            catch (ConverterNotFoundException)
            {
                return true;
            }
        });
        return suite;
    }

    private void CheckValues()
    {
        Check("bool", true);
        Check("char", 'a');
        Check("sbyte", (sbyte)-5);
        Check("byte", (byte)200);
        Check("short", (short)-300);
        Check("ushort", (ushort)60000);
        Check("int", -70000);
        Check("uint", 3000000000);
        Check("long", long.MinValue);
        Check("ulong", ulong.MaxValue);
        Check("float", 0.5f);
        Check("double", 0.1);
        Check("decimal", 1.50m);
        Check("string", "text");
        Check("Guid", new Guid("00112233-4455-6677-8899-aabbccddeeff"));
        Check("Uri", new Uri("https://example.org/"));
        Check("DateTime", new DateTime(2018, 1, 2, 3, 4, 5, DateTimeKind.Utc));
        Check("DateTimeOffset", new DateTimeOffset(2018, 1, 2, 3, 4, 5, TimeSpan.Zero));
        Check("TimeSpan", TimeSpan.FromSeconds(5));
        Check("byte[]", static context => MsgPackSerializer.Deserialize<byte[]>(MsgPackSerializer.Serialize<byte[]>([1, 2], context), context) is [1, 2]);
    }

    private void Check<T>(string name, T value) =>
        Check(name, context => EqualityComparer<T>.Default.Equals(MsgPackSerializer.Deserialize<T>(MsgPackSerializer.Serialize(value, context), context), value));

    private void Check(string name, Func<MsgPackContext, bool> holds)
    {
        string? problem;
        try
        {
            problem = holds(_context) ? null : "came back different";
        }
        catch (Exception e)
        {
            problem = e.ToString();
        }

        if (problem is null)
        {
            Passed++;
        }
        else
        {
            Failed++;
            Console.WriteLine($"MsgPack.Light, {name}: {problem}");
        }
    }

    private sealed record Beer(string? Brand, float Alcohol);

    private sealed class BeerConverter : IMsgPackConverter<Beer>
    {
        private MsgPackContext? _context;

        public void Initialize(MsgPackContext context) => _context = context;

        public void Write(Beer? value, IMsgPackWriter writer)
        {
            writer.WriteArrayHeader(2);
            _context!.GetConverter<string>().Write(value!.Brand, writer);
            _context.GetConverter<float>().Write(value.Alcohol, writer);
        }

        public Beer? Read(IMsgPackReader reader) => reader.ReadArrayLength() == 2
            ? new Beer(_context!.GetConverter<string>().Read(reader), _context.GetConverter<float>().Read(reader))
            : null;
    }
}
