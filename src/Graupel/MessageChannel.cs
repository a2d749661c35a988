using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.Channels;

namespace Graupel;

/// <summary>
/// Messages in both directions over one stream, socket or duplex pipe, which is closed once, with the channel. One thread may read while another one writes.
/// Disposing only the writer ends its direction of a socket or pipe, so that the other side sees the end; a stream cannot tell it before the channel closes it. Disposing only the reader
/// leaves a stream or socket open.
/// </summary>
public sealed class MessageChannel : IDisposable, IAsyncDisposable
{
    // What both directions share, and the channel closes; null if there is nothing.
    private readonly Stream? _shared;
    private int _isDisposed;

    /// <summary>Reads from a stream and writes to it.</summary>
    /// <param name="stream">A stream whose two directions are independent, such as a network stream; not one that can seek.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    /// <exception cref="ArgumentException">The stream cannot be read or written to, or reads and writes at one position.</exception>
    public MessageChannel(Stream stream, MessageChannelOptions? options = null)
        : this(RequireIndependent(stream), new StreamOutput(ChannelCarrier.RequireWritable(stream)), isEnded: false, options ?? MessageChannelOptions.Default)
    {
    }

    /// <summary>Reads from a connected socket and sends to it.</summary>
    /// <param name="socket">The socket.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    public MessageChannel(Socket socket, MessageChannelOptions? options = null)
        : this(new NetworkStream(ChannelCarrier.Require(socket), ownsSocket: !MessageChannelOptions.LeavesOpen(options)), options ?? MessageChannelOptions.Default)
    {
    }

    /// <summary>Reads from the input of a duplex pipe and writes to its output, with the methods whose names end in <c>Async</c>.</summary>
    /// <param name="pipe">The pipe. Each of its sides is completed with the reader or writer that uses it.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    public MessageChannel(IDuplexPipe pipe, MessageChannelOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(pipe);
        Reader = new MessageReader(pipe.Input, options);
        Writer = new MessageWriter(pipe.Output, options);
    }

    private MessageChannel(NetworkStream stream, MessageChannelOptions options)
        : this(stream, new SocketOutput(stream), isEnded: true, options)
    {
    }

    private MessageChannel(Stream stream, StreamOutput output, bool isEnded, MessageChannelOptions options)
    {
        _shared = options.LeaveOpen ? null : stream;
        MessageChannelOptions shared = options with { LeaveOpen = true };
        Reader = new MessageReader(stream, isKept: options.LeaveOpen, shared);
        Writer = new MessageWriter(output, isEnded ? options : shared);
    }

    /// <summary>Reads what the other side writes.</summary>
    public MessageReader Reader { get; }

    /// <summary>Writes what the other side reads.</summary>
    public MessageWriter Writer { get; }

    private static Stream RequireIndependent(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        return stream.CanSeek ? throw new ArgumentException("The stream can seek: it reads and writes at one position.", nameof(stream)) : stream;
    }

    /// <summary>
    /// Sends the messages that are still buffered, ends both directions, and closes the stream or socket, unless it is to be left open. Calls in progress throw
    /// <see cref="ObjectDisposedException"/>.
    /// </summary>
    public void Dispose()
    {
        if (Interlocked.Exchange(ref _isDisposed, 1) != 0)
        {
            return;
        }

        using (_shared)
        using (Reader)
        {
            Writer.Dispose();
        }
    }

    /// <inheritdoc cref="Dispose"/>
    public async ValueTask DisposeAsync()
    {
        if (Interlocked.Exchange(ref _isDisposed, 1) != 0)
        {
            return;
        }

        try
        {
            await Writer.DisposeAsync().ConfigureAwait(false);
        }
        finally
        {
            await DisposeReaderAsync().ConfigureAwait(false);
        }
    }

    private async ValueTask DisposeReaderAsync()
    {
        try
        {
            await Reader.DisposeAsync().ConfigureAwait(false);
        }
        finally
        {
            if (_shared is not null)
            {
                await _shared.DisposeAsync().ConfigureAwait(false);
            }
        }
    }
}
