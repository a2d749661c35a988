namespace Graupel.Converters;

/// <summary>
/// Lets one thread at a time make the contracts and converters of a serializer. While that thread runs code of users, such as constructors, others may go on: that
/// code may wait for them, whether it knows it or not, as static constructors do.
/// </summary>
internal sealed class MakingLock
{
    // So many milliseconds the others wait for the code of users, since what is being made is mostly what they want. Either way is right.
    private const int Patience = 20;
    private const int MaxNesting = 8;

    private readonly Lock _lock = new();
    private readonly List<Absence> _absences = [];
    private int _levels;
    private int _sessions;
    private int _nesting;

    /// <summary>A number for what one thread does between taking the lock and giving it up, except for what its users' code does meanwhile.</summary>
    public int Session { get; private set; }

    /// <summary>Takes the lock, again if the thread has it.</summary>
    public Scope Enter()
    {
        if (!_lock.IsHeldByCurrentThread)
        {
            Begin();
        }

        _levels++;
        return new Scope(this);
    }

    /// <summary>Gives the lock up for code of users, until the result is disposed; null if the thread does not have it, or contracts are being planned.</summary>
    public Absence? Leave()
    {
        if (!_lock.IsHeldByCurrentThread || IsPlanning)
        {
            return null;
        }

        var absence = new Absence(this, _levels, Session, _nesting);
        _absences.Add(absence);
        _levels = 0;
        _lock.Exit();
        return absence;
    }

    /// <summary>Whether the thread is planning contracts, which others cannot do in the meantime.</summary>
    public bool IsPlanning { get; private set; }

    /// <summary>Begins to plan contracts, until the result is disposed. The planner is not for two threads, even if it calls code of users.</summary>
    public Planning Plan()
    {
        var planning = new Planning(this, IsPlanning);
        IsPlanning = true;
        return planning;
    }

    /// <summary>Begins to make what code of users needs that is called while something is made; <see cref="EndNested"/> must follow.</summary>
    /// <exception cref="InvalidOperationException">It needs itself again and again.</exception>
    public void BeginNested(Type type)
    {
        if (_nesting == MaxNesting)
        {
            throw new InvalidOperationException($"The contract of {CSharpName.Of(type)} needs itself: creating it calls a constructor that uses it.");
        }

        _nesting++;
    }

    /// <summary>Ends what <see cref="BeginNested"/> began.</summary>
    public void EndNested() => _nesting--;

    private void Begin()
    {
        _lock.Enter();
        Absence? own = _absences.Count == 0 ? null : AwaitOthers();
        Session = ++_sessions;
        _nesting = own?.Nesting ?? 0;
    }

    // Code of users that needs something itself cannot be what the others wait for first: it is returned.
    private Absence? AwaitOthers()
    {
        int thread = Environment.CurrentManagedThreadId;
        if (_absences.FindLast(absence => absence.Thread == thread) is { } own)
        {
            return own;
        }

        while (_absences.Find(static absence => !absence.IsLong) is { } absence)
        {
            ManualResetEventSlim end = absence.End ??= new(false);
            _lock.Exit();
            bool hasEnded = end.Wait(Patience);
            _lock.Enter();
            absence.IsLong = !hasEnded;
        }

        return null;
    }

    private void Exit()
    {
        if (--_levels == 0)
        {
            _lock.Exit();
        }
    }

    private void Return(Absence absence)
    {
        bool isInterrupted = false;
        while (!TryTakeBack())
        {
            isInterrupted = true;
        }

        _absences.Remove(absence);
        absence.End?.Set();
        _levels = absence.Levels;
        Session = absence.Session;
        _nesting = absence.Nesting;
        if (isInterrupted)
        {
            Thread.CurrentThread.Interrupt();
        }
    }

    // What a thread has begun to make under the lock it cannot go on with, nor drop, without it: an interrupt has to wait.
    private bool TryTakeBack()
    {
        try
        {
            _lock.Enter();
            return true;
        }
        catch (ThreadInterruptedException)
        {
            return false;
        }
    }

    /// <summary>The time in which a thread has the lock.</summary>
    public readonly ref struct Scope(MakingLock making)
    {
        /// <summary>Ends it.</summary>
        public void Dispose() => making.Exit();
    }

    /// <summary>The time in which a thread plans contracts, which may be within another one.</summary>
    public readonly ref struct Planning(MakingLock making, bool isWithin)
    {
        /// <summary>Ends it.</summary>
        public void Dispose() => making.IsPlanning = isWithin;
    }

    /// <summary>The time in which a thread that had the lock runs code of users without it.</summary>
    internal sealed class Absence(MakingLock making, int levels, int session, int nesting) : IDisposable
    {
        public int Thread { get; } = Environment.CurrentManagedThreadId;

        public int Levels => levels;

        public int Session => session;

        public int Nesting => nesting;

        public ManualResetEventSlim? End { get; set; }

        public bool IsLong { get; set; }

        /// <summary>Takes the lock again.</summary>
        public void Dispose() => making.Return(this);
    }
}
