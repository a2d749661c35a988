using System.Buffers;
using Graupel.Roots;

namespace Graupel.Channels;

/// <summary>A message that is a sequence whose elements come one by one: gathers some of them, and makes a part of the message of these.</summary>
internal sealed class SequenceWriting<T>
{
    private const int PartSize = 24 * 1024;
    private const int MaxElements = 4096;

    // Of elements that grow all at once there may be too many: no more than this is made of several. What other limits refuse may be too many as well.
    private const int MaxPartSize = 1024 * 1024;

    // Buffers are often filled again and again, so each is written before the next one is requested. They are large enough for that.
    private static readonly bool _isBuffer = typeof(T).IsArray || (typeof(T).IsGenericType && Buffers.Contains(typeof(T).GetGenericTypeDefinition()));

    private readonly OutgoingMessages _messages;
    private readonly SequenceRoot<T> _sequence;
    private readonly bool _hasFrames;
    private readonly int _mark;
    private T[] _elements = new T[1];
    private int _count;
    private int _made;
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

    private static Type[] Buffers => [typeof(Memory<>), typeof(ReadOnlyMemory<>), typeof(ArraySegment<>), typeof(ReadOnlySequence<>)];

    /// <summary>Whether some of the message was sent, so that it must be sent as a whole.</summary>
    public bool IsUnderWay { get; private set; }

    /// <summary>Whether there is something to send.</summary>
    public bool HasParts => _hasBegun && !_messages.IsEmpty;

    // Whether as many elements wait as are made a part of, or some of these are left.
    private bool IsPartDue => _count == _elements.Length || _made > 0;

    /// <summary>Adds an element, and makes a part of the message where it is time.</summary>
    /// <returns>False if what was written must be sent first; then <see cref="TryMake"/> continues.</returns>
    public bool TryAdd(T element)
    {
        _elements[_count++] = element;
        return TryMake();
    }

    /// <summary>Makes parts of the message as long as it is time.</summary>
    /// <returns>False when what was made must be sent before the next one is.</returns>
    public bool TryMake()
    {
        while (IsPartDue && !_messages.IsFull)
        {
            MakePart(endsHere: false);
        }

        return !_messages.IsFull;
    }

    /// <summary>Makes parts of the message of all elements that wait.</summary>
    /// <returns>False when what was made must be sent before the rest is.</returns>
    public bool TryMakeAll()
    {
        while (_count > 0 && !_messages.IsFull)
        {
            MakePart(endsHere: false);
        }

        return _count == 0;
    }

    /// <summary>Ends the message.</summary>
    /// <returns>False when what was made must be sent before the rest is.</returns>
    public bool TryEnd()
    {
        bool hasEnded = false;
        while (!hasEnded && !_messages.IsFull)
        {
            hasEnded = MakePart(endsHere: true);
        }

        if (hasEnded && _hasFrames)
        {
            _messages.Add([MessageFrame.LastChunk]);
        }

        return hasEnded;
    }

    /// <summary>Says that what was made is about to be sent.</summary>
    public void BeginSend() => IsUnderWay = true;

    /// <summary>Takes the message back, none of which was sent.</summary>
    public void TakeBack() => _messages.CutBack(_mark);

    // Of all elements that wait if they take no more than they may, else of fewer. Gives whether it holds the last of them.
    private bool MakePart(bool endsHere)
    {
        int count = _count - _made;
        while (!TryMakePart(count, endsHere && _made + count == _count))
        {
            count /= 2;
        }

        _made += count;
        bool holdsLast = _made == _count;
        if (holdsLast && count > 0)
        {
            BeginPart(count);
        }

        return holdsLast;
    }

    private bool TryMakePart(int count, bool isLast)
    {
        var body = new ElementsBody<T>(_sequence, _elements.AsMemory(_made, count), !_hasBegun, isLast);
        long limit = count > 1 ? MaxPartSize : long.MaxValue;
        try
        {
            if (!_hasFrames)
            {
                _messages.Add(in body, limit);
            }
            else if (count > 0 || _sequence.HasChunks)
            {
                _messages.AddWithLength(in body, lengthBias: 0, limit);
            }
        }
        catch (GraupelException e) when (count > 1 && e.Kind == ErrorKind.LimitExceeded)
        {
            return false;
        }

        _hasBegun = true;
        return true;
    }

    // As many elements at a time as make a part of the wanted size, if the next ones are like these.
    private void BeginPart(int count)
    {
        long sizeOfOne = Math.Max(1, _messages.LastLength / count);
        long size = Math.Min(PartSize, _messages.Limit / 2);
        int wanted = _isBuffer ? 1 : (int)Math.Clamp(size / sizeOfOne, 1, Math.Min(MaxElements, 4L * count));
        if (wanted != _elements.Length)
        {
            _elements = new T[wanted];
        }
        else
        {
            Array.Clear(_elements);
        }

        _count = 0;
        _made = 0;
    }
}
