using System.Diagnostics;
using System.Globalization;
using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.Channels;

namespace Graupel;

/// <summary>
/// Writes messages to a stream, socket or pipe, for a <see cref="MessageReader"/> to read. Messages may be of different types; the reader reads
/// each as the type it was written as. Only one call at a time is allowed.
/// </summary>
/// <remarks>
/// A message is serialized completely before its first byte is sent: if it cannot be written, <see cref="GraupelException"/> is thrown, nothing of it
/// is sent, and the next message can be written. When the stream fails, or the call is cancelled while bytes are being sent, it is unknown what has
/// arrived: every further call then throws <see cref="InvalidOperationException"/>. A writer of a pipe throws <see cref="NotSupportedException"/> from
/// methods whose names do not end in <c>Async</c>.
/// </remarks>
[DebuggerDisplay("{DebuggerText,nq}")]
public sealed partial class MessageWriter : IDisposable, IAsyncDisposable
{
    private readonly MessageChannelOptions _options;
    private readonly MessageOutput _output;
    private readonly OutgoingMessages _messages;
    private readonly ChannelState _state;

    // Whether something was sent since the last flush; a pipe flushes whatever it gets.
    private bool _isUnflushed;

    // Whether calls before the one in progress left messages, none of which is being sent.
    private volatile bool _isKeeping;

    /// <summary>Writes to a stream, starting at its current position.</summary>
    /// <param name="stream">The stream; it need not seek.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    /// <exception cref="ArgumentException">The stream cannot be written to.</exception>
    public MessageWriter(Stream stream, MessageChannelOptions? options = null)
        : this(new StreamOutput(ChannelCarrier.RequireWritable(stream)), options)
    {
    }

    /// <summary>Writes to a connected socket.</summary>
    /// <param name="socket">The socket.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    public MessageWriter(Socket socket, MessageChannelOptions? options = null)
        : this(new NetworkStream(ChannelCarrier.Require(socket), ownsSocket: !MessageChannelOptions.LeavesOpen(options)), options)
    {
    }

    /// <summary>Writes to a pipe, with the methods whose names end in <c>Async</c>; they wait while the reader of the pipe is behind.</summary>
    /// <param name="pipe">The pipe.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    public MessageWriter(PipeWriter pipe, MessageChannelOptions? options = null)
        : this(new PipeOutput(ChannelCarrier.Require(pipe)), options)
    {
    }

    internal MessageWriter(MessageOutput output, MessageChannelOptions? options)
    {
        _options = options ?? MessageChannelOptions.Default;
        _output = output;
        _messages = new OutgoingMessages(_options.MaxMessageBytes);
        _state = new ChannelState(typeof(MessageWriter), Release);
    }

    /// <summary>
    /// Where the next message begins: the number of bytes of all messages and of a handshake before it since the writer began, whether they were sent or are buffered.
    /// While a sequence is written, it is a place within that. When sending has failed, some of these bytes may not have been sent.
    /// </summary>
    public long Position => _messages.Total;

    /// <summary>The options of the channel.</summary>
    internal MessageChannelOptions Options => _options;

    private string DebuggerText => string.Create(CultureInfo.InvariantCulture, $"at {Position}, {_state}");

    /// <summary>Writes a message.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="message">The message.</param>
    /// <exception cref="GraupelException">The message cannot be written, or exceeds a limit.</exception>
    public void Write<T>(T message) => WriteBody(new ValueBody<T>(_options.Serializer.For<T>(), message));

    /// <summary>Writes a message of a type that is known only at run time, as <see cref="Write{T}(T)"/> does.</summary>
    /// <param name="value">The message.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <exception cref="ArgumentException">The message is of another type, or null if the type is not nullable.</exception>
    /// <exception cref="GraupelException">The message cannot be written, or exceeds a limit.</exception>
    public void WriteValue(object? value, Type type) => WriteBody(new ValueBody<object?>(_options.Serializer.For(type).Boxed, value));

