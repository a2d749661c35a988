using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Objects whose identity is preserved.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>If options add cases to a class with a tail: the converter of the tail, which is not a loop then.</summary>
    private Converter<TWriter, TReader, T>? Cases { get; set; }

    /// <summary>If identity is preserved and there is a tail: the converter of the tail.</summary>
    private TrackedConverter<TWriter, TReader, T>? Self { get; set; }

    /// <summary>The header of the tail.</summary>
    private ObjectHeader? TailHeader { get; set; }

    // A box gets its value when that is complete.
    internal sealed override bool IsMadeFirst(in T value) => !typeof(T).IsValueType && (Traits & ObjectTraits.CanCreate) != 0;

    internal sealed override bool Accepts(T value) => (Traits & ObjectTraits.IsSealed) != 0 || IsExactType(in value);

    internal sealed override void WritePresent(ref TWriter writer, in T value) => WriteWith(ref writer, Case, in value);

    /// <inheritdoc/>
    public sealed override T ReadAs(ref TReader reader, WireKind kind) =>
        Discarding is not null ? ReadHeld(ref reader, kind)
        : kind is WireKind.Union or WireKind.Tracked or WireKind.Absent && Cases is not null ? Cases.ReadAs(ref reader, kind)
        : kind is WireKind.Tracked or WireKind.Absent && Self is not null ? Self.Read(ref reader)
        : base.ReadAs(ref reader, kind);

    // In a format without kinds a tail is told from everything else by who reads it.
    internal sealed override T ReadStandIn(ref TReader reader, WireKind kind) =>
        kind == WireKind.Absent && Discarding is null && Self is not null ? Read(ref reader) : ReadAs(ref reader, kind);

    internal sealed override T ReadNew(ref TReader reader, WireKind kind, int number, T? held)
    {
        if (kind is not (WireKind.Object or WireKind.Absent))
        {
            Throw.KindMismatch(kind, WireKind.Object, reader.Offset);
        }

        ObjectForm form = ReadObjectHeader(ref reader, out HeaderMap? map);
        if (typeof(T).IsValueType || (Traits & ObjectTraits.CanCreate) == 0)
        {
            return ReadWith(ref reader, form, map);
        }

        bool isHeld = held is not null && (Traits & ObjectTraits.CanPopulate) != 0 && Accepts(held);
        T value = isHeld ? held! : Create(ref reader)!;
        reader.Objects!.Set(number, value!);
        if (isHeld)
        {
            PopulateHeld(ref reader, form, map, ref value);
        }
        else
        {
            PopulateWith(ref reader, form, map, ref value);
        }

        return value;
    }

    // A tail is the contract itself, whose identity is like that of any other member.
    private void KeepIdentity()
    {
        if (HasTail && Cases is null)
        {
            Self = new TrackedConverter<TWriter, TReader, T>(this);
            TailHeader = TWriter.EncodeTracked(Shape, isRoot: false);
        }

        Settle(ObjectShape.MembersAs(PlaceShapes()));
    }
}
