namespace Graupel.Converters;

/// <summary>An instance of a class of the user, which is made once, to see what new ones are like.</summary>
/// <param name="make">Makes instances.</param>
internal sealed class FreshInstance<T>(Func<T> make)
    where T : class
{
    // Either one serves, if two threads make it.
    private T? _value;

    /// <summary>The instance.</summary>
    public T Value => _value ??= make();

    /// <summary>Makes it, while others may go on.</summary>
    /// <param name="making">The lock that is given up meanwhile.</param>
    public void Prepare(MakingLock making)
    {
        if (_value is null)
        {
            using MakingLock.Absence? absence = making.Leave();
            _value = make();
        }
    }
}
