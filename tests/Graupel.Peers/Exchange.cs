using Graupel.Conformance;
using Graupel.TestCases;
using Graupel.TestCases.Comparing;

namespace Graupel.Peers;

/// <summary>Shows every value of a test case to a peer: it must see what is there, and Graupel must read what it writes as the same value.</summary>
/// <param name="peer">The peer.</param>
/// <param name="limits">What the peer's language does not have.</param>
/// <param name="serializer">Writes and reads.</param>
internal sealed class Exchange(Peer peer, PeerLimits limits, Serializer serializer) : ICaseVisitor
{
    public int Passed { get; private set; }

    public List<string> Failures { get; } = [];

    /// <summary>How many values were not compared in full, by reason.</summary>
    public SortedDictionary<string, int> Left { get; } = [];

    public void Visit<[ContractParameter] T>(TestCase<T> testCase)
    {
        for (int i = 0; i < testCase.Count; i++)
        {
            T value = testCase.Values[i]();
            if (Deviations.RefusalOf(serializer.Options.Format, value) is not null)
            {
                continue; // there are no bytes
            }

            try
            {
                Passed += Check(value) ? 1 : 0;
            }
            catch (Exception e) when (e is InvalidDataException or GraupelException)
            {
                Failures.Add($"value {i} of {testCase}, {peer.Name}: {e.Message}");
            }
        }
    }

    private bool Check<[ContractParameter] T>(T value)
    {
        byte[] bytes = serializer.Serialize(value);
        Sight sight = Sight.Of(bytes);
        if (limits.Unseen(sight) is { } unseen)
        {
            Leave($"not asked, {unseen}");
            return false;
        }

        (string seen, byte[] written) = peer.Ask(bytes);
        if (seen != sight.Text)
        {
            throw new InvalidDataException($"sees {Short(seen)} where {Short(sight.Text)} was written");
        }

        if (limits.Unwritten(sight) is { } unwritten)
        {
            Leave($"only seen, {unwritten}");
            return true;
        }

        T read = serializer.Deserialize<T>(written);
        if (DeepEqual.Difference(value, read, Deviations.DatesOf(WireFormat.MessagePack)) is { } difference)
        {
            throw new InvalidDataException($"writes it differently: {difference}");
        }

        return true;
    }

    private void Leave(string reason) => Left[reason] = Left.GetValueOrDefault(reason) + 1;

    private static string Short(string text) => text.Length <= 200 ? text : text[..200] + "...";
}
