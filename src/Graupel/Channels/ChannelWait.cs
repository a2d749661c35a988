namespace Graupel.Channels;

/// <summary>A wait that ends with the caller's token, or when the end of the channel is disposed.</summary>
internal readonly struct ChannelWait : IDisposable
{
    private readonly ChannelState _state;
    private readonly CancellationToken _callers;
    private readonly CancellationTokenSource? _both;

    public ChannelWait(ChannelState state, CancellationToken callers)
    {
        _state = state;
        _callers = callers;
        _both = callers.CanBeCanceled ? CancellationTokenSource.CreateLinkedTokenSource(callers, state.Disposing) : null;
    }

    /// <summary>The token to wait with.</summary>
    public CancellationToken Token => _both?.Token ?? _state.Disposing;

    /// <summary>Throws something better where a failure has its reason in one of the two; otherwise nothing.</summary>
    public void Explain(Exception failure)
    {
        if (failure is OperationCanceledException && _callers.IsCancellationRequested)
        {
            throw new OperationCanceledException(failure.Message, failure, _callers);
        }

        if (_state.Disposing.IsCancellationRequested)
        {
            throw new ObjectDisposedException($"The {_state.Owner.Name} was disposed while a call was in progress.", failure);
        }
    }

    public void Dispose() => _both?.Dispose();
}
