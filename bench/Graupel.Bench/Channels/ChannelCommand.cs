using System.Diagnostics;
using Graupel.Bench.Peer;
using Graupel.Bench.Quick;

namespace Graupel.Bench.Channels;

/// <summary>
/// <c>--quick channel</c>: what message channels cost. Large messages read with and without blocking, in turn; small ones over a loopback socket
/// beside a floor that only moves their bytes.
/// </summary>
internal static class ChannelCommand
{
    private const int Rounds = 9;

    public static int Run()
    {
        List<Person> persons = [.. Enumerable.Range(0, 1_300_000).Select(i => Data.Persons[i % Data.Persons.Count])];
        Compare("List<Person>", persons);
        Compare("List<int>", Enumerable.Range(0, 13_000_000).ToList());
        Compare("byte[]", new byte[52_000_000]);
        LoopbackBench.Run();
        return 0;
    }

    public static double Median(List<double> times) => times.Order().ElementAt(times.Count / 2);

    private static void Compare<[ContractParameter] T>(string name, T value)
    {
        byte[] plain = Serialization.Serialize(value);
        foreach (MessageFraming framing in Enum.GetValues<MessageFraming>())
        {
            var options = new MessageChannelOptions { Framing = framing };
            var written = new MemoryStream();
            using (var writer = new MessageWriter(written, options))
            {
                writer.Write(value);
            }

            byte[] bytes = written.ToArray();
            List<double> stream = [];
            List<double> blocking = [];
            List<double> waiting = [];
            for (int i = 0; i < Rounds; i++)
            {
                stream.Add(Time(() => GC.KeepAlive(Serialization.Deserialize<T>(new PieceStream(plain)))));
                blocking.Add(Time(() =>
                {
                    using var reader = new MessageReader(new PieceStream(bytes), options);
                    GC.KeepAlive(reader.Read<T>());
                }));
                waiting.Add(Time(() =>
                {
                    using var reader = new MessageReader(new PieceStream(bytes), options);
                    GC.KeepAlive(reader.ReadAsync<T>().AsTask().GetAwaiter().GetResult());
                }));
            }

            Console.WriteLine(
                $"{name,-14} {framing,-7} {bytes.Length,11:N0} bytes: Deserialize(stream) {Median(stream),6:N1} ms, Read {Median(blocking),6:N1} ms, ReadAsync {Median(waiting),6:N1} ms = {Median(waiting) / Median(blocking):N2} of Read");
        }
    }

    private static double Time(Action action)
    {
        GC.Collect();
        long start = Stopwatch.GetTimestamp();
        action();
        return Stopwatch.GetElapsedTime(start).TotalMilliseconds;
    }
}
