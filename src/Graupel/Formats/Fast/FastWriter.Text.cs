using System.Runtime.CompilerServices;

namespace Graupel.Formats.Fast;

/// <content>Strings: Latin-1 if possible, otherwise UTF-16.</content>
public ref partial struct FastWriter
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint MaximumSize(string? value) => value is null ? 1 : HeadedText.MaximumSize(value.Length);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void PutString(scoped ref FixedRun run, string? value)
    {
        if (value is null)
        {
            PutNull(ref run);
        }
        else if (value.Length <= HeadedText.LongLength)
        {
            run.MoveTo(ref HeadedText.Write(ref run.Cursor, value));
        }
        else
        {
            run.GoOnAt(ref WriteLong(ref run.Cursor, value));
        }
    }

    // A long string is not reserved for: it leaves the run and goes out in pieces, and the rest of the run gets new room.
    // Fixed members are put before strings, so nothing is stored after the old start any more.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteLong(scoped ref byte end, string value)
    {
        nint limit = _out.Reserved;
        _out.Commit(ref end);
        _out.WriteLongString(value, HeadedText.IsWide(value));
        return ref _out.Reserve(limit);
    }
}