    /// <summary>Writes messages. Small messages are combined into fewer writes to the stream.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="messages">The messages.</param>
    /// <exception cref="GraupelException">
    /// A message cannot be written, or exceeds a limit. Those before it are sent, at the latest by the next call or on disposal.
    /// </exception>
    public void WriteAll<T>(IEnumerable<T> messages)
    {
        ArgumentNullException.ThrowIfNull(messages);
        Serializer<T> serializer = _options.Serializer.For<T>();
        using ChannelState.Call call = Enter();
        foreach (T message in messages)
        {
            Make(new ValueBody<T>(serializer, message));
            if (_messages.IsFull)
            {
                Send(flush: false);
            }
        }

        SendIfDue();
    }

    /// <summary>Sends the messages that are still buffered.</summary>
    public void Flush()
    {
        using ChannelState.Call call = Enter();
        Send(flush: true);
    }

    /// <summary>Sends the messages that are still buffered, and ends writing.</summary>
    /// <exception cref="InvalidOperationException">A call is in progress, which fails, and messages that earlier calls buffered are not sent.</exception>
    public void Dispose()
    {
        Disposal disposal = _state.BeginDispose();
        try
        {
            if (disposal == Disposal.Alone && _state.Failure is null && HasWaiting)
            {
                Send(flush: _output.CanBlock || _options.LeaveOpen);
            }
        }
        finally
        {
            _state.EndDispose(disposal);
            if (disposal != Disposal.Done && !_options.LeaveOpen)
            {
                _output.Close();
            }
        }

        EnsureSent(disposal);
    }

    /// <summary>Sends bytes that are not a message.</summary>
    internal void WriteRaw(byte[] bytes)
    {
        using ChannelState.Call call = Enter();
        Send(flush: false);
        _messages.AddRaw(bytes);
        Send(flush: true);
    }

    private void WriteBody<TBody>(in TBody body)
        where TBody : struct, IMessageBody
    {
        using ChannelState.Call call = Enter();
        Make(in body);
        SendIfDue();
    }

    private ChannelState.Call Enter()
    {
        if (!_output.CanBlock)
        {
            throw new NotSupportedException("A pipe cannot be used synchronously: use the methods whose names end in Async.");
        }

        return EnterWriting();
    }

    private ChannelState.Call EnterWriting()
    {
        ChannelState.Call call = _state.Enter();
        _isKeeping = !_messages.IsEmpty;
        return call;
    }

    private void Make<TBody>(in TBody body)
        where TBody : struct, IMessageBody
    {
        if (_options.Framing == MessageFraming.Length)
        {
            _messages.AddWithLength(in body, MessageFrame.FirstLength);
            return;
        }

        _messages.Add(in body);
        if (_messages.LastLength == 0)
        {
            ValueSplitter.RefuseEmpty(body.Type!);
        }
    }

    // Bytes of a message wait here, or in the stream.
    private bool HasWaiting => _isUnflushed || !_messages.IsEmpty;

    // A later call sends it, or the one that disposes, which may have been in the meantime.
    private void Keep()
    {
        if (HasWaiting)
        {
            _state.EnsureOpen();
        }
    }

    // The call in progress fails, but says nothing of messages that others have kept, unless it is sending them.
    private void EnsureSent(Disposal disposal)
    {
        if (disposal == Disposal.InUse && _isKeeping && _state.Failure is null)
        {
            throw new InvalidOperationException("Buffered messages were not sent, because a call was in progress when the MessageWriter was disposed.");
        }
    }

    private void SendIfDue()
    {
        if (_options.AutoFlush || _messages.IsFull)
        {
            Send(_options.AutoFlush);
        }
        else
        {
            Keep();
        }
    }

    private void Send(bool flush)
    {
        using ChannelWait waiting = _state.Wait(CancellationToken.None);
        try
        {
            _isKeeping = false;
            for (int i = 0; i < _messages.PieceCount; i++)
            {
                _output.Write(_messages.Piece(i));
            }

            _isUnflushed = !flush && _output.CanBlock;
            if (flush)
            {
                _output.Flush();
            }
        }
        catch (Exception e)
        {
            _state.Break(e);
            waiting.Explain(e);
            throw;
        }
        finally
        {
            _messages.Clear();
        }
    }

    private void Release()
    {
        bool isLost = _state.Failure is null && !_messages.IsEmpty;
        _messages.Release();
        _output.Release();

        // By the call in progress, which kept messages for the next one.
        ObjectDisposedException.ThrowIf(isLost, typeof(MessageWriter));
    }
}
