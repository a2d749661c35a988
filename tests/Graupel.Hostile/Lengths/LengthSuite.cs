using Graupel.Hostile.Reading;

namespace Graupel.Hostile.Lengths;

/// <summary>
/// A few bytes that announce much: every kind of length and count, at every place, by every delivery. All are refused by the one
/// exception, and take memory in proportion to the bytes, not to what was announced.
/// </summary>
internal static class LengthSuite
{
    private const long FreeBytes = 64 * 1024;
    private const int BytesPerByte = 4;

    private static readonly Courier Courier = new();
    private static readonly Delivery[] Deliveries = Enum.GetValues<Delivery>();

    public static void Run(Tally tally)
    {
        foreach (Way way in Way.All)
        {
            var spots = new LengthSpots(way);
            AllSpots.AddCollections(spots);
            AllSpots.AddTexts(spots);
            AllSpots.AddObjects(spots);
            foreach (LengthSpot spot in spots.All)
            {
                tally.Check(spot.Name, () => Find(spot, way));
            }
        }
    }

    private static string? Find(LengthSpot spot, Way way)
    {
        foreach (Delivery delivery in Deliveries)
        {
            spot.Target.Read(Courier, way.Serializer, delivery, spot.Payload);
        }

        int turn = 0;
        foreach (byte[] lie in spot.Lie())
        {
            // In memory each time, and by the other deliveries in turn.
            Delivery other = Deliveries[1 + (turn++ % (Deliveries.Length - 1))];
            if ((Find(spot, way, Delivery.Span, lie) ?? Find(spot, way, other, lie)) is { } problem)
            {
                return problem;
            }
        }

        return null;
    }

    private static string? Find(LengthSpot spot, Way way, Delivery delivery, byte[] lie)
    {
        var outcome = Outcome.Of(() => spot.Target.Read(Courier, way.Serializer, delivery, lie));
        return outcome.ProblemUnlessRefused(FreeBytes + (BytesPerByte * lie.Length)) is { } problem
            ? $"{Convert.ToHexString(lie)} by {delivery} {problem}"
            : null;
    }
}
