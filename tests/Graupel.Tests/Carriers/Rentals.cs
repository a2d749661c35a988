using System.Diagnostics.Tracing;

namespace Graupel.Tests.Carriers;

/// <summary>
/// Watches the shared pool of byte arrays from the thread that made it, until it asserts. The pool reports each rental and return to the
/// listener at once, on the thread that does it. Renting allocates on every thread in the meantime, so tests that use it run alone.
/// </summary>
public sealed class Rentals : EventListener
{
    private const int Rented = 1;
    private const int Returned = 3;

    private readonly int _thread = Environment.CurrentManagedThreadId;
    private readonly Dictionary<int, int> _out = [];
    private readonly List<string> _wrong = [];
    private bool _isDone;

    public int Count { get; private set; }

    public void AssertAllReturnedOnce()
    {
        _isDone = true;
        Dispose();
        Assert.Empty(_wrong);
        Assert.All(_out, rental => Assert.Equal(0, rental.Value));
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
        if (_out is null || _isDone || Environment.CurrentManagedThreadId != _thread)
        {
            return;
        }

        int buffer = (int)eventData.Payload![0]!;
        switch (eventData.EventId)
        {
            case Rented:
                Count++;
                _out[buffer] = _out.GetValueOrDefault(buffer) + 1;
                break;
            case Returned when _out.GetValueOrDefault(buffer) == 0:
                _wrong.Add($"buffer {buffer} was returned without being rented");
                break;
            case Returned:
                _out[buffer]--;
                break;
        }
    }
}
