using System.Buffers;
using System.Text;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Writes MessagePack token by token, without a contract, everything in its smallest form. Arrays and maps begin with the number of their values;
/// <see cref="IsComplete"/> tells whether all of them were written.
/// </summary>
/// <param name="output">Receives the bytes.</param>
public sealed class MessagePackTokenWriter(IBufferWriter<byte> output)
{
    private readonly IBufferWriter<byte> _output = output ?? throw new ArgumentNullException(nameof(output));
    private TokenLevels _levels;

    /// <summary>The number of arrays and maps that are not complete yet.</summary>
    public int Depth => _levels.Depth;

    /// <summary>True if no array or map is incomplete.</summary>
    public bool IsComplete => Depth == 0;

    /// <summary>Writes nil.</summary>
    public void WriteNil() => WriteCode(MessagePackCode.Nil);

    /// <summary>Writes a bool.</summary>
    public void WriteBoolean(bool value) => WriteCode(value ? MessagePackCode.True : MessagePackCode.False);

    /// <summary>Writes an integer.</summary>
    public void WriteInteger(long value) => Advance(MessagePackEncoder.Signed(Room(), value));

    /// <summary>Writes an integer.</summary>
    public void WriteInteger(ulong value) => Advance(MessagePackEncoder.Unsigned(Room(), value));

    /// <summary>Writes an integer of -2^63 to 2^64 - 1.</summary>
    /// <exception cref="GraupelException">The integer is out of range (<see cref="ErrorKind.InvalidValue"/>).</exception>
    public void WriteInteger(Int128 value)
    {
        if (value < long.MinValue || value > ulong.MaxValue)
        {
            Throw.InvalidValue("an integer of more than 64 bits", -1);
        }

        Advance(value < 0 ? MessagePackEncoder.Signed(Room(), (long)value) : MessagePackEncoder.Unsigned(Room(), (ulong)value));
    }

    /// <summary>Writes a float of 32 bits.</summary>
    public void WriteSingle(float value) => Advance(MessagePackEncoder.Put32(Room(), MessagePackCode.Float32, BitConverter.SingleToUInt32Bits(value)));

    /// <summary>Writes a float of 64 bits.</summary>
    public void WriteDouble(double value) => Advance(MessagePackEncoder.Put64(Room(), MessagePackCode.Float64, BitConverter.DoubleToUInt64Bits(value)));

    /// <summary>Writes text, or nil if it is null.</summary>
    /// <exception cref="GraupelException">The text has an unpaired surrogate (<see cref="ErrorKind.InvalidText"/>).</exception>
    public void WriteText(string? value)
    {
        if (value is null)
        {
            WriteNil();
        }
        else
        {
            WriteText(value.AsSpan());
        }
    }

    /// <summary>Writes text.</summary>
    /// <exception cref="GraupelException">The text has an unpaired surrogate (<see cref="ErrorKind.InvalidText"/>).</exception>
    public void WriteText(ReadOnlySpan<char> value)
    {
        try
        {
            int length = StrictUtf8.Instance.GetByteCount(value);
            _output.Advance(MessagePackEncoder.TextHeader(Room(), length));
            _output.Advance(StrictUtf8.Instance.GetBytes(value, _output.GetSpan(length)));
        }
        catch (EncoderFallbackException)
        {
            Throw.HalfPair(-1);
        }

        Count();
    }

    /// <summary>Writes text that is already UTF-8; it is not validated.</summary>
    public void WriteUtf8(ReadOnlySpan<byte> value) => WriteCounted(MessagePackEncoder.TextHeader(Room(), value.Length), value);

    /// <summary>Writes bytes, or nil if they are null.</summary>
    public void WriteBytes(byte[]? value)
    {
        if (value is null)
        {
            WriteNil();
        }
        else
        {
            WriteBytes(value.AsSpan());
        }
    }

    /// <summary>Writes bytes.</summary>
    public void WriteBytes(ReadOnlySpan<byte> value) => WriteCounted(MessagePackEncoder.BlobHeader(Room(), value.Length), value);

    /// <summary>Writes an extension.</summary>
    /// <param name="type">Its type; negative ones belong to the specification.</param>
    /// <param name="content">Its bytes.</param>
    public void WriteExtension(sbyte type, ReadOnlySpan<byte> content) =>
        WriteCounted(MessagePackEncoder.ExtensionHeader(Room(), type, content.Length), content);

    /// <summary>Writes a timestamp. A local time is written as the same instant; a time of unspecified kind is taken as UTC.</summary>
    public void WriteTimestamp(DateTime value) =>
        Advance(MessagePackDates.Write(_output.GetSpan(MessagePackTimestamp.MaximumSize), value, MessagePackOptions.Interop, -1));

    /// <summary>Begins an array; its elements must follow.</summary>
    /// <param name="count">Number of elements.</param>
    public void WriteArrayHeader(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        Open(MessagePackEncoder.ArrayHeader(Room(), count), count, isMap: false);
    }

    /// <summary>Begins a map; its keys and values must follow, alternating.</summary>
    /// <param name="count">Number of pairs.</param>
    public void WriteMapHeader(int count)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(count);
        Open(MessagePackEncoder.MapHeader(Room(), count), 2L * count, isMap: true);
    }

    /// <summary>Writes one value that is already MessagePack; it is not validated.</summary>
    /// <exception cref="ArgumentException">There are no bytes.</exception>
    public void WriteRaw(ReadOnlySpan<byte> value)
    {
        if (value.IsEmpty)
        {
            throw new ArgumentException("A value has at least one byte.", nameof(value));
        }

        _output.Write(value);
        Count();
    }

    private Span<byte> Room() => _output.GetSpan(MessagePackEncoder.MaximumSize);

    private void WriteCode(byte code)
    {
        Room()[0] = code;
        Advance(1);
    }

    private void Advance(int size)
    {
        _output.Advance(size);
        Count();
    }

    private void WriteCounted(int header, ReadOnlySpan<byte> content)
    {
        _output.Advance(header);
        _output.Write(content);
        Count();
    }

    private void Open(int header, long values, bool isMap)
    {
        _output.Advance(header);
        _levels.Count();
        _levels.Open(values, isMap);
        Close();
    }

    private void Count()
    {
        _levels.Count();
        Close();
    }

    private void Close()
    {
        while (_levels.IsWhole)
        {
            _levels.Close();
        }
    }
}
