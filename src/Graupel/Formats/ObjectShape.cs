using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Graupel.Formats;

/// <summary>
/// What a format needs to know about an object contract: its members in order, and in which of the two shapes it is written.
/// </summary>
public sealed class ObjectShape
{
    private object[] _layouts = [];

    /// <summary>Creates the shape of a contract.</summary>
    /// <param name="name">Name of the contract, for errors.</param>
    /// <param name="isValueType">True for structs, which cannot be null.</param>
    /// <param name="members">The members: a base slot first, then by order number, or as declared if there are no numbers.</param>
    public ObjectShape(string name, bool isValueType, params MemberShape[] members)
        : this(name, isValueType, isExact: false, isNullable: !isValueType, ImmutableArray.Create(members))
    {
    }

    private ObjectShape(string name, bool isValueType, bool isExact, bool isNullable, ImmutableArray<MemberShape> members)
    {
        Name = name;
        IsValueType = isValueType;
        IsExact = isExact;
        IsNullable = isNullable;
        foreach (MemberShape member in members)
        {
            int size = WireKinds.FixedSize(member.Kind);
            FixedSize += size;
            MemberCountFixed += size > 0 ? 1 : 0;
            HasOwn |= member.IsOwn;
            HasReplaced |= member.IsReplaced;
            OmitsDefaults |= !isExact && member.CanOmit;
        }

        Settle(members);
        Maps = new HeaderMapCache(OmitsDefaults);
        SequentialMaps = new HeaderMapCache(OmitsDefaults);
    }

    /// <summary>A contract without members, used where the reader has none.</summary>
    internal static ObjectShape Empty { get; } = new("(none)", isValueType: false);

    /// <summary>Name of the contract.</summary>
    public string Name { get; }

    /// <summary>True for structs.</summary>
    public bool IsValueType { get; }

    /// <summary>True if the place can hold null.</summary>
    public bool IsNullable { get; }

    /// <summary>True if members are identified by position only, as in a tuple; their numbers begin at 1.</summary>
    public bool IsTuple { get; init; }

    /// <summary>True if objects keep members that the contract does not have, to write them back.</summary>
    public bool KeepsUnknown { get; init; }

    /// <summary>
    /// True if the order of members without numbers was not shown when the contract was made, so that another contract of the same type may have
    /// another order: formats must tell these members apart by name.
    /// </summary>
    public bool HidesOrder { get; init; }

    /// <summary>The contract whose members are in the base slot, in formats that write them among the others; known when there are converters.</summary>
    internal ObjectShape? Base { get; private set; }

    /// <summary>Finds a member of a value of this contract that holds null where it must not, a <c>Func</c> of the type; null if this is not checked.</summary>
    internal Delegate? FindsNull { get; set; }

    /// <summary>Gets what a value of this contract has kept, a <c>Func</c> of the type; null if it keeps nothing or this is not needed.</summary>
    internal Delegate? GetsUnknown { get; set; }

    /// <summary>The options of the serializer's format for this contract; null for none.</summary>
    internal object? FormatOptions { get; private init; }

    /// <summary>True when members are read in a row also where each has a key. Set before the shape is used.</summary>
    internal bool TakesKeys { get; set; }

    /// <summary>The struct, if its values are nothing but members that take any bits; else null. Set before the shape is used.</summary>
    internal Type? Plain { get; set; }

    /// <summary>True when a member that the contract does not have is refused.</summary>
    internal bool RefusesUnknown { get; private init; }

    /// <summary>True for pure data: no headers, kinds or descriptors at this level and below.</summary>
    public bool IsExact { get; }

    /// <summary>The members in contract order.</summary>
    public ImmutableArray<MemberShape> Members { get; private set; }

    /// <summary>Bytes of the run of fixed members.</summary>
    public int FixedSize { get; }

    /// <summary>How many members are of fixed size.</summary>
    public int MemberCountFixed { get; }

