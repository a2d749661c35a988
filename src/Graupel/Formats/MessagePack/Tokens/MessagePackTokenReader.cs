using System.Buffers;
using System.Buffers.Binary;
using Graupel.Carriers;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Reads any MessagePack bytes token by token, without a contract: values back to back, each with everything below it.
/// It is not recursive, checks lengths and counts before it uses them, and allocates memory only in proportion to the depth.
/// </summary>
/// <remarks>
/// <code>
/// var reader = new MessagePackTokenReader(bytes);
/// while (reader.Read())
/// {
///     Console.WriteLine($"{reader.Offset}: {reader.Token}");
/// }
/// </code>
/// Copies of a reader share the state of open arrays and maps: continue with only one of them.
/// </remarks>
public ref partial struct MessagePackTokenReader
{
    private readonly long _length;

    // A piece of the bytes; in a sequence, what begins with it.
    private ReadOnlySpan<byte> _data;
    private ReadOnlySequence<byte> _rest;
    private long _origin;
    private TokenLevels _levels;
    private int _start;
    private int _content;
    private long _size;

    /// <summary>Starts to read contiguous bytes.</summary>
    /// <param name="data">The bytes.</param>
    public MessagePackTokenReader(ReadOnlySpan<byte> data)
    {
        _data = data;
        _length = data.Length;
    }

    /// <summary>Starts to read bytes in segments. Values may span several of them: the content of such a value is copied when it is requested.</summary>
    /// <param name="data">The bytes.</param>
    public MessagePackTokenReader(in ReadOnlySequence<byte> data)
    {
        _rest = SequencePieces.TrimStart(data);
        _data = _rest.FirstSpan;
        _length = data.Length;
    }

    /// <summary>The current token.</summary>
    public MessagePackToken Token { get; private set; }

    /// <summary>The offset of the token.</summary>
    public readonly long Offset => _origin + _start;

    /// <summary>The number of arrays and maps around the token.</summary>
    public int Depth { get; private set; }

    /// <summary>True for the key of a map.</summary>
    public bool IsKey { get; private set; }

    /// <summary>The number of elements of an array, or pairs of a map; 0 for other tokens.</summary>
    public uint Count { get; private set; }

    /// <summary>The bytes of a text, of bytes, or of an extension without its type; empty for other tokens.</summary>
    /// <exception cref="GraupelException">They span several segments and do not fit into memory (<see cref="ErrorKind.InvalidLength"/>).</exception>
    public readonly ReadOnlySpan<byte> Content => Piece(_content, ContentLength);

    /// <summary>The number of bytes of <see cref="Content"/>.</summary>
    public readonly long ContentLength => Token is MessagePackToken.Text or MessagePackToken.Bytes or MessagePackToken.Extension ? _size : 0;

    /// <summary>The same bytes as <see cref="Content"/>, in their segments. They are copied only if the reader has a span.</summary>
    public readonly ReadOnlySequence<byte> ContentSequence => Segments(_content, ContentLength);

    /// <summary>The type of an extension; 0 for other tokens.</summary>
    public readonly sbyte ExtensionType => Token == MessagePackToken.Extension ? unchecked((sbyte)_data[_content - 1]) : (sbyte)0;

    /// <summary>The bytes of the value that begins here, with everything below it; empty at an end.</summary>
    /// <exception cref="GraupelException">
    /// The data ends inside the value, or contains the unused byte C1; or the bytes span several segments and do not fit into memory
    /// (<see cref="ErrorKind.InvalidLength"/>).
    /// </exception>
    public readonly ReadOnlySpan<byte> Raw => Piece(_start, SizeOfRaw());

    /// <summary>The same bytes as <see cref="Raw"/>, in their segments. They are copied only if the reader has a span.</summary>
    /// <exception cref="GraupelException">The data ends inside the value, or contains the unused byte C1.</exception>
    public readonly ReadOnlySequence<byte> RawSequence => Segments(_start, SizeOfRaw());

    /// <summary>Moves to the next token.</summary>
    /// <returns>False if there is none: the last value is complete.</returns>
    /// <exception cref="GraupelException">The data ends inside a value, or contains the unused byte C1.</exception>
    public bool Read()
    {
        StepOver();
        if (_levels.IsWhole)
        {
            Token = _levels.Close() ? MessagePackToken.EndMap : MessagePackToken.EndArray;
            (Depth, IsKey) = (_levels.Depth, false);
            return true;
        }

        // Until the value turns out to be one; the levels have not counted it either, so that another attempt fails in the same way.
        (Token, IsKey, Depth) = (MessagePackToken.None, false, _levels.Depth);
        if (_start == _data.Length && !IsLastPiece)
        {
            Refill(1);
        }

        if (_start == _data.Length)
        {
            if (Depth > 0)
            {
                Throw.EndOfData(_length);
            }

            return false;
        }

        if (_data.Length - _start < MessagePackEncoder.MaximumSize && !IsLastPiece)
        {
            Gather();
        }

        ReadValue(_data[_start]);
        return true;
    }

    /// <summary>Skips the content of an array or map that begins here, including its end; other tokens have no content to skip.</summary>
    /// <exception cref="GraupelException">The data ends inside the value, or contains the unused byte C1.</exception>
    public void Skip()
    {
        if (Token is MessagePackToken.Array or MessagePackToken.Map)
        {
            (_content, _size) = (_start, SizeOfValue());
            _levels.Close();
            (Token, IsKey) = (Token == MessagePackToken.Array ? MessagePackToken.EndArray : MessagePackToken.EndMap, false);
            StepOver();
        }
    }

    private void ReadValue(byte code)
    {
        switch (code)
        {
            case <= MessagePackCode.MaxFixInt or >= MessagePackCode.MinusFixInt:
                Take(MessagePackToken.Integer, 1, 0);
                break;
            case < MessagePackCode.FixArray:
                Open(MessagePackToken.Map, 1, (uint)(code & MessagePackCode.MaxFixCount));
                break;
            case < MessagePackCode.FixText:
                Open(MessagePackToken.Array, 1, (uint)(code & MessagePackCode.MaxFixCount));
                break;
            case < MessagePackCode.Nil:
                Take(MessagePackToken.Text, 1, code & MessagePackCode.MaxFixText);
                break;
            case MessagePackCode.Nil:
                Take(MessagePackToken.Nil, 1, 0);
                break;
            case MessagePackCode.False or MessagePackCode.True:
                Take(MessagePackToken.Boolean, 1, 0);
                break;
            case >= MessagePackCode.Bin8 and <= MessagePackCode.Bin32:
                TakeCounted(MessagePackToken.Bytes, code - MessagePackCode.Bin8, 0);
                break;
            case >= MessagePackCode.Ext8 and <= MessagePackCode.Ext32:
                TakeCounted(MessagePackToken.Extension, code - MessagePackCode.Ext8, 1);
                break;
            case MessagePackCode.Float32:
                Take(MessagePackToken.Single, 1, sizeof(float));
                break;
            case MessagePackCode.Float64:
                Take(MessagePackToken.Double, 1, sizeof(double));
                break;
            case >= MessagePackCode.UInt8 and <= MessagePackCode.Int64:
                Take(MessagePackToken.Integer, 1, MessagePackDecoder.IntegerSize(code) - 1);
                break;
            case >= MessagePackCode.FixExt1 and <= MessagePackCode.FixExt16:
                Take(MessagePackToken.Extension, 2, 1 << (code - MessagePackCode.FixExt1));
                break;
            case >= MessagePackCode.Text8 and <= MessagePackCode.Text32:
                TakeCounted(MessagePackToken.Text, code - MessagePackCode.Text8, 0);
                break;
            case MessagePackCode.Array16 or MessagePackCode.Array32:
                OpenCounted(MessagePackToken.Array, code - MessagePackCode.Array16);
                break;
            case MessagePackCode.Map16 or MessagePackCode.Map32:
                OpenCounted(MessagePackToken.Map, code - MessagePackCode.Map16);
                break;
            default:
                Throw.InvalidHeader("the byte C1, which is never used", Offset);
                break;
        }
    }

    private void Take(MessagePackToken token, int header, long length)
    {
        if (header + length > _length - Offset)
        {
            Throw.EndOfData(_length);
        }

        Token = token;
        IsKey = _levels.Count();
        _content = _start + header;
        _size = length;
    }

    private void TakeCounted(MessagePackToken token, int sizeBits, int type) =>
        Take(token, 1 + (1 << sizeBits) + type, ReadCount(1 << sizeBits));

    private void OpenCounted(MessagePackToken token, int sizeBits) => Open(token, 1 + (2 << sizeBits), ReadCount(2 << sizeBits));

    private void Open(MessagePackToken token, int header, uint count)
    {
        bool isMap = token == MessagePackToken.Map;
        long values = isMap ? 2L * count : count;

        // Each takes a byte at least.
        if (values > _length - Offset - header)
        {
            Throw.EndOfData(_length);
        }

        Take(token, header, 0);
        Count = count;
        _levels.Open(values, isMap);
    }

    private readonly uint ReadCount(int size)
    {
        ReadOnlySpan<byte> bytes = _data[(_start + 1)..];
        if (size > bytes.Length)
        {
            Throw.EndOfData(_length);
        }

        return size switch
        {
            1 => bytes[0],
            2 => BinaryPrimitives.ReadUInt16BigEndian(bytes),
            _ => BinaryPrimitives.ReadUInt32BigEndian(bytes),
        };
    }
}
