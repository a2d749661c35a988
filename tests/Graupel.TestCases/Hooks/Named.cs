namespace Graupel.TestCases.Hooks;

/// <summary>Types among known ones, and exceptions, which have a contract only where a surrogate says what is kept of them.</summary>
[Contract]
public class Report
{
    [Order(1)]
    [Surrogate(typeof(KnownShapes))]
    public Type? About { get; set; }

    [Order(2)]
    [Surrogate(typeof(FaultText))]
    public Exception? Cause { get; set; }
}

public sealed class KnownShapes() : TypeNames(typeof(int), typeof(List<string>), typeof(Report), typeof(Dictionary<,>));

public sealed class FaultText : ISurrogate<Exception, (string Kind, string Message)>
{
    public (string Kind, string Message) ToWire(Exception value) => (value.GetType().Name, value.Message);

    public Exception FromWire((string Kind, string Message) wire) =>
        wire.Kind == nameof(TimeoutException) ? new TimeoutException(wire.Message) : new InvalidOperationException(wire.Message);
}
