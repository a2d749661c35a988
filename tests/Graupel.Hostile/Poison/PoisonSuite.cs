using System.Runtime.InteropServices;
using Graupel.Hostile.Reading;
using Graupel.TestCases.Objects;

namespace Graupel.Hostile.Poison;

/// <summary>
/// Bytes that no value of the type has, and that would live on in the program if they were copied: refused wherever they stand, in
/// blocks of elements that are read by vectors too.
/// </summary>
internal sealed class PoisonSuite(Tally tally, Serializer serializer)
{
    private static readonly int[] Lengths = [1, 2, 3, 8, 15, 16, 17, 33, 64, 100, 5000];

    public static void Run(Tally tally)
    {
        foreach (Way way in Way.All.Where(way => way.IsFast && way.Compilers == CompilerChoice.RuntimeOnly))
        {
            new PoisonSuite(tally, way.Serializer).RunAll();
        }
    }

    private void RunAll()
    {
        Check(true, false, "02", "03", "80", "FF");
        Check<bool?>(true, false, "0201", "0002", "0102", "0001", "FFFF");
        Check<int?>(1, -1, "0200000000", "0001000000", "0000000080");
        Check<Guid?>(Guid.Empty, Guid.AllBitsSet, "0200000000000000000000000000000000", "0000000000000000000000000000000001");
        Check(1m, -2.5m, "01000000000000000000000000001D00", "01000000000000000000000000000040", "01000000000000000000000001000000", "0100000000000000000000000000FF80");
        Check<decimal?>(1m, -2.5m, "0101000000000000000000000000001D00", "0001000000000000000000000000000000");
        Check(
            new DateTime(2000, 1, 1, 0, 0, 0, DateTimeKind.Utc), DateTime.MinValue,
            Bytes(0xC000_0000_0000_0000), Bytes((ulong)DateTime.MaxValue.Ticks + 1), Bytes(0x4000_0000_0000_0000 | ((ulong)DateTime.MaxValue.Ticks + 1)), Bytes(0xBFFF_0000_0000_0000));
        Check<DateTime?>(new DateTime(2000, 1, 1), DateTime.MinValue, "01" + Bytes(0xC000_0000_0000_0000), "00" + Bytes(1));
        Check(
            new DateTimeOffset(2000, 1, 1, 2, 0, 0, TimeSpan.FromHours(2)), DateTimeOffset.MinValue,
            Bytes(0) + "4903", Bytes(0) + "B7FC", Bytes(0) + "FFFF", Bytes((ulong)DateTime.MaxValue.Ticks) + "0100", Bytes(ulong.MaxValue) + "0000");
        Check(new DateOnly(2000, 1, 1), DateOnly.MinValue, "DBB93700", "FFFFFFFF");
        Check(new TimeOnly(12, 0), TimeOnly.MinValue, Bytes((ulong)TimeOnly.MaxValue.Ticks + 1), Bytes(ulong.MaxValue));
    }

    private static string Bytes(ulong value) => Convert.ToHexString(MemoryMarshal.AsBytes([value]));

    private void Check<[ContractParameter] T>(T good, T other, params string[] bad)
    {
        foreach (string hex in bad)
        {
            byte[] poison = Convert.FromHexString(hex);
            CheckPlace(good, other, poison, static value => value);
            CheckPlace(good, other, poison, static value => new Holder<T> { Value = value });
            CheckPlace(good, other, poison, static value => new Packed<T> { Value = value });
            CheckPlace(good, other, poison, static value => new[] { default, new Packed<T> { Value = value } });
            CheckPlace(good, other, poison, static value => new List<Holder<T>> { new(), new() { Value = value } });
            CheckPlace(good, other, poison, static value => new HashSet<T> { value });
            CheckPlace(good, other, poison, static value => new Dictionary<string, T> { ["k"] = value });
            CheckPlace(good, other, poison, static value => new KeyValuePair<int, T>(1, value));
            CheckPlace(good, other, poison, static value => new[,] { { value, default! } });
            foreach (int length in Lengths)
            {
                foreach (int at in new HashSet<int> { 0, length / 2, length - 1 })
                {
                    T[] Fill(T value) => [.. Enumerable.Range(0, length).Select(i => i == at ? value : other)];
                    CheckPlace(good, other, poison, Fill, $"{length}, {at}");
                    CheckPlace(good, other, poison, value => new List<T>(Fill(value)), $"{length}, {at}");
                    CheckPlace(good, other, poison, value => (Memory<T>)Fill(value), $"{length}, {at}");
                    CheckPlace(good, other, poison, value => new Packed<T[]> { Value = Fill(value) }, $"{length}, {at}");
                }
            }
        }
    }

    // Where the value stands is where two payloads differ that differ in it alone.
    private void CheckPlace<[ContractParameter] T, [ContractParameter] TPlace>(T good, T other, byte[] poison, Func<T, TPlace> put, string what = "") =>
        tally.Check($"{typeof(TPlace)} {what}: {Convert.ToHexString(poison)}", () =>
        {
            byte[] payload = serializer.Serialize(put(good));
            int start = payload.AsSpan().CommonPrefixLength(serializer.Serialize(put(other)))
                - serializer.Serialize(good).AsSpan().CommonPrefixLength(serializer.Serialize(other));
            poison.CopyTo(payload, start);
            return Outcome.Of(() => serializer.Deserialize<TPlace>(payload)).Error switch
            {
                GraupelException { Kind: ErrorKind.InvalidValue } => null,
                { } e => e.ToString(),
                null => "was accepted",
            };
        });
}
