using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Objects as the base part of derived ones.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>True for a base without members in pure data: there is nothing to write or to read.</summary>
    private bool IsEmptyBase { get; set; }

    /// <summary>Writes the members as the base part of a derived object.</summary>
    public void WriteBase(ref TWriter writer, in T value)
    {
        if (!IsEmptyBase)
        {
            WriteBasePart(ref writer, in value);
        }
    }

    /// <summary>Reads the base part of a derived object that exists already.</summary>
    public void PopulateBase(ref TReader reader, ref T value)
    {
        if (!IsEmptyBase)
        {
            PopulateBasePart(ref reader, ref value);
        }
    }

    private void WriteBasePart(ref TWriter writer, in T value)
    {
        int at = writer.Member;
        if ((Traits & ObjectTraits.ChecksNulls) != 0 && Discarding is null)
        {
            EnsureNoNull(in value, writer.Offset, at);
        }

        try
        {
            ObjectHeader header = writer.HeaderOfBase(Base);
            if (!KeepsAny || Discarding is not null || header.IsPart || !TryWriteKept(ref writer, in value, omits: false))
            {
                WriteMembers(ref writer, header, in value);
            }

            if (HasTail)
            {
                if (Discarding is null)
                {
                    WriteTail(ref writer, in value);
                }
                else
                {
                    NoteTail(in value);
                }
            }
        }
        catch (GraupelException e) when (Locate(e, writer.Member, at))
        {
            throw;
        }
    }

    private void PopulateBasePart(ref TReader reader, ref T value)
    {
        // No level: the derived object counted already.
        ObjectForm form = reader.ReadObjectHeader(ObjectShape, ObjectPlace.Base, out HeaderMap? map);
        if ((Traits & (ObjectTraits.ChecksNulls | ObjectTraits.HasTail)) != 0)
        {
            PopulateObjectMembers(ref reader, form, map, ref value, isBase: true);
            return;
        }

        int at = reader.Member;
        try
        {
            PopulateByForm(ref reader, form, map, ref value);
        }
        catch (GraupelException e) when (Locate(e, reader.Member, at))
        {
            throw;
        }
    }
}
