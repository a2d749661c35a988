namespace System;

/// <summary>A range between two indexes, for <c>x[1..]</c> on strings.</summary>
internal readonly record struct Range(Index Start, Index End)
{
    public static Range All => new(Index.Start, Index.End);

    public static Range StartAt(Index start) => new(start, Index.End);

    public static Range EndAt(Index end) => new(Index.Start, end);

    public (int Offset, int Length) GetOffsetAndLength(int length)
    {
        var start = Start.GetOffset(length);
        return (start, End.GetOffset(length) - start);
    }
}
