using System.Buffers;

namespace Graupel.Formats.MessagePack;

/// <content>Input in several segments: headers and numbers are read from one segment; other bytes are copied only when they are requested.</content>
public ref partial struct MessagePackTokenReader
{
    private readonly bool IsLastPiece => _origin + _data.Length == _length;

    // After the current token.
    private void StepOver()
    {
        long end = _content + _size;
        if (end > _data.Length)
        {
            _rest = _rest.Slice(end);
            _data = _rest.FirstSpan;
            _origin += end;
            end = 0;
        }

        (_start, _content, _size, Count) = ((int)end, (int)end, 0, 0);
    }

    // At least so many bytes from the current token on, or all that are left.
    private void Refill(int size)
    {
        _rest = _rest.Slice(_start);
        _origin += _start;
        (_start, _content) = (0, 0);
        _data = _rest.FirstSpan;
        if (_data.Length < size)
        {
            _data = _rest.Slice(0, Math.Min(size, _rest.Length)).ToArray();
        }
    }

    private void Gather()
    {
        int size = MessagePackScan.HeadSize(_data[_start]);
        if (_data.Length - _start < size)
        {
            Refill(size);
        }
    }

    private readonly ReadOnlySpan<byte> Piece(int start, long size)
    {
        if (size <= _data.Length - start)
        {
            return _data.Slice(start, (int)size);
        }

        if (size > Array.MaxLength)
        {
            Throw.InvalidLength($"{size} bytes do not fit into memory", _origin + start);
        }

        return _rest.Slice(start, size).ToArray();
    }

    private readonly ReadOnlySequence<byte> Segments(int start, long size) =>
        _rest.IsEmpty ? new(_data.Slice(start, (int)size).ToArray()) : _rest.Slice(start, size);

    private readonly long SizeOfRaw() => Token is MessagePackToken.Array or MessagePackToken.Map ? SizeOfValue() : _content - _start + _size;

    private readonly long SizeOfValue()
    {
        var scan = new MessagePackScan(objects: null);
        if (scan.Run(_data[_start..], Offset, out int size, out _))
        {
            return size;
        }

        if (IsLastPiece)
        {
            Throw.EndOfData(_length);
        }

        return SizeAcrossPieces();
    }

    private readonly long SizeAcrossPieces()
    {
        var scan = new MessagePackScan(objects: null);
        Span<byte> header = stackalloc byte[MessagePackEncoder.MaximumSize];
        ReadOnlySequence<byte> rest = _rest.Slice(_start);
        long size = 0;
        int consumed;
        int needed;
        while (!scan.Run(rest.FirstSpan, Offset + size, out consumed, out needed))
        {
            size += consumed;
            rest = rest.Slice(consumed);
            if (needed > rest.Length)
            {
                Throw.EndOfData(_length);
            }

            // If more was requested than there is, the scan is before a header.
            if (rest.FirstSpan.Length < Math.Min(needed, header.Length))
            {
                Span<byte> head = header[..Math.Min(needed, header.Length)];
                rest.Slice(0, head.Length).CopyTo(head);
                bool isWhole = scan.Run(head, Offset + size, out consumed, out _);
                size += consumed;
                rest = rest.Slice(consumed);
                if (isWhole)
                {
                    return size;
                }
            }
        }

        return size + consumed;
    }
}
