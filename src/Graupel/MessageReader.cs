using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.Channels;

namespace Graupel;

/// <summary>
/// Reads messages that a <see cref="MessageWriter"/> wrote, in the same order, from a stream, socket or pipe. It reads ahead, so nothing else should
/// read from there in the meantime. Only one call at a time is allowed. What is left open is right behind the last message when the reader is disposed,
/// provided that this was read to its end.
/// </summary>
/// <remarks>
/// <para>
/// A message that cannot be read as the given type throws <see cref="GraupelException"/>. With length frames the message is skipped, and the next
/// one can be read. If the start of the next message is unknown, every further call throws <see cref="InvalidOperationException"/>.
/// </para>
/// <para>
/// The end of the input between two messages is the end of the channel; within a message it is an error,
/// <see cref="ErrorKind.EndOfData"/>. A call that is cancelled leaves what has arrived for the next one.
/// Exceptions of the stream reach the caller unchanged. A reader of a pipe throws <see cref="NotSupportedException"/> from methods whose names do not
/// end in <c>Async</c> when it has to wait for bytes.
/// </para>
/// </remarks>
[DebuggerDisplay("{DebuggerText,nq}")]
public sealed partial class MessageReader : IDisposable, IAsyncDisposable
{
    private readonly MessageChannelOptions _options;
    private readonly MessageInput _input;
    private readonly MessageSplitter _splitter;
    private readonly MessageTaker _taker;
    private readonly ChannelState _state;

    /// <summary>Reads from a stream, starting at its current position.</summary>
    /// <param name="stream">The stream; it need not seek. One that is left open and cannot seek is not read ahead.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    /// <exception cref="ArgumentException">The stream cannot be read.</exception>
    public MessageReader(Stream stream, MessageChannelOptions? options = null)
        : this(stream, MessageChannelOptions.LeavesOpen(options), options)
    {
    }

    /// <summary>Reads from a connected socket.</summary>
    /// <param name="socket">The socket. One that is left open is not read ahead.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    public MessageReader(Socket socket, MessageChannelOptions? options = null)
        : this(new NetworkStream(ChannelCarrier.Require(socket), ownsSocket: !MessageChannelOptions.LeavesOpen(options)), options)
    {
    }

    /// <summary>Reads from a pipe, with the methods whose names end in <c>Async</c>.</summary>
    /// <param name="pipe">The pipe. If it is left open, bytes that were not used stay in it.</param>
    /// <param name="options">The options; null for <see cref="MessageChannelOptions.Default"/>.</param>
    public MessageReader(PipeReader pipe, MessageChannelOptions? options = null)
        : this(new PipeInput(ChannelCarrier.Require(pipe)), options)
    {
    }

    /// <summary>Reads from a stream that somebody else may close.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="isKept">Whether others continue with the stream.</param>
    /// <param name="options">The options.</param>
    internal MessageReader(Stream stream, bool isKept, MessageChannelOptions? options)
        : this(new StreamInput(ChannelCarrier.RequireReadable(stream), isKept), options)
    {
    }

    private MessageReader(MessageInput input, MessageChannelOptions? options)
    {
        _options = options ?? MessageChannelOptions.Default;
        _input = input;
        long limit = _options.MaxMessageBytes;
        _splitter = _options.Framing == MessageFraming.Length ? new LengthSplitter(input, limit) : new ValueSplitter(input, limit);
        _taker = new MessageTaker(input, _splitter, limit);
        _state = new ChannelState(typeof(MessageReader), Release);
    }

    /// <summary>
    /// Where the next message begins: the number of bytes before it since the reader began, those of a handshake included. Where one was not read or skipped to
    /// its end, because it has not arrived, was refused before its end, or is a sequence that was left, that is where this one begins; the next call passes it.
    /// </summary>
    public long Position => _splitter.IsWithin || (_sequence ?? _begun) is { HasBegun: true } ? _splitter.Start : _input.Consumed;

    /// <summary>The options of the channel.</summary>
    internal MessageChannelOptions Options => _options;

    private string DebuggerText => string.Create(CultureInfo.InvariantCulture, $"at {Position}, {_state}");

    /// <summary>Reads the next message.</summary>
    /// <typeparam name="T">The type of the message.</typeparam>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it cannot be read as the type.</exception>
    public T Read<T>() => Read(_options.Serializer.For<T>());

    /// <summary>Reads the next message as a type that is known only at run time, as <see cref="Read{T}()"/> does.</summary>
    /// <param name="type">The type of the message.</param>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it cannot be read as the type.</exception>
    public object? ReadValue(Type type) => Read(_options.Serializer.For(type).Boxed);

    /// <summary>Reads the next message, if there is one.</summary>
    /// <typeparam name="T">The type of the message.</typeparam>
    /// <param name="message">The message.</param>
    /// <returns>False at the end of the channel.</returns>
    /// <exception cref="GraupelException">The message cannot be read as the type, or the channel ends within it (<see cref="ErrorKind.EndOfData"/>).</exception>
    public bool TryRead<T>([MaybeNullWhen(false)] out T message) => TryRead(_options.Serializer.For<T>(), out message);

