using System.Runtime.Serialization;
using Graupel;
using Graupel.Hostile.Lengths;
using Graupel.Hostile.Nesting;

// Each type, where it is skipped.
[assembly: ContractFor(typeof(Wide<InObject>))]
[assembly: ContractFor(typeof(InExactObject))]
[assembly: ContractFor(typeof(Wide<InUnsealed>))]
[assembly: ContractFor(typeof(Wide<InTold>))]
[assembly: ContractFor(typeof(Wide<InKeeping>))]
[assembly: ContractFor(typeof(Wide<InConstructor>))]
[assembly: ContractFor(typeof(Wide<InBase>))]
[assembly: ContractFor(typeof(Wide<InStruct>))]
[assembly: ContractFor(typeof(Wide<InNullable>))]
[assembly: ContractFor(typeof(Wide<InTuple>))]
[assembly: ContractFor(typeof(Wide<InPair>))]
[assembly: ContractFor(typeof(Wide<InList>))]
[assembly: ContractFor(typeof(Wide<InListOfLists>))]
[assembly: ContractFor(typeof(Wide<InArray>))]
[assembly: ContractFor(typeof(Wide<InTable>))]
[assembly: ContractFor(typeof(Wide<InSegment>))]
[assembly: ContractFor(typeof(Wide<InSet>))]
[assembly: ContractFor(typeof(Wide<InMapValue>))]
[assembly: ContractFor(typeof(Wide<InMapKey>))]
[assembly: ContractFor(typeof(Wide<InInterface>))]
[assembly: ContractFor(typeof(Wide<InConcreteBase>))]
[assembly: ContractFor(typeof(Wide<InOther>))]
[assembly: ContractFor(typeof(Wide<InCaseList>))]
[assembly: ContractFor(typeof(Wide<InCaseMap>))]
[assembly: ContractFor(typeof(Wide<InCaseStandIn>))]
[assembly: ContractFor(typeof(Wide<Chain>))]
[assembly: ContractFor(typeof(Wide<ToldChain>))]

namespace Graupel.Hostile.Nesting;

/// <summary>A value inside one of its own type, as a member that is not the last.</summary>
[Contract]
public sealed class InObject
{
    [Order(1)]
    public InObject? Inner { get; set; }

    [Order(2)]
    public string? Last { get; set; }
}

/// <summary>The same as pure data.</summary>
[Pack]
public sealed class InExactObject
{
    public InExactObject? Inner { get; set; }

    public string? Last { get; set; }
}

/// <summary>In a class that others could derive from.</summary>
[Contract]
public class InUnsealed
{
    [Order(1)]
    public InUnsealed? Inner { get; set; }

    [Order(2)]
    public string? Last { get; set; }
}

/// <summary>In an object that is told when it is written and read.</summary>
[Contract]
public sealed class InTold : ISerializationCallbacks
{
    [IgnoreDataMember]
    public int Told { get; private set; }

    [Order(1)]
    public InTold? Inner { get; set; }

    [Order(2)]
    public string? Last { get; set; }

    public void OnSerializing() => Told++;

    public void OnSerialized() => Told++;

    public void OnDeserializing() => Told++;

    public void OnDeserialized() => Told++;
}

/// <summary>In an object that keeps what it does not know.</summary>
[Contract]
public sealed class InKeeping
{
    [Order(1)]
    public InKeeping? Inner { get; set; }

    [Order(2)]
    public string? Last { get; set; }

    public UnknownMembers? Rest { get; set; }
}

/// <summary>By the parameter of a constructor.</summary>
[Contract]
[method: ContractConstructor]
public sealed class InConstructor(InConstructor? inner)
{
    [Order(1)]
    public InConstructor? Inner { get; set; } = inner;
}

/// <summary>By the base.</summary>
[Contract]
public class InBaseBase
{
    [Order(1)]
    public InBase? Inner { get; set; }
}

/// <inheritdoc/>
[Contract]
public sealed class InBase : InBaseBase
{
    [Order(1)]
    public int Own { get; set; }
}

/// <summary>By a struct.</summary>
[Contract]
public sealed class InStruct
{
    [Order(1)]
    public Part Value { get; set; }

    [Contract]
    public struct Part
    {
        [Order(1)]
        public InStruct? Inner { get; set; }
    }
}

/// <summary>By a struct that may be absent.</summary>
[Contract]
public sealed class InNullable
{
    [Order(1)]
    public Part? Value { get; set; }

    [Contract]
    public struct Part
    {
        [Order(1)]
        public InNullable? Inner { get; set; }
    }
}

/// <summary>By a tuple.</summary>
[Contract]
public sealed class InTuple
{
    [Order(1)]
    public (int, InTuple?) Inner { get; set; }
}

