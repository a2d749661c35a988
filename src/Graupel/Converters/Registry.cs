using Graupel.CodeGen;
using Graupel.Formats;
using Graupel.Model;

namespace Graupel.Converters;

/// <summary>
/// The converters of one serializer for one format, in one of the two shapes (tolerant or exact).
/// Converters are created on first use, together with all that they need, and published when they are complete.
/// </summary>
public sealed partial class Registry<TWriter, TReader>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    private readonly ContractCatalog _contracts;
    private readonly Func<ObjectShape, Type, ObjectShape> _adapt;
    private readonly Dictionary<Type, Converter> _tracked = [];
    private readonly HashSet<Contract> _underway = [];

    internal Registry(ContractCatalog contracts, SerializerOptions options, bool isExact, Func<ObjectShape, Type, ObjectShape> adapt, MakingLock making)
        : this(contracts, options, isExact, adapt, making, new Work())
    {
    }

    private Registry(
        ContractCatalog contracts, SerializerOptions options, bool isExact, Func<ObjectShape, Type, ObjectShape> adapt, MakingLock making, Work work)
    {
        _work = work;
        _contracts = contracts;
        Options = options;
        IsExact = isExact;
        _adapt = adapt;
        Making = making;
    }

    /// <summary>True if objects are pure data.</summary>
    public bool IsExact { get; }

    /// <summary>The options of the serializer.</summary>
    internal SerializerOptions Options { get; }

    /// <summary>The type whose converter gets those of its members last, for errors.</summary>
    internal Type? Initialized { private get; set; }

    /// <summary>Whether the identity of any value is preserved.</summary>
    internal bool KeepsIdentity => Options.References != References.None;

    /// <summary>The converter for values of a type at any place.</summary>
    /// <exception cref="GraupelException">There is no contract for the type.</exception>
    public Converter<TWriter, TReader, T> Get<T>()
    {
        if (_plain is not null)
        {
            return PlaceOf(_plain.Get<T>());
        }

        if (_outer is not null && !IsLifted(typeof(T)))
        {
            return _outer.Get<T>();
        }

        Converter<TWriter, TReader, T> converter = GetValue<T>();
        return !typeof(T).IsValueType && KeepsIdentityOf(converter.Shape.Kind) ? Track(converter) : converter;
    }

    /// <summary>The converter for a member that has no setter, so that the collection that it holds is filled.</summary>
    /// <exception cref="GraupelException">There is no contract for the type, or options write it in a form that cannot fill an existing instance.</exception>
    public Converter<TWriter, TReader, T> GetFilled<T>(ObjectShape shape, int member)
    {
        if (_plain is not null)
        {
            return PlaceOf(_plain.GetFillable<T>(shape, member), hasSetter: false);
        }

        return new FilledConverter<TWriter, TReader, T>(GetFillable<T>(shape, member), shape, member);
    }

    private Converter<TWriter, TReader, T> GetFillable<T>(ObjectShape shape, int member)
    {
        if (_contracts.FindReplacement(typeof(T)) is not null && !GetPlain<T>().FillsInPlace)
        {
            Throw.FillsNothing(typeof(T), shape.Name, shape.Members[member].Name);
        }

        return Get<T>().ForFilled();
    }

    /// <summary>The converter for a member that has its own contract. Options for the type of the member take precedence.</summary>
    /// <exception cref="GraupelException">The contract writes a scalar, which has no place among the members of the format.</exception>
    public Converter<TWriter, TReader, T> GetOwn<T>(ObjectShape shape, int member, Contract<T> contract) => GetOwn(shape, member, contract, isOfType: false, lifted: null);

    /// <summary>The same for the contract that an attribute names for the type of the member: its values are those that stand elsewhere too.</summary>
    /// <exception cref="GraupelException">The contract writes a scalar, which has no place among the members of the format.</exception>
    public Converter<TWriter, TReader, T> GetOwnOfType<T>(ObjectShape shape, int member, Contract<T> contract) => GetOwn(shape, member, contract, isOfType: true, lifted: null);

    private Converter<TWriter, TReader, T> GetOwn<T>(ObjectShape shape, int member, Contract<T> contract, bool isOfType, LiftedContracts? lifted)
    {
        if (_plain is not null)
        {
            return PlaceOf(_plain.GetOwn(shape, member, contract, isOfType, lifted));
        }

        Converter? made = FindReplacement(typeof(T)) is null && !IsLifted(typeof(T)) ? contract.CreateConverter(lifted is null ? _outer ?? this : Within(lifted)) : null;
        var converter = (Converter<TWriter, TReader, T>?)made ?? GetPlain<T>();
        WireKind kind = converter.Shape.Kind;
        if (!WireKinds.IsFixed(kind))
        {
            shape.Settle(member, kind);
        }
        else if (!TWriter.HasKeys)
        {
            Throw.ScalarAsMember(contract.Author, shape.Name, shape.Members[member].Name);
        }

        return !typeof(T).IsValueType && KeepsIdentityOf(kind)
            ? new TrackedConverter<TWriter, TReader, T>(converter, form: FormOf(contract, made is null || isOfType, lifted))
            : converter;
    }

    /// <summary>The converter for values of a type whose identity does not matter, because they are created only to be written.</summary>
    /// <exception cref="GraupelException">There is no contract for the type.</exception>
    internal Converter<TWriter, TReader, T> GetPlain<T>() => _plain is not null ? _plain.GetPlain<T>() : GetValue<T>();

    /// <summary>The contract that values of a type have in any serializer.</summary>
    internal Contract GetContract<T>() => _contracts.Get(typeof(T));

    /// <summary>The converter for the members of exactly this type, without its cases.</summary>
    public ObjectConverter<TWriter, TReader, T> GetObject<T>() => FindObject<T>() ?? Throw.NoMembers<ObjectConverter<TWriter, TReader, T>>(typeof(T));

    /// <summary>The same; null if values of the type have no members, which only their contract knows if it is the user's own.</summary>
    internal ObjectConverter<TWriter, TReader, T>? FindObject<T>() =>
        GetOrAddMembers(typeof(T)) as ObjectConverter<TWriter, TReader, T>;

    /// <summary>The converter for the base part of a derived class. What a new instance of that class holds counts for the members of the base too.</summary>
    /// <param name="derived">The converter of the derived class.</param>
    /// <exception cref="GraupelException">Options replace the type, whose last member is a chain of it.</exception>
    public ObjectConverter<TWriter, TReader, T> GetBase<T>(Converter derived)
    {
        ObjectConverter<TWriter, TReader, T> shared = GetObject<T>();
        if (shared.HasTail && _contracts.FindReplacement(typeof(T)) is not null)
        {
            Throw.ReplacedTail(typeof(T), shared.Shape.Object!.Members[^1].Name);
        }

        if (!shared.MayHold || derived is not IHolder { KnowsStart: true } holder)
        {
            return shared;
        }

        var own = (ObjectConverter<TWriter, TReader, T>)_contracts.Get(typeof(T)).MakeObjectConverter(this)!;
        own.Serve(holder);
        return own;
    }

    /// <summary>The shape of a contract as the serializer writes it: exact or tolerant, and with the options of its format.</summary>
    /// <typeparam name="T">The type whose contract it is.</typeparam>
    /// <param name="shape">The shape in the contract of a derived class that reads these members itself, because they are constructor parameters.</param>
    /// <exception cref="ContractException">The contract of the base has a member that this shape lacks.</exception>
    public ObjectShape ShapeOf<T>(ObjectShape shape)
    {
        // The base may be in another assembly, which hides members or has got some since.
        ObjectShape own = GetObject<T>().Shape.Object!;
        if (own.FindUnknownTo(shape) is { } lost)
        {
            Throw.UnknownToDerived(shape.Name, lost.Name, Initialized!);
        }

        ObjectShape adapted = TWriter.HasKeys && shape.HasBase ? own : AdaptWhole(shape, typeof(T));
        if (TWriter.HasKeys || !(KeepsIdentity || adapted.HasReplaced))
        {
            return adapted;
        }

        var learning = new LearningShape<TWriter, TReader>(adapted.Copy(), own);
        Add(learning);
        return learning.Shape;
    }

    private ObjectShape AdaptWhole(ObjectShape shape, Type type)
    {
        ObjectShape own = Adapt(shape, type);
        own = Options.Strictness == Strictness.None ? own : own.AsStrict(Options.Strictness);
        own = _adapt(IsExact ? own.AsExact() : own, type);
        return own.HasOwn ? own.Copy() : own;
    }

    /// <summary>The shape of a contract for a converter, which may learn the kinds of its members later.</summary>
    internal ObjectShape OwnShapeOf(ObjectShape shape, Type type)
    {
        ObjectShape own = AdaptWhole(shape, type);
        bool learns = KeepsIdentity || (TWriter.HasKeys && own.HasBase);
        return learns && !own.HasOwn ? own.Copy() : own;
    }

    /// <summary>The contract that finds null where it is not allowed; null if this is not checked, or the options replace the contract of the type.</summary>
    internal Contract? NullChecksOf(Type type) =>
        (Options.Strictness & Strictness.NullAnnotations) != 0 && _contracts.FindReplacement(type) is null ? _contracts.Get(type) : null;

    /// <summary>Adds a converter that gets the converters of its members when everything that they refer to exists.</summary>
    internal void Add(IPendingConverter<TWriter, TReader> converter) =>
        _work.Pending.Enqueue(_outer is null ? converter : new LiftedPending(converter, this));

    /// <summary>Whether values of a type are objects with members.</summary>
    internal bool HasMembers<T>()
    {
        using (Making.Enter())
        {
            return _contracts.FindReplacement(typeof(T)) is null && _contracts.Get(typeof(T)) is { HasMembers: true, NoValues: null };
        }
    }

    /// <summary>The cases of a base that other assemblies than its own declare.</summary>
    internal IEnumerable<UnionCase<TBase>> CasesElsewhere<TBase>()
    {
        using (Making.Enter())
        {
            return [.. _contracts.CasesOf(typeof(TBase)).OfType<UnionCase<TBase>>()];
        }
    }

    // For the types of structs, unions are not compiled.
    private Converter<TWriter, TReader, T> GetValue<T>() =>
        (Converter<TWriter, TReader, T>)(!typeof(T).IsValueType && Options.HasCasesOf(typeof(T)) && !IsLifted(typeof(T)) ? GetUnion<T>() : GetOrAddValues(typeof(T)));

    private Converter GetUnion<T>() => GetOrAdd(Part.Values, typeof(T), static (registry, type) => registry.MakeValues(type, MakeUnion<T>));

    private static Converter MakeUnion<T>(Registry<TWriter, TReader> registry, Contract contract) =>
        contract is UnionContract<T> ? contract.CreateConverter(registry)! : registry.MakeUnion<T>(contract);

    private Converter MakeUnion<T>(Contract contract)
    {
        if (FindReplacement(typeof(T)) is not null)
        {
            Throw.ReplacedWithCases(typeof(T));
        }

        // A class that had no cases until the options gave it some is one itself, under its name if they give it no id.
        ObjectConverter<TWriter, TReader, T> self = GetObject<T>();
        UnionCase<T>[] own = Options.CasesOf<T>().Any(static one => one.Type == typeof(T)) ? [] : [new UnionCase<T, T>(NameHash.OfUtf8(self.Shape.Object!.Name))];
        return new UnionContract<T>(contract.IsExact, own).CreateConverter(this)!;
    }

    /// <summary>Stands for the converter of members where there are none.</summary>
    private sealed class Memberless : Converter
    {
        public override WireShape Shape => throw new NotSupportedException();
    }

    private bool KeepsIdentityOf(WireKind kind) => Options.References switch
    {
        References.None => false,
        References.PreserveObjects => kind is WireKind.Object or WireKind.Union,
        _ => kind is WireKind.Object or WireKind.Union or WireKind.Sequence or WireKind.Array or WireKind.Map or WireKind.Blob,
    };

    private TrackedConverter<TWriter, TReader, T> Track<T>(Converter<TWriter, TReader, T> converter)
    {
        using (Making.Enter())
        {
            if (IsOfAnother)
            {
                return new TrackedConverter<TWriter, TReader, T>(converter, form: _form);
            }

            if (!_tracked.TryGetValue(typeof(T), out Converter? tracked))
            {
                tracked = new TrackedConverter<TWriter, TReader, T>(converter, form: _form);
                _tracked.Add(typeof(T), tracked);
                if (IsMaking)
                {
                    _work.Added.Add((_tracked, typeof(T)));
                }
            }

            return (TrackedConverter<TWriter, TReader, T>)tracked;
        }
    }

    // Members of types that this serializer writes in its own way, or has cases of, have other kinds than their contracts say.
    private ObjectShape Adapt(ObjectShape shape, Type type) =>
        _contracts.HasReplacements || Options.HasCases ? AdaptMembers(shape, type) : shape;

    private ObjectShape AdaptMembers(ObjectShape shape, Type type)
    {
        MemberShape[] members = [.. shape.Members.Select(member => Adapt(member, type))];
        return members.AsSpan().SequenceEqual(shape.Members.AsSpan()) ? shape : shape.WithMembers(members);
    }

    // The kind of what is replaced is settled when there are converters of all members. The one object without a type of its own is a tail.
    private MemberShape Adapt(MemberShape member, Type type) =>
        FindReplacement(member.Type) is not null ? member with { Kind = WireKind.Object, IsReplaced = true }
        : member.Kind == WireKind.Object && Options.HasCasesOf(member.Type ?? type) ? member with { Kind = WireKind.Union }
        : member;

    private Contract? FindReplacement(Type? type) =>
        type is null ? null : _contracts.FindReplacement(type) ?? (Nullable.GetUnderlyingType(type) is { } bare ? _contracts.FindReplacement(bare) : null);
}
