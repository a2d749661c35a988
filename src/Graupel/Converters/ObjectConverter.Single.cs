using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Single objects: as <c>WriteWith</c> and <c>ReadWith</c> do it, which all contracts share, but without calls in between.</content>
public sealed partial class ObjectConverter<TWriter, TReader, T, TBody>
{
    /// <inheritdoc/>
    public override void Write(ref TWriter writer, in T value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }

        if ((Traits & MoreToWrite) != 0)
        {
            WriteWith(ref writer, Single, in value);
            return;
        }

        if ((_body.Traits & BodyTraits.IsSealed) == 0 && !_body.IsExactType(in value))
        {
            RefuseType(in value);
        }

        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            writer.Enter();
        }

        int at = writer.Member;
        try
        {
            _body.Write(ref writer, Single, in value);
        }
        catch (GraupelException e) when (Locate(e, writer.Member, at, in value))
        {
            throw;
        }

        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            writer.Leave();
        }
    }

    /// <inheritdoc/>
    public override T Read(ref TReader reader)
    {
        ObjectForm form = reader.ReadOwnHeader(ObjectShape);
        if (form == ObjectForm.Null)
        {
            return ReadForeign(ref reader);
        }

        if ((Traits & MoreToRead) != 0)
        {
            return ReadWith(ref reader, form, null);
        }

        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        int at = reader.Member;
        T value;
        try
        {
            if ((_body.Traits & BodyTraits.CanCreate) == 0)
            {
                value = ReadMade(ref reader, form, null);
            }
            else
            {
                value = _body.Create();
                if (form == ObjectForm.Positional)
                {
                    _body.Populate(ref reader, ref value);
                }
                else
                {
                    _body.PopulateKeyed(ref reader, null, ref value);
                }
            }
        }
        catch (GraupelException e) when (Locate(e, reader.Member, at))
        {
            throw;
        }

        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Leave();
        }

        return value;
    }
}
