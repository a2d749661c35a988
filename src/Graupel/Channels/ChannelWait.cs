namespace Graupel.Channels;

/// <summary>A wait that ends with the caller's token, or when the end of the channel is disposed.</summary>
internal readonly struct ChannelWait : IDisposable
{
    private readonly ChannelState _state;
    private readonly CancellationToken _callers;
    private readonly CancellationTokenSource? _both;
    private readonly CancellationTokenRegistration _link;

    public ChannelWait(ChannelState state, CancellationToken callers)
    {
        _state = state;
        _callers = callers;
        if (callers.CanBeCanceled)
        {
            _both = state.TakeSource();
            _link = callers.UnsafeRegister(static source => ((CancellationTokenSource)source!).Cancel(), _both);
        }
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

    public void Dispose()
    {
        if (_both is not null)
        {
            // After that, the caller's token does not reach the source any more.
            _link.Dispose();
            _state.BringBack(_both);
        }
    }
}
