using System.Collections.Concurrent;
using Graupel.CodeGen;

namespace Graupel.Converters;

/// <content>New instances, which show what collections the members hold before anything is read.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T> : IHolder
{
    // Each calls a constructor of the user, which may do more than throw.
    private const int MostVainAttempts = 16;

    private IHolder? _derived;
    private IHolder? _ownBase;
    private NewInstances? _awaited;
    private bool _hasMembers;
    private bool _isLearning;
    private ConcurrentDictionary<int, T>? _learners;
    private int _vainAttempts;

    /// <summary>Whether members of this contract or of its bases may hold collections, so that each derived class needs its own converter for its base part.</summary>
    internal bool MayHold => (Traits & ObjectTraits.HoldsCollections) != 0 || ObjectShape.HasBase;

    bool IHolder.KnowsStart => _derived is { } derived ? derived.KnowsStart : (Traits & (ObjectTraits.CanCreate | ObjectTraits.LearnsCollections)) != 0;

    IHolder? IHolder.OwnBase
    {
        set => _ownBase = value;
    }

    /// <summary>Makes it the converter of the base part of one derived class.</summary>
    internal void Serve(IHolder derived)
    {
        _derived = derived;
        derived.OwnBase = this;
    }

    void IHolder.Hold(NewInstances start) => Hold(start);

    /// <summary>Adapts the converters of the members to the collections that new instances hold; only with <see cref="ObjectTraits.HoldsCollections"/>.</summary>
    /// <param name="one">A new instance, perhaps of a derived class.</param>
    /// <param name="other">A second one: what both hold is shared.</param>
    protected virtual void HoldMembers(T one, T other) => throw new NotSupportedException();

    /// <summary>
    /// Refuses a member without a setter in which a new instance has a view of other data of its own: it can neither be filled nor be replaced, because the other would
    /// not show those data any more. What a constructor made of its parameters is not looked at.
    /// </summary>
    /// <param name="member">Its place.</param>
    /// <param name="held">What a new instance holds.</param>
    /// <param name="other">What a second one holds: what both hold is of neither.</param>
    /// <exception cref="GraupelException">It is such a view.</exception>
    protected void EnsureNoView(int member, object? held, object? other)
    {
        if (!_isLearning && !ReferenceEquals(held, other) && HeldViews.Include(held, other))
        {
            Throw.HeldView(held.GetType(), ObjectShape.Name, ObjectShape.Members[member].Name);
        }
    }

    /// <summary>
    /// Refuses a member without a setter whose getter returns a copy of other data, which is filled in vain, or a collection of all instances, in which all of them
    /// would have what is read for one.
    /// </summary>
    /// <param name="member">Its place.</param>
    /// <param name="held">What a new instance holds.</param>
    /// <param name="again">What the getter of the same instance returns the next time.</param>
    /// <param name="other">What a second instance holds.</param>
    /// <exception cref="GraupelException">It is such a collection.</exception>
    protected void EnsureOwn(int member, object? held, object? again, object? other)
    {
        if (!ReferenceEquals(held, again) && again is not null && HeldViews.IsCopy(held))
        {
            Throw.HeldCopy(held.GetType(), ObjectShape.Name, ObjectShape.Members[member].Name);
        }

        if (!_isLearning && ReferenceEquals(held, other) && HeldViews.IsChangeable(held))
        {
            Throw.HeldShared(held.GetType(), ObjectShape.Name, ObjectShape.Members[member].Name);
        }
    }

    /// <summary>Makes an instance of the members that the constructor takes, from another one; only with <see cref="ObjectTraits.LearnsCollections"/>.</summary>
    protected virtual T CreateLike(in T value) => throw new NotSupportedException();

    private void HoldStart(MakingLock making)
    {
        _hasMembers = true;
        if (_awaited is { } start)
        {
            Hold(start);
        }
        else if (_derived is null && (Traits & ObjectTraits.CanCreate) != 0)
        {
            Hold(new NewInstances(() => CreateAsRead()!, making));
        }
    }

    // What a callback puts there before the members are read counts as well.
    private T CreateAsRead()
    {
        T value = Create();
        if ((Traits & ObjectTraits.HasCallbacks) != 0)
        {
            Notify(ContractEvent.Deserializing, ref value);
        }

        return value;
    }

    private void Hold(NewInstances start)
    {
        // A base gets its members later than the derived class.
        if (!_hasMembers)
        {
            _awaited = start;
            return;
        }

        _awaited = null;
        if ((Traits & ObjectTraits.HoldsCollections) != 0)
        {
            using MakingLock.Absence? absence = start.Leave();
            T one = KnownCast.To<T>(start.One);
            T other = KnownCast.To<T>(start.Other);
            _isLearning = start.AreLike;
            try
            {
                HoldMembers(one, other);
            }
            catch (Exception e) when (e is not GraupelException && !CriticalErrors.Include(e))
            {
                Throw.GetterOfNewThrows(typeof(T), e); // as it would when an object is read
            }
        }

        _ownBase?.Hold(start);
    }

    // An instance that is made from its members can only be made like another one.
    private void LearnStart(T value)
    {
        // Threads may learn the same side by side, but a constructor that writes such an object itself would never end.
        int thread = Environment.CurrentManagedThreadId;
        ConcurrentDictionary<int, T> learners = LazyInitializer.EnsureInitialized(ref _learners);
        if (!learners.TryAdd(thread, value))
        {
            return;
        }

        try
        {
            Hold(new NewInstances(() => CreateLike(in value)!, making: null) { AreLike = true });
        }
        catch (Exception e) when (e is not ContractException && !CriticalErrors.Include(e))
        {
            // The same would happen when it is read, but one of the next ones may be better.
            if (++_vainAttempts < MostVainAttempts)
            {
                return;
            }
        }
        finally
        {
            learners.TryRemove(thread, out _);
        }

        // Who sees that there is nothing left to learn also sees what was learned.
        Interlocked.MemoryBarrierProcessWide();
        Traits &= ~ObjectTraits.LearnsCollections;
    }
}
