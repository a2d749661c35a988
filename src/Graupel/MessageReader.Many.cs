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
            (bool hasMessage, ValueTarget<T> target) =
                await TakeNextAsync(new ValueTarget<T>(serializer), cancellationToken).ConfigureAwait(false);
            if (!hasMessage)
            {
                yield break;
            }

            yield return target.Value;
        }
    }
}
