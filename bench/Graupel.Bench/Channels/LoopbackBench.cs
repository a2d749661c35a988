using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using Graupel.Bench.Peer;

namespace Graupel.Bench.Channels;

/// <summary>Small messages from one thread to another over a socket of this machine.</summary>
internal static class LoopbackBench
{
    private const int Messages = 500_000;
    private const int Rounds = 5;

    public static void Run()
    {
        byte[] bytes = Serialization.Serialize(Data.Person);
        List<double> floor = [];
        List<double> channel = [];
        List<double> waiting = [];
        for (int i = 0; i < Rounds; i++)
        {
            floor.Add(Time(socket => SendBytes(socket, bytes), socket => ReceiveBytes(socket, bytes.Length)));
            channel.Add(Time(Send, Receive));
            waiting.Add(Time(Send, socket => ReceiveAsync(socket).GetAwaiter().GetResult()));
        }

        double best = ChannelCommand.Median(floor);
        Console.WriteLine($"loopback, {Messages:N0} messages of {bytes.Length} bytes: moving bytes {Rate(best)}, channel {Rate(ChannelCommand.Median(channel))}, reading asynchronously {Rate(ChannelCommand.Median(waiting))} messages/s");
    }

    private static string Rate(double milliseconds) => $"{Messages / milliseconds * 1000:N0}";

    private static void Send(Socket socket)
    {
        using var writer = new MessageWriter(socket, new MessageChannelOptions { AutoFlush = false });
        for (int i = 0; i < Messages; i++)
        {
            writer.Write(Data.Person);
        }
    }

    private static void Receive(Socket socket)
    {
        using var reader = new MessageReader(socket);
        while (reader.TryRead<Person>(out _))
        {
        }
    }

    private static async Task ReceiveAsync(Socket socket)
    {
        await using var reader = new MessageReader(socket);
        await foreach (Person _ in reader.ReadAllAsync<Person>().ConfigureAwait(false))
        {
        }
    }

    // The floor: the same bytes in buffers of the same size, neither made nor read.
    private static void SendBytes(Socket socket, byte[] message)
    {
        using var stream = new NetworkStream(socket, ownsSocket: true);
        byte[] buffer = new byte[64 * 1024];
        int filled = 0;
        for (int i = 0; i < Messages; i++)
        {
            if (filled + message.Length + 1 > buffer.Length)
            {
                stream.Write(buffer, 0, filled);
                filled = 0;
            }

            buffer[filled++] = (byte)(message.Length + 2);
            message.CopyTo(buffer.AsSpan(filled));
            filled += message.Length;
        }

        stream.Write(buffer, 0, filled);
    }

    private static void ReceiveBytes(Socket socket, int size)
    {
        using var stream = new NetworkStream(socket, ownsSocket: true);
        byte[] buffer = new byte[64 * 1024];
        long left = (long)Messages * (size + 1);
        while (left > 0)
        {
            left -= stream.Read(buffer);
        }
    }

    private static double Time(Action<Socket> send, Action<Socket> receive)
    {
        using var listener = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        listener.Bind(new IPEndPoint(IPAddress.Loopback, 0));
        listener.Listen(1);
        using var near = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        near.Connect(listener.LocalEndPoint!);
        using Socket far = listener.Accept();
        long start = Stopwatch.GetTimestamp();
        var sending = new Thread(() => send(near));
        sending.Start();
        receive(far);
        sending.Join();
        return Stopwatch.GetElapsedTime(start).TotalMilliseconds;
    }
}