    /// <summary>How many of the other members take at least one byte, whatever they hold: objects may take none.</summary>
    internal int MemberCountVariable { get; private set; }

    /// <summary>The list of the members, which formats that describe objects write before them; empty for pure data.</summary>
    public ObjectHeader Header { get; private set; }

    /// <summary>The members of other writers that were met before.</summary>
    internal HeaderMapCache Maps { get; }

    /// <summary>The same in formats without a run of fixed members, where all are in the order of the header.</summary>
    internal HeaderMapCache SequentialMaps { get; }

    /// <summary>True if no member has an order number, so members are identified by name.</summary>
    public bool IsNamed => Members.Any(static m => !m.IsBase) && Members.All(static m => m.Order < 0);

    /// <summary>True when the first member is the slot of a base.</summary>
    internal bool HasBase => Members is [{ IsBase: true }, ..];

    /// <summary>True when the kinds of some members are known only when there are converters.</summary>
    internal bool HasOwn { get; }

    /// <summary>True when a serializer writes the type of some member in its own way, whose kind is known only when there are converters.</summary>
    internal bool HasReplaced { get; }

    /// <summary>True when objects leave members out, so that each has a header of its own.</summary>
    internal bool OmitsDefaults { get; }

    /// <summary>True when each object has a header of its own, because they differ in their members.</summary>
    internal bool HasOwnHeaders => OmitsDefaults || (KeepsUnknown && !IsExact);

    /// <summary>The same contract as pure data.</summary>
    public ObjectShape AsExact() => Copy(isExact: true, IsNullable, Members, FormatOptions);

    /// <summary>The same contract with what the options of a format say of it.</summary>
    internal ObjectShape With(object? formatOptions) => Copy(IsExact, IsNullable, Members, formatOptions);

    /// <summary>The same contract at a place that can hold null, such as a nullable struct.</summary>
    public ObjectShape AsNullable() => IsNullable ? this : Copy(IsExact, isNullable: true, Members, FormatOptions);

    /// <summary>The contract that this one is, except for members that one object leaves out; else null.</summary>
    internal ObjectShape? Whole { get; private init; }

    /// <summary>The same contract for an object without some members.</summary>
    internal ObjectShape WithoutMembers(MemberShape[] kept) => Copy(IsExact, IsNullable, [.. kept], FormatOptions, whole: this);

    /// <summary>The same contract with other members.</summary>
    internal ObjectShape WithMembers(MemberShape[] members) => Copy(IsExact, IsNullable, [.. members], FormatOptions);

    /// <summary>The same contract for a reader that refuses what is different in the bytes.</summary>
    internal ObjectShape AsStrict(Strictness strictness)
    {
        bool isWhole = (strictness & Strictness.MissingMembers) != 0;
        ImmutableArray<MemberShape> members = isWhole ? [.. Members.Select(static member => member with { Required = !member.CanOmit })] : Members;
        return Copy(IsExact, IsNullable, members, FormatOptions, Whole, (strictness & Strictness.UnknownMembers) != 0);
    }

    /// <summary>A member that the shape lacks by which a derived class reads the members of this contract itself; null if there is none.</summary>
    internal MemberShape? FindUnknownTo(ObjectShape read) =>
        Members.FirstOrDefault(member => !member.IsBase && !read.Members.Any(known => known.Name == member.Name));

    /// <summary>What a format has computed from this contract; created on first use, and kept.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TLayout Layout<TLayout>()
        where TLayout : class, IObjectLayout<TLayout>
    {
        foreach (object layout in _layouts)
        {
            if (layout is TLayout known)
            {
                return known;
            }
        }

        return AddLayout<TLayout>();
    }

    /// <summary>The same contract at a place that cannot hold null, such as after the tag of a union.</summary>
    public ObjectShape AsPresent() => Copy(IsExact, isNullable: false, Members, FormatOptions);

