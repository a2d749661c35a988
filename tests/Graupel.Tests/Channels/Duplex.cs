using System.Net;
using System.Net.Sockets;

namespace Graupel.Tests.Channels;

/// <summary>Two connected sockets of this machine.</summary>
internal static class Duplex
{
    public static (Socket, Socket) Connect()
    {
        using var listener = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp);
        listener.Bind(new IPEndPoint(IPAddress.Loopback, 0));
        listener.Listen(1);
        var client = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp) { NoDelay = true };
        client.Connect(listener.LocalEndPoint!);
        Socket server = listener.Accept();
        server.NoDelay = true;
        return (client, server);
    }
}
