using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>What callbacks throw passes as it is, and the serializer goes on as if nothing had been.</summary>
public class CallbackFaultTests
{
    private const string Project = """
        using System.IO;

        public static class Fault
        {
            public static string? Event { get; set; }
            public static Exception Thrown { get; } = new InvalidDataException("refused");
            public static void At(string @event) { if (Event == @event) throw Thrown; }
        }

        [Contract, Union(1, typeof(Node)), Union(2, typeof(Made))] public abstract class Thing
        {
            [Order(1)] public string? Name { get; set; }
        }

        [Contract] public sealed class Node : Thing
        {
            [Order(2)] public int Value { get; set; }
            [Order(3)] public Node? Next { get; set; }
            [OnSerializing] private void Before() => Fault.At("OnSerializing");
            [OnSerialized] private void After() => Fault.At("OnSerialized");
            [OnDeserializing] private void Begin() => Fault.At("OnDeserializing");
            [OnDeserialized] private void End(StreamingContext context) => Fault.At("OnDeserialized");
        }

        [Contract] public sealed class Made(int value) : Thing, ISerializationCallbacks
        {
            [Order(2)] public int Value { get; } = value;
            void ISerializationCallbacks.OnSerializing() => Fault.At("OnSerializing");
            void ISerializationCallbacks.OnSerialized() => Fault.At("OnSerialized");
            void ISerializationCallbacks.OnDeserializing() => Fault.At("OnDeserializing");
            void ISerializationCallbacks.OnDeserialized() => Fault.At("OnDeserialized");
        }

        [Contract] public struct Spot
        {
            [Order(1)] public int Value { get; set; }
            [OnSerializing] private void Before() => Fault.At("OnSerializing");
            [OnSerialized] private void After() => Fault.At("OnSerialized");
            [OnDeserializing] private void Begin() => Fault.At("OnDeserializing");
            [OnDeserialized] private void End() => Fault.At("OnDeserialized");
        }

        [Contract] public sealed class Model
        {
            [Order(1)] public Node? Node { get; set; }
            [Order(2)] public List<Thing?>? Things { get; set; }
            [Order(3)] public Dictionary<string, Spot>? Spots { get; set; }
            [Order(4)] public Spot[]? Row { get; set; }
            [Order(5)] public (string, Made)? Pair { get; set; }
            [Order(6)] public HashSet<Spot>? Set { get; set; }
        }

        public static class Program
        {
            private static readonly string[] Events = ["OnSerializing", "OnSerialized", "OnDeserializing", "OnDeserialized"];

            private static readonly string Long = new('x', 100_000);

            private static Node Chain() => new() { Name = Long, Value = 1, Next = new() { Value = 2, Next = new() { Value = 3 } } };

            private static readonly Model[] Models =
            [
                new() { Node = Chain() },
                new() { Things = [new Node { Value = 4 }, null, new Made(5) { Name = "made" }] },
                new() { Things = [new Made(5) { Name = Long }] },
                new() { Spots = new() { ["a"] = new() { Value = 6 } } },
                new() { Row = [new() { Value = 7 }, new() { Value = 8 }] },
                new() { Pair = ("p", new(9)) },
                new() { Set = [new() { Value = 10 }] },
            ];

            public static string Run() => string.Join("\n",
                from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                from references in new[] { References.None, References.Preserve }
                let serializer = new Serializer(new SerializerOptions { Format = format, Compilers = compiler, References = references })
                from fault in Faults(serializer)
                select $"{format.Name} {compiler} {references}: {fault}");

            private static IEnumerable<string> Faults(Serializer serializer)
            {
                for (int i = 0; i < Models.Length; i++)
                {
                    byte[] bytes = serializer.Serialize(Models[i]);
                    foreach (string @event in Events)
                    {
                        Fault.Event = @event;
                        bool writes = @event.StartsWith("OnS", StringComparison.Ordinal);
                        string?[] faults = writes
                            ? [Try(() => serializer.Serialize(Models[i])), Try(() => serializer.Serialize(new System.Buffers.ArrayBufferWriter<byte>(), Models[i])), Try(() => serializer.Serialize(new MemoryStream(), Models[i]))]
                            : [Try(() => serializer.Deserialize<Model>(bytes)), Try(() => serializer.Deserialize<Model>(new MemoryStream(bytes))), Try(() => serializer.DeepClone(Models[i]))];
                        Fault.Event = null;
                        foreach (string fault in faults.OfType<string>())
                        {
                            yield return $"{i} {@event}: {fault}";
                        }

                        if (!serializer.Serialize(serializer.Deserialize<Model>(bytes)!).AsSpan().SequenceEqual(bytes))
                        {
                            yield return $"{i} {@event}: other bytes afterwards";
                        }
                    }
                }
            }

            private static string? Try(Action action)
            {
                try
                {
                    action();
                    return "nothing was thrown";
                }
                catch (Exception e)
                {
                    return ReferenceEquals(e, Fault.Thrown) ? null : e.ToString();
                }
            }
        }
        """;

    [Fact]
    public void What_callbacks_throw_passes_and_leaves_nothing_behind() => Assert.Equal("", LoadedProject.Run(Project));
}
