namespace Graupel.Formats;

/// <summary>
/// How the formats whose objects begin with a list of their members write and read objects whose identity is preserved: a number, which is that
/// of an object in front, or says that one begins.
/// </summary>
internal static class HeadedReferences
{
    /// <summary>
    /// What stands in front of a root that keeps references: a number that is not in its shortest form, with which no other payload of a class begins.
    /// </summary>
    public static ReadOnlySpan<byte> RootMark => [0x80, 0x00];

    /// <inheritdoc cref="IWriter.EncodeTracked"/>
    public static ObjectHeader Encode(WireShape value, bool isRoot) => value.IsExact
        ? new ObjectHeader([(byte)HeadedCode.NewObject])
        : new ObjectHeader(isRoot
            ? [.. RootMark, (byte)HeadedCode.NewObject, (byte)value.Kind]
            : [(byte)HeadedCode.NewObject, (byte)value.Kind]);

    /// <inheritdoc cref="IWriter.WriteTracked"/>
    public static bool WriteTracked(
        this ref OutputCursor output, WrittenObjects objects, object value, ObjectHeader header, WireKind kind, bool isMadeFirst)
    {
        if (objects.TryFind(value, output.Offset, kind, isMadeFirst, out WrittenObject found))
        {
            output.WriteVarint((uint)found.Number + HeadedCode.FirstNumber);
            return true;
        }

        output.WriteHeader(header);
        return false;
    }

    /// <inheritdoc cref="IReader.ReadTrackedRoot"/>
    public static bool ReadTrackedRoot(this ref InputCursor input)
    {
        if (input.Peek(1) != RootMark[0])
        {
            return false;
        }

        // A number that begins so has another byte.
        input.Peek(RootMark.Length);
        if (!input.Span.StartsWith(RootMark))
        {
            return false;
        }

        input.Advance(RootMark.Length);
        return true;
    }

    /// <inheritdoc cref="IReader.ReadTracked"/>
    /// <param name="input">The input.</param>
    /// <param name="limits">The limits of the read.</param>
    /// <param name="scalars">The scalars of the format.</param>
    /// <param name="isExact">True below an exact root, where no kind precedes the object.</param>
    /// <param name="kind">Of a new object its kind; <see cref="WireKind.Absent"/> where the format does not say.</param>
    /// <param name="number">The number of the object.</param>
    public static TrackedForm ReadTracked(
        this ref InputCursor input, Limits limits, ScalarScan scalars, bool isExact, out WireKind kind, out int number)
    {
        ReadObjects objects = input.Objects!;
        kind = WireKind.Absent;
        number = -1;
        ulong code = input.ReadVarint();
        if (code == HeadedCode.Null)
        {
            return TrackedForm.Null;
        }

        if (code != HeadedCode.NewObject)
        {
            objects.EnsureBegun(code - HeadedCode.FirstNumber, input.Offset);
            number = (int)(code - HeadedCode.FirstNumber);
            return TrackedForm.Known;
        }

        bool isNew = objects.TryBegin(input.Offset, out number);
        kind = isExact ? WireKind.Absent : input.ReadKindOfObject();
        if (isNew)
        {
            return TrackedForm.New;
        }

        // It was created from kept bytes, in which it occurs again.
        long start = input.Offset;
        input.Skip(limits, scalars, kind);
        objects.Retention.CountAgain(input.Offset - start, start);
        return TrackedForm.Known;
    }

    /// <inheritdoc cref="IReader.BeginKept"/>
    public static InputCursor BeginKept(this scoped ref InputCursor input, int number, out WireKind kind)
    {
        InputCursor outer = input;
        input = outer.Objects!.BeginKept(number);
        kind = input.ReadKindOfObject();
        return outer;
    }

    /// <inheritdoc cref="IReader.EndKept"/>
    public static void EndKept(this scoped ref InputCursor input, InputCursor outer)
    {
        outer.Objects!.EndKept();
        input = outer;
    }

    /// <summary>Reads the kind of an object that can be referred to.</summary>
    public static WireKind ReadKindOfObject(this ref InputCursor input)
    {
        WireKind kind = input.ReadKind();
        HeadedKinds.EnsureObject(kind, input.Offset);
        return kind;
    }
}