    /// <summary>The same contract, for a serializer that learns the kinds of some members later.</summary>
    internal ObjectShape Copy() => With(FormatOptions);

    /// <summary>Sets the contract of the base. Called before the shape is used.</summary>
    internal void SettleBase(ObjectShape @base)
    {
        Base = @base;
        _layouts = [];
    }

    /// <summary>The members, each with the kind at its place.</summary>
    internal ImmutableArray<MemberShape> MembersAs(WireShape[] places) =>
        [.. Members.Select((member, i) => WireKinds.IsFixed(member.Kind) || member.IsBase ? member : member with { Kind = places[i].Kind })];

    /// <summary>The same for the members whose types the options replace; the others as they are.</summary>
    internal ImmutableArray<MemberShape> ReplacedAs(WireShape[] places) =>
        [.. Members.Zip(MembersAs(places), static (member, settled) => member.IsReplaced ? settled : member)];

    /// <summary>Sets the kinds of variable members, which are known only when the converters of all members exist. Called before the shape is used.</summary>
    [MemberNotNull(nameof(Members), nameof(Header))]
    internal void Settle(ImmutableArray<MemberShape> members)
    {
        Members = members;
        MemberCountVariable = members.Count(static member => WireKinds.IsNeverEmpty(member.Kind));
        Header = new ObjectHeader(IsExact ? [] : MemberList.Encode(members.AsSpan()));
    }

    /// <summary>Sets the kind of one variable member.</summary>
    internal void Settle(int member, WireKind kind) => Settle(Members.SetItem(member, Members[member] with { Kind = kind }));

    /// <summary>The least bytes of all members where each says its own kind, so that none takes nothing.</summary>
    /// <param name="hasFixedRun">Whether members of fixed size precede the others.</param>
    internal int LeastSize(bool hasFixedRun) => (hasFixedRun ? FixedSize - MemberCountFixed : 0) + Members.Length;

    /// <summary>Bytes of every object without a header, where its place holds no null and all members are of fixed size; -1 where they vary.</summary>
    /// <param name="hasFixedRun">Whether members of fixed size take what their kind says.</param>
    internal int StructSize(bool hasFixedRun) => !IsNullable && Members.Length == (hasFixedRun ? MemberCountFixed : 0) ? FixedSize : -1;

    /// <summary>Offset of a fixed member inside the run, or -1 for a variable one.</summary>
    public int OffsetOf(int member)
    {
        if (!WireKinds.IsFixed(Members[member].Kind))
        {
            return -1;
        }

        int offset = 0;
        for (int i = 0; i < member; i++)
        {
            offset += WireKinds.FixedSize(Members[i].Kind);
        }

        return offset;
    }

    /// <summary>Index of the fixed member that covers a byte of the run, or -1.</summary>
    public int MemberAt(int offset)
    {
        for (int i = 0, end = 0; i < Members.Length; i++)
        {
            end += WireKinds.FixedSize(Members[i].Kind);
            if (offset < end)
            {
                return i;
            }
        }

        return -1;
    }

    private ObjectShape Copy(
        bool isExact, bool isNullable, ImmutableArray<MemberShape> members, object? formatOptions, ObjectShape? whole = null, bool? refusesUnknown = null) =>
        new(Name, IsValueType, isExact, isNullable, members)
        {
            IsTuple = IsTuple,
            KeepsUnknown = KeepsUnknown,
            HidesOrder = HidesOrder,
            Base = Base,
            FormatOptions = formatOptions,
            RefusesUnknown = refusesUnknown ?? RefusesUnknown,
            TakesKeys = TakesKeys && whole is null,
            Whole = whole,
        };

    // Two threads may both make it, or lose each other's: then it is made once more.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private TLayout AddLayout<TLayout>()
        where TLayout : class, IObjectLayout<TLayout>
    {
        TLayout layout = TLayout.Create(this);
        _layouts = [.. _layouts, layout];
        return layout;
    }
}
