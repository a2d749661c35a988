using System.Diagnostics.CodeAnalysis;

namespace Graupel.Channels;

/// <summary>
/// Guards one end of a channel: one call at a time. What the end holds is released when it is disposed and no call is in progress,
/// whichever comes last.
/// </summary>
/// <param name="owner">The type to name in errors.</param>
/// <param name="release">Gives back what the end holds.</param>
[SuppressMessage("Design", "CA1001", Justification = "A token source without a timer and a handle holds nothing.")]
internal sealed class ChannelState(Type owner, Action release)
{
    private const int Busy = 1;
    private const int Disposed = 2;

    private readonly CancellationTokenSource _disposing = new();

    // Follows the one above, and no wait uses it.
    private CancellationTokenSource? _source;
    private int _state;
    private Exception? _failure;

    /// <summary>The type to name in errors.</summary>
    public Type Owner => owner;

    /// <summary>Is cancelled when the end is disposed.</summary>
    public CancellationToken Disposing => _disposing.Token;

    /// <summary>The exception that failed in the middle of a message, if there was one.</summary>
    public Exception? Failure => _failure;

    /// <summary>Whether it can be used, for a debugger.</summary>
    public override string ToString() =>
        (_state & Disposed) != 0 ? "disposed" : _failure is not null ? "failed" : (_state & Busy) != 0 ? "in a call" : "open";

    /// <summary>Begins a call, which ends when the result is disposed, or by <see cref="Leave"/>.</summary>
    /// <exception cref="ObjectDisposedException">The end was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another call is in progress, or an earlier one failed in the middle of a message.</exception>
    public Call Enter()
    {
        int before = Interlocked.CompareExchange(ref _state, Busy, 0);
        if (before != 0)
        {
            Refuse(before);
        }

        if (_failure is { } failure)
        {
            Leave();
            throw new InvalidOperationException($"The {owner.Name} can no longer be used: an earlier call failed in the middle of a message. {failure.Message}", failure);
        }

        return new Call(this);
    }

    /// <summary>Refuses to go on, or to leave something for a later call, after the end was disposed.</summary>
    /// <exception cref="ObjectDisposedException">The end was disposed in the meantime.</exception>
    public void EnsureOpen() => ObjectDisposedException.ThrowIf((Volatile.Read(ref _state) & Disposed) != 0, owner);

    /// <summary>Begins a call, if one is possible.</summary>
    public bool TryEnter() => _failure is null && Interlocked.CompareExchange(ref _state, Busy, 0) == 0;

    /// <summary>Ends a call, however it went.</summary>
    public void Leave()
    {
        if ((Interlocked.And(ref _state, ~Busy) & Disposed) != 0)
        {
            release();
        }
    }

    /// <summary>Says that nothing more can be written or read. Runs in exception filters, so it returns false.</summary>
    public bool Break(Exception failure)
    {
        _failure ??= failure;
        return false;
    }

    /// <summary>Ends all use: no further call can begin. <see cref="EndDispose"/> must follow.</summary>
    public Disposal BeginDispose()
    {
        int state = Volatile.Read(ref _state);
        while ((state & Disposed) == 0)
        {
            int found = Interlocked.CompareExchange(ref _state, state | Busy | Disposed, state);
            if (found == state)
            {
                return state == 0 ? Disposal.Alone : Disposal.InUse;
            }

            state = found;
        }

        return Disposal.Done;
    }

    /// <summary>Releases everything, unless a call that is in progress will do so when it ends, and wakes up what waits.</summary>
    public void EndDispose(Disposal disposal)
    {
        try
        {
            if (disposal == Disposal.Alone)
            {
                Leave();
            }
        }
        finally
        {
            if (disposal != Disposal.Done)
            {
                _disposing.Cancel();
            }
        }
    }

    /// <summary>Begins and ends disposal, with nothing to do between. True the first time.</summary>
    public bool TryDispose()
    {
        Disposal disposal = BeginDispose();
        if (disposal == Disposal.Done)
        {
            return false;
        }

        EndDispose(disposal);
        return true;
    }

    /// <summary>Waits for the caller's token and for the end of all use.</summary>
    public ChannelWait Wait(CancellationToken cancellationToken) => new(this, cancellationToken);

    /// <summary>Gives a source that is cancelled when the end is disposed, to one wait alone. There may be another wait around it.</summary>
    public CancellationTokenSource TakeSource() =>
        Interlocked.Exchange(ref _source, null) ?? CancellationTokenSource.CreateLinkedTokenSource(_disposing.Token);

    /// <summary>Keeps a source for the next wait if nothing has cancelled it.</summary>
    public void BringBack(CancellationTokenSource source)
    {
        if (source.TryReset())
        {
            source = Interlocked.Exchange(ref _source, source)!;
        }

        source?.Dispose();
    }

    private void Refuse(int state)
    {
        ObjectDisposedException.ThrowIf((state & Disposed) != 0, owner);
        throw new InvalidOperationException($"The {owner.Name} is in use: it allows only one call at a time.");
    }

    /// <summary>A call that is under way.</summary>
    internal readonly struct Call(ChannelState state) : IDisposable
    {
        public void Dispose() => state.Leave();
    }
}
