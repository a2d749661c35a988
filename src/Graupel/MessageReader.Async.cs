using Graupel.Channels;

namespace Graupel;

/// <content>Reading without blocking.</content>
public sealed partial class MessageReader
{
    /// <inheritdoc cref="Read{T}()"/>
    public ValueTask<T> ReadAsync<T>(CancellationToken cancellationToken = default) => ReadAsync(_options.Serializer.For<T>(), cancellationToken);

    /// <inheritdoc cref="ReadValue"/>
    public ValueTask<object?> ReadValueAsync(Type type, CancellationToken cancellationToken = default) =>
        ReadAsync(_options.Serializer.For(type).Boxed, cancellationToken);

    private ValueTask<T> ReadAsync<T>(Serializer<T> serializer, CancellationToken cancellationToken) =>
        ReadAsync(serializer, fills: false, default!, cancellationToken);

    private ValueTask<T> ReadAsync<T>(Serializer<T> serializer, bool fills, T existing, CancellationToken cancellationToken)
    {
        ValueTask<(bool HasMessage, T Message)> read = ReadNextAsync(serializer, fills, existing, cancellationToken);
        if (!read.IsCompletedSuccessfully)
        {
            return Require(read);
        }

        (bool hasMessage, T message) = read.Result;
        return hasMessage ? new(message) : Require(new ValueTask<(bool, T)>((false, message)));
    }

    /// <inheritdoc cref="WaitToRead"/>
    public async ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken = default)
    {
        using ChannelState.Call call = Enter();
        try
        {
            cancellationToken.ThrowIfCancellationRequested();
            while (!HasBegun())
            {
                if (!await FillAsync(cancellationToken).ConfigureAwait(false))
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

    /// <inheritdoc cref="TrySkip()"/>
    public async ValueTask<bool> TrySkipAsync(CancellationToken cancellationToken = default)
    {
        using ChannelState.Call call = Enter();
        try
        {
            cancellationToken.ThrowIfCancellationRequested();
            while (!TrySkipNext())
            {
                if (!await FillAsync(cancellationToken).ConfigureAwait(false))
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

    private static async ValueTask<T> Require<T>(ValueTask<(bool HasMessage, T Message)> read)
    {
        (bool hasMessage, T message) = await read.ConfigureAwait(false);
        if (!hasMessage)
        {
            Throw.EndOfChannel();
        }

        return message;
    }

    // What has arrived as a whole is read without a state machine.
    private ValueTask<(bool HasMessage, T Message)> ReadNextAsync<T>(Serializer<T> serializer, bool fills, T message, CancellationToken cancellationToken)
    {
        Enter();
        bool waits = false;
        try
        {
            if (cancellationToken.IsCancellationRequested)
            {
                return ValueTask.FromCanceled<(bool, T)>(cancellationToken);
            }

            Begin(serializer);
            if (_taker.TryTake(serializer, fills, ref message))
            {
                return new((true, message));
            }

            waits = true;
        }
        catch (Exception e)
        {
            Note(e);
            return ValueTask.FromException<(bool, T)>(e);
        }
        finally
        {
            if (!waits)
            {
                _state.Leave();
            }
        }

        return WaitForMessageAsync(serializer, fills, message, cancellationToken);
    }

    private async ValueTask<(bool HasMessage, T Message)> WaitForMessageAsync<T>(
        Serializer<T> serializer, bool fills, T message, CancellationToken cancellationToken)
    {
        try
        {
            do
            {
                if (!await FillAsync(cancellationToken).ConfigureAwait(false))
                {
                    return (false, message);
                }
            }
            while (!_taker.TryTake(serializer, fills, ref message));

            return (true, message);
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
        finally
        {
            _state.Leave();
        }
    }

    private async ValueTask<bool> FillAsync(CancellationToken cancellationToken) =>
        await FillAsync(_splitter.Missing, cancellationToken).ConfigureAwait(false) || EndInput();

    private async ValueTask<bool> FillAsync(long missing, CancellationToken cancellationToken)
    {
        using ChannelWait waiting = _state.Wait(cancellationToken);
        bool isFilled;
        try
        {
            isFilled = await _input.FillAsync(missing, waiting.Token).ConfigureAwait(false);
        }
        catch (Exception e) when (e is not GraupelException)
        {
            waiting.Explain(e);
            throw;
        }

        _state.EnsureOpen();
        return isFilled;
    }
}
