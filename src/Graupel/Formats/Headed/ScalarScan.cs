namespace Graupel.Formats;

/// <summary>What scanners and dumps must know of one format: where its scalars are and how long they are.</summary>
internal abstract class ScalarScan
{
    /// <summary>True when the members of an object that are of a fixed kind precede the others.</summary>
    public abstract bool HasFixedRun { get; }

    /// <summary>Bytes of every value of a kind; 0 if they vary, and for kinds that are not scalars.</summary>
    public abstract int SizeOf(WireKind kind);

    /// <summary>Steps over one scalar whose size varies.</summary>
    public abstract void Scan(ref ScanInput input, WireKind kind);

    /// <summary>Shows one scalar.</summary>
    /// <param name="kind">Its kind, not nullable.</param>
    /// <param name="data">The payload.</param>
    /// <param name="position">Its place.</param>
    /// <param name="size">Bytes of the value.</param>
    public abstract object Show(WireKind kind, ReadOnlySpan<byte> data, int position, out int size);

    /// <summary>How many elements of a kind are written as one block, if there are that many; 1 if each is on its own.</summary>
    public virtual int BlockLength(WireKind kind) => 1;

    /// <summary>Reads what precedes the values of a block.</summary>
    /// <param name="input">The input.</param>
    /// <param name="kind">Kind of the elements.</param>
    /// <param name="count">Number of elements.</param>
    /// <returns>The bytes of the values.</returns>
    public virtual ulong ScanBlock(ref ScanInput input, WireKind kind, int count) => 0;

    /// <summary>Shows the elements of a block.</summary>
    public virtual object[] ShowBlock(WireKind kind, int count, ReadOnlySpan<byte> data, int position, out int size)
    {
        size = 0;
        return [];
    }
}
