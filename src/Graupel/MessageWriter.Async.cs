using System.Runtime.CompilerServices;
using Graupel.Channels;

namespace Graupel;

/// <content>Writing without blocking.</content>
public sealed partial class MessageWriter
{
    /// <summary>Writes a message. It is serialized before the first await, so it may be changed as soon as the call returns.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="message">The message.</param>
    /// <param name="cancellationToken">Cancels sending; the writer can no longer be used then, unless nothing was being sent.</param>
    /// <exception cref="GraupelException">The message cannot be written, or exceeds a limit.</exception>
    public ValueTask WriteAsync<T>(T message, CancellationToken cancellationToken = default) =>
        WriteBodyAsync(new ValueBody<T>(_options.Serializer.For<T>(), message), cancellationToken);

    /// <summary>Writes a message of a type that is known only at run time, as <see cref="WriteAsync{T}(T, CancellationToken)"/> does.</summary>
    /// <param name="value">The message.</param>
    /// <param name="type">The type whose contract is written.</param>
    /// <param name="cancellationToken">Cancels sending; the writer can no longer be used then, unless nothing was being sent.</param>
    /// <exception cref="ArgumentException">The message is of another type, or null if the type is not nullable.</exception>
    /// <exception cref="GraupelException">The message cannot be written, or exceeds a limit.</exception>
    public ValueTask WriteValueAsync(object? value, Type type, CancellationToken cancellationToken = default) =>
        WriteBodyAsync(new ValueBody<object?>(_options.Serializer.For(type).BoxedFor(value), value), cancellationToken);

    private ValueTask WriteBodyAsync<TBody>(in TBody body, CancellationToken cancellationToken)
        where TBody : struct, IMessageBody
    {
        bool isIn = false;
        bool waits = false;
        try
        {
            EnterWriting();
            isIn = true;
            if (!TryMake(in body, cancellationToken))
            {
                return ValueTask.FromCanceled(cancellationToken);
            }

            waits = _options.AutoFlush || _messages.IsFull;
            if (!waits)
            {
                Keep();
            }
        }
        catch (Exception e)
        {
            return ValueTask.FromException(e);
        }
        finally
        {
            if (isIn && !waits)
            {
                _state.Leave();
            }
        }

        return waits ? SendAndLeaveAsync(_options.AutoFlush, cancellationToken) : default;
    }

    /// <summary>Writes messages. Small messages are combined into fewer writes to the stream.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="messages">The messages.</param>
    /// <param name="cancellationToken">Cancels sending; the writer can no longer be used then, unless nothing was being sent.</param>
    /// <exception cref="GraupelException">
    /// A message cannot be written, or exceeds a limit. Those before it are sent, at the latest by the next call or on disposal.
    /// </exception>
    public ValueTask WriteAllAsync<T>(IEnumerable<T> messages, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(messages);
        return WriteEachAsync(_options.Serializer.For<T>(), messages, cancellationToken);
    }

