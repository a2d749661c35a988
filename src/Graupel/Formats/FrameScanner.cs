namespace Graupel.Formats;

/// <summary>Finds the end of one value whose bytes arrive in pieces, without making anything of them.</summary>
public abstract class FrameScanner
{
    /// <summary>Goes on.</summary>
    /// <param name="data">The bytes that follow those consumed so far.</param>
    /// <param name="offset">Where they stand in the input, for errors.</param>
    /// <param name="consumed">How many of them belong to the value and need not be shown again.</param>
    /// <param name="needed">When the value goes on: how many bytes, counted behind the consumed ones, are surely part of it.</param>
    /// <returns>True when the value is at its end.</returns>
    /// <exception cref="GraupelException">The bytes cannot be such a value.</exception>
    public abstract bool Run(ReadOnlySpan<byte> data, long offset, out int consumed, out int needed);

    /// <summary>
    /// Where the last element ends that is whole, of a sequence at the root: a number of bytes in the same count as the offsets given to
    /// <see cref="Run"/>. 0 when there is none yet, and in formats that do not say.
    /// </summary>
    internal virtual long ElementsEnd => 0;

    /// <summary>How many bytes to ask for at once when many are announced: the more have come, the more are believed.</summary>
    /// <param name="announced">Number of bytes that are to come.</param>
    /// <param name="arrived">Number of bytes that came.</param>
    internal static int NextPiece(long announced, long arrived)
    {
        const long First = 16 * 1024;
        const long Largest = 64 * 1024;

        return (int)Math.Min(announced, Math.Clamp(arrived, First, Largest));
    }
}
