using System.Net.Sockets;

namespace Graupel.Channels;

/// <summary>Writes to a socket that is also read from: closing it ends this direction, which the other side sees, and leaves the other one open.</summary>
internal sealed class SocketOutput(NetworkStream stream) : StreamOutput(stream)
{
    private readonly Socket _socket = stream.Socket;

    /// <inheritdoc/>
    public override void Close()
    {
        try
        {
            _socket.Shutdown(SocketShutdown.Send);
        }
        catch (Exception e) when (e is SocketException or ObjectDisposedException)
        {
            // The connection has ended already.
        }
    }

    /// <inheritdoc/>
    public override ValueTask CloseAsync()
    {
        Close();
        return default;
    }
}
