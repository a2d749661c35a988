using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Classes whose contract is only for the members of derived classes: their own values are refused before anything is written or read.</summary>
public class BaseOnlyTests
{
    private const string Event = "public class Event(string text) { public string Name { get; } = text; public int Level { get; set; } }";
    private const string Abstract = "public abstract class Event(string text) { public string Name { get; } = text; public int Level { get; set; } }";

    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.GeneratedFirst)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void Their_values_are_refused(CompilerChoice compilers)
    {
        Assert.Equal("GRP005 GRP005 GRP005 GRP005 1 2", Run(Event, "new Event(\"login\")", compilers));
        Assert.Equal("GRP007 GRP007 GRP007 none 1 2", Run(Abstract, "new Signing()", compilers));
    }

    // The types are asked for in ways that the generator does not see.
    private static string Run(string @base, string make, CompilerChoice compilers) => (string)LoadedProject.Run($$"""
        {{@base}}
        [Contract] public class Signing() : Event("signing") { public int Status { get; set; } }
        public static class Program
        {
            public static string Run()
            {
                string all = "";
                foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack })
                {
                    var options = new SerializerOptions { Format = format, Compilers = CompilerChoice.{{compilers}} };
                    Type type = typeof(Signing).BaseType!;
                    object value = {{make}};
                    string one = string.Join(" ",
                        Id(() => new Serializer(options).For(type).SerializeValue(value)),
                        Id(() => new Serializer(options).For(type).DeserializeValue(new byte[20])),
                        Id(() => new Serializer(options).For(type).DeepCloneValue(value)),
                        Id(() => new Serializer(options.WithCase(typeof(object), value.GetType(), 64)).Serialize<object>(value)));
                    Signing read = new Serializer(options).DeepClone(new Signing { Level = 1, Status = 2 })!;
                    one += $" {read.Level} {read.Status}";
                    if (all.Length > 0 && all != one)
                    {
                        return all + " / " + one;
                    }

                    all = one;
                }

                return all;
            }

            private static string Id(Action action)
            {
                try
                {
                    action();
                    return "none";
                }
                catch (ContractException e)
                {
                    return e.Id;
                }
                catch (GraupelException e)
                {
                    return e.Kind.ToString();
                }
            }
        }
        """)!;
}
