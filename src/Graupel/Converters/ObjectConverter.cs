using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A converter for an object contract: what derived contracts and nullable places need beyond values.</summary>
public abstract partial class ObjectConverter<TWriter, TReader, T> : Converter<TWriter, TReader, T>, IPendingConverter<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private protected ObjectConverter(Registry<TWriter, TReader> registry, ObjectShape shape, BodyTraits traits)
    {
        NullChecks = registry.NullChecksOf<T>();
        Traits = NullChecks is null ? traits : traits | BodyTraits.ChecksNulls;
        ObjectShape = registry.OwnShapeOf<T>(shape);
        Scratch = registry.Scratch;
        if (NullChecks is not null && TWriter.HasKeys)
        {
            ObjectShape.FindsNull = new Func<T, string?>(FindNull);
        }

        if (TWriter.HasKeys && (traits & BodyTraits.KeepsUnknown) != 0 && !typeof(T).IsValueType)
        {
            ObjectShape.GetsUnknown = new Func<T, UnknownMembers?>(GetUnknown);
        }

        NullableShape = ObjectShape.AsNullable();
        CaseShape = ObjectShape.IsExact ? ObjectShape.AsPresent() : NullableShape;
        EncodeHeaders();
        Shape = new WireShape(WireKind.Object, ObjectSizes.MinimumElement<TWriter>(ObjectShape))
        {
            Object = ObjectShape,
            IsExact = ObjectShape.IsExact,
            HasFixedLayout = TWriter.HasFixedLayout,
            Below = MemberShapes,
        };
        registry.Add(this);
    }

    /// <inheritdoc/>
    public sealed override WireShape Shape { get; }

    /// <summary>The contract, at places that hold null where its type does.</summary>
    private protected ObjectShape ObjectShape { get; }

    /// <summary>The contract at places that can hold null.</summary>
    internal ObjectShape NullableShape { get; }

    /// <summary>The contract behind the tag of a union.</summary>
    private protected ObjectShape CaseShape { get; }

    /// <summary>In front of a single object.</summary>
    private protected ObjectHeader Single { get; private set; }

    /// <summary>In front of an element.</summary>
    private protected ObjectHeader Element { get; private set; }

    /// <summary>In front of the base part of an object.</summary>
    private protected ObjectHeader Base { get; private set; }

    /// <summary>Behind the tag of a union.</summary>
    private protected ObjectHeader Case { get; private set; }

    /// <summary>In front of a single object that could be null.</summary>
    private protected ObjectHeader NullableSingle { get; private set; }

    /// <summary>In front of an element that could be null.</summary>
    private protected ObjectHeader NullableElement { get; private set; }

    /// <summary>What stands at the place of each member.</summary>
    internal WireShape[] MemberShapes()
    {
        WireShape[] shapes = BodyShapes();
        if ((Cases ?? Self) is { } tail)
        {
            shapes[^1] = tail.Shape;
        }

        return shapes;
    }

    void IPendingConverter<TWriter, TReader>.Initialize(Registry<TWriter, TReader> registry)
    {
        if (ObjectShape.Base is null)
        {
            Initialize(registry);
        }
        else
        {
            AwaitBases(registry);
        }
    }

    private void Initialize(Registry<TWriter, TReader> registry)
    {
        int places = registry.PlaceCount;
        InitializeBody(registry);
        HoldsOwn = registry.PlaceCount > places;
        MakePartial();
        if (ObjectShape.HasOwn)
        {
            Settle(ObjectShape.Members);
        }

        if (!typeof(T).IsValueType && registry.Options.HasCases && (Traits & BodyTraits.HasTail) != 0 && registry.Options.HasCasesOf(typeof(T)))
        {
            Cases = registry.Get<T>();
        }

        if (registry.KeepsIdentity)
        {
            KeepIdentity();
        }

        if (TWriter.HasKeys && ObjectShape.HasBase)
        {
            ObjectShape @base = BodyShapes()[0].Object!;
            ObjectShape.SettleBase(@base);
            NullableShape.SettleBase(@base);
            CaseShape.SettleBase(@base);
            AwaitBases(registry);
        }
    }

    // Members of all bases stand among those of this contract, so they must be known: bases get theirs later than derived classes.
    private void AwaitBases(Registry<TWriter, TReader> registry)
    {
        ObjectShape level = ObjectShape;
        while (level.Base is { } @base)
        {
            level = @base;
        }

        if (level.HasBase)
        {
            registry.Add(this);
        }
        else
        {
            EncodeHeaders();
            MakePartial();
            AskBases();
        }
    }

    private void MakePartial()
    {
        bool omits = (Traits & BodyTraits.OmitsDefaults) != 0 && TWriter.CanOmit(ObjectShape);
        Partial = omits ? new PartialHeaders(ObjectShape) : null;
    }

    /// <summary>Gets the converters of the members.</summary>
    private protected abstract void InitializeBody(Registry<TWriter, TReader> registry);

    /// <summary>Sets the kinds of the members, which were not known before.</summary>
    private protected void Settle(ImmutableArray<MemberShape> members)
    {
        ObjectShape.Settle(members);
        NullableShape.Settle(members);
        CaseShape.Settle(members);
        EncodeHeaders();
    }

    [MemberNotNull(nameof(Single), nameof(Element), nameof(Base), nameof(Case), nameof(NullableSingle), nameof(NullableElement))]
    private void EncodeHeaders()
    {
        Single = TWriter.EncodeHeader(ObjectShape, ObjectPlace.Single);
        ObjectPlace element = ObjectShape.HasOwnHeaders ? ObjectPlace.Single : ObjectPlace.Element;
        Element = TWriter.EncodeHeader(ObjectShape, element);
        Base = TWriter.EncodeHeader(ObjectShape, ObjectPlace.Base);
        Case = TWriter.EncodeHeader(CaseShape, ObjectPlace.Single);
        NullableSingle = TWriter.EncodeHeader(NullableShape, ObjectPlace.Single);
        NullableElement = TWriter.EncodeHeader(NullableShape, element);
    }

    /// <summary>Writes the members as the base part of a derived object.</summary>
    public abstract void WriteBase(ref TWriter writer, in T value);

    /// <summary>Reads the base part of a derived object that exists already.</summary>
    public abstract void PopulateBase(ref TReader reader, ref T value);

    /// <summary>Calls the callbacks of the contract, for those of a derived object.</summary>
    public abstract void Notify(ContractEvent what, ref T value);
}