/// <summary>By a pair.</summary>
[Contract]
public sealed class InPair
{
    [Order(1)]
    public KeyValuePair<InPair?, int> Inner { get; set; }
}

/// <summary>By a list.</summary>
[Contract]
public sealed class InList
{
    [Order(1)]
    public List<InList>? Inner { get; set; }
}

/// <summary>By a list inside a list.</summary>
[Contract]
public sealed class InListOfLists
{
    [Order(1)]
    public List<List<InListOfLists>>? Inner { get; set; }
}

/// <summary>By an array.</summary>
[Contract]
public sealed class InArray
{
    [Order(1)]
    public InArray[]? Inner { get; set; }
}

/// <summary>By an array of rank 2.</summary>
[Contract]
public sealed class InTable
{
    [Order(1)]
    public InTable[,]? Inner { get; set; }
}

/// <summary>By a segment.</summary>
[Contract]
public sealed class InSegment
{
    [Order(1)]
    public ArraySegment<InSegment> Inner { get; set; }
}

/// <summary>By a set.</summary>
[Contract]
public sealed class InSet
{
    [Order(1)]
    public HashSet<InSet>? Inner { get; set; }
}

/// <summary>By the values of a dictionary.</summary>
[Contract]
public sealed class InMapValue
{
    [Order(1)]
    public Dictionary<int, InMapValue>? Inner { get; set; }
}

/// <summary>By the keys of a dictionary.</summary>
[Contract]
public sealed class InMapKey
{
    [Order(1)]
    public Dictionary<InMapKey, int>? Inner { get; set; }
}

/// <summary>By a choice.</summary>
[Union(0, typeof(InInterface))]
public interface INode;

/// <inheritdoc/>
[Contract]
public sealed class InInterface : INode
{
    [Order(1)]
    public INode? Inner { get; set; }
}

/// <summary>By a base that is a case itself.</summary>
[Contract]
[Union(1, typeof(InConcreteDerived))]
public class InConcreteBase
{
    [Order(1)]
    public InConcreteBase? Inner { get; set; }
}

/// <inheritdoc/>
[Contract]
public sealed class InConcreteDerived : InConcreteBase;

/// <summary>By a choice of which some cases are no objects.</summary>
[Union(0, typeof(InCaseList))]
[Union(1, typeof(InCaseMap))]
[Union(2, typeof(InCaseStandIn))]
[Union(3, typeof(Crate))]
[Union(4, typeof(Shelf))]
[Union(5, typeof(Parcel))]
public interface IGoods;

/// <inheritdoc/>
public sealed class Crate : List<IGoods?>, IGoods;

/// <inheritdoc/>
public sealed class Shelf : Dictionary<int, IGoods?>, IGoods;

/// <inheritdoc/>
[Surrogate(typeof(Content))]
public sealed class Parcel(IGoods? content) : IGoods
{
    private readonly IGoods? _content = content;

    internal sealed class Content : ISurrogate<Parcel, IGoods?[]>
    {
        public IGoods?[] ToWire(Parcel value) => [value._content];

        public Parcel FromWire(IGoods?[] wire) => new(wire[0]);
    }
}

/// <summary>By a list that is a case.</summary>
[Contract]
public sealed class InCaseList : IGoods
{
    [Order(1)]
    public IGoods? Inner { get; set; }
}

/// <summary>By a dictionary that is a case.</summary>
[Contract]
public sealed class InCaseMap : IGoods
{
    [Order(1)]
    public IGoods? Inner { get; set; }
}

/// <summary>By a case that is written as something else.</summary>
[Contract]
public sealed class InCaseStandIn : IGoods
{
    [Order(1)]
    public IGoods? Inner { get; set; }
}

/// <summary>By another type.</summary>
[Contract]
public sealed class InOther
{
    [Order(1)]
    public Other? Inner { get; set; }

    [Contract]
    public sealed class Other
    {
        [Order(1)]
        public InOther? Inner { get; set; }
    }
}

/// <summary>A chain of last members, which is not depth.</summary>
[Contract]
public sealed class Chain
{
    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public Chain? Next { get; set; }
}

/// <summary>The same as pure data.</summary>
[Pack]
public sealed class ExactChain
{
    public int Id { get; set; }

    public ExactChain? Next { get; set; }
}

/// <summary>The same of objects that are told when they are written and read.</summary>
[Contract]
public sealed class ToldChain : ISerializationCallbacks
{
    [IgnoreDataMember]
    public int Told { get; private set; }

    [Order(1)]
    public int Id { get; set; }

    [Order(2)]
    public ToldChain? Next { get; set; }

    public void OnSerializing() => Told++;

    public void OnDeserialized() => Told++;
}

/// <summary>The same by names.</summary>
[Contract]
public sealed class NamedChain
{
    public int Id { get; set; }

    public NamedChain? Next { get; set; }
}
