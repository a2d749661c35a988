using System.Runtime.CompilerServices;
using Graupel.Channels;

namespace Graupel;

/// <content>Reading many messages.</content>
public sealed partial class MessageReader
{
    /// <summary>Reads all messages up to the end of the channel, each when the enumeration gets to it.</summary>
    /// <typeparam name="T">The type of all of them.</typeparam>
    /// <exception cref="GraupelException">A message cannot be read as the type.</exception>
    public IEnumerable<T> ReadAll<T>()
    {
        while (TryRead<T>(out T? message))
        {
            yield return message;
        }
    }

    /// <inheritdoc cref="ReadAll{T}"/>
    /// <param name="cancellationToken">Ends the wait for bytes; what has arrived is left for the next call.</param>
    public async IAsyncEnumerable<T> ReadAllAsync<T>([EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        Serializer<T> serializer = _options.Serializer.For<T>();
        while (true)
        {
            var target = new ValueTarget<T>(serializer);
            bool hasMessage = TryTakeArrived(ref target, cancellationToken);
            if (!hasMessage)
            {
                (hasMessage, target) = await TakeNextAsync(target, cancellationToken).ConfigureAwait(false);
                if (!hasMessage)
                {
                    yield break;
                }
            }

            yield return target.Value;
        }
    }

    // Without the way around a result that may have to be waited for, which takes as long as reading a small message.
    private bool TryTakeArrived<TTarget>(ref TTarget target, CancellationToken cancellationToken)
        where TTarget : struct, IMessageTarget
    {
        using ChannelState.Call call = Enter();
        try
        {
            cancellationToken.ThrowIfCancellationRequested();
            EnsureNotBegun();
            return _taker.TryTakeWhole(ref target);
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
    }
}
