using System.Text.RegularExpressions;
using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>The converters of the documentation that write by hand do what it says, in all formats, by both compilers.</summary>
public partial class HandwrittenConverterTests
{
    private const string Program = """


        [Contract] public class Holder { [Order(1)] public T? Value { get; set; } [Order(2)] public List<T>? All { get; set; } [Order(3)] public int After { get; set; } }
        [Pack] public class Pure { public T? Value { get; set; } public T[]? All { get; set; } public int After { get; set; } }

        public static class Program
        {
            private static string Kind(Func<object?> read)
            {
                try { return read()?.ToString() ?? "null"; }
                catch (GraupelException e) { return e.Kind.ToString(); }
            }

            private static string Run(Serializer serializer)
            {
                Holder holder = serializer.DeepClone(new Holder { Value = One, All = [Two, One], After = 5 })!;
                Pure pure = serializer.DeepClone(new Pure { Value = Two, All = [One], After = 6 })!;
                return string.Join(
                    " ", Text(holder.Value!), Text(holder.All![0]), Text(holder.All[1]), holder.After, Text(pure.Value!), Text(pure.All![0]), pure.After, Text(serializer.DeepClone(Two)!), Others(serializer));
            }

            public static string[] Run() => EveryWay.Run(Run);
        """;

    [Fact]
    public void A_list_of_texts() => AllAre("a/b  a/b 5  a/b 6  x/y null KindMismatch InvalidValue", "KeyPath", """

            private static KeyPath One => new(["a", "b"]);
            private static KeyPath Two => new([]);
            private static string Text(KeyPath value) => string.Join("/", value.Parts);
            private static string Others(Serializer serializer) => string.Join(
                " ", Text(serializer.Deserialize<KeyPath>(serializer.Serialize(new List<string> { "x", "y" }))!), Kind(() => serializer.Deserialize<KeyPath>(serializer.Serialize<KeyPath?>(null))),
                Kind(() => serializer.Deserialize<KeyPath>(serializer.Serialize(new List<bool> { true }))), Kind(() => serializer.Deserialize<KeyPath>(serializer.Serialize(new List<string?> { null }))));
        }
        """);

    [Fact]
    public void A_value_of_two_numbers() => AllAre("1,-2 3,4000000000 1,-2 5 3,4000000000 1,-2 6 3,4000000000 7,8 InvalidValue", "SpanOfTime", """

            private static SpanOfTime One => new(1, -2);
            private static SpanOfTime Two => new(3, 4000000000);
            private static string Text(SpanOfTime? value) => value!.Value.From + "," + value.Value.To;
            private static string Others(Serializer serializer) => string.Join(
                " ", Text(serializer.Deserialize<SpanOfTime>(serializer.Serialize(new Memory<short>([7, 8])))), Kind(() => serializer.Deserialize<SpanOfTime>(serializer.Serialize(new Memory<long>(new long[3])))));
        }
        """);

    private static void AllAre(string expected, string type, string more)
    {
        string page = File.ReadAllText(Path.Combine(TestFolder.Path, "..", "..", "docs", "customizing.md"));
        string example = Fence().Matches(page).Select(static match => match.Groups["code"].Value).Single(code => code.Contains($"class {type}Converter<", StringComparison.Ordinal));
        string program = Program.Replace("public T? Value", type == "KeyPath" ? "public KeyPath? Value" : "public SpanOfTime Value", StringComparison.Ordinal).Replace("List<T>", $"List<{type}>", StringComparison.Ordinal).Replace("T[]", $"{type}[]", StringComparison.Ordinal);
        var lines = Assert.IsType<string[]>(LoadedProject.Run($"{example}{program}{more}{LoadedProject.EveryWay}"));
        Assert.Equal(12, lines.Length);
        Assert.All(lines, line => Assert.Equal(expected, line));
    }

    [GeneratedRegex("```csharp\r?\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Fence();
}
