using Graupel.Carriers;

namespace Graupel.Converters;

/// <summary>
/// What the objects that one call populates hold, by the places of their members. Converters serve all threads, so that it belongs to the
/// thread while the call lasts.
/// </summary>
internal sealed class HeldValues
{
    // What a large graph needed is not kept.
    private const int MostKept = 64;

    [ThreadStatic]
    private static HeldValues? _current;

    // Of the thread's last call that was not within another.
    [ThreadStatic]
    private static HeldValues? _idle;

    private readonly HeldValues? _outer;
    private readonly HashSet<object> _taken = new(ReferenceEqualityComparer.Instance);
    private readonly List<(object Place, object? Value)> _values = [];
    private Mark _at;

    private HeldValues(HeldValues? outer) => _outer = outer;

    /// <summary>Those of the call that the thread is in.</summary>
    public static HeldValues Current => _current!;

    /// <summary>Where objects are written for the sake of their members.</summary>
    public DiscardSink Sink { get; } = new();

    /// <summary>Begins a call, which may be one from within another; <see cref="End"/> must follow.</summary>
    public static HeldValues Begin()
    {
        HeldValues begun = _current is null && _idle is { } idle ? idle : new HeldValues(_current);
        _idle = null;
        _current = begun;
        return begun;
    }

    /// <summary>Ends the call, however it went.</summary>
    public void End()
    {
        _current = _outer;
        Sink.Release();
        if (_outer is null && _taken.Count <= MostKept && _values.Capacity <= MostKept)
        {
            _taken.Clear();
            _values.Clear();
            _at = default;
            _idle = this;
        }
    }

    /// <summary>Begins the value of a member, for which nothing is noted yet.</summary>
    /// <returns>What <see cref="Leave"/> takes.</returns>
    public Mark Enter()
    {
        Mark outer = _at;
        _at = new Mark(_values.Count, _values.Count);
        return outer;
    }

    /// <summary>Goes back to the object around.</summary>
    public void Leave(Mark outer)
    {
        Restart();
        _at = outer;
    }

    /// <summary>Goes back to the object around, and gives back an object that was taken, where another value was read in its place: another member can have it.</summary>
    public void Leave<T>(Mark outer, T? taken, T? read)
    {
        Leave(outer);
        if (!typeof(T).IsValueType && taken is not null && !ReferenceEquals(taken, read))
        {
            _taken.Remove(taken);
        }
    }

    /// <summary>Forgets what was noted of the current value.</summary>
    public void Restart()
    {
        _values.RemoveRange(_at.Start, _values.Count - _at.Start);
        _at = new Mark(_at.Start, _at.Start);
    }

    /// <summary>Notes what the current object holds at a place.</summary>
    public void Note(object place, object? value) => _values.Add((place, value));

    /// <summary>What the current object holds at a place, or null.</summary>
    public object? Find(object place)
    {
        // Members are mostly read in the order in which they were noted.
        int count = _values.Count - _at.Start;
        for (int i = 0; i < count; i++)
        {
            int index = _at.Next + i < _values.Count ? _at.Next + i : _at.Next + i - count;
            if (ReferenceEquals(_values[index].Place, place))
            {
                _at = _at with { Next = index };
                return _values[index].Value;
            }
        }

        return null;
    }

    /// <summary>Takes an object that was there before, so that it becomes one of those read, but not two of them.</summary>
    public bool TryTake(object held) => _taken.Add(held);

    /// <param name="Start">Where the values of the current object begin.</param>
    /// <param name="Next">The one that is likely to be requested next.</param>
    internal readonly record struct Mark(int Start, int Next);
}
