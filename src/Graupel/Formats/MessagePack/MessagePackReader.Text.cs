using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>Strings and bytes. Memory is taken in proportion to the bytes that are there.</content>
public ref partial struct MessagePackReader
{
    private const int PieceSize = 4096;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string? ReadString()
    {
        if (!_in.TryTakeCounted(MessagePackCode.FixText, MessagePackCode.MaxFixText, out ReadOnlySpan<byte> bytes))
        {
            return ReadOtherString();
        }

        return MessagePackText.Read(bytes) ?? RefuseText(bytes.Length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? ReadOtherString()
    {
        int length = ReadTextHeader("a string");
        if (length < 0)
        {
            return null;
        }

        // A source copies what it must give in one piece; it is not asked to do so for a text of any length.
        ReadOnlySpan<byte> bytes = length <= Math.Max(_in.Remaining, PieceSize) ? _in.TakeSpan(length) : _in.ReadBytes(length);
        return MessagePackText.Read(bytes) ?? RefuseText(length);
    }

    private readonly string RefuseText(int length)
    {
        Throw.InvalidText("not well-formed UTF-8", Offset - length);
        return "";
    }

    /// <inheritdoc/>
    public byte[]? ReadBlob()
    {
        if (TryReadNil())
        {
            return null;
        }

        byte code = _in.Peek(1);
        if (MessagePackCode.IsBytes(code))
        {
            return _in.ReadBytes(EnsureRemaining(ReadLength(MessagePackCode.Bin8), 1));
        }

        if (MessagePackCode.IsArray(code))
        {
            return ReadByteArray();
        }

        return _options.OldSpecification ? _in.ReadBytes(ReadTextHeader("bytes")) : RefuseBlob(code);
    }

    /// <inheritdoc/>
    public byte[]? ReadExtension(out sbyte type)
    {
        type = 0;
        if (TryReadNil())
        {
            return null;
        }

        long start = Offset;
        uint length = ReadExtensionLength("an extension");
        type = unchecked((sbyte)_in.TakeSpan(1)[0]);
        if (Objects is not null)
        {
            MessagePackReference.Refuse(type, start);
        }

        return _in.ReadBytes(EnsureRemaining(length, 1));
    }

    // What other libraries write for some collections of bytes, and languages that have nothing else for them.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private byte[] ReadByteArray()
    {
        int at = _member;
        int count = ReadCountHeader(MessagePackCode.FixArray, MessagePackCode.Array16, 1, "bytes");
        byte[] bytes = new byte[_in.Affordable(count, minimumSize: 1, managedSize: 1)];
        int done = 0;
        try
        {
            for (; done < count; done++)
            {
                if (done == bytes.Length)
                {
                    Array.Resize(ref bytes, (int)Math.Min(count, 2L * done));
                }

                bytes[done] = (byte)ReadUnsigned(-1, byte.MaxValue);
            }
        }
        catch (GraupelException e) when (e.EnterElement(done, at))
        {
            throw;
        }

        return bytes;
    }

    // -1 for nil.
    private int ReadTextHeader(string expected)
    {
        byte code = _in.Peek(1);
        if ((code & 0xE0) == MessagePackCode.FixText)
        {
            _in.Advance(1);
            return EnsureRemaining((uint)(code & MessagePackCode.MaxFixText), 1);
        }

        if (code is >= MessagePackCode.Text8 and <= MessagePackCode.Text32)
        {
            return EnsureRemaining(ReadLength(MessagePackCode.Text8), 1);
        }

        if (_options.OldSpecification && code is >= MessagePackCode.Bin8 and <= MessagePackCode.Bin32)
        {
            return EnsureRemaining(ReadLength(MessagePackCode.Bin8), 1);
        }

        if (code != MessagePackCode.Nil)
        {
            Refuse(code, expected, Offset);
        }

        _in.Advance(1);
        return -1;
    }

    private byte[] RefuseBlob(byte code)
    {
        Refuse(code, "bytes", Offset);
        return [];
    }

    private ReadOnlySpan<byte> ReadShortText(string expected, int longest)
    {
        long start = Offset;
        int length = ReadTextHeader(expected);
        if (length < 0 || length > longest)
        {
            Throw.InvalidValue(length < 0 ? $"nil where {expected} was expected" : $"the text is too long for {expected}", start);
        }

        return _in.TakeSpan(length);
    }
}
