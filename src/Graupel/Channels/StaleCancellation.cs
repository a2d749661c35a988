namespace Graupel.Channels;

/// <summary>
/// A pipe over a stream reports a token that was cancelled when the stream had returned only at its next call, but there at once. Nothing of that call
/// reached the stream.
/// </summary>
internal struct StaleCancellation
{
    private bool _mayCome;

    /// <summary>Whether a call would report such a token; only the first after <see cref="Expect"/> can.</summary>
    /// <param name="isAtOnce">Whether the call was complete when it returned.</param>
    public bool MayBeIn(bool isAtOnce)
    {
        bool mayBe = _mayCome && isAtOnce;
        _mayCome = false;
        return mayBe;
    }

    /// <summary>Notes the token of a call that went well.</summary>
    public void Expect(CancellationToken cancellationToken) => _mayCome = cancellationToken.IsCancellationRequested;
}
