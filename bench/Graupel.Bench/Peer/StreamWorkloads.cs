using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>A small object among others in streams; the floor writes it to and reads it from an array.</summary>
internal static class StreamWorkloads
{
    public const string Group = "streams";
    private const int Count = 1000;

    public static IEnumerable<Workload> All() => TypeWorkloads.Serializers.SelectMany(Of);

    private static IEnumerable<Workload> Of(Serializer serializer)
    {
        byte[] one = serializer.Serialize(Data.Beer);
        byte[] all = [.. Enumerable.Repeat(one, Count).SelectMany(static bytes => bytes)];
        yield return Make(serializer, "MemoryStream", one, () => new MemoryStream(all, 0, all.Length, writable: true, publiclyVisible: true));
        yield return Make(serializer, "MemoryStream, hidden", one, () => new MemoryStream(all));
        yield return Make(serializer, "FileStream", one, () => TemporaryFile(all));
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
