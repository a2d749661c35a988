using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Structs whose memory is what stands on the wire: many of them are written and read as a copy.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    private const int MaxPattern = byte.MaxValue;

    // Asked for when first needed, because the answer takes a value to be written; two threads find the same.
    private bool _isCopyKnown;
    private bool _isCopy;

    // The runtime's compiler leaves all of it out for classes, and for structs with references.
    private bool IsCopy
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T).IsValueType && !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && (Traits & ObjectTraits.IsMemory) != 0 && IsCopyFound();
    }

    // Apart, as is reading, because the frame of what calls it would hold what is looked up of generic methods, and nested objects have one for each level.
    private bool TryWriteCopy(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (!IsCopy)
        {
            return false;
        }

        ElementCopy.Write(ref writer, values);
        return true;
    }

    private bool TryReadCopy(ref TReader reader, Span<T> values)
    {
        if (!IsCopy)
        {
            return false;
        }

        ElementCopy.Read(ref reader, values);
        return true;
    }

    private bool IsCopyFound()
    {
        if (!Volatile.Read(ref _isCopyKnown))
        {
            _isCopy = FindCopy();
            Volatile.Write(ref _isCopyKnown, true);
        }

        return _isCopy;
    }

    /// <summary>
    /// Whether members stand in memory as on the wire, which the runtime decides: writes a value whose bytes all differ. Its members are got without code of the
    /// user's and take any bits, so what is true of this value is true of all.
    /// </summary>
    private bool FindCopy()
    {
        int size = ElementMemory.SizeOf<T>();
        if (!TWriter.HasFixedLayout || !ElementMemory.CanBlit || (Traits & MoreToWrite) != 0 || Element.Length > 0 || ObjectShape.FixedSize != size || size > MaxPattern)
        {
            return false;
        }

        Span<byte> pattern = stackalloc byte[MaxPattern];
        pattern = pattern[..size];
        for (int i = 0; i < size; i++)
        {
            pattern[i] = (byte)(i + 1);
        }

        T value = ElementMemory.Load<T>(pattern);
        Span<byte> room = stackalloc byte[MaxPattern + OutputCursor.Slack];
        scoped TWriter writer = default;
        writer.StartNumber(room);
        WriteMembers(ref writer, Element, in value);
        return writer.Written == size && room[..size].SequenceEqual(pattern);
    }
}
