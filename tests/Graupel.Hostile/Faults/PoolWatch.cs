using System.Diagnostics.Tracing;

namespace Graupel.Hostile.Faults;

/// <summary>Watches which arrays of the shared pools the thread that made it has; the pools report each at once, on the thread that takes it or brings it back.</summary>
internal sealed class PoolWatch : EventListener
{
    private const int Rented = 1;
    private const int Returned = 3;

    private readonly int _thread = Environment.CurrentManagedThreadId;
    private readonly Dictionary<int, int> _out = [];
    private string? _problem;

    /// <summary>Number of arrays that were taken.</summary>
    public int Count { get; private set; }

    /// <summary>Says what is wrong since the last time, and forgets it.</summary>
    public string? TakeProblem()
    {
        string? problem = _problem ?? (_out.Values.Any(count => count != 0) ? "a borrowed array was not given back" : null);
        _problem = null;
        _out.Clear();
        return problem;
    }

    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == "System.Buffers.ArrayPoolEventSource")
        {
            EnableEvents(eventSource, EventLevel.Verbose);
        }
    }

    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        // Fields are not there yet while the base constructor runs.
        if (_out is null || Environment.CurrentManagedThreadId != _thread)
        {
            return;
        }

        int array = (int)eventData.Payload![0]!;
        int change = eventData.EventId switch
        {
            Rented => 1,
            Returned => -1,
            _ => 0,
        };
        Count += Math.Max(change, 0);
        _out[array] = _out.GetValueOrDefault(array) + change;
        if (_out[array] < 0)
        {
            _problem ??= "an array was given back that was not borrowed, or twice";
        }
    }
}
