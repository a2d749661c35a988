using System.Net;
using System.Text.Json.Nodes;

namespace Graupel.Aot;

/// <summary>Values of private classes of the framework are of the case that they derive from.</summary>
internal static class FamilySuite
{
    public static (int Passed, int Failed) Run()
    {
        int failed = 0;
        foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack])
        {
            var serializer = new Serializer(new SerializerOptions { Format = format }.WithCase<object, IPAddress>(964).WithCase<object, JsonNode>(966));
            try
            {
                object?[] copies = [serializer.DeepClone<object>(IPAddress.Loopback), serializer.DeepClone<object>(JsonValue.Create("x"))?.ToString()];
                if (!copies.SequenceEqual([IPAddress.Loopback, "x"]))
                {
                    failed++;
                    Console.WriteLine($"{format}: {string.Join(", ", copies)} came back");
                }
            }
            catch (GraupelException e)
            {
                failed++;
                Console.WriteLine($"{format}: {e.Message}");
            }
        }

        return (3 - failed, failed);
    }
}
