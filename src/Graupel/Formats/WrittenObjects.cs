using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>The objects that one write has begun so far, compared by reference. A thread keeps an empty one.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class WrittenObjects
{
    /// <summary>Objects of the largest graph after which one is kept: what a large graph needed is not.</summary>
    internal const int MostKept = 64;

    // Nobody uses it.
    [ThreadStatic]
    private static WrittenObjects? _idle;

    private readonly Dictionary<object, WrittenObject> _objects = new(ReferenceEqualityComparer.Instance);
    private long _maxBytes;

    // Objects in kept bytes, which have numbers too.
    private int _skipped;

    // Objects that members write in ways of their own.
    private Dictionary<object, Dictionary<object, FormedObject>>? _forms;

    // The classes of objects that are read as another class than their own.
    private Dictionary<object, Type>? _made;

    private WrittenObjects()
    {
    }

    /// <summary>Begins a write, which may be one from within another.</summary>
    internal static WrittenObjects Take(Limits limits)
    {
        WrittenObjects objects = _idle ?? new();
        _idle = null;
        objects._maxBytes = limits.MaxGraphBytes;
        return objects;
    }

    /// <summary>Ends the write. After a failure, the objects are simply forgotten.</summary>
    internal void BringBack()
    {
        if (_objects.Count <= MostKept)
        {
            _objects.Clear();
            _skipped = 0;
            _forms = null;
            _made = null;
            _idle = this;
        }
    }

    /// <summary>Finds an object, or notes that it begins.</summary>
    /// <param name="value">The object.</param>
    /// <param name="mark">Where it begins, for formats that refer to places.</param>
    /// <param name="kind">What it is written as.</param>
    /// <param name="isMadeFirst">Whether a reader can make it before its content.</param>
    /// <param name="found">Where it began, if it did before.</param>
    /// <returns>True when it began before.</returns>
    /// <exception cref="GraupelException">A reader could not make the object, or would have to keep too many.</exception>
    internal bool TryFind(object value, long mark, WireKind kind, bool isMadeFirst, out WrittenObject found)
    {
        if (_objects.TryGetValue(value, out found))
        {
            if (found.IsOpen)
            {
                Throw.CycleThroughMembers((value is FormedObject formed ? formed.Value : value).GetType(), mark);
            }

            return true;
        }

        found = new WrittenObject(Count, mark, kind, IsOpen: !isMadeFirst);
        _objects.Add(value, found);
        Retention.EnsureObjects(Count, _maxBytes, mark);
        return false;
    }

    /// <summary>Counts objects that are in bytes which are written as they are.</summary>
    /// <returns>The number of the first.</returns>
    internal int Skip(int count, long mark)
    {
        int first = Count;
        _skipped += count;
        Retention.EnsureObjects(Count, _maxBytes, mark);
        return first;
    }

    private int Count => _objects.Count + _skipped;

    /// <summary>
    /// What stands for an object that is written in another form than elsewhere: its bytes there are not those of the object. A form may compare objects
    /// itself, so that equal ones are one.
    /// </summary>
    internal object InForm(object value, object form)
    {
        _forms ??= [];
        if (!_forms.TryGetValue(form, out Dictionary<object, FormedObject>? objects))
        {
            _forms.Add(form, objects = new(form as IEqualityComparer<object> ?? ReferenceEqualityComparer.Instance));
        }

        if (!objects.TryGetValue(value, out FormedObject? formed))
        {
            objects.Add(value, formed = new(value));
        }

        return formed;
    }

    /// <summary>Notes that an object, which cannot be created before its content, is complete.</summary>
    internal void End(object value) => _objects[value] = _objects[value] with { IsOpen = false };

    /// <summary>Notes that an object that begins is read as another class, which its place makes.</summary>
    internal void SetMade(object value, Type made) => (_made ??= new(ReferenceEqualityComparer.Instance)).Add(value, made);

    /// <summary>The class that an object is read as; null where it is its own.</summary>
    internal Type? FindMade(object value) => _made?.GetValueOrDefault(value);

    private sealed class FormedObject(object value)
    {
        public object Value => value;
    }
}

/// <summary>One object that was begun.</summary>
/// <param name="Number">How many began before it.</param>
/// <param name="Mark">Where it begins.</param>
/// <param name="Kind">What it is written as.</param>
/// <param name="IsOpen">It is not at its end, and cannot be made before that.</param>
internal readonly record struct WrittenObject(int Number, long Mark, WireKind Kind, bool IsOpen);
