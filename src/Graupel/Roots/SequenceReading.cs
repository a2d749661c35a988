using Graupel.Carriers;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Roots;

/// <summary>A sequence that is being read, part by part.</summary>
internal abstract class SequenceReading<T>
{
    /// <summary>From this number of elements on, no more are read at once: those of few bytes may be large, and a chunk may hold some that take none.</summary>
    public const int Enough = 4096;

    /// <summary>Whether the sequence may end here.</summary>
    public abstract bool IsWhole { get; }

    /// <summary>Reads a part that begins and ends between elements, or its beginning if it has many of them.</summary>
    /// <param name="first">The first bytes.</param>
    /// <param name="source">Provides more, or null.</param>
    /// <param name="length">Number of bytes of the part.</param>
    /// <param name="splits">Whether a chunk of elements may continue in the next part.</param>
    /// <param name="elements">Takes the elements.</param>
    /// <returns>Number of bytes that were read; the rest is the next part.</returns>
    public abstract long Read(ReadOnlySpan<byte> first, Source? source, long length, bool splits, List<T> elements);
}

/// <summary>Where the format becomes a type.</summary>
internal sealed class SequenceReading<T, TFormat, TWriter, TReader>(
    TFormat format, Converter<TWriter, TReader, T> element, SerializerOptions options, bool isBare)
    : SequenceReading<T>
    where TFormat : struct, IWireFormat<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private ElementForm _form = new(WireKind.Absent, null, IsExpected: true);
    private bool _hasBegun;
    private bool _isAtEnd;
    private bool _isChunked;
    private int _left;
    private long _done;
    private ElementSize _size;

    /// <inheritdoc/>
    public override bool IsWhole => isBare || _isAtEnd;

    private int Done => (int)Math.Min(_done, int.MaxValue / 2);

    /// <inheritdoc/>
    public override long Read(ReadOnlySpan<byte> first, Source? source, long length, bool splits, List<T> elements)
    {
        TReader reader = default;
        format.Start(ref reader, first, source, options.Limits);
        reader.Dates = options.Dates;
        if (!isBare && !_hasBegun)
        {
            Begin(ref reader);
        }

        while (!_isAtEnd && elements.Count < Enough && (reader.Offset < length || (_left > 0 && _size.Minimum == 0)))
        {
            if (isBare)
            {
                ReadEach(ref reader, length, elements);
            }
            else if (_left == 0)
            {
                BeginChunk(ref reader);
            }
            else if (splits)
            {
                ReadSome(ref reader, length, elements);
            }
            else
            {
                ReadAll(ref reader, elements);
            }
        }

        bool isRead = _isAtEnd || elements.Count < Enough;
        if (isRead && reader.Offset < length && (splits || !options.AllowTrailingBytes))
        {
            Throw.TrailingBytes(reader.Offset);
        }

        reader.Complete();
        return isRead ? length : reader.Offset;
    }

    private void Begin(ref TReader reader)
    {
        _hasBegun = true;
        int count = reader.ReadSequenceHeader(element.Shape, out _form);
        if (count == SequenceCount.Null)
        {
            Throw.InvalidValue("null where a sequence was expected", reader.Offset);
        }

        _isChunked = count == SequenceCount.Chunked;
        _left = Math.Max(count, 0);
        _size = ElementReading.SizeOf<TReader, T>(element.Shape, in _form);
        _isAtEnd = count == 0;
    }

    private void BeginChunk(ref TReader reader)
    {
        _left = reader.ReadChunkHeader(element.Shape);
        _isAtEnd = _left == 0;
    }

    // Everything that the chunk announces must be there.
    private void ReadAll(ref TReader reader, List<T> elements)
    {
        while (_left > 0)
        {
            int block = ElementReading.NextBlock(ref reader, _left, _size);
            ReadBlock(ref reader, block, elements);
        }
    }

    private void ReadSome(ref TReader reader, long length, List<T> elements)
    {
        WireKind kind = _form.IsExpected ? element.Shape.Kind : _form.Kind;
        if (_size.Minimum == 0 || (TReader.LayoutOf(kind) != ElementLayout.Fixed && WireKinds.FixedSize(kind) > 0))
        {
            // Elements that may be in blocks are not split, and those that take no bytes are all there, and counted. How many parts came together is chance.
            reader.BeginValue();
            ReadAll(ref reader, elements);
        }
        else if (_size.IsFixed)
        {
            ReadBlock(ref reader, (int)Math.Clamp((length - reader.Offset) / _size.Minimum, 1, Math.Min(_left, Enough)), elements);
        }
        else
        {
            ReadEach(ref reader, length, elements);
        }
    }

    private void ReadBlock(ref TReader reader, int count, List<T> elements)
    {
        try
        {
            element.ReadMany(ref reader, ElementMemory.Append(elements, count), in _form);
        }
        catch (GraupelException e) when (e.MoveElement(Done))
        {
            throw;
        }

        Count(count);
    }

    private void ReadEach(ref TReader reader, long length, List<T> elements)
    {
        do
        {
            try
            {
                reader.BeginValue();
                elements.Add(element.ReadElement(ref reader, in _form));
            }
            catch (GraupelException e) when (e.EnterElement(Done, -1))
            {
                throw;
            }

            Count(1);
        }
        while (reader.Offset < length && elements.Count < Enough && (isBare || _left > 0));
    }

    private void Count(int count)
    {
        _done += count;
        if (!isBare)
        {
            _left -= count;
            _isAtEnd = _left == 0 && !_isChunked;
        }
    }
}
