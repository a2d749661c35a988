using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Values of a declared base type: a tag, then the value as its own type. The run-time type decides on write, the tag on read.</summary>
internal sealed class UnionConverter<TWriter, TReader, TBase> : Converter<TWriter, TReader, TBase?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly CaseTable<TWriter, TReader, TBase> _cases;
    private readonly ObjectConverter<TWriter, TReader, TBase>? _self;
    private readonly bool _isExact;

    /// <param name="cases">The cases.</param>
    /// <param name="self">The declared type itself, when it is one of the cases.</param>
    /// <param name="isExact">True below an exact root, where no kind follows the tag.</param>
    public UnionConverter(CaseConverter<TWriter, TReader, TBase>[] cases, ObjectConverter<TWriter, TReader, TBase>? self, bool isExact)
    {
        _cases = new CaseTable<TWriter, TReader, TBase>(cases);
        _self = self;
        _isExact = isExact;
        Shape = new WireShape(WireKind.Union, minimumSize: 1)
        {
            IsExact = isExact,
            // Elements may be objects of the declared type itself, from before it had cases.
            Object = self?.Shape.Object,
            Tags = _cases.Tags,
            Below = () => [.. cases.Select(static one => one.Shape)],
        };
    }

    public override WireShape Shape { get; }

    public override void Write(ref TWriter writer, in TBase? value)
    {
        TBase? one = value;
        if (one is null)
        {
            writer.WriteNull();
            return;
        }

        _cases.Get(one.GetType()).Write(ref writer, one);
    }

    public override TBase? Read(ref TReader reader) => ReadTag(ref reader) is { } found ? found.Read(ref reader) : default;

    public override TBase? ReadAs(ref TReader reader, WireKind kind) =>
        kind == WireKind.Object && _self is not null ? _self.Read(ref reader) : base.ReadAs(ref reader, kind);

    public override TBase? ReadElement(ref TReader reader, in ElementForm form) => form.Kind switch
    {
        _ when form.IsExpected => Read(ref reader),
        WireKind.Object or WireKind.HeadedObject or WireKind.BareObject when _self is not null => _self.ReadElement(ref reader, in form),
        _ => ReadAs(ref reader, form.Kind),
    };

    public override void Populate(ref TReader reader, ref TBase? value)
    {
        if (ReadTag(ref reader) is not { } found)
        {
            value = default;
        }
        else if (value is not null && value.GetType() == found.Type)
        {
            found.Populate(ref reader, ref value);
        }
        else
        {
            value = found.Read(ref reader);
        }
    }

    private CaseConverter<TWriter, TReader, TBase>? ReadTag(ref TReader reader)
    {
        if (reader.ReadCase(_isExact, out UnionTag tag, out WireKind kind) == UnionForm.Null)
        {
            return null;
        }

        CaseConverter<TWriter, TReader, TBase> found = _cases.Get(tag, reader.Offset);
        if (kind != WireKind.Absent && kind != found.Shape.Kind)
        {
            Throw.KindMismatch(kind, found.Shape.Kind, reader.Offset);
        }

        return found;
    }
}
