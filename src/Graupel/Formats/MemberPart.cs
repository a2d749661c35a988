namespace Graupel.Formats;

/// <summary>Where a walk is, in formats in which the members of a base are among those of the derived contract: one walk continues after the other.</summary>
internal struct MemberPart
{
    /// <summary>What the format knows of the members of all classes.</summary>
    public object Layout;

    /// <summary>Index among all members of the first of the base.</summary>
    public int First;

    /// <summary>Number of all members that come.</summary>
    public int End;

    /// <summary>Number of members that were met.</summary>
    public int Position;

    /// <summary>Whether a member was kept that no class has.</summary>
    public bool HasKept;

    /// <summary>Those that were met, one bit each.</summary>
    public ulong Seen;

    /// <summary>The same of those whose bits do not fit.</summary>
    public ulong[]? SeenBeyond;
}
