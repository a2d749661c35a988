using System.Buffers;
using System.ComponentModel;

namespace Graupel.Formats;

/// <summary>
/// The objects that one read has found so far, numbered in the order of the bytes, so that others can refer to them. Objects in values that
/// were skipped are only marked; their bytes are kept, and read when something refers to them. A thread keeps an empty one.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ReadObjects
{
    /// <summary>Objects of the largest graph after which one is kept: what a large graph needed is not.</summary>
    internal const int MostKept = 64;

    /// <summary>Represents an object that is read as null.</summary>
    internal static readonly object Nothing = new();

    private static readonly object Unmade = new();

    // In place of an object in an unknown value that is kept, to be written back: there would be two of it then.
    private static readonly object Unread = new();

    // Nobody uses it.
    [ThreadStatic]
    private static ReadObjects? _idle;

    private readonly List<long> _marks = [];
    private readonly List<object?> _objects = [];
    private readonly List<KeptBytes> _kept = [];
    private HashSet<object>? _taken;
    private ulong[] _given = [];
    private Dictionary<object, int>? _numbers;
    private int _keptDepth;

    private ReadObjects(Limits limits) => Retention = new Retention(limits);

    /// <summary>How many objects are known.</summary>
    internal int Count => _marks.Count;

    /// <summary>Counts what is kept in total.</summary>
    internal Retention Retention { get; }

    /// <summary>True while kept bytes are read, whose objects have numbers already.</summary>
    internal bool ReadsKept => _keptDepth > 0;

    /// <summary>Begins a read, which may be one from within another.</summary>
    internal static ReadObjects Take(Limits limits)
    {
        if (_idle is not { } objects)
        {
            return new ReadObjects(limits);
        }

        _idle = null;
        objects.Retention.Restart(limits);
        return objects;
    }

    /// <summary>Ends the read. After a failure, the objects are simply forgotten.</summary>
    internal void BringBack()
    {
        if (Count > MostKept)
        {
            return;
        }

        _marks.Clear();
        _objects.Clear();
        _kept.Clear();
        _taken = null;
        _given.AsSpan().Clear();
        _numbers = null;
        _keptDepth = 0;
        _idle = this;
    }

    /// <summary>Begins the object whose bytes begin at a place.</summary>
    /// <param name="mark">The place.</param>
    /// <param name="number">Its number.</param>
    /// <returns>False when it was made before: from kept bytes, in which it comes again.</returns>
    internal bool TryBegin(long mark, out int number)
    {
        number = Mark(mark);
        bool isNew = _objects[number] is null;
        if (isNew)
        {
            _objects[number] = Unmade;
        }

        return isNew;
    }

    /// <summary>Gives a number to an object that is not read.</summary>
    internal int Mark(long mark)
    {
        if (_marks.Count > 0 && mark <= _marks[^1])
        {
            return Find(mark);
        }

        Retention.KeepObject(mark);
        _marks.Add(mark);
        _objects.Add(null);
        return _marks.Count - 1;
    }

    /// <summary>The number of the object that begins at a place.</summary>
    /// <exception cref="GraupelException">There is none.</exception>
    internal int Find(long mark)
    {
        int number = _marks.BinarySearch(mark);
        if (number < 0)
        {
            Throw.ReferenceMissing(mark);
        }

        return number;
    }

    /// <summary>Refuses a reference to an object that does not begin before it.</summary>
    internal void EnsureBegun(ulong number, long offset)
    {
        if (number >= (ulong)_marks.Count || _marks[(int)number] >= offset)
        {
            Throw.ReferenceMissing(offset);
        }
    }

    /// <summary>Makes an object known; it may not have its content yet.</summary>
    internal void Set(int number, object value)
    {
        _objects[number] = value;
        _numbers?[value] = number;
    }

    /// <summary>Whether a number already stands for another object.</summary>
    internal bool IsOther(int number, object value) =>
        _objects[number] is { } known && !ReferenceEquals(known, value) && !ReferenceEquals(known, Unmade);

    /// <summary>An object; null when its bytes are only kept.</summary>
    /// <exception cref="GraupelException">It is created from its content, and the reference is inside that content.</exception>
    internal object? Get(int number, long offset)
    {
        object? found = _objects[number];
        if (ReferenceEquals(found, Unmade))
        {
            Throw.CycleThroughMembers(null, offset);
        }

        if (ReferenceEquals(found, Unread))
        {
            ReferredToUnknown(offset);
        }

        NoteGiven(number);
        return found;
    }

    /// <summary>Finds an object that nothing has referred to so far, so that another may still take its place.</summary>
    internal bool TryFindOwn(object value, out int number) => (_numbers ??= Number()).TryGetValue(value, out number) && !IsGiven(number);

    /// <summary>Takes an object that was there before the read, so that it becomes one of those read, but not two of them.</summary>
    internal bool TryTake(object held) => (_taken ??= new(ReferenceEqualityComparer.Instance)).Add(held);

    /// <summary>Gives back an object that was taken, where another was read in its place.</summary>
    internal void Release(object held) => _taken!.Remove(held);

    /// <summary>Keeps skipped bytes from the first object on that was marked in them.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="offset">Their place.</param>
    /// <param name="before">How many objects were known before the value was skipped.</param>
    internal void Keep(ReadOnlySpan<byte> bytes, long offset, int before)
    {
        if (Count == before)
        {
            return;
        }

        long first = _marks[before];
        if (_kept.Count == 0 || _kept[^1].Start != first)
        {
            bytes = bytes[(int)(first - offset)..];
            _kept.Add(new KeptBytes(first, new ArrayBufferWriter<byte>(Math.Max(1, bytes.Length))));
        }

        Retention.Keep(_kept[^1].Bytes, bytes, offset);
    }

    /// <summary>How many objects begin before a place.</summary>
    internal int CountBefore(long place)
    {
        int number = _marks.BinarySearch(place);
        return number < 0 ? ~number : number;
    }

    /// <summary>Notes that a value is kept as an unknown one, to be written back: nothing can refer to the objects in it.</summary>
    /// <exception cref="GraupelException">One of them was read before, where kept bytes are read.</exception>
    internal void KeepUnknown(long start, long end)
    {
        int after = CountBefore(end);
        for (int number = CountBefore(start); number < after; number++)
        {
            if (_objects[number] is not null)
            {
                ReferredToUnknown(_marks[number]);
            }

            _objects[number] = Unread;
        }
    }

    /// <summary>The kept bytes from the beginning of an object on.</summary>
    internal InputCursor BeginKept(int number)
    {
        long mark = _marks[number];
        int low = 0;
        for (int high = _kept.Count - 1; low < high;)
        {
            int middle = low + ((high - low + 1) / 2);
            (low, high) = _kept[middle].Start <= mark ? (middle, high) : (low, middle - 1);
        }

        KeptBytes kept = _kept[low];
        _objects[number] = Unmade;
        _keptDepth++;
        return new InputCursor(kept.Bytes.WrittenSpan[(int)(mark - kept.Start)..], mark) { Objects = this };
    }

    /// <summary>Notes that reading continues after the reference.</summary>
    internal void EndKept() => _keptDepth--;

    private static void ReferredToUnknown(long mark) => Throw.UnsupportedFormat("an unknown value cannot be kept when there are references to it", mark);

    private Dictionary<object, int> Number()
    {
        var numbers = new Dictionary<object, int>(ReferenceEqualityComparer.Instance);
        for (int i = 0; i < _objects.Count; i++)
        {
            if (_objects[i] is { } known)
            {
                numbers[known] = i;
            }
        }

        return numbers;
    }

    private void NoteGiven(int number)
    {
        if (number / 64 >= _given.Length)
        {
            Array.Resize(ref _given, Math.Max((number / 64) + 1, 2 * _given.Length));
        }

        _given[number / 64] |= 1UL << number;
    }

    private bool IsGiven(int number) => number / 64 < _given.Length && (_given[number / 64] & (1UL << number)) != 0;

    private readonly record struct KeptBytes(long Start, ArrayBufferWriter<byte> Bytes);
}
