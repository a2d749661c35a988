namespace Graupel.Model;

/// <summary>An object contract.</summary>
/// <param name="Type">The type.</param>
/// <param name="ContractName">For errors and hash tags.</param>
/// <param name="IsExact">As a root it is pure data.</param>
/// <param name="IsSealed">No subclass instance can stand here.</param>
/// <param name="IsRecursive">Values can contain values of the same type.</param>
/// <param name="Members">In contract order: base slot first, then by number, or as declared.</param>
/// <param name="Construction">How an instance is made.</param>
/// <param name="CanPopulate">Every member can be set on an existing instance.</param>
/// <param name="Tail">Index of the tail member, or -1.</param>
/// <param name="FixedSize">Bytes of the fixed run.</param>
/// <param name="InlineBase">
/// The base contract, when its members are needed before construction; they are then read by this contract's own code.
/// </param>
/// <param name="Write">Steps of writing.</param>
/// <param name="Read">Steps of positional reading.</param>
/// <param name="Callbacks">What is called before and after; null where nothing is.</param>
internal sealed record ObjectPlan(
    TypeRef Type,
    string ContractName,
    bool IsExact,
    bool IsSealed,
    bool IsRecursive,
    EquatableList<MemberPlan> Members,
    Construction Construction,
    bool CanPopulate,
    int Tail,
    int FixedSize,
    ObjectPlan? InlineBase,
    EquatableList<Op> Write,
    EquatableList<Op> Read,
    CallbacksPlan? Callbacks = null) : Plan(Type)
{
    private const int MostShort = 8;

    /// <summary>Steps of writing an object that leaves members out, or some of its members alone; none where neither is needed.</summary>
    internal EquatableList<Op> WriteSome { get; init; }

    /// <summary>
    /// It is a struct whose memory is that of its members, whatever bits these have, if no gap is between them: a copy of the one is a copy of
    /// the others.
    /// </summary>
    public bool IsMemory { get; init; }

    /// <summary>Why there are no values of just this type, which only derived contracts need; else null.</summary>
    public NoValues? NoValues { get; init; }

    /// <summary>It is the base of another contract, whose own code reads these members before there is an instance.</summary>
    public bool IsInline { get; init; }

    /// <summary>The members that are written: all but the one that keeps unknown ones, which comes last.</summary>
    public IReadOnlyList<MemberPlan> WireMembers => Unknown < 0 ? Members : [.. Members.Take(Unknown)];

    /// <summary>Index of the member that keeps those that the contract does not have, or -1.</summary>
    public int Unknown => Members is [.., { Form: ValueForm.Unknown }] ? Members.Count - 1 : -1;

    /// <summary>Some members are left out where they hold what a fresh instance holds.</summary>
    public bool OmitsDefaults => Members.Any(static member => member.CanOmit);

    /// <summary>Writing and reading it takes so little code that copies of it pay: for a single object, and in the loop over elements.</summary>
    public bool IsShort => Members.Count <= MostShort;

    /// <summary>Members that hold collections from the start: new instances show which. What the constructor takes shows nothing.</summary>
    public int[] HeldMembers =>
        [.. Enumerable.Range(0, Members.Count).Where(i => Members[i].KeepsInstance && !Construction.Takes(level: 0, i))];

    /// <summary>Those that may show other data of the instance.</summary>
    public int[] ViewMembers => [.. HeldMembers.Where(i => Members[i].MayBeView)];

    /// <summary>Those that can only be filled, so that their getter must return the same collection each time.</summary>
    public int[] FilledMembers => [.. HeldMembers.Where(i => Members[i].Set == AccessForm.Fill)];

    public bool HoldsCollections => HeldMembers.Length > 0;

    /// <summary>There are such members, here or in bases, and instances are made from their members: an object shows what others like it hold.</summary>
    public bool LearnsCollections
    {
        get
        {
            bool isAny = HoldsCollections;
            int depth = 1;
            for (ObjectPlan? level = InlineBase; level is not null; level = level.InlineBase, depth++)
            {
                // Bases do not know what the constructor takes.
                int[] held = level.HeldMembers;
                if (held.Any(i => Construction.Takes(depth, i)))
                {
                    return false;
                }

                isAny |= held.Length > 0;
            }

            return isAny && Construction.Form == ConstructionForm.Parameters;
        }
    }

    /// <summary>The contract and the bases whose members its own code reads: itself first.</summary>
    public IEnumerable<ObjectPlan> Levels
    {
        get
        {
            for (ObjectPlan? level = this; level is not null; level = level.InlineBase)
            {
                yield return level;
            }
        }
    }

    public bool CanCreate => Construction.Form is not (ConstructionForm.Parameters or ConstructionForm.None);

    /// <summary>Whether what a member holds is filled: without a setter, and where no constructor takes it.</summary>
    public bool Fills(MemberPlan member) => member.Set == AccessForm.Fill && Construction.Form != ConstructionForm.Parameters;

    /// <summary>Where the converter of a member comes from: one of this contract, or of a base whose members it reads itself.</summary>
    public ConverterSource SourceOf(MemberPlan member) => member switch
    {
        { IsOwnOfType: true } => ConverterSource.GetOwnOfType,
        { Own: not null, Lift: not null } => ConverterSource.GetLiftedOwn,
        { Own: not null } => ConverterSource.GetOwn,
        { Lift: not null } => Fills(member) ? ConverterSource.GetLiftedFilled : ConverterSource.GetLifted,
        _ when Fills(member) => ConverterSource.GetFilled,
        { Form: ValueForm.Child } => ConverterSource.Get,
        { Form: ValueForm.Base } => ConverterSource.GetBase,
        _ => ConverterSource.GetObject,
    };

    /// <summary>Header and members are all that is written of an object.</summary>
    public bool IsWrittenPlainly => !HasMoreThanMembers && !OmitsDefaults && Unknown < 0;

    /// <summary>An object is made, before or after its members are read, and that is all.</summary>
    public bool IsReadPlainly => !HasMoreThanMembers && (CanCreate ? CanPopulate : Construction.Form == ConstructionForm.Parameters);

    /// <summary>
    /// Its members are read in a row also where each stands behind a key, as long as keys come in their order: all of them stand here.
    /// </summary>
    public bool TakesKeys => (IsInline || Construction.Form == ConstructionForm.Parameters || CanPopulate) && Tail < 0 && Unknown < 0;

    /// <summary>It is a tuple of eight, whose last item holds further ones: its constructor refuses anything else there.</summary>
    public bool HasRest => Type.Definition == "System.Tuple`8";

    /// <summary>The names of those of the library's <c>ObjectTraits</c> that its converter has.</summary>
    internal IEnumerable<string> Traits => new[]
    {
        CanCreate ? nameof(CanCreate) : null,
        CanPopulate ? nameof(CanPopulate) : null,
        IsRecursive ? nameof(IsRecursive) : null,
        Tail >= 0 ? "HasTail" : null,
        IsSealed ? nameof(IsSealed) : null,
        Callbacks is not null ? "HasCallbacks" : null,
        OmitsDefaults ? nameof(OmitsDefaults) : null,
        Unknown >= 0 ? "KeepsUnknown" : null,
        TakesKeys ? nameof(TakesKeys) : null,
        IsMemory ? nameof(IsMemory) : null,
        HoldsCollections ? nameof(HoldsCollections) : null,
        LearnsCollections ? nameof(LearnsCollections) : null,
    }.OfType<string>();

    private bool HasMoreThanMembers => Callbacks is not null || Tail >= 0;
}

/// <summary>What is called before and after an object is written or read.</summary>
/// <param name="OfBase">First the methods that the contract in the base slot has; it may have none, where only its own assembly knows.</param>
/// <param name="Own">Then these methods of the type itself, one an event.</param>
/// <param name="IsNotified">Then the interface, also where the base implements it.</param>
/// <param name="IsCalledBack">Last, and only after reading, <c>IDeserializationCallback</c>, also where the base implements it.</param>
internal sealed record CallbacksPlan(bool OfBase, EquatableList<CallbackPlan> Own, bool IsNotified, bool IsCalledBack)
{
    public bool HasInterfaces => IsNotified || IsCalledBack;
}

/// <param name="Event">When.</param>
/// <param name="Method">Name of the method.</param>
/// <param name="HasContext">It takes a <c>StreamingContext</c>.</param>
/// <param name="ByAccessor">It is reached by an accessor.</param>
internal sealed record CallbackPlan(CallbackEvent Event, string Method, bool HasContext, bool ByAccessor);

/// <summary>Why there are no values of a type.</summary>
/// <param name="Id">The id of the rule.</param>
/// <param name="Message">What is wrong and what to do.</param>
internal sealed record NoValues(string Id, string Message);
