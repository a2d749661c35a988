using Graupel.Hostile.Lengths;
using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Amplification;

/// <summary>
/// Many bytes whose first count claims all of them. What is refused at its beginning takes a few times the bytes at most; so it is by a
/// stream that says nothing of its length. Elements without bytes are few.
/// </summary>
internal static class AmplificationSuite
{
    private const int PayloadSize = 1 << 18;
    private const int Beginning = 1 << 12;
    private const long FreeBytes = 64 * 1024;

    // An element of one byte is an object, a reference to it, and what growing leaves behind.
    private const int BytesPerByteOfContent = 96;

    // Four times the bytes, and hash tables round up to a prime.
    private const int BytesPerByteOfClaims = 5;

    // A buffer that is doubled as bytes arrive; the last one is of twice their size at most.
    private const int BufferedBytesPerByte = 4;

    private static readonly byte[] Fillers = [0xFF, 0x00, 0x01, 0xC1];
    private static readonly int[] ElementSizes = [1, 5];
    private static readonly Courier Courier = new();

    public static void Run(Tally tally)
    {
        foreach (Way way in Way.All.Where(way => way.Compilers == CompilerChoice.GeneratedOnly))
        {
            var spots = new LengthSpots(way);
            AllSpots.AddCollections(spots);
            AllSpots.AddTexts(spots);
            foreach (LengthSpot spot in spots.All.Where(spot => spot.Start == 0))
            {
                tally.Check($"{spot.Name} in memory", () => Find(spot, way, Delivery.Span));
                tally.Check($"{spot.Name} by a stream", () => Find(spot, way, Delivery.Stream));
                tally.Check($"{spot.Name} by a stream, asynchronously", () => Find(spot, way, Delivery.AsyncStream));
            }
        }

        CheckUnbacked(tally);
    }

    private static string? Find(LengthSpot spot, Way way, Delivery delivery)
    {
        spot.Target.Read(Courier, way.Serializer, delivery, spot.Payload);
        byte[] more = new byte[PayloadSize];
        foreach (byte filler in delivery == Delivery.AsyncStream ? Fillers[..1] : Fillers)
        {
            more.AsSpan().Fill(filler);
            foreach (int elementSize in ElementSizes)
            {
                if (spot.Claim((UInt128)(PayloadSize / elementSize), more) is { } payload && Judge(spot, way, delivery, payload) is { } problem)
                {
                    return $"{Convert.ToHexString(payload.AsSpan(0, 40))}... {problem}";
                }
            }
        }

        return null;
    }

    private static string? Judge(LengthSpot spot, Way way, Delivery delivery, byte[] payload)
    {
        Outcome outcome = Outcome.Of(() => spot.Target.Read(Courier, way.Serializer, delivery, payload));
        if (outcome.Error is not (null or GraupelException))
        {
            return $"threw {outcome.Error}";
        }

        bool atOnce = outcome.Error is GraupelException { Offset: < Beginning };
        int perByte = (atOnce ? BytesPerByteOfClaims : BytesPerByteOfContent) + (delivery == Delivery.AsyncStream ? BufferedBytesPerByte : 0);
        long allowed = FreeBytes + ((long)perByte * payload.Length);
        return outcome.Allocated <= allowed ? null : $"allocated {outcome.Allocated} bytes, more than {allowed}; {outcome.Error?.Message ?? "accepted"}";
    }

    // Elements that are described as objects without members, though the reader's have some.
    private static void CheckUnbacked(Tally tally)
    {
        const int Limit = 100;
        foreach (Way way in Way.With(new Limits { MaxUnbackedItems = Limit }).Where(way => way.IsHeaded))
        {
            Check<Dot[]>(way, [0xA3, 0x01], Limit);
            Check<List<Dot>>(way, [0xA3, 0x01], Limit);
            Check<Memory<Dot>>(way, [0xA3, 0x01], Limit);
            Check<ArraySegment<Dot>>(way, [0xA3, 0x01], Limit);
        }

        foreach (Way way in Way.All.Where(way => way.IsHeaded))
        {
            Check<Dot[]>(way, [0xA3, 0x01], Limits.Default.MaxUnbackedItems);
            Check<List<Dot>>(way, [0xA3, 0x01], Limits.Default.MaxUnbackedItems);
        }

        void Check<[ContractParameter] T>(Way way, byte[] descriptor, int limit) => tally.Check($"{way}, {typeof(T)}, {limit} elements without bytes", () =>
        {
            Courier.Read<T>(way.Serializer, Delivery.Span, [.. LengthHeaders.Sequence((UInt128)limit)!, .. descriptor]);
            byte[] more = [.. LengthHeaders.Sequence((UInt128)limit + 1)!, .. descriptor];
            byte[] much = [.. LengthHeaders.Sequence(0x7FFF_FFC7)!, .. descriptor];
            return Outcome.Of(() => Courier.Read<T>(way.Serializer, Delivery.Span, more)).ProblemUnlessRefused(FreeBytes)
                ?? Outcome.Of(() => Courier.Read<T>(way.Serializer, Delivery.Stream, much)).ProblemUnlessRefused(FreeBytes);
        });
    }
}
