using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// The converter of one object contract: headers, null, loops, depth and error paths around a body that is compiled for the contract.
/// The body is a struct, so its calls are direct.
/// </summary>
public sealed partial class ObjectConverter<TWriter, TReader, T, TBody> : ObjectConverter<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TBody : struct, IObjectBody<TWriter, TReader, T>
{
    private TBody _body;

    /// <summary>Makes a converter whose members are not known yet.</summary>
    /// <param name="registry">Gives the converters of the members, when everything that they refer to exists.</param>
    /// <param name="shape">The contract.</param>
    /// <param name="body">The body, where it has a state to begin with.</param>
    public ObjectConverter(Registry<TWriter, TReader> registry, ObjectShape shape, TBody body = default)
        : base(registry, shape, body.Traits)
    {
        _body = body;
    }

    private protected override void InitializeBody(Registry<TWriter, TReader> registry)
    {
        TBody body = _body;
        body.Initialize(registry, ObjectShape);
        _body = body;
    }

    /// <inheritdoc/>
    public override void WriteMany(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if ((Traits & BodyTraits.ChecksNulls) != 0)
        {
            EnsureNoNulls(values, writer.Offset, writer.Member);
        }

        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            writer.Enter();
        }

        int at = writer.Member;
        int i = 0;
        try
        {
            for (; i < values.Length; i++)
            {
                ref readonly T value = ref values[i];
                if (value is null)
                {
                    writer.WriteNullElement();
                    continue;
                }

                if ((_body.Traits & BodyTraits.IsSealed) == 0)
                {
                    EnsureExactType(in value);
                }

                WriteBody(ref writer, Element, in value);
                if ((_body.Traits & BodyTraits.HasTail) != 0)
                {
                    WriteTail(ref writer, in value);
                }
            }
        }
        catch (GraupelException e) when (e.EnterMember(ObjectShape, writer.Member) || e.MeetObject(values[i], ObjectShape) || e.EnterElement(i, at))
        {
            throw;
        }

        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            writer.Leave();
        }
    }

    /// <inheritdoc/>
    public override void WriteBase(ref TWriter writer, in T value)
    {
        int at = writer.Member;
        if ((Traits & BodyTraits.ChecksNulls) != 0 && Scratch is null)
        {
            EnsureNoNull(in value, writer.Offset, at);
        }

        try
        {
            ObjectHeader header = writer.HeaderOfBase(Base);
            if (!KeepsAny || Scratch is not null || header.IsPart || !TryWriteKept(ref writer, in value, omits: false))
            {
                _body.Write(ref writer, header, in value);
            }

            if ((_body.Traits & BodyTraits.HasTail) != 0)
            {
                if (Scratch is null)
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

    /// <inheritdoc/>
    public override void ReadMany(ref TReader reader, Span<T> values, in ElementForm form)
    {
        EnsureObjects(ref reader, in form);
        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        int at = reader.Member;
        int i = 0;
        try
        {
            for (; i < values.Length; i++)
            {
                reader.At(-1);
                ObjectForm one = reader.ReadElementHeader(ObjectShape, in form, out HeaderMap? map);
                values[i] = one == ObjectForm.Null ? default! : ReadMembers(ref reader, one, map);
            }
        }
        catch (GraupelException e) when (e.EnterMember(ObjectShape, reader.Member) || e.EnterElement(i, at))
        {
            throw;
        }

        reader.At(at);
        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Leave();
        }

        if ((Traits & BodyTraits.ChecksNulls) != 0)
        {
            EnsureNoNulls(values, reader.Offset, at);
        }
    }

    /// <inheritdoc/>
    public override T? Create(ref TReader reader) => (_body.Traits & BodyTraits.CanCreate) != 0 ? _body.Create() : default;

    /// <inheritdoc/>
    public override void PopulateBase(ref TReader reader, ref T value)
    {
        // No level: the derived object counted already.
        ObjectForm form = reader.ReadObjectHeader(ObjectShape, ObjectPlace.Base, out HeaderMap? map);
        PopulateMembers(ref reader, form, map, ref value, isBase: true);
    }

    /// <inheritdoc/>
    public override void Notify(ContractEvent what, ref T value)
    {
        if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            _body.Notify(what, ref value);
        }
    }

    private protected override void WriteWhole(ref TWriter writer, ObjectHeader header, in T value)
    {
        if ((Traits & MoreToWrite & ~BodyTraits.ChecksNulls) == 0)
        {
            _body.Write(ref writer, header, in value);
            return;
        }

        WriteBody(ref writer, header, in value);
        if ((_body.Traits & BodyTraits.HasTail) != 0)
        {
            WriteTail(ref writer, in value);
        }
    }

    private protected override bool IsExactType(in T value) => _body.IsExactType(in value);

    private protected override WireShape[] BodyShapes() => _body.MemberShapes();
}
