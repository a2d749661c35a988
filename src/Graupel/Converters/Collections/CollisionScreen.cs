using System.Buffers;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Graupel.Converters;

/// <summary>
/// Finds keys that were chosen to collide while a hash table is filled. From some size on a random eighth of the keys is counted by the
/// bucket that it falls into. If the chains that this shows cost far more work than chance would, the keys are refused.
/// The table's own comparer stays, and tables of ordinary keys pay a decrement a key.
/// </summary>
/// <typeparam name="T">The type of the keys.</typeparam>
internal ref struct CollisionScreen<T>
{
    private const int FirstWatched = 256;
    private const int AverageGap = 8;
    private const int MinCells = 64;
    private const int MaxCells = 1 << 16;

    // In samples: a chain is about eight times as long as its count. Ordinary keys with an ordinary hash stay below 1.
    private const int MaxExcess = 32;
    private const int FewSamples = 16;

    private readonly IEqualityComparer<T> _comparer;
    private int _countdown;
    private ulong _random;
    private ushort[]? _rented;
    private int _cellCount;
    private int _capacity;
    private long _samples;
    private long _excess;

    /// <param name="comparer">The comparer of the table.</param>
    public CollisionScreen(IEqualityComparer<T> comparer)
    {
        _comparer = comparer;

        // Tables of strings with the default comparer notice long chains themselves and change to a random hash.
        bool defendsItself = typeof(T) == typeof(string) && Comparers.IsKnown(comparer);
        _countdown = defendsItself ? int.MaxValue : FirstWatched;
    }

    /// <summary>Sees a key that was added.</summary>
    /// <param name="key">The key.</param>
    /// <param name="capacity">The number of buckets of the table.</param>
    /// <param name="offset">Where the input stands, for errors.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Watch(T key, int capacity, long offset)
    {
        if (--_countdown == 0)
        {
            Count(key, capacity, offset);
        }
    }

    public void Dispose()
    {
        if (_rented is not null)
        {
            ArrayPool<ushort>.Shared.Return(_rented);
            _rented = null;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Count(T key, int capacity, long offset)
    {
        if (_capacity != capacity)
        {
            Restart(capacity);
        }

        _random = unchecked((_random * 6364136223846793005) + 1442695040888963407);
        _countdown = 1 + (int)(_random >> 60);

        uint bucket = unchecked((uint)(key is null ? 0 : _comparer.GetHashCode(key))) % (uint)capacity;
        ref ushort cell = ref _rented![Mix(bucket) & (uint)(_cellCount - 1)];
        _samples++;
        _excess += cell;
        if (cell < ushort.MaxValue)
        {
            cell++;
        }

        long allowed = MaxExcess + (_samples / _cellCount);
        if (_excess > allowed * (_samples + FewSamples))
        {
            Throw.LimitExceeded($"too many keys share a few hash codes, about {_excess / _samples * AverageGap} each", offset);
        }
    }

    // Another capacity puts the keys into other buckets.
    private void Restart(int capacity)
    {
        _random = unchecked((ulong)Random.Shared.NextInt64(long.MinValue, long.MaxValue));
        _capacity = capacity;
        _cellCount = (int)BitOperations.RoundUpToPowerOf2((uint)Math.Clamp(capacity / AverageGap, MinCells, MaxCells));
        _samples = 0;
        _excess = 0;
        Dispose();
        _rented = ArrayPool<ushort>.Shared.Rent(_cellCount);
        _rented.AsSpan(0, _cellCount).Clear();
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
