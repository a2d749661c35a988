using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Single objects. Contracts with nothing more to do override both methods with the same code, but without virtual calls.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>Whether there is more to do than to write the header and the members.</summary>
    protected bool HasMoreToWrite => (Traits & MoreToWrite) != 0;

    /// <summary>Reads the header of a single object.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="form">The form of the object.</param>
    /// <returns>True if an object follows that only has to be created and its members read; otherwise <see cref="ReadOther"/> continues.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected bool BeginRead(ref TReader reader, out ObjectForm form)
    {
        form = reader.ReadOwnHeader(Expected);
        return form != ObjectForm.Null && (Traits & MoreToRead) == 0;
    }

    /// <inheritdoc/>
    public override void Write(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            WriteWith(ref writer, Single, in value);
        }
    }

    /// <inheritdoc/>
    public override T Read(ref TReader reader) => ReadOther(ref reader, reader.ReadOwnHeader(Expected));

    /// <summary>Reads what <see cref="BeginRead"/> left: null, members of another version, or an object with more than members.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="form">The form of the object.</param>
    protected T ReadOther(ref TReader reader, ObjectForm form) => form == ObjectForm.Null ? ReadForeign(ref reader) : ReadWith(ref reader, form, null);

    // Apart, because of the address of the map.
    private T ReadForeign(ref TReader reader)
    {
        ObjectForm form = reader.ReadObjectHeader(ObjectShape, ObjectPlace.Single, out HeaderMap? map);
        return form == ObjectForm.Null ? default! : ReadWith(ref reader, form, map);
    }

    /// <inheritdoc/>
    public sealed override T? Create(ref TReader reader) => (Traits & ObjectTraits.CanCreate) != 0 ? Create() : default;
}
