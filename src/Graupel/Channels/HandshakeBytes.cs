using System.Buffers.Binary;
using System.Text;
using Graupel.Formats;

namespace Graupel.Channels;

/// <summary>What one end of a channel sends before the first message. The bytes are specified in docs/channels.md.</summary>
/// <param name="Format">Number of the format.</param>
/// <param name="FormatVersion">Its version.</param>
/// <param name="Habits">The options of the format that both sides need; empty for the default ones.</param>
/// <param name="HasFrames">Whether messages are length-prefixed.</param>
/// <param name="Contracts">The contracts of the messages.</param>
internal sealed record HandshakeBytes(byte Format, byte FormatVersion, string Habits, bool HasFrames, IReadOnlyList<HandshakeContract> Contracts)
{
    /// <summary>Number of bytes before the contracts.</summary>
    public const int HeaderSize = 12;

    private const int MaxBody = 1 << 20;
    private const byte Version = 1;
    private const byte FramesFlag = 1;
    private const byte TextsFlag = 2;
    private const byte ShapesFlag = 4;
    private const byte HabitsFlag = 8;
    private const int VersionAt = 4;
    private const int FormatAt = 5;
    private const int FormatVersionAt = 6;
    private const int FlagsAt = 7;
    private const int LengthAt = 8;

    private static ReadOnlySpan<byte> Magic => "GRPM"u8;

    /// <summary>Whether bytes begin as a handshake.</summary>
    public static bool IsBegun(ReadOnlySpan<byte> bytes) => bytes.Length > VersionAt && bytes.StartsWith(Magic) && bytes[VersionAt] == Version;

    /// <summary>Whether a message is the beginning of a handshake whose first byte was taken for its length.</summary>
    /// <param name="length">Number of bytes of the message.</param>
    /// <param name="bytes">As many of them as there are.</param>
    public static bool IsMessage(long length, ReadOnlySpan<byte> bytes) =>
        length + MessageFrame.FirstLength == Magic[0] && bytes.Length >= VersionAt && bytes.StartsWith(Magic[1..]) && bytes[VersionAt - 1] == Version;

    /// <summary>The bytes. Texts that are too long to be told are left out.</summary>
    public byte[] ToArray()
    {
        bool hasTexts = Contracts.Count > 0 && Contracts.All(contract => contract.Text.Length > 0);
        bool hasShapes = Contracts.Any(static contract => contract.IsPureData);
        byte[] body = Body(hasShapes, hasTexts);
        if (body.Length > MaxBody)
        {
            hasTexts = false;
            body = Body(hasShapes, hasTexts);
        }

        byte[] bytes = new byte[HeaderSize + body.Length];
        Magic.CopyTo(bytes);
        bytes[VersionAt] = Version;
        bytes[FormatAt] = Format;
        bytes[FormatVersionAt] = FormatVersion;
        bytes[FlagsAt] = (byte)((HasFrames ? FramesFlag : 0) | (hasTexts ? TextsFlag : 0) | (hasShapes ? ShapesFlag : 0) | (Habits.Length > 0 ? HabitsFlag : 0));
        BinaryPrimitives.WriteInt32LittleEndian(bytes.AsSpan(LengthAt), body.Length);
        body.CopyTo(bytes, HeaderSize);
        return bytes;
    }

    /// <summary>How many bytes there are in all.</summary>
    /// <param name="bytes">What has arrived, up to the whole header.</param>
    /// <returns>The number; the size of the header as long as that has not arrived.</returns>
    public static int SizeOf(ReadOnlySpan<byte> bytes)
    {
        int known = Math.Min(bytes.Length, Magic.Length);
        if (!bytes[..known].SequenceEqual(Magic[..known]))
        {
            Throw.InvalidHeader("the other side sent no handshake", 0);
        }

        if (bytes.Length > VersionAt && bytes[VersionAt] != Version)
        {
            Throw.UnsupportedFormat($"version {bytes[VersionAt]} of the handshake", VersionAt);
        }

        if (bytes.Length < HeaderSize)
        {
            return HeaderSize;
        }

        if (bytes[FlagsAt] > (FramesFlag | TextsFlag | ShapesFlag | HabitsFlag))
        {
            Throw.UnsupportedFormat($"flags {bytes[FlagsAt]:X2} of the handshake", FlagsAt);
        }

        uint length = BinaryPrimitives.ReadUInt32LittleEndian(bytes[LengthAt..]);
        if (length > MaxBody)
        {
            Throw.InvalidLength($"a handshake of {length} bytes", LengthAt);
        }

        return HeaderSize + (int)length;
    }

