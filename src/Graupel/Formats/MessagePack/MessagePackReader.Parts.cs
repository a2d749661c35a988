using System.Buffers.Binary;
using System.Runtime.CompilerServices;

namespace Graupel.Formats.MessagePack;

/// <content>What scalars and structures are made of: integers, lengths, counts, timestamps.</content>
public ref partial struct MessagePackReader
{
    bool IReader.TryReadNull() => TryReadNil();

    private bool TryReadNil() => _in.TryTake(MessagePackCode.Nil);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private long ReadSigned(int offset, long minimum, long maximum) =>
        _in.TryTakeSmall(out byte value) ? value : ReadOtherSigned(offset, minimum, maximum);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong ReadUnsigned(int offset, ulong maximum) =>
        _in.TryTakeSmall(out byte value) ? value : ReadOtherUnsigned(offset, maximum);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long ReadOtherSigned(int offset, long minimum, long maximum)
    {
        long value;
        if (_in.Remaining >= MessagePackEncoder.MaximumSize && MessagePackDecoder.TryDecode(_in.Span[..MessagePackEncoder.MaximumSize], out value, out int size)
            && value >= minimum && value <= maximum)
        {
            _in.Take(size);
            return value;
        }

        Note(offset);
        long start = Offset;
        ulong bits = ReadInteger(out bool isNegative);
        value = unchecked((long)bits);
        if (value < 0 != isNegative || value < minimum || value > maximum)
        {
            RefuseNumber(start);
        }

        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ulong ReadOtherUnsigned(int offset, ulong maximum)
    {
        if (_in.Remaining >= MessagePackEncoder.MaximumSize && MessagePackDecoder.TryDecode(_in.Span[..MessagePackEncoder.MaximumSize], out long value, out int size)
            && value >= 0 && (ulong)value <= maximum)
        {
            _in.Take(size);
            return (ulong)value;
        }

        Note(offset);
        long start = Offset;
        ulong bits = ReadInteger(out bool isNegative);
        if (isNegative || bits > maximum)
        {
            RefuseNumber(start);
        }

        return bits;
    }

    private ulong ReadInteger(out bool isNegative)
    {
        byte code = _in.Peek(1);
        int size = MessagePackDecoder.IntegerSize(code);
        if (size == 0)
        {
            Refuse(code, "an integer", Offset);
        }

        return MessagePackDecoder.Integer(_in.TakeSpan(size), out isNegative);
    }

    private static void RefuseNumber(long offset) => Throw.InvalidValue("a number that the type cannot represent", offset);

    private readonly void RefuseDigits(long offset) =>
        Throw.InvalidValue($"a number that the type cannot represent{(_options.RoundsFloats ? "" : $"; {nameof(MessagePackOptions)}.{nameof(MessagePackOptions.RoundsFloats)} rounds it")}", offset);

    // What does not fit 64 bits is bytes; false for an integer.
    private bool TryReadWide(out ReadOnlySpan<byte> bytes)
    {
        bytes = default;
        byte code = _in.Peek(1);
        bool isRaw = _options.OldSpecification && MessagePackCode.IsText(code);
        if (!isRaw && code is < MessagePackCode.Bin8 or > MessagePackCode.Bin32)
        {
            return false;
        }

        long start = Offset;
        long length = isRaw ? ReadTextHeader("an integer") : ReadLength(MessagePackCode.Bin8);
        if (length is 0 or > MessagePackWide.MaximumBytes)
        {
            RefuseNumber(start);
        }

        bytes = _in.TakeSpan((int)length);
        return true;
    }

    // The length after the first byte, which is the given one or one of the next two.
    private uint ReadLength(byte code8)
    {
        // Read once more, from memory that may be shared.
        int sizeBits = (_in.Peek(1) - code8) & 3;
        ReadOnlySpan<byte> header = _in.TakeSpan(1 + (1 << sizeBits));
        return sizeBits switch
        {
            0 => header[1],
            1 => BinaryPrimitives.ReadUInt16BigEndian(header[1..]),
            _ => BinaryPrimitives.ReadUInt32BigEndian(header[1..]),
        };
    }

    /// <summary>Checks a length or count before memory is taken for it.</summary>
    private readonly int EnsureRemaining(uint count, int minimumSize)
    {
        long least = (long)count * minimumSize;
        if (least <= _in.Remaining)
        {
            return (int)count;
        }

        long known = _in.KnownRemaining;
        if (known >= 0)
        {
            _in.EnsureKnown(least, known);
        }

        if (count > Array.MaxLength)
        {
            Throw.InvalidLength($"{count} elements or bytes do not fit into memory", Offset);
        }

        return (int)count;
    }

    /// <summary>Reads the header of an array or map.</summary>
    /// <param name="fix">First byte of those whose count is in it.</param>
    /// <param name="code16">First byte of those with a count of two bytes; the next is that of four.</param>
    /// <param name="parts">Values for each that is counted.</param>
    /// <param name="expected">For the error.</param>
    /// <returns>The count, or <see cref="SequenceCount.Null"/>.</returns>
    private int ReadCountHeader(byte fix, byte code16, int parts, string expected)
    {
        byte code = _in.Peek(1);
        if ((code & 0xF0) == fix)
        {
            _in.Advance(1);
            return EnsureRemaining((uint)(code & MessagePackCode.MaxFixCount), parts);
        }

        if (code == code16 || code == code16 + 1)
        {
            return EnsureRemaining(ReadLength((byte)(code16 - 1)), parts);
        }

        if (code != MessagePackCode.Nil)
        {
            Refuse(code, expected, Offset);
        }

        _in.Advance(1);
        return SequenceCount.Null;
    }

    private uint ReadExtensionLength(string expected)
    {
        byte code = _in.Peek(1);
        if (code is >= MessagePackCode.FixExt1 and <= MessagePackCode.FixExt16)
        {
            _in.Advance(1);
            return 1u << (code - MessagePackCode.FixExt1);
        }

        if (code is < MessagePackCode.Ext8 or > MessagePackCode.Ext32)
        {
            Refuse(code, expected, Offset);
        }

        return ReadLength(MessagePackCode.Ext8);
    }
}
