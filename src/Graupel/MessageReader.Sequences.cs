using System.Runtime.CompilerServices;
using Graupel.Channels;
using Graupel.Roots;

namespace Graupel;

/// <content>Reading sequences that need not be in memory as a whole.</content>
public sealed partial class MessageReader
{
    // The sequence that is being read element by element, and whether some of them were given.
    private SequenceTaker? _sequence;
    private bool _hasElements;

    // One that ended before its first element, by a cancelled call, although its beginning was taken: it is still the next message.
    private SequenceTaker? _begun;

    /// <summary>
    /// Reads the next message, which is a sequence, element by element: it may be of any length. When the enumeration stops early, or another message
    /// is read in the meantime, the rest of the sequence is skipped; without length frames the reader can no longer be used then, unless the end was
    /// already reached. If the call is cancelled before the first element, the sequence is still the next message: it can be read in this way again.
    /// </summary>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <returns>The elements, which can be enumerated once. The message is the next one when that begins.</returns>
    /// <exception cref="GraupelException">There is no message (<see cref="ErrorKind.EndOfData"/>), or it is not such a sequence.</exception>
    /// <exception cref="InvalidOperationException">The elements are enumerated again.</exception>
    public IEnumerable<T> ReadSequence<T>() => Elements<T>(new StrongBox<bool>());

    /// <inheritdoc cref="ReadSequence"/>
    /// <param name="cancellationToken">Ends the wait for elements. After the first element, the rest of the sequence is skipped then.</param>
    public IAsyncEnumerable<T> ReadSequenceAsync<T>(CancellationToken cancellationToken = default) =>
        ElementsAsync<T>(new StrongBox<bool>(), cancellationToken);

    private IEnumerable<T> Elements<T>(StrongBox<bool> hasBegun)
    {
        BeginOnce(hasBegun);
        SequenceTaker<T> sequence = BeginSequence<T>();
        try
        {
            while (TryReadPart(sequence))
            {
                foreach (T element in sequence.Elements)
                {
                    yield return element;
                }
            }
        }
        finally
        {
            EndSequence(sequence);
        }
    }

    private async IAsyncEnumerable<T> ElementsAsync<T>(StrongBox<bool> hasBegun, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        BeginOnce(hasBegun);
        SequenceTaker<T> sequence = BeginSequence<T>();
        try
        {
            while (await TryReadPartAsync(sequence, cancellationToken).ConfigureAwait(false))
            {
                foreach (T element in sequence.Elements)
                {
                    yield return element;
                }
            }
        }
        finally
        {
            EndSequence(sequence);
        }
    }

    // Enumerated again, it would take the next message.
    private static void BeginOnce(StrongBox<bool> hasBegun)
    {
        if (hasBegun.Value)
        {
            throw new InvalidOperationException("The elements of a sequence were read already; keep them in a list to enumerate them again.");
        }

        hasBegun.Value = true;
    }

    private SequenceTaker<T> BeginSequence<T>()
    {
        using ChannelState.Call call = Enter();
        if (_taker.Taken > 0)
        {
            throw new InvalidOperationException(
                "A call that reads the message as a whole was cancelled within it: read it in that way again, or skip it.");
        }

        var sequence = _begun as SequenceTaker<T>;
        if (sequence is null)
        {
            EnsureNotBegun();
            SequenceRoot<T> root = _options.Serializer.ForSequence<T>();
            sequence = new SequenceTaker<T>(_input, _splitter, root);
            if (_splitter.NeedsScanner)
            {
                _splitter.Begin(root.CreateScanner(), splits: true);
            }
        }

        _begun = null;
        _sequence = sequence;
        _hasElements = false;
        return sequence;
    }

    private void EnsureNotBegun()
    {
        if (_begun is not null)
        {
            throw new InvalidOperationException(
                "A call that reads the message element by element was cancelled before the first one: read it in that way again, or skip it.");
        }
    }

    private bool TryReadPart<T>(SequenceTaker<T> sequence)
    {
        if (sequence.IsDone)
        {
            return false;
        }

        using ChannelState.Call call = EnterSequence(sequence);
        try
        {
            while (!sequence.TryTake())
            {
                if (!Fill())
                {
                    Throw.EndOfChannel();
                }
            }

            _hasElements |= sequence.Elements.Count > 0;
            return true;
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
    }

    private async ValueTask<bool> TryReadPartAsync<T>(SequenceTaker<T> sequence, CancellationToken cancellationToken)
    {
        if (sequence.IsDone)
        {
            return false;
        }

        using ChannelState.Call call = EnterSequence(sequence);
        try
        {
            cancellationToken.ThrowIfCancellationRequested();
            while (!sequence.TryTake())
            {
                if (!await FillAsync(cancellationToken).ConfigureAwait(false))
                {
                    Throw.EndOfChannel();
                }
            }

            _hasElements |= sequence.Elements.Count > 0;
            return true;
        }
        catch (Exception e) when (Note(e))
        {
            throw;
        }
    }

    private ChannelState.Call EnterSequence<T>(SequenceTaker<T> sequence)
    {
        ChannelState.Call call = _state.Enter();
        if (_sequence != sequence)
        {
            call.Dispose();
            throw new InvalidOperationException("The sequence was abandoned: another message was read before its end.");
        }

        return call;
    }

    private void EndSequence(SequenceTaker sequence)
    {
        if (_sequence == sequence && _state.TryEnter())
        {
            try
            {
                GiveUpSequence();
            }
            finally
            {
                _state.Leave();
            }
        }
    }

    private void GiveUpSequence()
    {
        SequenceTaker? sequence = _sequence;
        _sequence = null;
        if (sequence is { HasBegun: true } && !_hasElements)
        {
            _begun = sequence;
        }
        else if (sequence is not null && _hasElements)
        {
            try
            {
                sequence.Abandon();
            }
            catch (Exception e) when (_state.Break(e))
            {
                throw;
            }

            if (_splitter.IsLost)
            {
                _state.Break(new InvalidOperationException("A sequence was abandoned, and without length frames its end is unknown."));
            }
        }
    }
}
