using System.Collections.Immutable;
using System.Diagnostics;
using Graupel.Hostile.Lengths;
using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Floods;

/// <summary>
/// Keys that were chosen to collide are refused before a third of them is read; as many ordinary keys are not. Holds for every type of
/// keys. Every collection with a hash table that the library knows, and some of a user's, takes not much longer for keys that
/// collide in any of the tables which it may have. Sorted ones do not either for keys that come in the opposite order.
/// </summary>
internal static class FloodSuite
{
    private const double Crowded = 100;

    // Without a screen these take some seconds.
    private const int Many = 100_000;
    private static readonly TimeSpan Grace = TimeSpan.FromMilliseconds(500);

    private static readonly int[] Counts = [20_000, 200_000];

    public static void Run(Tally tally)
    {
        foreach (Way way in Way.All.Where(way => way.Compilers == CompilerChoice.RuntimeOnly))
        {
            Check(tally, way, KeySets.Int32);
            Check(tally, way, KeySets.Int64);
            Check(tally, way, KeySets.UInt64);
            Check(tally, way, KeySets.Guids);
            Check(tally, way, KeySets.Double);
            Check(tally, way, KeySets.Decimal);
            Check(tally, way, KeySets.DateTimes);
            Check(tally, way, KeySets.Enum);
            Check(tally, way, KeySets.Tuple);
            Check(tally, way, KeySets.Record);
            CheckChars(tally, way);
            CheckEveryCollection(tally, way);
            CheckNames(tally, way);
            CheckDescending<SortedList<int, bool>>(tally, way);
            CheckDescending<SortedDictionary<int, bool>>(tally, way);
            CheckDescending<ImmutableSortedDictionary<int, bool>>(tally, way);
            CheckDescending<OwnSortedList>(tally, way);
        }
    }

    private static void Check<[ContractParameter] T>(Tally tally, Way way, KeySet<T> keys)
        where T : notnull
    {
        foreach (int count in Counts)
        {
            T[] attack = keys.Attack(count, KeySet<T>.BucketsFor(count));
            T[] benign = keys.Benign(count);
            tally.Check($"{way}, {keys.Name}, {count}, is an attack", () =>
                attack.Distinct(new Spread<T>()).Count() == count && KeySet<T>.Passed(attack) > Crowded && KeySet<T>.Passed(benign) < 2 ? null : "is none");
            CheckOne<HashSet<T>, T>(tally, way, $"{keys.Name}, {count}, set", keys, count, some => KeyPayload.Sequence(way.Serializer, some), set => set.Capacity);
            CheckOne<Dictionary<T, bool>, T>(tally, way, $"{keys.Name}, {count}, map", keys, count, some => KeyPayload.Map(way.Serializer, some), map => map.Capacity);
        }
    }

    private static void CheckOne<[ContractParameter] TTable, T>(
        Tally tally, Way way, string name, KeySet<T> keys, int count, Func<T[], byte[]> payload, Func<TTable, int> bucketsOf)
        where T : notnull
    {
        byte[] benign = payload(keys.Benign(count));
        byte[] attack = payload(keys.Attack(count, KeySet<T>.BucketsFor(count)));
        tally.Check($"{way}, {name}, ordinary", () => way.Serializer.Deserialize<TTable>(benign) is null ? "is null" : null);
        tally.Check($"{way}, {name}, colliding", () => ProblemUnlessScreened(() => way.Serializer.Deserialize<TTable>(attack), attack.Length / 3));

        // Where the size is not known the table grows; the keys are chosen for the size that it grows to.
        tally.Check($"{way}, {name}, colliding, by a stream", () =>
        {
            int buckets = bucketsOf(way.Serializer.Deserialize<TTable>(new TrickleStream(benign, 4096)));
            byte[] later = payload(keys.Attack(count, buckets));
            return ProblemUnlessScreened(() => way.Serializer.Deserialize<TTable>(new TrickleStream(later, 4096)), later.Length);
        });
    }

    private static string? ProblemUnlessScreened(Func<object?> read, int latest)
    {
        Exception? error = Outcome.Of(read).Error;
        return error is GraupelException { Kind: ErrorKind.LimitExceeded } refused
            ? refused.Offset <= latest ? null : $"was refused late, at {refused.Offset} and not before {latest}"
            : error?.ToString() ?? "was accepted";
    }

    // There are too few chars for an attack: all of them together are a good table.
    private static void CheckChars(Tally tally, Way way)
    {
        char[] all = [.. Enumerable.Range(0, 1 << 16).Select(i => (char)i)];
        tally.Check($"{way}, char, set", () => way.Serializer.Deserialize<HashSet<char>>(KeyPayload.Sequence(way.Serializer, all)).Count == all.Length ? null : "is not whole");
        tally.Check($"{way}, char, map", () => way.Serializer.Deserialize<Dictionary<char, bool>>(KeyPayload.Map(way.Serializer, all)).Count == all.Length ? null : "is not whole");
    }