    /// <summary>Reads a whole handshake.</summary>
    public static HandshakeBytes Read(ReadOnlySpan<byte> bytes)
    {
        bool hasTexts = (bytes[FlagsAt] & TextsFlag) != 0;
        bool hasShapes = (bytes[FlagsAt] & ShapesFlag) != 0;
        int at = HeaderSize;
        string habits = (bytes[FlagsAt] & HabitsFlag) == 0 ? "" : ReadText(bytes, ref at);
        ulong count = ReadNumber(bytes, ref at);
        var contracts = new List<HandshakeContract>();
        for (ulong i = 0; i < count; i++)
        {
            ulong fingerprint = BinaryPrimitives.ReadUInt64LittleEndian(Take(bytes, sizeof(ulong), ref at));
            bool isPureData = hasShapes && ReadShape(bytes, ref at);
            contracts.Add(new HandshakeContract(fingerprint, isPureData, hasTexts ? ReadText(bytes, ref at) : ""));
        }

        if (at < bytes.Length)
        {
            Throw.TrailingBytes(at);
        }

        return new HandshakeBytes(bytes[FormatAt], bytes[FormatVersionAt], habits, (bytes[FlagsAt] & FramesFlag) != 0, contracts);
    }

    private static bool ReadShape(ReadOnlySpan<byte> bytes, ref int at)
    {
        byte shape = Take(bytes, 1, ref at)[0];
        if (shape > 1)
        {
            Throw.InvalidHeader($"shape {shape} in the handshake", at - 1);
        }

        return shape != 0;
    }

    private byte[] Body(bool hasShapes, bool hasTexts)
    {
        using var body = new MemoryStream();
        if (Habits.Length > 0)
        {
            WriteText(body, Habits);
        }

        WriteNumber(body, Contracts.Count);
        Span<byte> fingerprint = stackalloc byte[sizeof(ulong)];
        foreach (HandshakeContract contract in Contracts)
        {
            BinaryPrimitives.WriteUInt64LittleEndian(fingerprint, contract.Fingerprint);
            body.Write(fingerprint);
            if (hasShapes)
            {
                body.WriteByte(contract.IsPureData ? (byte)1 : (byte)0);
            }

            if (hasTexts)
            {
                WriteText(body, contract.Text);
            }
        }

        return body.ToArray();
    }

    private static void WriteText(MemoryStream body, string text)
    {
        byte[] utf8 = Encoding.UTF8.GetBytes(text);
        WriteNumber(body, utf8.Length);
        body.Write(utf8);
    }

    private static string ReadText(ReadOnlySpan<byte> bytes, ref int at)
    {
        ulong length = ReadNumber(bytes, ref at);
        return Encoding.UTF8.GetString(Take(bytes, length, ref at));
    }

    private static void WriteNumber(MemoryStream body, int number)
    {
        Span<byte> bytes = stackalloc byte[Varint.MaximumSize];
        body.Write(bytes[..Varint.Write(bytes, (ulong)number)]);
    }

    private static ulong ReadNumber(ReadOnlySpan<byte> bytes, ref int at)
    {
        int size = Varint.Read(bytes[at..], out ulong number);
        if (size < 0)
        {
            Throw.InvalidHeader("a number of the handshake is not in its shortest form", at);
        }

        if (size == 0)
        {
            Throw.EndOfData(bytes.Length);
        }

        at += size;
        return number;
    }

    private static ReadOnlySpan<byte> Take(ReadOnlySpan<byte> bytes, ulong count, ref int at)
    {
        if (count > (ulong)(bytes.Length - at))
        {
            Throw.EndOfData(bytes.Length);
        }

        ReadOnlySpan<byte> taken = bytes.Slice(at, (int)count);
        at += taken.Length;
        return taken;
    }
}

/// <summary>What one end of a channel tells of a contract.</summary>
/// <param name="Fingerprint">Its fingerprint.</param>
/// <param name="IsPureData">Whether its bytes can be read only with the same contract.</param>
/// <param name="Text">What the fingerprint is a hash of; empty where that is not told.</param>
internal readonly record struct HandshakeContract(ulong Fingerprint, bool IsPureData, string Text);
