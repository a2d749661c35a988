using System.Runtime.CompilerServices;
using Graupel.Channels;
using Graupel.Roots;

namespace Graupel;

/// <content>Writing sequences that need not be in memory as a whole.</content>
public sealed partial class MessageWriter
{
    /// <summary>
    /// Writes one message that is a sequence, element by element: it may be of any length, and the number of elements need not be known in advance.
    /// <see cref="MessageReader.ReadSequence"/> reads it in the same way, and in formats other than MessagePack it may also be read
    /// as an array or list, unless the elements are bytes: arrays and lists of bytes are not written as sequences.
    /// </summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <param name="elements">
    /// The elements. The source may fill one buffer (an array, <see cref="Memory{T}"/>) again and again; other objects must not change after they were given,
    /// because up to 4096 wait for each other. If getting one fails, nothing is sent if everything before it was small enough to be buffered; otherwise the writer can no longer be used.
    /// </param>
    /// <exception cref="GraupelException">An element cannot be written, or a part of the sequence exceeds a limit.</exception>
    /// <exception cref="NotSupportedException">The format is MessagePack and the channel has no length frames, or the serializer preserves references.</exception>
    public void WriteSequence<T>(IEnumerable<T> elements)
    {
        ArgumentNullException.ThrowIfNull(elements);
        using ChannelState.Call call = Enter();
        SequenceWriting<T> sequence = BeginSequence(_options.Serializer.ForSequence<T>());
        try
        {
            foreach (T element in elements)
            {
                for (bool isMade = sequence.TryAdd(element); !isMade; isMade = sequence.TryMake())
                {
                    SendParts(sequence);
                }
            }

            while (!sequence.TryEnd())
            {
                SendParts(sequence);
            }
        }
        catch (Exception e)
        {
            GiveUp(sequence, e);
            throw;
        }

        SendIfDue();
    }

    /// <inheritdoc cref="WriteSequence"/>
    /// <param name="elements"><inheritdoc cref="WriteSequence" path="/param[@name='elements']"/></param>
    /// <param name="cancellationToken">Cancels the operation.</param>
    public ValueTask WriteSequenceAsync<T>(IEnumerable<T> elements, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(elements);
        return WriteElementsAsync(_options.Serializer.ForSequence<T>(), elements, cancellationToken);
    }

    private async ValueTask WriteElementsAsync<T>(SequenceRoot<T> root, IEnumerable<T> elements, CancellationToken cancellationToken)
    {
        using ChannelState.Call call = EnterWriting();
        SequenceWriting<T> sequence = BeginSequence(root);
        try
        {
            foreach (T element in elements)
            {
                await AddAsync(sequence, element, cancellationToken).ConfigureAwait(false);
            }

            await EndAsync(sequence, cancellationToken).ConfigureAwait(false);
        }
        catch (Exception e)
        {
            GiveUp(sequence, e);
            throw;
        }

        await SendIfDueAsync(cancellationToken).ConfigureAwait(false);
    }

    /// <inheritdoc cref="WriteSequence"/>
    /// <param name="elements">
    /// The elements; they are requested one by one. Elements so far are sent whenever the next one is not available yet, unless
    /// <see cref="MessageChannelOptions.AutoFlush"/> is false.
    /// If getting one fails after something was sent, the writer can no longer be used.
    /// </param>
    /// <param name="cancellationToken">Cancels the operation, including the wait for the next element.</param>
    [OverloadResolutionPriority(1)] // some are both
    public ValueTask WriteSequenceAsync<T>(IAsyncEnumerable<T> elements, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(elements);
        return WriteElementsAsync(_options.Serializer.ForSequence<T>(), elements, cancellationToken);
    }

    private async ValueTask WriteElementsAsync<T>(SequenceRoot<T> root, IAsyncEnumerable<T> elements, CancellationToken cancellationToken)
    {
        using ChannelState.Call call = EnterWriting();
        SequenceWriting<T> sequence = BeginSequence(root);
        try
        {
            await foreach (T element in SendWhileWaiting(elements, () => SendWaitingAsync(sequence, cancellationToken), cancellationToken).ConfigureAwait(false))
            {
                await AddAsync(sequence, element, cancellationToken).ConfigureAwait(false);
            }

            await EndAsync(sequence, cancellationToken).ConfigureAwait(false);
        }
        catch (Exception e)
        {
            GiveUp(sequence, e);
            throw;
        }

        await SendIfDueAsync(cancellationToken).ConfigureAwait(false);
    }

    private SequenceWriting<T> BeginSequence<T>(SequenceRoot<T> root) =>
        new(_messages, root, _options.Framing == MessageFraming.Length);

    private void GiveUp<T>(SequenceWriting<T> sequence, Exception failure)
    {
        if (sequence.IsUnderWay)
        {
            _state.Break(failure);
        }
        else
        {
            sequence.TakeBack();
        }
    }

    private async ValueTask AddAsync<T>(SequenceWriting<T> sequence, T element, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        for (bool isMade = sequence.TryAdd(element); !isMade; isMade = sequence.TryMake())
        {
            await SendPartsAsync(sequence, flush: false, cancellationToken).ConfigureAwait(false);
        }
    }

    private async ValueTask EndAsync<T>(SequenceWriting<T> sequence, CancellationToken cancellationToken)
    {
        while (!sequence.TryEnd())
        {
            await SendPartsAsync(sequence, flush: false, cancellationToken).ConfigureAwait(false);
        }

        if (!sequence.IsUnderWay)
        {
            cancellationToken.ThrowIfCancellationRequested();
        }
    }

    private async ValueTask SendWaitingAsync<T>(SequenceWriting<T> sequence, CancellationToken cancellationToken)
    {
        if (!_options.AutoFlush)
        {
            return;
        }

        while (!sequence.TryMakeAll())
        {
            await SendPartsAsync(sequence, flush: false, cancellationToken).ConfigureAwait(false);
        }

        if (sequence.HasParts || _isUnflushed)
        {
            await SendPartsAsync(sequence, flush: true, cancellationToken).ConfigureAwait(false);
        }
    }

    private void SendParts<T>(SequenceWriting<T> sequence)
    {
        sequence.BeginSend();
        Send(flush: false);
    }

    private ValueTask SendPartsAsync<T>(SequenceWriting<T> sequence, bool flush, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        sequence.BeginSend();
        return SendAsync(flush, cancellationToken);
    }
}
