using System.Buffers.Binary;

namespace Graupel.Formats;

/// <summary>
/// The available bytes for one step of a scan. Once they are not sufficient, <see cref="Needed"/> says how many would be, every further read returns 0,
/// and the step is taken again later.
/// </summary>
internal ref struct ScanInput(ReadOnlySpan<byte> data, long offset, bool takesReferences)
{
    private readonly ReadOnlySpan<byte> _data = data;
    private readonly long _start = offset;

    /// <summary>Number of bytes read by this step.</summary>
    public int Position { get; private set; }

    /// <summary>Number of bytes that the step needs at least; 0 as long as there are enough.</summary>
    public int Needed { get; private set; }

    public readonly long Offset => _start + Position;

    /// <summary>Makes sure that so many bytes are available, which the step will read in any case.</summary>
    public void Await(int count)
    {
        if (Needed == 0 && _data.Length - Position < count)
        {
            Needed = Position + count;
        }
    }

    public ulong ReadVarint()
    {
        if (Needed > 0)
        {
            return 0;
        }

        int size = Varint.Read(_data[Position..], out ulong value);
        if (size < 0)
        {
            HeadedInput.RefuseVarint(Offset == 0 && _data[Position..].StartsWith(HeadedReferences.RootMark), Offset);
        }

        if (size == 0)
        {
            Needed = _data.Length + 1;
            return 0;
        }

        Position += size;
        return value;
    }

    public byte ReadByte()
    {
        int at = Position;
        return Skip(1) ? _data[at] : (byte)0;
    }

    public ReadOnlySpan<byte> Read(int count)
    {
        int at = Position;
        return Skip(count) ? _data.Slice(at, count) : default;
    }

    public uint ReadUInt32()
    {
        int at = Position;
        return Skip(sizeof(uint)) ? BinaryPrimitives.ReadUInt32LittleEndian(_data[at..]) : 0;
    }

    public bool ReadPresence()
    {
        byte presence = ReadByte();
        if (presence > 1)
        {
            HeadedInput.RefusePresence(Offset - 1);
        }

        return presence != 0;
    }

    /// <summary>Whether some bytes follow, which stay. One more is needed as long as those at hand could be their beginning.</summary>
    public bool StartsWith(ReadOnlySpan<byte> expected)
    {
        ReadOnlySpan<byte> next = _data[Position..];
        if (next.Length < expected.Length && expected.StartsWith(next))
        {
            Await(next.Length + 1);
            return false;
        }

        return next.StartsWith(expected);
    }

    /// <summary>Reads the kind of a value or of elements.</summary>
    public WireKind ReadKind()
    {
        var kind = (WireKind)ReadByte();
        if (Needed == 0)
        {
            HeadedKinds.Ensure(kind, takesReferences, Offset);
        }

        return kind;
    }

    /// <summary>Reads the kind of a member, which may be absent.</summary>
    public WireKind ReadMemberKind()
    {
        var kind = (WireKind)ReadByte();
        if (Needed == 0)
        {
            HeadedKinds.EnsureMember(kind, takesReferences, Offset);
        }

        return kind;
    }

    public bool Skip(int count)
    {
        if (Needed > 0)
        {
            return false;
        }

        if (_data.Length - Position < count)
        {
            Needed = Position + count;
            return false;
        }

        Position += count;
        return true;
    }
}
