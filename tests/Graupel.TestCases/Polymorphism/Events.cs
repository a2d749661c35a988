using Graupel;
using Graupel.TestCases.Polymorphism;

[assembly: ContractFor(typeof(Log<INewEvent>))]
[assembly: ContractFor(typeof(Log<IOldEvent>))]
[assembly: ContractFor(typeof(Log<IOldestEvent>))]

namespace Graupel.TestCases.Polymorphism;

/// <summary>Messages as the newer program knows them.</summary>
[Union(1, typeof(Started)), Union(2, typeof(Stopped)), Union(3, typeof(Span))]
public interface INewEvent;

/// <summary>Messages as the older program knows them; it keeps the others.</summary>
[Union(1, typeof(Started)), UnknownCase(typeof(OtherEvent))]
public interface IOldEvent;

/// <summary>Messages as an older program knows them that keeps nothing.</summary>
[Union(1, typeof(Started))]
public interface IOldestEvent;

[Contract]
public sealed class Started : INewEvent, IOldEvent, IOldestEvent
{
    [Order(1)]
    public string? By { get; set; }
}

[Contract]
public sealed class Stopped : INewEvent
{
    [Order(1)]
    public int Code { get; set; }

    [Order(2)]
    public List<string>? Reasons { get; set; }
}

[Contract]
public struct Span : INewEvent
{
    [Order(1)]
    public TimeSpan Length { get; set; }
}

/// <summary>An event that the older program does not know.</summary>
public sealed class OtherEvent : IOldEvent, IUnknownCase
{
    public UnknownPayload? Payload { get; set; }
}

/// <summary>A list of messages between other members.</summary>
[Contract]
public sealed class Log<TEvent>
{
    [Order(1)]
    public TEvent? First { get; set; }

    [Order(2)]
    public List<TEvent?>? Events { get; set; }

    [Order(3)]
    public int After { get; set; }
}