    private async ValueTask WriteEachAsync<T>(Serializer<T> serializer, IEnumerable<T> messages, CancellationToken cancellationToken)
    {
        using ChannelState.Call call = EnterWriting();
        foreach (T message in messages)
        {
            await AddAsync(serializer, message, cancellationToken).ConfigureAwait(false);
        }

        await EndBatchAsync(cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes messages as they become available. Messages so far are sent whenever the next one is not available yet, unless <see cref="MessageChannelOptions.AutoFlush"/> is false.</summary>
    /// <typeparam name="T">The type whose contract is written.</typeparam>
    /// <param name="messages">The messages; each is requested after the previous one has been written.</param>
    /// <param name="cancellationToken">Cancels the operation, including the wait for the next message. The writer can no longer be used if something was being sent.</param>
    /// <exception cref="GraupelException">
    /// A message cannot be written, or exceeds a limit. Those before it are sent, at the latest by the next call or on disposal.
    /// </exception>
    [OverloadResolutionPriority(1)] // some are both
    public ValueTask WriteAllAsync<T>(IAsyncEnumerable<T> messages, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(messages);
        return WriteEachAsync(_options.Serializer.For<T>(), messages, cancellationToken);
    }

    private async ValueTask WriteEachAsync<T>(Serializer<T> serializer, IAsyncEnumerable<T> messages, CancellationToken cancellationToken)
    {
        using ChannelState.Call call = EnterWriting();
        await foreach (T message in SendWhileWaiting(messages, () => SendBatchAsync(cancellationToken), cancellationToken).ConfigureAwait(false))
        {
            await AddAsync(serializer, message, cancellationToken).ConfigureAwait(false);
        }

        await EndBatchAsync(cancellationToken).ConfigureAwait(false);
    }

    /// <inheritdoc cref="WriteRaw"/>
    internal async ValueTask WriteRawAsync(byte[] bytes, CancellationToken cancellationToken)
    {
        using ChannelState.Call call = EnterWriting();
        cancellationToken.ThrowIfCancellationRequested();
        await SendAsync(flush: false, cancellationToken).ConfigureAwait(false);
        cancellationToken.ThrowIfCancellationRequested();
        _messages.AddRaw(bytes);
        await SendAsync(flush: true, cancellationToken).ConfigureAwait(false);
    }

    /// <inheritdoc cref="Flush"/>
    /// <param name="cancellationToken">Cancels sending; the writer can no longer be used then, unless nothing was being sent.</param>
    public async ValueTask FlushAsync(CancellationToken cancellationToken = default)
    {
        using ChannelState.Call call = EnterWriting();
        cancellationToken.ThrowIfCancellationRequested();
        await SendAsync(flush: true, cancellationToken).ConfigureAwait(false);
    }

    /// <inheritdoc cref="Dispose"/>
    public async ValueTask DisposeAsync()
    {
        Disposal disposal = _state.BeginDispose();
        try
        {
            if (disposal == Disposal.Alone && _state.Failure is null && HasWaiting)
            {
                await SendAsync(flush: true, CancellationToken.None).ConfigureAwait(false);
            }
        }
        finally
        {
            _state.EndDispose(disposal);
            if (disposal != Disposal.Done && !_options.LeaveOpen)
            {
                await _output.CloseAsync().ConfigureAwait(false);
            }
        }

        EnsureSent(disposal);
    }

    // False for a call that is cancelled, before or while the message is made, which may take long: it is taken back, and those before it wait for the next call.
    private bool TryMake<TBody>(in TBody body, CancellationToken cancellationToken)
        where TBody : struct, IMessageBody
    {
        if (cancellationToken.IsCancellationRequested)
        {
            return false;
        }

        int mark = _messages.Mark;
        Make(in body);
        if (cancellationToken.IsCancellationRequested)
        {
            _messages.CutBack(mark);
            return false;
        }

        return true;
    }

    private async ValueTask AddAsync<T>(Serializer<T> serializer, T message, CancellationToken cancellationToken)
    {
        if (!TryMake(new ValueBody<T>(serializer, message), cancellationToken))
        {
            cancellationToken.ThrowIfCancellationRequested();
        }

        if (_messages.IsFull)
        {
            await SendAsync(flush: false, cancellationToken).ConfigureAwait(false);
        }
    }

    // Gives the items as they come; what has come before is sent while the next one is not there.
    private async IAsyncEnumerable<T> SendWhileWaiting<T>(
        IAsyncEnumerable<T> items, Func<ValueTask> send, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        using ChannelWait waiting = _state.Wait(cancellationToken);
        using var stop = CancellationTokenSource.CreateLinkedTokenSource(waiting.Token);
        IAsyncEnumerator<T> enumerator = items.GetAsyncEnumerator(stop.Token);
        await using (enumerator.ConfigureAwait(false))
        {
            while (await MoveNextAsync(enumerator, send, stop, waiting).ConfigureAwait(false))
            {
                yield return enumerator.Current;
            }
        }
    }

    private static async ValueTask<bool> MoveNextAsync<T>(
        IAsyncEnumerator<T> enumerator, Func<ValueTask> send, CancellationTokenSource stop, ChannelWait waiting)
    {
        ValueTask<bool> next = enumerator.MoveNextAsync();
        if (next.IsCompleted)
        {
            return await ExplainAsync(next, waiting).ConfigureAwait(false);
        }

        Task<bool> pending = next.AsTask();
        try
        {
            await send().ConfigureAwait(false);
        }
        catch
        {
            // An enumerator must not be disposed while it is moving.
            await stop.CancelAsync().ConfigureAwait(false);
            await ((Task)pending).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
            throw;
        }

        return await ExplainAsync(new ValueTask<bool>(pending), waiting).ConfigureAwait(false);
    }

    private static async ValueTask<bool> ExplainAsync(ValueTask<bool> moving, ChannelWait waiting)
    {
        try
        {
            return await moving.ConfigureAwait(false);
        }
        catch (OperationCanceledException e)
        {
            waiting.Explain(e);
            throw;
        }
    }

    private ValueTask SendIfDueAsync(CancellationToken cancellationToken)
    {
        if (_options.AutoFlush || _messages.IsFull)
        {
            return SendAsync(_options.AutoFlush, cancellationToken);
        }

        Keep();
        return default;
    }

    // What is cancelled before anything is sent leaves the messages so far to the next call.
    private ValueTask EndBatchAsync(CancellationToken cancellationToken)
    {
        if (!HasWaiting)
        {
            return default;
        }

        cancellationToken.ThrowIfCancellationRequested();
        return SendIfDueAsync(cancellationToken);
    }

    private ValueTask SendBatchAsync(CancellationToken cancellationToken)
    {
        if (!_options.AutoFlush || !HasWaiting)
        {
            return default;
        }

        cancellationToken.ThrowIfCancellationRequested();
        return SendAsync(flush: true, cancellationToken);
    }

    private async ValueTask SendAndLeaveAsync(bool flush, CancellationToken cancellationToken)
    {
        try
        {
            await SendAsync(flush, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            _state.Leave();
        }
    }

    private async ValueTask SendAsync(bool flush, CancellationToken cancellationToken)
    {
        using ChannelWait waiting = _state.Wait(cancellationToken);
        try
        {
            _isKeeping = false;
            for (int i = 0; i < _messages.PieceCount; i++)
            {
                await _output.WriteAsync(_messages.Piece(i), waiting.Token).ConfigureAwait(false);
            }

            _isUnflushed = !flush && _output.CanBlock;
            if (flush)
            {
                await _output.FlushAsync(waiting.Token).ConfigureAwait(false);
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
}
