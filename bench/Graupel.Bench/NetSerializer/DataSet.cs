using Graupel.Tests.Formats.Compact;
using PeerSerializer = Graupel.Compat.NetSerializer.Serializer;
using PeerSettings = Graupel.Compat.NetSerializer.Settings;

namespace Graupel.Bench.NetSerializer;

/// <summary>Some messages of one type, and how often the document's program sends them.</summary>
internal abstract class DataSet(string name, int count, int loops)
{
    public string Name => name;

    public int Count => count;

    public int Loops => loops;

    /// <summary>Whether the library and the floor write the same bytes and read the same messages, in each format.</summary>
    /// <returns>The bytes of all messages, by format.</returns>
    /// <exception cref="InvalidOperationException">They do not.</exception>
    public abstract IReadOnlyDictionary<string, int> Verify();

    /// <summary>Measures all three tests.</summary>
    public abstract IEnumerable<Result> Run();
}

/// <inheritdoc/>
internal sealed class DataSet<[ContractParameter] T, TBody>(string name, int count, int loops, Func<PeerNumbers, T> create, bool isDirect = false)
    : DataSet(name, count, loops)
    where TBody : struct, IFloorBody<T>
{
    private readonly T[] _messages = PeerData.Create(count, create);

    /// <inheritdoc/>
    public override IReadOnlyDictionary<string, int> Verify() => VerifiedSides().ToDictionary(static side => side.Format, static side => side.Bytes);

    /// <inheritdoc/>
    public override IEnumerable<Result> Run()
    {
        Side[] sides = VerifiedSides();
        int few = 1 + (2000 / Count);
        Measuring.WarmUp(sides.SelectMany(static side => side.All), Count > 1000 ? 1 : few);
        foreach ((string test, Func<Side, Func<int, TimeSpan>[]> actions) in Tests())
        {
            Func<int, TimeSpan>[][] all = [.. sides.Select(actions)];
            Measuring.Times[] times = Measuring.Compare([.. all.SelectMany(static one => one)]);
            int at = 0;
            for (int i = 0; i < sides.Length; i++)
            {
                for (int j = 1; j < all[i].Length; j++)
                {
                    yield return new Result(this, j == 1 ? test : "NetTest, channel", sides[i].Format, sides[i].Bytes, times[at + j], times[at]);
                }

                at += all[i].Length;
            }
        }
    }

    private static IEnumerable<(string Test, Func<Side, Func<int, TimeSpan>[]> Actions)> Tests() =>
        [("MemStream Serialize", static side => side.Writing), ("MemStream Deserialize", static side => side.Reading), ("NetTest", static side => side.Sending)];

    private Side[] VerifiedSides()
    {
        byte tag = isDirect ? (byte)0 : Tags.Of(typeof(T));
        Side[] sides =
        [
            new("Fast", new FloorWay<T, TBody, FixedCode>(tag), Way(WireFormat.Fast), Channel(WireFormat.Fast), _messages),
            new("Compact", new FloorWay<T, TBody, ShortCode>(tag), Way(WireFormat.Compact), Channel(WireFormat.Compact), _messages),
        ];
        foreach (Side side in sides)
        {
            side.Verify(Name);
        }

        return sides;
    }

    private static Serializer Channel(WireFormat format) =>
        new(new SerializerOptions { Format = format }.WithCase<object, PeerEnum>(64));

    private IMessageWay<T> Way(WireFormat format)
    {
        var serializer = new PeerSerializer(Tags.Types, new PeerSettings { Options = new SerializerOptions { Format = format } });
        return isDirect ? new DirectWay<T>(serializer) : new TypedWay<T>(serializer);
    }

    /// <summary>One format: the floor, the library, and the library through a channel.</summary>
    private sealed class Side
    {
        private readonly IMessageWay<T> _floor;
        private readonly IMessageWay<T> _library;
        private readonly T[] _messages;
        private readonly byte[] _bytes;

        public Side(string format, IMessageWay<T> floor, IMessageWay<T> library, Serializer channel, T[] messages)
        {
            Format = format;
            _floor = floor;
            _library = library;
            _messages = messages;
            _bytes = Written(library, messages);
            Writing = [Writer(floor), Writer(library)];
            Reading = [Reader(floor), Reader(library)];
            Sending =
            [
                loops => LoopbackTest.Run(floor, messages, loops),
                loops => LoopbackTest.Run(library, messages, loops),
                loops => LoopbackTest.RunChannel(channel, messages, loops),
            ];
        }

        public string Format { get; }

        public int Bytes => _bytes.Length;

        public Func<int, TimeSpan>[] Writing { get; }

        public Func<int, TimeSpan>[] Reading { get; }

        public Func<int, TimeSpan>[] Sending { get; }

        public IEnumerable<Func<int, TimeSpan>> All => [.. Writing, .. Reading, .. Sending];

        public void Verify(string name)
        {
            byte[] floor = Written(_floor, _messages);
            if (!floor.AsSpan().SequenceEqual(_bytes))
            {
                int at = floor.AsSpan().CommonPrefixLength(_bytes);
                throw new InvalidOperationException(
                    $"{name}, {Format}: from byte {at} on {Hex(_bytes, at)}, and by hand {Hex(floor, at)}.");
            }

            var received = new T[_messages.Length];
            foreach (IMessageWay<T> way in (IMessageWay<T>[])[_floor, _library])
            {
                foreach (Stream stream in (Stream[])[Exposed(_bytes), new BufferedStream(new TailStream(_bytes))])
                {
                    way.Read(stream, received);
                    if (!Written(_library, received).AsSpan().SequenceEqual(_bytes))
                    {
                        throw new InvalidOperationException($"{name}, {Format}: {way.GetType().Name} reads something else from a {stream.GetType().Name}.");
                    }
                }
            }
        }

        private static string Hex(byte[] bytes, int at) => Convert.ToHexString(bytes.AsSpan(at, Math.Min(40, bytes.Length - at)));

        private static byte[] Written(IMessageWay<T> way, T[] messages)
        {
            var stream = new MemoryStream();
            way.Write(stream, messages);
            return stream.ToArray();
        }

        private static MemoryStream Exposed(byte[] bytes) => new(bytes, 0, bytes.Length, writable: false, publiclyVisible: true);

        private Func<int, TimeSpan> Writer(IMessageWay<T> way)
        {
            var stream = new MemoryStream(_bytes.Length);
            return Measuring.Loop(() =>
            {
                stream.Position = 0;
                way.Write(stream, _messages);
            });
        }

        private Func<int, TimeSpan> Reader(IMessageWay<T> way)
        {
            MemoryStream stream = Exposed(_bytes);
            var received = new T[_messages.Length];
            return Measuring.Loop(() =>
            {
                stream.Position = 0;
                way.Read(stream, received);
            });
        }
    }
}
