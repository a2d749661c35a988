using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Unicode;

namespace Graupel.Formats.MessagePack;

/// <content>Strings and bytes. Text is strict UTF-8: an unpaired surrogate is refused, never replaced.</content>
public ref partial struct MessagePackWriter
{
    private const int LongLength = MessagePackText.LongLength;
    private const int MaxHeader = MessagePackText.MaxHeader;
    private const int MaxBytesPerChar = MessagePackText.MaxBytesPerChar;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint MaximumSize(string? value) => value switch
    {
        null => 1,
        { Length: <= LongLength } => MessagePackText.MaximumSize(value.Length),
        _ => 0,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void PutString(scoped ref FixedRun run, string? value)
    {
        if (value is null)
        {
            PutNull(ref run);
        }
        else if (value.Length <= _maxShort)
        {
            if (!run.TryMoveTo(ref MessagePackText.Write(ref run.Cursor, value)))
            {
                Throw.HalfPair(Offset);
            }
        }
        else if (value.Length <= LongLength)
        {
            if (!run.TryMoveTo(ref MessagePackText.WriteAny(ref run.Cursor, value, isOld: true)))
            {
                Throw.HalfPair(Offset);
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

    /// <inheritdoc/>
    public void WriteBlob(scoped ReadOnlySpan<byte> value)
    {
        FixedRun run = BeginElements(MessagePackEncoder.MaximumSize);
        Span<byte> room = run.Room(MessagePackEncoder.MaximumSize);
        run.Advance(_options.OldSpecification
            ? MessagePackEncoder.TextHeader(room, value.Length, isOld: true)
            : MessagePackEncoder.BlobHeader(room, value.Length));
        Commit(ref run);
        _out.Write(value);
    }

    /// <inheritdoc/>
    public static bool HasExtensions => true;

    /// <inheritdoc/>
    public void WriteExtension(sbyte type, scoped ReadOnlySpan<byte> content)
    {
        if (_options.OldSpecification)
        {
            Throw.UnsupportedFormat("the old specification has no extensions", Offset);
        }

        if (Objects is not null)
        {
            MessagePackReference.Refuse(type, Offset);
        }

        FixedRun run = BeginElements(MessagePackEncoder.MaximumSize);
        run.Advance(MessagePackEncoder.ExtensionHeader(run.Room(MessagePackEncoder.MaximumSize), type, content.Length));
        Commit(ref run);
        _out.Write(content);
    }

    /// <inheritdoc/>
    public void WriteRaw(scoped ReadOnlySpan<byte> value) => _out.Write(value);

    /// <inheritdoc/>
    public void WriteKept(scoped ReadOnlySpan<byte> value, KeptObjects? objects)
    {
        if (objects is not null)
        {
            KeptObjects.EnsurePreserved(Objects, Offset);
        }

        _out.Write(value);
    }

    // The run ends before a long string, and the rest of it gets new room.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ref byte WriteLong(scoped ref byte end, string value)
    {
        nint limit = _out.Reserved;
        _out.Commit(ref end);
        FixedRun part = BeginElements(MessagePackEncoder.MaximumSize);
        part.Advance(MessagePackEncoder.TextHeader(part.Room(MaxHeader), CountBytes(value)));
        Commit(ref part);
        for (ReadOnlySpan<char> rest = value; !rest.IsEmpty; rest = rest[FirstPiece(rest).Length..])
        {
            ReadOnlySpan<char> piece = FirstPiece(rest);
            part = BeginElements(piece.Length * MaxBytesPerChar);
            if (Utf8.FromUtf16(piece, part.Room(piece.Length * MaxBytesPerChar), out _, out int written, replaceInvalidSequences: false) != OperationStatus.Done)
            {
                Throw.HalfPair(Offset);
            }

            part.Advance(written);
            Commit(ref part);
        }

        return ref _out.Reserve(limit);
    }

    private readonly int CountBytes(string value)
    {
        long bytes = 0;
        for (ReadOnlySpan<char> rest = value; !rest.IsEmpty; rest = rest[FirstPiece(rest).Length..])
        {
            bytes += Encoding.UTF8.GetByteCount(FirstPiece(rest));
        }

        if (bytes > int.MaxValue)
        {
            Throw.InvalidLength("a string of more than 2 GiB in UTF-8", Offset);
        }

        return (int)bytes;
    }

    // No piece ends inside a surrogate pair.
    private static ReadOnlySpan<char> FirstPiece(ReadOnlySpan<char> rest)
    {
        if (rest.Length <= LongLength)
        {
            return rest;
        }

        return rest[..(char.IsHighSurrogate(rest[LongLength - 1]) ? LongLength - 1 : LongLength)];
    }
}
