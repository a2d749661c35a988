using System.Runtime.CompilerServices;
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
        if (TWriter.HasKeys && (_body.Traits & BodyTraits.KeepsUnknown) != 0 && !typeof(T).IsValueType)
        {
            ObjectShape.GetsUnknown = new Func<T, UnknownMembers?>(GetUnknown);
        }
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
        catch (GraupelException e) when (e.EnterMember(ObjectShape, writer.Member) || e.LeaveTo(at))
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private protected override void WriteWhole(ref TWriter writer, ObjectHeader header, in T value)
    {
        // Not by KeepsAny, which the first use would compile.
        if ((_body.Traits & (BodyTraits.HasCallbacks | BodyTraits.OmitsDefaults | BodyTraits.KeepsUnknown | BodyTraits.HasTail)) == 0
            && !(TWriter.HasKeys && KeepsBelow))
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

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private protected override T ReadMembers(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        // Most objects; what else there is stands apart, so that the first use does not compile it. No method between this one and the
        // body: nested objects have a frame of each.
        if ((_body.Traits & (BodyTraits.CanCreate | BodyTraits.HasCallbacks | BodyTraits.HasTail)) == BodyTraits.CanCreate)
        {
            T made = _body.Create();
            if (form == ObjectForm.Positional)
            {
                _body.Populate(ref reader, ref made);
            }
            else
            {
                _body.PopulateKeyed(ref reader, map, ref made);
            }

            return made;
        }

        return ReadOther(ref reader, form, map);
    }

    private T ReadOther(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        if ((_body.Traits & BodyTraits.CanCreate) == 0)
        {
            return ReadMade(ref reader, form, map);
        }

        T value = _body.Create();
        if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            _body.Notify(ContractEvent.Deserializing, ref value);
        }

        bool tail = form == ObjectForm.Positional ? _body.Populate(ref reader, ref value) : _body.PopulateKeyed(ref reader, map, ref value);
        if (tail && (_body.Traits & BodyTraits.HasTail) != 0)
        {
            ReadTail(ref reader, value, map, isBase: false);
        }
        else if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            _body.Notify(ContractEvent.Deserialized, ref value);
        }

        return value;
    }

    // Constructors are the user's code, whose exceptions pass; but the one of a long tuple, which refuses null as its rest, is not.
    private T ReadMade(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        try
        {
            T value = _body.Read(ref reader, form, map);
            if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
            {
                _body.Notify(ContractEvent.Deserialized, ref value);
            }

            return value;
        }
        catch (ArgumentException e) when (typeof(ITuple).IsAssignableFrom(typeof(T)) && typeof(T).Namespace == nameof(System))
        {
            Throw.InvalidValue(e.Message, reader.Offset);
            return default!;
        }
    }

    private protected override void PopulateWith(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value)
    {
        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        PopulateMembers(ref reader, form, map, ref value, isBase: false);
        if ((_body.Traits & BodyTraits.IsRecursive) != 0)
        {
            reader.Leave();
        }
    }

    // The callbacks of a base are called by the derived object.
    private void PopulateMembers(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value, bool isBase)
    {
        int at = reader.Member;
        try
        {
            if ((_body.Traits & BodyTraits.HasCallbacks) != 0 && !isBase)
            {
                _body.Notify(ContractEvent.Deserializing, ref value);
            }

            bool tail = PopulateBody(ref reader, form, map, ref value);
            if (tail && (_body.Traits & BodyTraits.HasTail) != 0)
            {
                if (Scratch is null)
                {
                    ReadTail(ref reader, value, map, isBase);
                }
                else
                {
                    PopulateTail(ref reader, value, map, isBase);
                }
            }
            else if ((_body.Traits & BodyTraits.HasCallbacks) != 0 && !isBase)
            {
                _body.Notify(ContractEvent.Deserialized, ref value);
            }
        }
        catch (GraupelException e) when (e.EnterMember(ObjectShape, reader.Member) || e.LeaveTo(at))
        {
            throw;
        }

        if (ChecksNullsOf(isBase))
        {
            EnsureNoNull(in value, reader.Offset, at);
        }
    }

    private bool PopulateBody(ref TReader reader, ObjectForm form, HeaderMap? map, ref T value) =>
        form == ObjectForm.Positional ? _body.Populate(ref reader, ref value) : _body.PopulateKeyed(ref reader, map, ref value);

    // A chain of last members is written by a loop. The mark that moves at powers of two meets every cycle (Brent).
    private void WriteTail(ref TWriter writer, in T first)
    {
        if (Cases is not null)
        {
            Cases.Write(ref writer, _body.GetTail(in first)!);
            return;
        }

        if (Self is not null)
        {
            WriteTrackedTail(ref writer, in first);
            return;
        }

        int links = 0;
        try
        {
            T mark = first;
            long untilMove = 1;
            long step = 0;
            for (T? next = _body.GetTail(in first); next is not null; next = _body.GetTail(in next))
            {
                if (ReferenceEquals(next, mark))
                {
                    links = 0;
                    Throw.Cycle(ObjectShape.Name, writer.Offset);
                }

                if (++step == untilMove)
                {
                    mark = next;
                    untilMove *= 2;
                    step = 0;
                }

                CheckLink(in next, writer.Offset, writer.Member);
                links++;
                WriteBody(ref writer, Single, in next);
            }
        }
        catch (GraupelException e) when (e.EnterLinks(ObjectShape, writer.Member, links))
        {
            throw;
        }

        writer.WriteNull();
    }

    // What is checked of an object in a chain before it is written.
    private void CheckLink(in T next, long offset, int at)
    {
        if ((_body.Traits & BodyTraits.IsSealed) == 0)
        {
            EnsureExactType(in next);
        }

        if ((Traits & BodyTraits.ChecksNulls) != 0)
        {
            EnsureNoNull(in next, offset, at);
        }
    }

    private void ReadTail(ref TReader reader, T last, HeaderMap? lastMap, bool isBase)
    {
        if (Self is not null && IsTrackedTail(lastMap))
        {
            ReadTrackedTail(ref reader, last, isBase);
            return;
        }

        bool isTold = (_body.Traits & BodyTraits.HasCallbacks) != 0 && !isBase;
        if (Cases is not null && (lastMap is null || lastMap.Slots[^1].Kind == WireKind.Tracked))
        {
            _body.SetTail(ref last, lastMap is null ? Cases.Read(ref reader) : Cases.ReadAs(ref reader, WireKind.Tracked));
            if (isTold)
            {
                _body.Notify(ContractEvent.Deserialized, ref last);
            }

            return;
        }

        ReadLinks(ref reader, ref last, ref isTold);
        if (isTold)
        {
            _body.Notify(ContractEvent.Deserialized, ref last);
        }
    }

    // Up to the end of the chain, or to an object whose tail stood among its other members.
    private void ReadLinks(ref TReader reader, ref T last, ref bool isTold)
    {
        int links = 0;
        try
        {
            bool tail = true;
            while (tail)
            {
                reader.At(ObjectShape.Members.Length - 1);
                ObjectForm form = reader.ReadObjectHeader(ObjectShape, ObjectPlace.Single, out HeaderMap? map);
                T? next = default;
                if (form != ObjectForm.Null)
                {
                    next = Scratch is null ? _body.Create() : HeldTail(ref reader, in last);
                    if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
                    {
                        _body.Notify(ContractEvent.Deserializing, ref next);
                    }

                    links++;
                    tail = PopulateBody(ref reader, form, map, ref next);
                    if ((Traits & BodyTraits.ChecksNulls) != 0)
                    {
                        EnsureNoNull(in next, reader.Offset, -1);
                    }
                }

                _body.SetTail(ref last, next);
                if (isTold)
                {
                    _body.Notify(ContractEvent.Deserialized, ref last);
                }

                if (next is null)
                {
                    isTold = false;
                    return;
                }

                last = next;
                isTold = (_body.Traits & BodyTraits.HasCallbacks) != 0;
            }
        }
        catch (GraupelException e) when (e.EnterLinks(ObjectShape, reader.Member, links))
        {
            throw;
        }
    }

    private protected override bool IsExactType(in T value) => _body.IsExactType(in value);

    private protected override WireShape[] BodyShapes() => _body.MemberShapes();
}
