using Graupel;
using Graupel.Formats.MessagePack;
using Graupel.Peers;
using Graupel.TestCases;

if (args is not [var python, var folder])
{
    Console.WriteLine("Needs the Python interpreter that has msgpack, and the folder with the peers' scripts.");
    return 1;
}

Peer[] peers =
[
    new("@msgpack/msgpack", "node", Path.Combine(folder, "javascript", "peer.mjs")),
    new("python3-msgpack", python, Path.Combine(folder, "python", "peer.py")),
];
PeerLimits[] limits = [PeerLimits.JavaScript, PeerLimits.Python];
(string Name, WireFormat Format)[] formats =
[
    ("as contracts say", WireFormat.MessagePack),
    ("maps by name", WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.MapByName })),
];

int passed = 0;
int failed = 0;
for (int i = 0; i < peers.Length; i++)
{
    using Peer peer = peers[i];
    foreach ((string name, WireFormat format) in formats)
    {
        var exchange = new Exchange(peer, limits[i], new Serializer(new SerializerOptions { Format = format }));
        foreach (TestCase testCase in Catalogue.All)
        {
            testCase.Accept(exchange);
        }

        Console.WriteLine($"{peer.Name}, {name}: {exchange.Passed} values; {string.Join("; ", exchange.Left.Select(static reason => $"{reason.Key}: {reason.Value}"))}");
        foreach (string failure in exchange.Failures)
        {
            Console.WriteLine($"FAILED {failure}");
        }

        passed += exchange.Passed;
        failed += exchange.Failures.Count;
    }
}

Console.WriteLine($"{passed} passed, {failed} failed");
return failed == 0 && passed > 0 ? 0 : 1;
