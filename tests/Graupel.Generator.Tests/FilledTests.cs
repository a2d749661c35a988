using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Collections without a setter that a serializer writes in a way of its own: what cannot be read back is not written.</summary>
public class FilledTests
{
    private const string Notebook = """
        using Graupel.CodeGen;
        using Graupel.Converters;
        using Graupel.Formats;

        [assembly: ContractFor(typeof(int[]))]

        [Contract]
        public class Notebook
        {
            private readonly List<int> _lines = [];
            [Order(1)] public List<int> Lines => _lines;
        }

        public sealed class Filling : Contract<List<int>?>
        {
            public override Converter CreateConverter<TWriter, TReader>(Registry<TWriter, TReader> registry) =>
                new FillingConverter<TWriter, TReader>(registry.Get<int[]?>());
        }

        public sealed class FillingConverter<TWriter, TReader>(Converter<TWriter, TReader, int[]?> items) : Converter<TWriter, TReader, List<int>?>
            where TWriter : struct, IWriter, allows ref struct
            where TReader : struct, IReader, allows ref struct
        {
            public override WireShape Shape => items.Shape;
            public override bool FillsInPlace => true;
            public override List<int> Create(ref TReader reader) => [];
            public override void Write(ref TWriter writer, in List<int>? value) => items.Write(ref writer, value?.Select(static n => -n).ToArray());
            public override List<int>? Read(ref TReader reader) => items.Read(ref reader)?.Select(static n => -n).ToList();
            public override void Populate(ref TReader reader, ref List<int>? value)
            {
                List<int>? read = Read(ref reader);
                value!.Clear();
                value.AddRange(read!);
            }
        }

        public static class Program
        {
            private static readonly WireFormat[] Formats = [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

            private static IEnumerable<Serializer> All(Func<SerializerOptions, SerializerOptions> apply) =>
                from format in Formats
                from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                from references in new[] { References.None, References.Preserve }
                select new Serializer(apply(new SerializerOptions { Format = format, Compilers = compiler, References = references }));

            private static string Try(Action action)
            {
                try { action(); return "ok"; }
                catch (GraupelException e) { return e.Kind + ": " + e.Message; }
            }

        """;

    [Fact]
    public void Are_refused_where_nothing_fills_them()
    {
        var messages = Assert.IsType<string[]>(LoadedProject.Run(Notebook + """
                public static string[] Run() => All(static options => options.WithSurrogate<List<int>, string>(static list => list.Count.ToString(), static text => [text.Length]))
                    .SelectMany(one => new[] { Try(() => one.Serialize(new Notebook { Lines = { 1 } })), Try(() => one.Deserialize<Notebook>(new byte[] { 0 })) }).ToArray();
            }
            """));
        Assert.Equal(24, messages.Length);
        Assert.All(messages, static message => Assert.StartsWith("NoContract: Notebook.Lines has no setter", message, StringComparison.Ordinal));
    }

    [Fact]
    public void Are_filled_by_converters_that_can() => Assert.Equal(Enumerable.Repeat("1 -2", 12), Assert.IsType<string[]>(LoadedProject.Run(Notebook + """
            public static string[] Run() => All(static options => options.WithContract(new Filling()))
                .Select(one => string.Join(' ', one.DeepClone(new Notebook { Lines = { 1, -2 } })!.Lines)).ToArray();
        }
        """)));
}
