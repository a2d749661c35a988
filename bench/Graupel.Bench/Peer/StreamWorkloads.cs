using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>A small object among others in streams, and large values in one that cannot seek; the floor writes them to and reads them from an array.</summary>
internal static class StreamWorkloads
{
    public const string Group = "streams";
    private const int Count = 1000;
    private const int Large = 1_000_000;

    public static IEnumerable<Workload> All() => TypeWorkloads.Serializers.SelectMany(Of);

    private static IEnumerable<Workload> Of(Serializer serializer)
    {
        byte[] one = serializer.Serialize(Data.Beer);
        byte[] all = [.. Enumerable.Repeat(one, Count).SelectMany(static bytes => bytes)];
        yield return Make(serializer, "MemoryStream", one, () => new MemoryStream(all, 0, all.Length, writable: true, publiclyVisible: true));
        yield return Make(serializer, "MemoryStream, hidden", one, () => new MemoryStream(all));
        yield return Make(serializer, "FileStream", one, () => TemporaryFile(all));
        yield return MakeLarge(serializer, "byte[1M], once", new byte[Large]);
        yield return MakeLarge(serializer, "int[], once", Enumerable.Range(0, Large / sizeof(int)).Select(static i => i * 7919).ToArray());
        yield return MakeLarge(serializer, "double[], once", Enumerable.Range(0, Large / sizeof(double)).Select(static i => i / 3.0).ToArray());
        yield return MakeLarge(serializer, "string, once", new string('a', Large));
    }

    private static FileStream TemporaryFile(byte[] content)
    {
        var file = new FileStream(Path.GetTempFileName(), new FileStreamOptions { Mode = FileMode.Open, Access = FileAccess.ReadWrite, Options = FileOptions.DeleteOnClose });
        file.Write(content);
        file.Position = 0;
        return file;
    }

    private static Workload Make(Serializer serializer, string name, byte[] one, Func<Stream> open)
    {
        var written = new Ring(serializer, open());
        var read = new Ring(serializer, open());
        return new Workload(
            Group, name, serializer.Options.Format.Name, one.Length,
            new Way("floor", () => serializer.Serialize(Data.Beer), () => serializer.Deserialize<Beer>(one)!),
            new Way("generated", written.Write, read.Read))
        {
            HasOtherFloor = true,
        };
    }

    private static Workload MakeLarge<[ContractParameter] T>(Serializer serializer, string name, T value)
        where T : class
    {
        byte[] bytes = serializer.Serialize(value);
        return new Workload(
            Group, name, serializer.Options.Format.Name, bytes.Length,
            new Way("floor", () => serializer.Serialize(value), () => serializer.Deserialize<T>(bytes)!),
            new Way("generated", () => Write(serializer, value), () => serializer.Deserialize<T>(new PieceStream(bytes, int.MaxValue))!))
        {
            HasOtherFloor = true,
        };
    }

    private static Stream Write<[ContractParameter] T>(Serializer serializer, T value)
    {
        serializer.Serialize(Stream.Null, value);
        return Stream.Null;
    }

    // Begins anew behind the last object, without asking the stream where it stands.
    private sealed class Ring(Serializer serializer, Stream stream)
    {
        private int _left;

        public Stream Write()
        {
            Step();
            serializer.Serialize(stream, Data.Beer);
            return stream;
        }

        public Beer Read()
        {
            Step();
            return serializer.Deserialize<Beer>(stream)!;
        }

        private void Step()
        {
            if (_left == 0)
            {
                stream.Position = 0;
                _left = Count;
            }

            _left--;
        }
    }
}
