using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Writes and reads the objects of one contract: headers, null, depth, tails, references, error paths. A derived class, which is compiled for
/// the contract, handles the members.
/// </summary>
public abstract partial class ObjectConverter<TWriter, TReader, T> : Converter<TWriter, TReader, T>, IPendingConverter<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    /// <summary>Creates a converter whose members are not known yet.</summary>
    /// <param name="registry">Provides the converters of the members, once everything that they refer to exists.</param>
    /// <param name="shape">The contract.</param>
    /// <param name="traits">Its constant properties.</param>
    protected ObjectConverter(Registry<TWriter, TReader> registry, ObjectShape shape, ObjectTraits traits)
    {
        NullChecks = registry.NullChecksOf(typeof(T)) as Contract<T>;
        Traits = NullChecks is null ? traits : traits | ObjectTraits.ChecksNulls;
        ObjectShape = registry.OwnShapeOf(shape, typeof(T));
        ObjectShape.TakesKeys = (traits & ObjectTraits.TakesKeys) != 0;
        ObjectShape.Plain = (traits & (ObjectTraits.IsMemory | MoreThanMembers)) == ObjectTraits.IsMemory ? typeof(T) : null;
        Discarding = registry.Discarding;
        TellShape();
        NullableShape = ObjectShape.AsNullable();
        CaseShape = ObjectShape.IsExact ? ObjectShape.AsPresent() : NullableShape;
        EncodeHeaders();
        Shape = new WireShape(WireKind.Object, ObjectSizes.MinimumElement<TWriter>(ObjectShape), ObjectSizes.FixedElement<TWriter>(ObjectShape))
        {
            Object = ObjectShape,
            IsExact = ObjectShape.IsExact,
            HasFixedLayout = TWriter.HasFixedLayout,
            Below = PlaceShapes,
        };
        registry.Add(this);
    }

    /// <inheritdoc/>
    public sealed override WireShape Shape { get; }

    /// <summary>The contract, at places that can hold null if its type can.</summary>
    protected ObjectShape ObjectShape { get; }

    /// <summary>The contract at places that can hold null.</summary>
    private ObjectShape NullableShape { get; }

    /// <summary>The contract after the tag of a union.</summary>
    private ObjectShape CaseShape { get; }

    /// <summary>The header of a single object.</summary>
    protected ObjectHeader Single { get; private set; }

    /// <summary>The header of an element.</summary>
    protected ObjectHeader Element { get; private set; }

    /// <summary>The header of the base part of an object.</summary>
    private ObjectHeader Base { get; set; }

    /// <summary>The header of an object after the tag of a union.</summary>
    private ObjectHeader Case { get; set; }

    /// <summary>Whether that is the same as the header of a single object of a class, so that the code compiled for single objects can be used.</summary>
    private bool IsCaseLikeSingle { get; set; }

    /// <summary>The header of a single object at a place that can hold null.</summary>
    private ObjectHeader NullableSingle { get; set; }

    /// <summary>The header of an element at a place that can hold null.</summary>
    private ObjectHeader NullableElement { get; set; }

    // Either one serves, if two threads make it.
    private ExpectedHeader Expected => field ??= TReader.Expect(ObjectShape);

    /// <summary>Describes places that can hold null, even if the type itself cannot be null.</summary>
    internal WireShape DescribeNullable() => new(WireKind.Object, minimumSize: 1)
    {
        Object = NullableShape,
        IsExact = Shape.IsExact,
        Below = PlaceShapes,
    };

    /// <summary>The shape of each member.</summary>
    private WireShape[] PlaceShapes()
    {
        WireShape[] shapes = MemberShapes();
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

    // What derived contracts ask of their bases, whose members may be missing, and are among theirs where members have keys.
    private void TellShape()
    {
        if (NullChecks is not null)
        {
            ObjectShape.FindsNull = new Func<T, string?>(FindNull);
        }

        if (TWriter.HasKeys && (Traits & ObjectTraits.KeepsUnknown) != 0 && !typeof(T).IsValueType)
        {
            ObjectShape.GetsUnknown = new Func<T, UnknownMembers?>(UnknownOf);
        }
    }

    private void Initialize(Registry<TWriter, TReader> registry)
    {
        int places = registry.PlaceCount;
        registry.Initialized = typeof(T);
        InitializeMembers(registry);
        PrepareOmission(registry.Making);
        HoldStart(registry.Making);
        HoldsOwn = registry.PlaceCount > places;
        IsEmptyBase = ObjectShape.IsExact && !TWriter.HasKeys && ObjectShape.Members.IsEmpty && Discarding is null && (Traits & (MoreToWrite | MoreToRead)) == 0;
        MakePartial(registry.Making);
        if (ObjectShape.HasReplaced)
        {
            Settle(ObjectShape.ReplacedAs(PlaceShapes()));
        }
        else if (ObjectShape.HasOwn)
        {
            Settle(ObjectShape.Members);
        }

        if (!typeof(T).IsValueType && registry.Options.HasCases && HasTail && registry.Options.HasCasesOf(typeof(T)))
        {
            Cases = registry.Get<T>();
        }

        if (registry.KeepsIdentity)
        {
            KeepIdentity();
        }
        else if (MayBeOutdated)
        {
            EnsureKinds();
        }

        if (ObjectShape.HasBase && NullChecks is not null)
        {
            NullCheckedBase = MemberShapes()[0].Object;
        }

        if (TWriter.HasKeys && ObjectShape.HasBase)
        {
            ObjectShape @base = MemberShapes()[0].Object!;
            ObjectShape.SettleBase(@base);
            NullableShape.SettleBase(@base);
            CaseShape.SettleBase(@base);
            AwaitBases(registry);
        }
    }

    // A type of another assembly may be written otherwise than when this contract was compiled, whose headers then say a wrong kind.
    private bool MayBeOutdated
    {
        get
        {
            Assembly from = GetType().Assembly;
            if (TWriter.HasKeys || from.IsDynamic)
            {
                return false;
            }

            foreach (MemberShape member in ObjectShape.Members)
            {
                if (member.Type is { } type && type.Assembly != from && type.Assembly != typeof(object).Assembly)
                {
                    return true;
                }
            }

            return false;
        }
    }

    private void EnsureKinds()
    {
        foreach ((MemberShape member, MemberShape now) in ObjectShape.Members.Zip(ObjectShape.MembersAs(PlaceShapes())))
        {
            if (now.Kind != member.Kind)
            {
                Throw.Outdated(ObjectShape.Name, member, now.Kind);
            }
        }
    }

    // Members of all bases are among those of this contract, so they must be known: bases get theirs later than derived classes.
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
            MakePartial(registry.Making);
            AskBases();
        }
    }

    private void PrepareOmission(MakingLock making)
    {
        if ((Traits & ObjectTraits.OmitsDefaults) != 0)
        {
            using MakingLock.Absence? absence = making.Leave();
            MakeFresh();
        }
    }

    private void MakePartial(MakingLock making)
    {
        bool omits = (Traits & ObjectTraits.OmitsDefaults) != 0 && TWriter.CanOmit(ObjectShape) && CanCompare(making);
        Partial = omits ? new PartialHeaders(ObjectShape) : null;
    }

    // Getters may throw until their members are set: nothing is left out then.
    private bool CanCompare(MakingLock making)
    {
        using MakingLock.Absence? absence = making.Leave();
        try
        {
            T fresh = Create();
            Omitted(in fresh);
            return true;
        }
        catch (Exception e) when (!CriticalErrors.Include(e))
        {
            return false;
        }
    }

    /// <summary>Sets the kinds of the members, which were not known before.</summary>
    private void Settle(ImmutableArray<MemberShape> members)
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
        IsCaseLikeSingle = !typeof(T).IsValueType && Case.Bytes.SequenceEqual(Single.Bytes);
        NullableSingle = TWriter.EncodeHeader(NullableShape, ObjectPlace.Single);
        NullableElement = TWriter.EncodeHeader(NullableShape, element);
    }
}