    private static void CheckEveryCollection(Tally tally, Way way)
    {
        (byte[] Same, byte[] Benign)[] payloads = [.. Payloads(way.Serializer, Spot.Same(Many)).Zip(Payloads(way.Serializer, Spot.Benign(Many)))];
        (int Buckets, byte[][] Payloads)[] crowded = [.. TableSizes.For(Many).Select(buckets => (buckets, Payloads(way.Serializer, Spot.InOneBucket(Many, buckets))))];
        IReadOnlyList<HashCollection> found = HashCollection.FindAll(way.Serializer, typeof(Spot), typeof(bool));
        tally.Check($"{way}, collections with hash tables", () =>
            found.Any(one => one.Type == typeof(HashSet<Spot>)) && found.Any(one => one.Type == typeof(Dictionary<Spot, bool>)) ? null : "are not found");
        foreach (HashCollection collection in found.Concat(OwnTables.Hashed.Select(type => new HashCollection(way.Serializer, type))))
        {
            int which = -1;
            var ordinary = TimeSpan.Zero;
            tally.Check($"{way}, {collection.Type}, ordinary", () =>
            {
                which = Array.FindIndex(payloads, payload => Outcome.Of(() => collection.Read(payload.Benign)).Error is null);
                if (which < 0)
                {
                    return "reads none of the payloads that the suite makes: teach it this one's";
                }

                long start = Stopwatch.GetTimestamp();
                collection.Read(payloads[which].Benign);
                ordinary = Stopwatch.GetElapsedTime(start);
                return null;
            });

            // Many are made of all their elements at once: those are read first, and screened before a table is made of them.
            tally.Check($"{way}, {collection.Type}", () => ProblemUnlessScreened(() => collection.Read(payloads[which].Same), payloads[which].Same.Length));
            foreach ((int buckets, byte[][] attacks) in crowded)
            {
                tally.Check($"{way}, {collection.Type}, {buckets} buckets", () => ProblemUnlessQuick(() => collection.Read(attacks[which]), (ordinary * 10) + Grace));
            }
        }
    }

    // Headers have hashes of names, which need not be hashes of any.
    private static void CheckNames(Tally tally, Way way)
    {
        const int Headers = 50;
        const int Names = 4096;
        if (way.Serializer.Options.Format == WireFormat.MessagePack)
        {
            return;
        }

        Read(1, first: 2_000_000);
        foreach (int buckets in TableSizes.For(Names))
        {
            tally.Check($"{way}, names in {buckets} buckets", () =>
            {
                long start = Stopwatch.GetTimestamp();
                Read(1, first: 1_000_000);
                TimeSpan ordinary = Stopwatch.GetElapsedTime(start);
                return ProblemUnlessQuick(() => Read(buckets, first: 1), (ordinary * 5) + (Grace / 2));
            });
        }

        // Each is another one, for what was read is remembered.
        Uncommon? Read(int distance, int first)
        {
            Uncommon? read = null;
            for (int i = 0; i < Headers; i++)
            {
                read = way.Serializer.Deserialize<Uncommon>(NamedHeader(Enumerable.Range(1, Names).Select(name => (uint)((name * distance) + first + i))));
            }

            return read;
        }
    }

    private static byte[] NamedHeader(IEnumerable<uint> hashes)
    {
        const int ByName = 2;
        uint[] all = [.. hashes];
        return [.. LengthHeaders.Plain((UInt128)(((uint)all.Length << 2) | ByName) + 1)!, .. all.SelectMany(hash => (byte[])[.. BitConverter.GetBytes(hash), 0])];
    }

    // Lists are sorted by moving all that comes later.
    private static void CheckDescending<[ContractParameter] T>(Tally tally, Way way)
    {
        int[] keys = [.. Enumerable.Range(0, 2 * Many)];
        byte[] ascending = KeyPayload.Map(way.Serializer, keys);
        byte[] descending = KeyPayload.Map(way.Serializer, Enumerable.Reverse(keys).ToArray());
        tally.Check($"{way}, {typeof(T)}, descending", () =>
        {
            long start = Stopwatch.GetTimestamp();
            way.Serializer.Deserialize<T>(ascending);
            TimeSpan ordinary = Stopwatch.GetElapsedTime(start);
            return ProblemUnlessQuick(() => way.Serializer.Deserialize<T>(descending), (ordinary * 10) + Grace);
        });
    }

    private static byte[][] Payloads(Serializer serializer, Spot[] keys) =>
        [KeyPayload.Sequence(serializer, keys), KeyPayload.Map(serializer, keys), KeyPayload.MapOfSequences(serializer, keys), KeyPayload.Groups(serializer, keys)];

    private static string? ProblemUnlessQuick(Func<object?> read, TimeSpan limit)
    {
        long start = Stopwatch.GetTimestamp();
        Exception? error = Outcome.Of(read).Error;
        TimeSpan taken = Stopwatch.GetElapsedTime(start);
        return error is not (null or GraupelException { Kind: ErrorKind.LimitExceeded }) ? error.ToString()
            : taken > limit ? $"took {taken.TotalMilliseconds:F0} ms, more than {limit.TotalMilliseconds:F0}"
            : null;
    }

    /// <summary>Finds equal keys though their own hash codes are equal all.</summary>
    private sealed class Spread<T> : IEqualityComparer<T>
    {
        public bool Equals(T? x, T? y) => EqualityComparer<T>.Default.Equals(x, y);

        public int GetHashCode(T key) => StringComparer.Ordinal.GetHashCode(key!.ToString()!);
    }
}

/// <summary>Members that have no order.</summary>
public sealed class Uncommon
{
    public int Number { get; set; }
}
