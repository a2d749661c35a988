namespace Graupel.Formats.MessagePack;

/// <content>Objects whose identity is preserved: nothing marks them, and an extension refers back to them.</content>
public ref partial struct MessagePackReader
{
    /// <inheritdoc/>
    public readonly bool ReadTrackedRoot() => true;

    /// <inheritdoc/>
    public TrackedForm ReadTracked(bool isExact, out WireKind kind, out int number)
    {
        ReadObjects objects = Objects!;
        kind = WireKind.Absent;
        number = -1;
        if (TryReadNil())
        {
            return TrackedForm.Null;
        }

        long start = Offset;
        if (TryReadReference(out kind, out long distance))
        {
            if (distance < 1 || distance > start)
            {
                Throw.ReferenceMissing(start);
            }

            number = objects.Find(start - distance);
            return TrackedForm.Known;
        }

        if (objects.TryBegin(start, out number))
        {
            return TrackedForm.New;
        }

        Scan(retention: null, out _);
        objects.Retention.CountAgain(Offset - start, start);
        return TrackedForm.Known;
    }

    /// <inheritdoc/>
    public InputCursor BeginKept(int number, scoped ref WireKind kind)
    {
        InputCursor outer = _in;
        _in = Objects!.BeginKept(number);
        return outer;
    }

    /// <inheritdoc/>
    public void EndKept(InputCursor outer)
    {
        Objects!.EndKept();
        _in = outer;
    }

    private bool TryReadReference(out WireKind kind, out long distance)
    {
        kind = WireKind.Absent;
        distance = 0;
        byte code = _in.Peek(1);
        if (!IsReference(code))
        {
            return false;
        }

        int size = 1 << (code - MessagePackCode.FixExt1);
        MessagePackReference.Read(_in.TakeSpan(2 + size)[2..], out kind, out distance);
        return true;
    }

    // The second byte, the type of an extension, is read only if there must be one.
    private bool IsReference(byte code)
    {
        if (!MessagePackReference.MayBegin(code))
        {
            return false;
        }

        _in.Peek(2);
        return _in.Span[1] == MessagePackReference.Type;
    }
}
