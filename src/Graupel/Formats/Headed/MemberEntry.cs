using System.Buffers.Binary;

namespace Graupel.Formats;

/// <summary>One entry of an object header: an order number or the hash of a name, and a kind.</summary>
internal readonly record struct MemberEntry(uint Id, WireKind Kind, bool IsName)
{
    /// <summary>Reads the entries of a header; every one is checked.</summary>
    /// <param name="header">The whole header.</param>
    /// <param name="form">Its form.</param>
    /// <param name="count">Its count.</param>
    /// <param name="offset">Its offset, for errors.</param>
    /// <param name="takesReferences">Whether members may be tracked references.</param>
    public static List<MemberEntry> ReadAll(ReadOnlySpan<byte> header, int form, int count, long offset, bool takesReferences)
    {
        var entries = new List<MemberEntry>(count);
        ReadOnlySpan<byte> rest = header[Varint.Read(header, out _)..];
        long order = -1;
        int baseCount = 0;
        for (int i = 0; i < count; i++)
        {
            uint id;
            if (form == MemberList.Named)
            {
                id = BinaryPrimitives.ReadUInt32LittleEndian(rest);
                rest = rest[sizeof(uint)..];
            }
            else if (form == MemberList.Sparse)
            {
                int size = Varint.Read(rest, out ulong delta);
                if (size <= 0 || delta > int.MaxValue + 1UL || order + (long)delta > int.MaxValue)
                {
                    Throw.InvalidHeader("an order number is out of range", offset);
                }

                rest = rest[size..];
                order += (long)delta;
                id = order < 0 ? 0 : (uint)order;
                if (delta == 0 && i > 0)
                {
                    Throw.DuplicateMember("an object", offset);
                }
            }
            else
            {
                id = (uint)(i + 1 - baseCount);
            }

            var kind = (WireKind)rest[0];
            rest = rest[1..];
            bool isBase = kind == WireKind.BaseObject;
            if (isBase && (i > 0 || (form != MemberList.Numbered && order >= 0) || (form == MemberList.Named && id != 0)))
            {
                Throw.InvalidHeader("a base object that is not the first member", offset);
            }

            bool isZero = id == 0 && (form == MemberList.Named || (form == MemberList.Sparse && order < 0));
            if (isZero && !isBase)
            {
                Throw.InvalidHeader("a number or hash that only a base object has", offset);
            }

            baseCount += isBase ? 1 : 0;
            HeadedKinds.EnsureMember(kind, takesReferences, offset);
            if (kind != WireKind.Absent || form != MemberList.Numbered)
            {
                entries.Add(new MemberEntry(id, kind, form == MemberList.Named));
            }
        }

        return entries;
    }
}
