using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>
/// Finds keys that were chosen to collide while a hash table is filled. From some size on runs of keys, at random places and an eighth of all,
/// are counted by the bucket that they fall into. If the chains that this shows cost far more work than chance would, the keys are refused.
/// Their hash codes are kept, because a table that grows puts them into other buckets. The table's own comparer stays.
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
    private const int FirstHashes = 256;

    private readonly IEqualityComparer<T>? _comparer;

    // In samples: a chain is about eight times as long as its count. Ordinary keys with an ordinary hash stay below 1.
    private readonly int _maxExcess;
    private int _untilNext;
    private uint _random;
    private int[]? _hashes;
    private int _samples;
    private ushort[]? _cells;
    private int _logCells;
    private int _capacity;
    private long _excess;

    /// <param name="comparer">The comparer of the table.</param>
    /// <param name="maxCollisions">See <see cref="Limits.MaxCollisions"/>.</param>
    /// <param name="count">The number of keys that the table will have; negative if it is not known.</param>
    public CollisionScreen(IEqualityComparer<T> comparer, int maxCollisions, int count = -1)
    {
        _maxExcess = maxCollisions / KeysPerSample;
        _comparer = typeof(T).IsValueType && ReferenceEquals(comparer, EqualityComparer<T>.Default) ? null : comparer;

        // Tables of strings with the default comparer notice long chains themselves and change to a random hash.
        bool defendsItself = typeof(T) == typeof(string) && Comparers.IsKnown(comparer);
        bool areFew = count >= 0 && count <= maxCollisions;
        _untilNext = defendsItself || areFew || maxCollisions == int.MaxValue ? int.MaxValue : FirstWatched;
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

    /// <summary>Refuses the keys that were counted if a table of another size would have them collide.</summary>
    /// <param name="capacity">The number of buckets of that table.</param>
    /// <param name="offset">The offset of the input, for errors.</param>
    public void EnsureSpread(int capacity, long offset)
    {
        if (_samples == 0 || capacity == _capacity)
        {
            return;
        }

        StartCells(capacity);
        CountCells(_hashes.AsSpan(0, _samples), offset);
    }

    /// <summary>The same for several sizes.</summary>
    public void EnsureSpread(ReadOnlySpan<int> capacities, long offset)
    {
        foreach (int capacity in capacities)
        {
            EnsureSpread(capacity, offset);
        }
    }

    public void Dispose()
    {
        Return(ref _cells);
        Return(ref _hashes);
    }

    // How far _untilNext is below 0 says how many keys of the run were counted.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void CountRun(scoped ReadOnlySpan<T> keys, int capacity, long offset)
    {
        if (_capacity != capacity || _hashes!.Length - _samples < keys.Length)
        {
            Prepare(capacity, keys.Length, offset);
        }

        Span<int> hashes = _hashes.AsSpan(_samples, keys.Length);
        for (int i = 0; i < keys.Length; i++)
        {
            hashes[i] = Hash(keys[i]);
        }

        _samples += keys.Length;
        CountCells(hashes, offset);
        if (_untilNext <= -RunLength)
        {
            _random = unchecked((_random * 1664525) + 1013904223);
            _untilNext = MinGap + (int)(((ulong)_random * GapSpread) >> 32);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Prepare(int capacity, int more, long offset)
    {
        if (_samples == 0)
        {
            _random = unchecked((uint)Random.Shared.Next());
            StartCells(capacity);
        }

        EnsureSpread(capacity, offset);
        if (_hashes is null || _hashes.Length - _samples < more)
        {
            int[] larger = ArrayPool<int>.Shared.Rent(Math.Max(FirstHashes, 2 * _samples) + more);
            _hashes.AsSpan(0, _samples).CopyTo(larger);
            Return(ref _hashes);
            _hashes = larger;
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void CountCells(scoped ReadOnlySpan<int> hashes, long offset)
    {
        Span<ushort> cells = _cells.AsSpan(0, 1 << _logCells);
        uint capacity = (uint)_capacity;
        long excess = 0;
        foreach (int hash in hashes)
        {
            uint bucket = unchecked((uint)hash) % capacity;
            ref ushort cell = ref cells[(int)(Mix(bucket) & (uint)(cells.Length - 1))];
            excess += cell;
            cell += (ushort)(cell < ushort.MaxValue ? 1 : 0);
        }

        _excess += excess;
        if (_excess > (_maxExcess + (_samples >> _logCells)) * ((long)_samples + FewSamples))
        {
            Throw.LimitExceeded($"too many keys share a few hash codes, about {_excess / _samples * KeysPerSample} each", $"{nameof(Limits)}.{nameof(Limits.MaxCollisions)}", offset);
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

    private void StartCells(int capacity)
    {
        int count = (int)BitOperations.RoundUpToPowerOf2((uint)Math.Clamp(capacity / KeysPerSample, MinCells, MaxCells));
        Return(ref _cells);
        _logCells = BitOperations.Log2((uint)count);
        _cells = ArrayPool<ushort>.Shared.Rent(count);
        _cells.AsSpan(0, count).Clear();
        _capacity = capacity;
        _excess = 0;
    }

    private static void Return<TItem>(ref TItem[]? rented)
    {
        if (rented is not null)
        {
            ArrayPool<TItem>.Shared.Return(rented);
            rented = null;
        }
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
