using System.Runtime.CompilerServices;
using Graupel.Carriers;

namespace Graupel.Formats.Compact;

/// <content>Strings: Latin-1 if possible, otherwise the shorter of UTF-8 and UTF-16.</content>
public ref partial struct CompactWriter
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
            if (!run.TryMoveTo(ref HeadedText.WriteNarrow(ref run.Cursor, value)))
            {
                run.Advance(CompactText.WriteWide(run.Room((int)MaximumSize(value)), value));
            }
        }
        else
        {
            run.GoOnAt(ref WriteLong(ref run.Cursor, value));
        }
    }

    /// <inheritdoc/>
    public void WriteString(string? value)
    {
        FixedRun run = BeginElements(MaximumSize(value));
        PutString(ref run, value);
        Commit(ref run);
    }

    // A long string is not reserved for: it leaves the run and goes out in pieces, and the rest of the run gets new room.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteLong(scoped ref byte end, string value)
    {
        nint limit = _out.Reserved;
        _out.Commit(ref end);
        bool wide = HeadedText.IsWide(value);
        if (!wide || !TryWriteUtf8(value))
        {
            _out.WriteLongString(value, wide);
        }

        return ref _out.Reserve(limit);
    }

    private bool TryWriteUtf8(string value)
    {
        long count = CompactText.CountBytes(value);
        if (!CompactText.IsShorter(count, value.Length))
        {
            return false;
        }

        byte[] bytes = BufferPool.Rent((int)count);
        try
        {
            if (!CompactText.TryEncode(value, bytes.AsSpan(0, (int)count)))
            {
                return false;
            }

            _out.WriteVarint(HeadedText.Header(value.Length, wide: true));
            _out.WriteByte(HeadedText.Utf8);
            _out.WriteVarint((ulong)count);
            _out.Write(bytes.AsSpan(0, (int)count));
            return true;
        }
        finally
        {
            BufferPool.Return(bytes);
        }
    }
}
