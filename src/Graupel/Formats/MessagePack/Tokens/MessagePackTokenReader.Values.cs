using System.Buffers.Binary;
using System.Text;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <content>The values of tokens. A value that does not fit the requested type is refused.</content>
public ref partial struct MessagePackTokenReader
{
    /// <summary>The value of a bool.</summary>
    /// <exception cref="GraupelException">The token is of another type (<see cref="ErrorKind.KindMismatch"/>).</exception>
    public readonly bool GetBoolean()
    {
        Expect(MessagePackToken.Boolean);
        return _data[_start] == MessagePackCode.True;
    }

    /// <summary>The value of an integer.</summary>
    /// <exception cref="GraupelException">The token is of another type, or the number is too large (<see cref="ErrorKind.InvalidValue"/>).</exception>
    public readonly long GetInt64()
    {
        Int128 value = GetInteger();
        return value <= long.MaxValue ? (long)value : (long)Refuse();
    }

    /// <summary>The value of an integer.</summary>
    /// <exception cref="GraupelException">The token is of another type, or the number is negative (<see cref="ErrorKind.InvalidValue"/>).</exception>
    public readonly ulong GetUInt64()
    {
        Int128 value = GetInteger();
        return value >= 0 ? (ulong)value : (ulong)Refuse();
    }

    /// <summary>The value of an integer of any size.</summary>
    /// <exception cref="GraupelException">The token is of another type.</exception>
    public readonly Int128 GetInteger()
    {
        Expect(MessagePackToken.Integer);
        ulong bits = MessagePackDecoder.Integer(_data.Slice(_start, _content - _start + (int)_size), out bool isNegative);
        return isNegative ? unchecked((long)bits) : bits;
    }

    /// <summary>The value of a float of 32 bits.</summary>
    /// <exception cref="GraupelException">The token is of another type.</exception>
    public readonly float GetSingle()
    {
        Expect(MessagePackToken.Single);
        return BinaryPrimitives.ReadSingleBigEndian(_data[_content..]);
    }

    /// <summary>The value of a float of 32 or 64 bits.</summary>
    /// <exception cref="GraupelException">The token is of another type.</exception>
    public readonly double GetDouble()
    {
        if (Token == MessagePackToken.Single)
        {
            return GetSingle();
        }

        Expect(MessagePackToken.Double);
        return BinaryPrimitives.ReadDoubleBigEndian(_data[_content..]);
    }

    /// <summary>The text, whose bytes are <see cref="Content"/>.</summary>
    /// <exception cref="GraupelException">The token is of another type, or the text is not well-formed UTF-8 (<see cref="ErrorKind.InvalidText"/>).</exception>
    public readonly string GetString()
    {
        Expect(MessagePackToken.Text);
        ReadOnlySpan<byte> content = Content;
        if (!Utf8.IsValid(content))
        {
            Throw.InvalidText("not well-formed UTF-8", _origin + _content);
        }

        return Encoding.UTF8.GetString(content);
    }

    /// <summary>The time of a timestamp, in UTC, truncated to 100 ns.</summary>
    /// <returns>False for another token, an extension of another type, or a time that <see cref="DateTime"/> cannot represent.</returns>
    public readonly bool TryGetTimestamp(out DateTime value)
    {
        value = default;
        return Token == MessagePackToken.Extension && ExtensionType == unchecked((sbyte)MessagePackCode.Timestamp)
            && MessagePackDates.TryReadTimestamp(Content, out value);
    }

    private readonly void Expect(MessagePackToken token)
    {
        if (Token != token)
        {
            Throw.KindMismatch(Token.ToString(), token.ToString(), Offset);
        }
    }

    private readonly Int128 Refuse()
    {
        Throw.InvalidValue("a number that the type cannot represent", Offset);
        return 0;
    }
}
