using Graupel.Roots;

namespace Graupel.Channels;

/// <summary>A message that is a sequence whose elements come one by one: gathers some of them, and makes a part of the message of these.</summary>
internal sealed class SequenceWriting<T>
{
    private const int PartSize = 24 * 1024;
    private const int MaxElements = 4096;

    private readonly OutgoingMessages _messages;
    private readonly SequenceRoot<T> _sequence;
    private readonly bool _hasFrames;
    private readonly int _mark;
    private T[] _elements = new T[1];
    private int _count;
    private bool _hasBegun;

    public SequenceWriting(OutgoingMessages messages, SequenceRoot<T> sequence, bool hasFrames)
    {
        if (!hasFrames && !sequence.HasChunks)
        {
            throw new NotSupportedException("The format must know the number of elements before the first one; use length frames.");
        }

        _messages = messages;
        _sequence = sequence;
        _hasFrames = hasFrames;
        _mark = messages.Mark;
        if (hasFrames)
        {
            messages.Add([MessageFrame.Chunked]);
        }
    }

    /// <summary>Whether some of the message was sent, so that it must be sent as a whole.</summary>
    public bool IsUnderWay { get; private set; }

    /// <summary>Adds an element.</summary>
    /// <returns>Whether what was made must be sent before the next one is added.</returns>
    public bool Add(T element)
    {
        _elements[_count++] = element;
        if (_count == _elements.Length)
        {
            MakePart(isLast: false);
        }

        return _messages.IsFull;
    }

    /// <summary>Makes a part of the message of the elements that wait.</summary>
    /// <returns>Whether there is something to send.</returns>
    public bool TryMakePart()
    {
        if (_count > 0)
        {
            MakePart(isLast: false);
        }

        return _hasBegun && !_messages.IsEmpty;
    }

    /// <summary>Ends the message.</summary>
    public void End()
    {
        MakePart(isLast: true);
        if (_hasFrames)
        {
            _messages.Add([MessageFrame.LastChunk]);
        }
    }

    /// <summary>Says that what was made is about to be sent.</summary>
    public void BeginSend() => IsUnderWay = true;

    /// <summary>Takes the message back, none of which was sent.</summary>
    public void TakeBack() => _messages.CutBack(_mark);

    private void MakePart(bool isLast)
    {
        var body = new ElementsBody<T>(_sequence, _elements.AsMemory(0, _count), !_hasBegun, isLast);
        _hasBegun = true;
        if (!_hasFrames)
        {
            _messages.Add(in body);
        }
        else if (_count > 0 || _sequence.HasChunks)
        {
            _messages.AddWithLength(in body, lengthBias: 0);
        }

        if (_count > 0)
        {
            AdaptSize();
        }
    }

    // As many elements at a time as make a part of the wanted size, if the next ones are like these.
    private void AdaptSize()
    {
        long sizeOfOne = Math.Max(1, _messages.LastLength / _count);
        long wanted = Math.Clamp(PartSize / sizeOfOne, 1, Math.Min(MaxElements, 4L * _count));
        if (wanted != _elements.Length)
        {
            _elements = new T[wanted];
        }
        else
        {
            Array.Clear(_elements);
        }

        _count = 0;
    }
}
