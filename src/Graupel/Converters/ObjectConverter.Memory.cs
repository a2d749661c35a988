using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Structs whose bytes each have a place on the wire: many of them are written and read at once.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    // Asked for when first needed, because the answer takes values to be written.
    private bool _isImageKnown;
    private StructImage? _image;

    // The runtime's compiler leaves all of it out for classes, and for structs with references.
    private bool HasImage
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T).IsValueType && !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && (Traits & ObjectTraits.IsMemory) != 0 && Image() is not null;
    }

    // Apart, as is reading, because the frame of what calls it would hold what is looked up of generic methods, and nested objects have one for each level.
    private bool TryWriteImages(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (!HasImage)
        {
            return false;
        }

        if (_image!.IsCopy)
        {
            ElementCopy.Write(ref writer, values);
        }
        else
        {
            ElementCopy.Write(ref writer, values, _image);
        }

        return true;
    }

    // As many as are as expected, up to the first that is not. One that is split by the end of a piece of the input is read like others.
    private void ReadImages(ref TReader reader, ref Span<T> rest, in ElementForm form)
    {
        if (!HasImage)
        {
            return;
        }

        if (_image!.IsCopy)
        {
            ReadCopies(ref reader, ref rest);
            return;
        }

        while (rest.Length > 0)
        {
            int read = ElementCopy.Read(ref reader, rest, _image);
            if (read > 0)
            {
                rest = rest[read..];
                continue;
            }

            if (reader.Ahead.Length >= _image.WireSize)
            {
                return;
            }

            Span<T> one = rest[..1];
            ReadEach(ref reader, ref one, in form);
            rest = rest[1..];
        }
    }

    private static void ReadCopies(ref TReader reader, ref Span<T> rest)
    {
        // Where the data end here, no member is at fault.
        reader.At(MemberNote.None);
        long start = reader.Offset;
        try
        {
            ElementCopy.Read(ref reader, rest);
            rest = default;
        }
        catch (GraupelException e) when (LeaveAt(ref rest, (e.Offset - start) / ElementMemory.SizeOf<T>()))
        {
            throw;
        }
    }

    private static bool LeaveAt(ref Span<T> rest, long element)
    {
        rest = rest[(int)Math.Clamp(element, 0, rest.Length - 1)..];
        return false;
    }

    // Two threads may both find it; either one serves.
    private StructImage? Image()
    {
        if (!Volatile.Read(ref _isImageKnown))
        {
            _image = FindImage();
            Shape.WrittenSize = _image?.WireSize ?? Shape.WrittenSize;
            Volatile.Write(ref _isImageKnown, true);
        }

        return _image;
    }

    /// <summary>
    /// Finds where members are in memory and on the wire, which the runtime decides: writes a value whose bytes all differ, and its complement. Members are got without code of the
    /// user's and take any bits, so what is true of these values is true of all.
    /// </summary>
    private StructImage? FindImage()
    {
        int size = ElementMemory.SizeOf<T>();
        if (!ElementMemory.CanBlit || (Traits & MoreToWrite) != 0 || ObjectShape.HasOwnHeaders || size > StructImage.MaxMemory)
        {
            return null;
        }

        if (ObjectSizes.MostOfStruct<TWriter>(ObjectShape, ObjectPlace.Element, PlaceShapes()) is < 0 or > StructImage.MaxWire)
        {
            return null;
        }

        // After a struct inside, room is taken for all scalars once more.
        const int Room = (2 * StructImage.MaxWire) + OutputCursor.Slack;
        Span<byte> memory = stackalloc byte[StructImage.MaxMemory];
        Span<byte> wire = stackalloc byte[Room];
        Span<byte> turned = stackalloc byte[Room];
        memory = memory[..size];
        for (int i = 0; i < size; i++)
        {
            memory[i] = (byte)(i + 1);
        }

        int length = WriteAlone(memory, wire);
        foreach (ref byte one in memory)
        {
            one ^= byte.MaxValue;
        }

        return WriteAlone(memory, turned) == length && length > 0 ? StructImage.Find(size, wire[..length], turned[..length]) : null;
    }

    private int WriteAlone(ReadOnlySpan<byte> memory, Span<byte> room)
    {
        T value = ElementMemory.Load<T>(memory);
        scoped TWriter writer = default;
        writer.StartAlone(room);
        WriteMembers(ref writer, Element, in value);
        return writer.Written;
    }
}
