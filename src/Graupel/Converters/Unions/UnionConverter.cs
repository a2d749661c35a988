using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Values of a declared base type: a tag, then the value as its own type. The run-time type decides on write, the tag on read.</summary>
internal sealed partial class UnionConverter<TWriter, TReader, TBase> : Converter<TWriter, TReader, TBase?>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly Registry<TWriter, TReader> _registry;
    private readonly IReadOnlyList<UnionCase<TBase>> _declared;
    private readonly ObjectConverter<TWriter, TReader, TBase>? _self;
    private readonly CaseConverter<TWriter, TReader, TBase>? _unknown;
    private CaseTable<TWriter, TReader, TBase> _cases;

    // Values may contain each other in ways that no contract knows, so each is a level. Becomes true while values are under way.
    private bool _isOpen;

    public UnionConverter(UnionContract<TBase> contract, Registry<TWriter, TReader> registry)
    {
        _registry = registry;
        _declared = contract.Cases;
        UnionCase<TBase>[] cases = Distinct([.. contract.Cases, .. registry.Options.CasesOf<TBase>()], contract.OwnCases);
        _cases = new CaseTable<TWriter, TReader, TBase>(cases, registry);
        _isOpen = contract.IsOpen || cases.Length > contract.Cases.Count;
        _self = cases.Any(static one => one.Type == typeof(TBase)) && registry.HasMembers<TBase>() ? registry.GetObject<TBase>() : null;
        _unknown = contract.Unknown?.CreateCase<TWriter, TReader>()
            ?? (registry.Options.UnknownCases == UnknownCases.Null ? new SkippedCaseConverter<TWriter, TReader, TBase>() : null);
        Shape = new WireShape(WireKind.Union, minimumSize: 1)
        {
            IsExact = registry.IsExact,
            // Elements may be objects of the declared type itself, from before it had cases.
            Object = _self?.Shape.Object,
            OwnCases = contract.OwnCases,
            FindTags = () => AllCases().Tags,
            FindTag = tag => AllCases().IndexOf(tag),
            Below = () => AllCases().Shapes,
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

        CaseConverter<TWriter, TReader, TBase> found = _cases.Find(one.GetType()) ?? FindMore(one.GetType());
        bool isLevel = _isOpen || found.IsLevel;
        if (isLevel)
        {
            writer.Enter();
        }

        found.Write(ref writer, one);
        if (isLevel)
        {
            writer.Leave();
        }
    }

    public override TBase? Read(ref TReader reader)
    {
        if (ReadTag(ref reader, out UnionTag tag, out WireKind kind) is not { } found)
        {
            return default;
        }

        bool isLevel = _isOpen || found.IsLevel;
        if (isLevel)
        {
            reader.Enter();
        }

        TBase value = found.Read(ref reader, tag, kind);
        if (isLevel)
        {
            reader.Leave();
        }

        return value;
    }

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
        if (ReadTag(ref reader, out UnionTag tag, out WireKind kind) is not { } found)
        {
            value = default;
            return;
        }

        bool isLevel = _isOpen || found.IsLevel;
        if (isLevel)
        {
            reader.Enter();
        }

        if (value is not null && value.GetType() == found.Type)
        {
            found.Populate(ref reader, tag, kind, ref value);
        }
        else
        {
            value = found.Read(ref reader, tag, kind);
        }

        if (isLevel)
        {
            reader.Leave();
        }
    }

    internal override void PopulateAs(ref TReader reader, WireKind kind, ref TBase? value)
    {
        if (kind == WireKind.Object && _self is not null)
        {
            _self.Populate(ref reader, ref value!);
        }
        else
        {
            base.PopulateAs(ref reader, kind, ref value);
        }
    }

    internal override bool IsMadeFirst(in TBase? value)
    {
        TBase one = value!;
        return (_cases.Find(one.GetType()) ?? FindMore(one.GetType())).IsMadeFirst(one);
    }

    internal override bool Accepts(TBase? value) => AcceptsClass(value!.GetType());

    internal override bool AcceptsClass(Type type) => (_cases.Find(type) ?? FindAny(type)) is not null;

    internal override TBase? ReadNew(ref TReader reader, WireKind kind, int number, TBase? held)
    {
        if (kind == WireKind.Object && _self is not null)
        {
            return _self.ReadNew(ref reader, kind, number, held);
        }

        if (kind is not (WireKind.Union or WireKind.Absent))
        {
            Throw.KindMismatch(kind, Shape.Kind, reader.Offset);
        }

        if (ReadTag(ref reader, out UnionTag tag, out WireKind inner) is not { } found)
        {
            Throw.InvalidHeader("null as a new object", reader.Offset);
            return default;
        }

        bool isLevel = _isOpen || found.IsLevel;
        if (isLevel)
        {
            reader.Enter();
        }

        TBase? value = found.ReadNew(ref reader, tag, inner, number, held);
        if (isLevel)
        {
            reader.Leave();
        }

        return value;
    }

    private CaseConverter<TWriter, TReader, TBase>? ReadTag(ref TReader reader, out UnionTag tag, out WireKind kind) =>
        reader.ReadCase(_registry.IsExact, out tag, out kind) == UnionForm.Null ? null : _cases.Find(tag) ?? FindMore(tag, reader.Offset);
}