    /// <summary>Reads the next message as a type that is known only at run time, if there is one.</summary>
    /// <param name="type">The type of the message.</param>
    /// <param name="value">The message.</param>
    /// <returns>False at the end of the channel.</returns>
    /// <exception cref="GraupelException">The message cannot be read as the type, or the channel ends within it (<see cref="ErrorKind.EndOfData"/>).</exception>
    public bool TryReadValue(Type type, out object? value) => TryRead(_options.Serializer.For(type).Boxed, out value);

    private T Read<T>(Serializer<T> serializer)
    {
        var target = new ValueTarget<T>(serializer);
        Take(ref target);
        return target.Value;
    }

    private bool TryRead<T>(Serializer<T> serializer, [MaybeNullWhen(false)] out T message)
    {
        var target = new ValueTarget<T>(serializer);
        bool hasMessage = TryTake(ref target);
        message = target.Value;
        return hasMessage;
    }

    private void Take<TTarget>(ref TTarget target)
        where TTarget : struct, IMessageTarget
    {
        if (!TryTake(ref target))
        {
            Throw.EndOfChannel();
        }
    }

    private bool TryTake<TTarget>(ref TTarget target)
        where TTarget : struct, IMessageTarget
    {
        using ChannelState.Call call = Enter();
        try
        {
            Begin(in target);
            while (!_taker.TryTake(ref target))
            {
                if (!Fill())
                {
                    return false;
                }
            }

            return true;
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
    }

    // Begins a call that is not about the current sequence, which is abandoned.
    private ChannelState.Call Enter()
    {
        ChannelState.Call call = _state.Enter();
        try
        {
            GiveUpSequence();
        }
        catch
        {
            call.Dispose();
            throw;
        }

        if (_state.Failure is null)
        {
            return call;
        }

        call.Dispose();
        return _state.Enter();
    }

    /// <summary>Waits for the next message to begin.</summary>
    /// <returns>False at the end of the channel.</returns>
    public bool WaitToRead()
    {
        using ChannelState.Call call = Enter();
        try
        {
            while (!HasBegun())
            {
                if (!Fill())
                {
                    return false;
                }
            }

            return true;
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
    }

    /// <summary>Skips the next message, whatever it is. Requires length frames. If a call is cancelled within a message, the next call continues there.</summary>
    /// <returns>False at the end of the channel.</returns>
    /// <exception cref="InvalidOperationException">The channel has no length frames.</exception>
    public bool TrySkip()
    {
        using ChannelState.Call call = Enter();
        try
        {
            while (!TrySkipNext())
            {
                if (!Fill())
                {
                    return false;
                }
            }

            return true;
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
    }

    /// <summary>Ends reading. A call in progress throws <see cref="ObjectDisposedException"/> as soon as the stream returns.</summary>
    public void Dispose()
    {
        if (_state.TryDispose() && !_options.LeaveOpen)
        {
            _input.Close();
        }
    }

    /// <inheritdoc cref="Dispose"/>
    public ValueTask DisposeAsync() => _state.TryDispose() && !_options.LeaveOpen ? _input.CloseAsync() : default;

    // Without a frame only the type tells where a message ends.
    private void Begin<TTarget>(in TTarget target)
        where TTarget : struct, IMessageTarget
    {
        EnsureNotBegun();
        if (_splitter.NeedsScanner)
        {
            _splitter.Begin(target.TakeScanner(), splits: false);
        }
    }

    // Also finishes a message that was given up. Of one in chunks, all that has arrived may have been taken.
    private bool HasBegun() => _splitter.TrySkipRest() && !IsBetween;

    private bool IsBetween => _splitter.IsBetween && _taker.Taken == 0;

    private bool TrySkipNext()
    {
        _taker.Dispose();
        bool isSkipped = _splitter.TrySkip();
        _begun = null;
        return isSkipped;
    }

    private bool Fill() => Fill(_splitter.Missing) || EndInput();

    private bool Fill(long missing)
    {
        using ChannelWait waiting = _state.Wait(CancellationToken.None);
        bool isFilled;
        try
        {
            isFilled = _input.Fill(missing);
        }
        catch (Exception e) when (e is not GraupelException)
        {
            waiting.Explain(e);
            throw;
        }

        _state.EnsureOpen();
        return isFilled;
    }

    // False where the input may end; within a message it may not.
    private bool EndInput()
    {
        if (IsBetween)
        {
            return false;
        }

        _splitter.Lose();
        bool isHandshake = _taker.Taken == 0 && HandshakeBytes.IsBegun(_input.First);
        Throw.EndOfData(_taker.Taken + _splitter.CountArrived(), isHandshake ? Suspicion.OfHandshake : null);
        return false;
    }

    // Runs in exception filters.
    private bool Note(Exception failure) => _splitter.IsLost && _state.Break(failure);

    private void Release()
    {
        _taker.Dispose();
        _input.Release();
    }
}
