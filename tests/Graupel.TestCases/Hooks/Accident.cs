namespace Graupel.TestCases.Hooks;

/// <summary>Exceptions, which are written as what is known of them.</summary>
[Contract]
public class Accident
{
    [Order(1)]
    public Exception? Cause { get; set; }

    [Order(2)]
    public List<Exception>? Others { get; set; }

    public static SerializerOptions Apply(SerializerOptions options) => options.WithSurrogate<Exception, Fault>(Fault.Of, static fault => fault.ToException());
}

/// <summary>What is known of an exception: only kinds that are named here are made again.</summary>
[Contract]
public class Fault
{
    [Order(1)]
    public string Kind { get; set; } = "";

    [Order(2)]
    public string Message { get; set; } = "";

    [Order(3)]
    public Exception? Inner { get; set; }

    public static Fault Of(Exception exception) => new() { Kind = exception.GetType().Name, Message = exception.Message, Inner = exception.InnerException };

    public Exception ToException() => Kind switch
    {
        nameof(TimeoutException) => new TimeoutException(Message, Inner),
        nameof(InvalidOperationException) => new InvalidOperationException(Message, Inner),
        _ => new Exception(Message, Inner),
    };
}
