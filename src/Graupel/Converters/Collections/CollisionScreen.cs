using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>
/// Finds keys that were chosen to collide while a hash table is filled. From some size on runs of keys, at random places and an eighth of all,
/// are counted by the bucket that they fall into. If the chains that this shows cost far more work than chance would, the keys are refused.
/// The table's own comparer stays.
/// </summary>
/// <typeparam name="T">The type of the keys.</typeparam>
internal ref struct CollisionScreen<T>
{
    private const int FirstWatched = 256;
    private const int RunLength = 64;
    private const int MinGap = 256;
    private const int GapSpread = 384;
    private const int KeysPerSample = 8;
    private const int MinCells = 64;
    private const int MaxCells = 1 << 16;

    private const int FewSamples = 16;

    private readonly IEqualityComparer<T>? _comparer;

    // In samples: a chain is about eight times as long as its count. Ordinary keys with an ordinary hash stay below 1.
    private readonly int _maxExcess;
    private int _untilNext;
    private uint _random;
    private ushort[]? _cells;
    private int _logCells;
    private int _capacity;
    private long _samples;
    private long _excess;

    /// <param name="comparer">The comparer of the table.</param>
    /// <param name="maxCollisions">See <see cref="Limits.MaxCollisions"/>.</param>
    public CollisionScreen(IEqualityComparer<T> comparer, int maxCollisions)
    {
        _maxExcess = maxCollisions / KeysPerSample;
        _comparer = typeof(T).IsValueType && ReferenceEquals(comparer, EqualityComparer<T>.Default) ? null : comparer;

        // Tables of strings with the default comparer notice long chains themselves and change to a random hash.
        bool defendsItself = typeof(T) == typeof(string) && Comparers.IsKnown(comparer);
        _untilNext = defendsItself || maxCollisions == int.MaxValue ? int.MaxValue : FirstWatched;
    }

    /// <summary>Sees a key; true when it is to be counted.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool Sees() => (_untilNext = unchecked(_untilNext - 1)) <= 0;

    /// <summary>Counts a key.</summary>
    /// <param name="key">The key.</param>
    /// <param name="capacity">The number of buckets of the table.</param>
    /// <param name="offset">The offset of the input, for errors.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void Count(T key, int capacity, long offset) => CountRun(new ReadOnlySpan<T>(in key), capacity, offset);

    /// <summary>Sees that keys were added, and counts some of them.</summary>
    /// <param name="keys">The keys.</param>
    /// <param name="capacity">The number of buckets of the table.</param>
    /// <param name="offset">The offset of the input, for errors.</param>
    public void Watch(scoped ReadOnlySpan<T> keys, int capacity, long offset)
    {
        while (keys.Length > Math.Max(_untilNext, 0))
        {
            keys = keys[Math.Max(_untilNext, 0)..];
            _untilNext = Math.Min(_untilNext, 0);
            int run = Math.Min(keys.Length, RunLength + _untilNext);
            _untilNext -= run;
            CountRun(keys[..run], capacity, offset);
            keys = keys[run..];
        }

        _untilNext -= keys.Length;
    }

    public void Dispose()
    {
        if (_cells is not null)
        {
            ArrayPool<ushort>.Shared.Return(_cells);
            _cells = null;
        }
    }

    // How far _untilNext is below 0 says how many keys of the run were counted.
    private void CountRun(scoped ReadOnlySpan<T> keys, int capacity, long offset)
    {
        if (_capacity != capacity)
        {
            Restart(capacity);
        }

        Span<ushort> cells = _cells.AsSpan(0, 1 << _logCells);
        long excess = 0;
        foreach (T key in keys)
        {
            uint bucket = unchecked((uint)Hash(key)) % (uint)capacity;
            ref ushort cell = ref cells[(int)(Mix(bucket) & (uint)(cells.Length - 1))];
            excess += cell;
            cell += (ushort)(cell < ushort.MaxValue ? 1 : 0);
        }

        _excess += excess;
        _samples += keys.Length;
        if (_excess > (_maxExcess + (_samples >> _logCells)) * (_samples + FewSamples))
        {
            Throw.LimitExceeded($"too many keys share a few hash codes, about {_excess / _samples * KeysPerSample} each (Limits.MaxCollisions)", offset);
        }

        if (_untilNext <= -RunLength)
        {
            _random = unchecked((_random * 1664525) + 1013904223);
            _untilNext = MinGap + (int)(((ulong)_random * GapSpread) >> 32);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly int Hash(T key)
    {
        if (key is null)
        {
            return 0;
        }

        return _comparer is null ? EqualityComparer<T>.Default.GetHashCode(key) : _comparer.GetHashCode(key);
    }

    // Another capacity puts the keys into other buckets.
    private void Restart(int capacity)
    {
        Dispose();
        int count = (int)BitOperations.RoundUpToPowerOf2((uint)Math.Clamp(capacity / KeysPerSample, MinCells, MaxCells));
        _logCells = BitOperations.Log2((uint)count);
        _cells = ArrayPool<ushort>.Shared.Rent(count);
        _cells.AsSpan(0, count).Clear();
        _capacity = capacity;
        _samples = 0;
        _excess = 0;
        _random = unchecked((uint)Random.Shared.Next());
    }

    // Buckets that are far apart must not share a cell because of their distance.
    private static uint Mix(uint bucket)
    {
        unchecked
        {
            bucket = (bucket ^ (bucket >> 16)) * 0x85EBCA6B;
            bucket = (bucket ^ (bucket >> 13)) * 0xC2B2AE35;
            return bucket ^ (bucket >> 16);
        }
    }
}
