using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Getters that throw until their members are set, and callbacks that set members before others are read.</summary>
public class UnsetMemberTests
{
    [Theory]
    [InlineData("[Contract(OmitDefaults = true)] public class Model { string? _s; [Order(1)] public string S { get => _s ?? throw new InvalidOperationException(); set => _s = value; } [Order(2)] public int N { get; set; } = 4; }")]
    [InlineData("[Contract] public class Model { List<int>? _l; [Order(1)] public List<int> L { get => _l ?? throw new InvalidOperationException(); set => _l = value; } [Order(2)] public int N { get; set; } [SkipPack] public string S { get => $\"{(char)L[0]}\"; set => L = [value[0]]; } }")]
    public void A_getter_may_throw_until_its_member_is_set(string model) => Returns(model, "new Model { S = \"x\", N = 0 }", "$\"{m.S} {m.N}\"", "x 0");

    // What new instances hold in sets and dictionaries is asked for, and filled.
    [Theory]
    [InlineData("[Contract] public class Model", "Dictionary<string, int>", "new Model { D = [] }")]
    [InlineData("[Contract] public class Model", "HashSet<int>", "new Model { D = [] }")]
    [InlineData("[Contract] public class Model(int n) : Numbered(n)", "Dictionary<string, int>", "new Model(1) { D = [] }")]
    public void A_getter_of_a_set_or_dictionary_that_throws_is_refused_before_anything_is_written(string model, string type, string make) => Returns(
        $"{model} {{ {type}? _d; [Order(1)] public {type} D {{ get => _d ?? throw new InvalidOperationException(); set => _d = value; }} }}",
        make, "\"read\"", "GRP011: Model cannot be written: a getter throws on a new instance");

    [Theory]
    [InlineData("[Contract(OmitDefaults = true)] public class Model { [Order(1)] public int A; [OnDeserializing] void Before() => A = 5; }")]
    [InlineData("[Contract(OmitDefaults = true)] public class Model : ISerializationCallbacks { [Order(1)] public int A; void ISerializationCallbacks.OnDeserializing() => A = 5; }")]
    [InlineData("[DataContract] public class Model { [DataMember(EmitDefaultValue = false)] public int A; [OnDeserializing] void Before() => A = 5; }")]
    [InlineData("[Contract] public abstract class Root { [Order(1)] public int R; protected abstract void Set(); [OnDeserializing] void Before() => Set(); } [Contract(OmitDefaults = true)] public class Model : Root { [Order(1)] public int A; protected override void Set() => A = 5; }")]
    public void What_a_callback_sets_before_is_written(string model) => Returns(model, "new Model { A = 0 }", "$\"{m.A}\"", "0");

    private static void Returns(string model, string make, string text, string expected)
    {
        var results = (string[])LoadedProject.Run($$"""
            using System.Runtime.Serialization;
            using Graupel.Formats.MessagePack;
            {{model}}
            [Contract] public class Numbered(int n) { [Order(1)] public int N { get; } = n; }
            public static class Program
            {
                public static string[] Run() => [.. EveryWay.Run(Copy), .. EveryWay.Run(static serializer =>
                    Copy(serializer.Options.Format == WireFormat.MessagePack
                        ? new Serializer(serializer.Options with { Format = WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }) })
                        : serializer))];

                private static string Copy(Serializer serializer) => string.Join(" again ", new[] { CopyOnce(serializer), CopyOnce(serializer) }.Distinct());

                private static string CopyOnce(Serializer serializer)
                {
                    byte[] bytes;
                    try
                    {
                        bytes = serializer.Serialize({{make}});
                    }
                    catch (ContractException e)
                    {
                        return e.Message.Split(',')[0];
                    }

                    Model m = serializer.Deserialize<Model>(bytes)!;
                    return {{text}};
                }
            }
            {{LoadedProject.EveryWay}}
            """)!;
        Assert.Equal([expected], results.Distinct());
    }
}
