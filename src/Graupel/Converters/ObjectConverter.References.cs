using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Objects whose identity is kept.</content>
public sealed partial class ObjectConverter<TWriter, TReader, T, TBody>
{
    // Where identity is kept and there is a tail: the converter of that place.
    private TrackedConverter<TWriter, TReader, T>? _self;
    private ObjectHeader? _tailHeader;

    internal override bool IsMadeFirst(in T value) => (_body.Traits & BodyTraits.CanCreate) != 0;

    internal override bool Accepts(T value) => (_body.Traits & BodyTraits.IsSealed) != 0 || _body.IsExactType(in value);

    internal override void WritePresent(ref TWriter writer, in T value) => WriteObject(ref writer, in value);

    /// <inheritdoc/>
    public override T ReadAs(ref TReader reader, WireKind kind) =>
        kind == WireKind.Tracked && _self is not null ? _self.Read(ref reader) : base.ReadAs(ref reader, kind);

    internal override T ReadNew(ref TReader reader, WireKind kind, int number, T? held)
    {
        if (kind is not (WireKind.Object or WireKind.Absent))
        {
            Throw.KindMismatch(kind, WireKind.Object, reader.Offset);
        }

        ObjectForm form = ReadObjectHeader(ref reader, out HeaderMap? map);
        if ((_body.Traits & BodyTraits.CanCreate) == 0)
        {
            return ReadWith(ref reader, form, map);
        }

        bool isHeld = held is not null && (_body.Traits & BodyTraits.CanPopulate) != 0 && Accepts(held);
        T value = isHeld ? held! : _body.Create();
        reader.Objects!.Set(number, value!);
        PopulateWith(ref reader, form, map, ref value);
        return value;
    }

    // What stands at a tail is the contract itself, whose identity counts as that of any other member does.
    private void KeepIdentity()
    {
        if ((_body.Traits & BodyTraits.HasTail) != 0)
        {
            _self = new TrackedConverter<TWriter, TReader, T>(this);
            _tailHeader = TWriter.EncodeTracked(Shape, isRoot: false);
        }

        WireShape[] shapes = MemberShapes();
        Settle([.. ObjectShape.Members.Select((member, i) => WireKinds.IsFixed(member.Kind) || member.IsBase ? member : member with { Kind = shapes[i].Kind })]);
    }

    private WireShape[] TrackedMemberShapes()
    {
        WireShape[] shapes = _body.MemberShapes();
        shapes[^1] = _self!.Shape;
        return shapes;
    }

    private static bool IsTrackedTail(HeaderMap? map) => map is null || map.Slots[^1].Kind == WireKind.Tracked;

    // An object that was written before ends the chain; so a ring needs no other check.
    private void WriteTrackedTail(ref TWriter writer, in T first)
    {
        for (T? next = _body.GetTail(in first); next is not null; next = _body.GetTail(in next))
        {
            if ((_body.Traits & BodyTraits.IsSealed) == 0)
            {
                EnsureExactType(in next);
            }

            if (writer.WriteTracked(next, _tailHeader!, WireKind.Object, isMadeFirst: true))
            {
                return;
            }

            WriteBody(ref writer, Case, in next);
        }

        writer.WriteNull();
    }

    private void ReadTrackedTail(ref TReader reader, T last, bool isBase)
    {
        bool hasCallbacks = (_body.Traits & BodyTraits.HasCallbacks) != 0;
        bool isTold = hasCallbacks && !isBase;
        HeaderMap? map = null;
        while (IsTrackedTail(map))
        {
            TrackedForm tracked = reader.ReadTracked(Shape.IsExact, out WireKind kind, out int number);
            T? next = tracked == TrackedForm.Known ? _self!.Find(ref reader, kind, number) : default;
            bool tail = false;
            if (tracked == TrackedForm.New)
            {
                next = BeginTracked(ref reader, kind, number, out ObjectForm form, out map);
                tail = PopulateBody(ref reader, form, map, ref next);
            }

            _body.SetTail(ref last, next);
            if (isTold)
            {
                _body.Notify(ContractEvent.Deserialized, ref last);
            }

            if (tracked != TrackedForm.New)
            {
                return;
            }

            last = next!;
            isTold = hasCallbacks;
            if (!tail)
            {
                if (isTold)
                {
                    _body.Notify(ContractEvent.Deserialized, ref last);
                }

                return;
            }
        }

        ReadTail(ref reader, last, map, isBase: !isTold);
    }

    private T BeginTracked(ref TReader reader, WireKind kind, int number, out ObjectForm form, out HeaderMap? map)
    {
        if (kind is not (WireKind.Object or WireKind.Absent))
        {
            Throw.KindMismatch(kind, WireKind.Object, reader.Offset);
        }

        form = ReadObjectHeader(ref reader, out map);
        T value = _body.Create();
        reader.Objects!.Set(number, value!);
        if ((_body.Traits & BodyTraits.HasCallbacks) != 0)
        {
            _body.Notify(ContractEvent.Deserializing, ref value);
        }

        return value;
    }
}
