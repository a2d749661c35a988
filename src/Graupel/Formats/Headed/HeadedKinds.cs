namespace Graupel.Formats;

/// <summary>Which kinds may stand where: readers, scanners and dumps refuse the same ones.</summary>
internal static class HeadedKinds
{
    /// <summary>Refuses what is no kind of elements or of a single value.</summary>
    public static void Ensure(WireKind kind, bool takesReferences, long offset)
    {
        if (kind is WireKind.BaseObject or WireKind.Absent)
        {
            Throw.InvalidHeader($"kind {(byte)kind:X2} is not allowed here", offset);
        }

        EnsureKnown(kind, takesReferences, offset);
    }

    /// <summary>Refuses what is no kind of a member, which may be absent or a base object.</summary>
    public static void EnsureMember(WireKind kind, bool takesReferences, long offset)
    {
        if (kind is WireKind.HeadedObject or WireKind.BareObject)
        {
            Throw.InvalidHeader($"kind {(byte)kind:X2} of a member", offset);
        }

        if (kind != WireKind.Absent)
        {
            EnsureKnown(kind, takesReferences, offset);
        }
    }

    /// <summary>Refuses kinds of values that are no case of a union.</summary>
    public static void EnsureCase(WireKind kind, long offset)
    {
        if (WireKinds.IsNullable(kind) || kind is WireKind.HeadedObject or WireKind.BareObject or WireKind.Union or WireKind.Tracked)
        {
            Throw.InvalidHeader($"kind {(byte)kind:X2} in a union", offset);
        }
    }

    /// <summary>Refuses kinds of values that nothing refers to.</summary>
    public static void EnsureObject(WireKind kind, long offset)
    {
        if (WireKinds.IsNullable(kind) || kind is WireKind.HeadedObject or WireKind.BareObject or WireKind.Tracked)
        {
            Throw.InvalidHeader($"kind {(byte)kind:X2} of an object that is referred to", offset);
        }
    }

    /// <summary>Refuses arrays of one dimension, which are sequences, and of more than there are.</summary>
    public static void EnsureRank(ulong rank, long offset)
    {
        if (rank is < HeadedCode.MinRank or > HeadedCode.MaxRank)
        {
            Throw.InvalidHeader($"an array of rank {rank}", offset);
        }
    }

    private static void EnsureKnown(WireKind kind, bool takesReferences, long offset)
    {
        if (kind == WireKind.Tracked && !takesReferences)
        {
            Throw.ReferenceUnexpected(offset);
        }

        if (!WireKinds.IsKnown(kind))
        {
            Throw.UnsupportedFormat($"kind {(byte)kind:X2}", offset);
        }
    }
}
