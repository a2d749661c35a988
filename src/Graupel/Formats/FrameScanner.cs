using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>Finds the end of one value whose bytes arrive in pieces, without deserializing it.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class FrameScanner
{
    /// <summary>Continues with more bytes.</summary>
    /// <param name="data">The bytes that follow those consumed so far.</param>
    /// <param name="offset">Their offset in the input, for errors.</param>
    /// <param name="consumed">How many of them belong to the value and need not be passed again.</param>
    /// <param name="needed">If the value continues: how many bytes after the consumed ones certainly belong to it.</param>
    /// <returns>True if the end of the value was reached.</returns>
    /// <exception cref="GraupelException">The bytes cannot be such a value.</exception>
    public abstract bool Run(ReadOnlySpan<byte> data, long offset, out int consumed, out int needed);

    /// <summary>
    /// The end of the last complete element of a sequence at the root, counted like the offsets passed to
    /// <see cref="Run"/>. 0 if there is none yet, and in formats that do not support this.
    /// </summary>
    internal virtual long ElementsEnd => 0;

    /// <summary>Starts over, before another value of the same type.</summary>
    /// <returns>False for a scanner that is better forgotten: the last value made it large, or it cannot start over.</returns>
    internal virtual bool TryRestart() => false;

    /// <summary>How many bytes to request at once if many are announced: the more have arrived, the more are requested.</summary>
    /// <param name="announced">Number of bytes that should follow.</param>
    /// <param name="arrived">Number of bytes that have arrived.</param>
    internal static int NextPiece(long announced, long arrived)
    {
        const long First = 16 * 1024;
        const long Largest = 64 * 1024;

        return (int)Math.Min(announced, Math.Clamp(arrived, First, Largest));
    }
}
