using Graupel.Channels;

namespace Graupel;

/// <content>Reading without blocking.</content>
public sealed partial class MessageReader
{
    /// <inheritdoc cref="Read{T}()"/>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
    public ValueTask<T> ReadAsync<T>(CancellationToken cancellationToken = default) => ReadAsync(_options.Serializer.For<T>(), cancellationToken);

    /// <inheritdoc cref="ReadValue"/>
    /// <param name="type">The type of the message.</param>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
    public ValueTask<object?> ReadValueAsync(Type type, CancellationToken cancellationToken = default) =>
        ReadAsync(_options.Serializer.For(type).Boxed, cancellationToken);

    private ValueTask<T> ReadAsync<T>(Serializer<T> serializer, CancellationToken cancellationToken) =>
        TakeAsync<ValueTarget<T>, T>(new ValueTarget<T>(serializer), cancellationToken);

    private ValueTask<T> TakeAsync<TTarget, T>(TTarget target, CancellationToken cancellationToken)
        where TTarget : struct, IMessageTarget<T>
    {
        ValueTask<(bool HasMessage, TTarget Target)> taken = TakeNextAsync(target, cancellationToken);
        if (!taken.IsCompletedSuccessfully)
        {
            return RequireAsync<TTarget, T>(taken);
        }

        (bool hasMessage, TTarget full) = taken.Result;
        return hasMessage ? new(full.Value) : RequireAsync<TTarget, T>(new ValueTask<(bool, TTarget)>((false, full)));
    }

    /// <inheritdoc cref="WaitToRead"/>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
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
    /// <param name="cancellationToken">Ends the wait for bytes; the next call continues within the message.</param>
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

    private static async ValueTask<T> RequireAsync<TTarget, T>(ValueTask<(bool HasMessage, TTarget Target)> taking)
        where TTarget : struct, IMessageTarget<T>
    {
        (bool hasMessage, TTarget target) = await taking.ConfigureAwait(false);
        if (!hasMessage)
        {
            Throw.EndOfChannel();
        }

        return target.Value;
    }

    // What has arrived as a whole is read without a state machine.
    private ValueTask<(bool HasMessage, TTarget Target)> TakeNextAsync<TTarget>(TTarget target, CancellationToken cancellationToken)
        where TTarget : struct, IMessageTarget
    {
        bool isIn = false;
        bool waits = false;
        try
        {
            Enter();
            isIn = true;
            if (cancellationToken.IsCancellationRequested)
            {
                return ValueTask.FromCanceled<(bool, TTarget)>(cancellationToken);
            }

            Begin(in target);
            if (_taker.TryTake(ref target))
            {
                return new((true, target));
            }

            waits = true;
        }
        catch (Exception e)
        {
            if (isIn)
            {
                Note(e);
            }

            return ValueTask.FromException<(bool, TTarget)>(e);
        }
        finally
        {
            if (isIn && !waits)
            {
                _state.Leave();
            }
        }

        return WaitForMessageAsync(target, cancellationToken);
    }

    private async ValueTask<(bool HasMessage, TTarget Target)> WaitForMessageAsync<TTarget>(TTarget target, CancellationToken cancellationToken)
        where TTarget : struct, IMessageTarget
    {
        try
        {
            do
            {
                if (!await FillAsync(cancellationToken).ConfigureAwait(false))
                {
                    return (false, target);
                }
            }
            while (!_taker.TryTake(ref target));

            return (true, target);
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
