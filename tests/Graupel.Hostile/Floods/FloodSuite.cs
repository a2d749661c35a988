using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Floods;

/// <summary>
/// Keys that were chosen to collide are refused before a third of them is read; as many ordinary keys are not. Holds for every type of
/// keys, and for every collection with a hash table that the library knows.
/// </summary>
internal static class FloodSuite
{
    private const double Crowded = 100;

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
        long[] attack = KeySets.Int64.Attack(Counts[0], KeySet<long>.BucketsFor(Counts[0]));
        long[] benign = KeySets.Int64.Benign(Counts[0]);
        (byte[] Attack, byte[] Benign)[] payloads =
        [
            (KeyPayload.Sequence(way.Serializer, attack), KeyPayload.Sequence(way.Serializer, benign)),
            (KeyPayload.Map(way.Serializer, attack), KeyPayload.Map(way.Serializer, benign)),
            (KeyPayload.MapOfSequences(way.Serializer, attack), KeyPayload.MapOfSequences(way.Serializer, benign)),
            (KeyPayload.Groups(way.Serializer, attack), KeyPayload.Groups(way.Serializer, benign)),
        ];
        IReadOnlyList<HashCollection> found = HashCollection.FindAll(way.Serializer);
        tally.Check($"{way}, collections with hash tables", () =>
            found.Any(one => one.Type == typeof(HashSet<long>)) && found.Any(one => one.Type == typeof(Dictionary<long, bool>)) ? null : "are not found");
        foreach (HashCollection collection in found)
        {
            // Many are made of all their elements at once: those are read first, and screened before a table is made of them.
            tally.Check($"{way}, {collection.Type}", () =>
            {
                int which = Array.FindIndex(payloads, payload => Outcome.Of(() => collection.Read(payload.Benign)).Error is null);
                return which < 0
                    ? "reads none of the payloads that the suite makes: teach it this one's"
                    : ProblemUnlessScreened(() => collection.Read(payloads[which].Attack), payloads[which].Attack.Length);
            });
        }
    }

    /// <summary>Finds equal keys though their own hash codes are equal all.</summary>
    private sealed class Spread<T> : IEqualityComparer<T>
    {
        public bool Equals(T? x, T? y) => EqualityComparer<T>.Default.Equals(x, y);

        public int GetHashCode(T key) => StringComparer.Ordinal.GetHashCode(key!.ToString()!);
    }
}
