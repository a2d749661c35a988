using System.Diagnostics;
using System.Net;
using System.Net.Sockets;

namespace Graupel.Bench.NetSerializer;

/// <summary>From one thread to another over a socket of this machine.</summary>
internal static class LoopbackTest
{
    /// <summary>Through buffered streams, message by message.</summary>
    /// <returns>The time, from the connection on.</returns>
    public static TimeSpan Run<T>(IMessageWay<T> way, T[] messages, int loops) => Run(
        socket =>
        {
            using var stream = new BufferedStream(new NetworkStream(socket));
            for (int i = 0; i < loops; i++)
            {
                way.Write(stream, messages);
            }
        },
        socket =>
        {
            using var stream = new BufferedStream(new NetworkStream(socket));
            var received = new T[messages.Length];
            for (int i = 0; i < loops; i++)
            {
                way.Read(stream, received);
            }
        });

    /// <summary>Through a message channel.</summary>
    /// <returns>The time, from the connection on.</returns>
    public static TimeSpan RunChannel<[ContractParameter] T>(Serializer serializer, T[] messages, int loops)
    {
        var options = new MessageChannelOptions { Serializer = serializer, AutoFlush = false };
        return Run(
            socket =>
            {
                using var writer = new MessageWriter(socket, options);
                for (int i = 0; i < loops; i++)
                {
                    foreach (T message in messages)
                    {
                        writer.Write(message);
                    }
                }
            },
            socket =>
            {
                using var reader = new MessageReader(socket, options);
                var received = new T[messages.Length];
                for (int i = 0; i < loops; i++)
                {
                    for (int j = 0; j < received.Length; j++)
                    {
                        received[j] = reader.Read<T>();
                    }
                }
            });
    }

    private static TimeSpan Run(Action<Socket> send, Action<Socket> receive)
    {
        using var listener = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        listener.Bind(new IPEndPoint(IPAddress.Loopback, 0));
        listener.Listen(1);
        using var near = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        near.Connect(listener.LocalEndPoint!);
        using Socket far = listener.Accept();
        var sending = new Thread(() => send(near));
        long start = Stopwatch.GetTimestamp();
        sending.Start();
        receive(far);
        sending.Join();
        return Stopwatch.GetElapsedTime(start);
    }
}
