using System.Reflection;
using Graupel.Formats.MessagePack;
using Graupel.Generator.Tests.Harness;
using Graupel.TestCases.Comparing;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Two versions of random contracts read each other, by both compilers, in all formats: nothing that both know is lost or changed, and what the older
/// one keeps comes back whole. GRAUPEL_VERSIONS=first-last tries other seeds.
/// </summary>
public class VersionTests
{
    private const int Values = 6;

    private static readonly WireFormat[] Formats =
    [
        WireFormat.Fast,
        WireFormat.Compact,
        WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }),
        WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByNumber }),
    ];

    // The place of a member that the writer does not have holds nil, but where the array ends before it.
    private static readonly WireFormat[] Arrays = [WireFormat.MessagePack, WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.Array })];

    public static TheoryData<int> Seeds => ShapeSeeds.Of("GRAUPEL_VERSIONS", "1-8");

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Versions_read_each_other(int seed)
    {
        var source = new VersionSource(seed);
        string oldText = source.Text(isNew: false);
        string newText = source.Text(isNew: true);
        Assembly older = Load(oldText, $"Older{seed}");
        Assembly newer = Load(newText, $"Newer{seed}");
        var faults = new List<string>();
        var serializers = new ShapeSerializers();
        foreach (Type type in older.GetTypes().Where(static type => type.Name[0] == 'T' && type.Namespace is null))
        {
            Type other = newer.GetType(type.Name)!;
            Run(nameof(Reads), type, other, source, serializers, seed, faults);
            if (!source.Widens && !source.Keeps)
            {
                Run(nameof(Reads), other, type, source, serializers, seed, faults);
            }

            if (source.Keeps)
            {
                Run(nameof(KeepsAll), other, type, source, serializers, seed, faults);
            }
        }

        Assert.True(faults.Count == 0, $"{string.Join("\n", faults)}\n--- older\n{oldText}\n--- newer\n{newText}");
    }

    private static Assembly Load(string source, string name)
    {
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(source, name));
        Assert.True(run.Diagnostics.All(static one => one.Severity < DiagnosticSeverity.Warning), $"{string.Join("\n", run.Diagnostics)}\n{source}");
        return LoadedProject.Load(run);
    }

    private static void Run(string check, Type writer, Type reader, VersionSource source, ShapeSerializers serializers, int seed, List<string> faults)
    {
        try
        {
            typeof(VersionTests).GetMethod(check, BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(writer, reader).Invoke(null, [source, serializers, seed]);
        }
        catch (TargetInvocationException e)
        {
            faults.Add($"{check} {writer.Name}, written by {writer.Assembly.GetName().Name}: {e.InnerException}");
        }
    }

    private static void Reads<TWriter, TReader>(VersionSource source, ShapeSerializers serializers, int seed)
    {
        foreach (bool shares in (bool[])[false, true])
        {
            foreach (TWriter value in Graphs<TWriter>(seed, shares))
            {
                object? expected = new Versions(typeof(TReader).Assembly).Convert(value, typeof(TReader));
                foreach (SerializerOptions options in Options(source, shares))
                {
                    byte[] bytes = serializers.Get(options).Serialize(value);
                    foreach (CompilerChoice compiler in (CompilerChoice[])[CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly])
                    {
                        TReader? actual;
                        try
                        {
                            actual = serializers.Get(options with { Compilers = compiler }).Deserialize<TReader>(bytes);
                        }
                        catch (GraupelException e) when (shares && e.Kind == ErrorKind.KindMismatch && e.Message.Contains("where Union", StringComparison.Ordinal))
                        {
                            continue; // stands in a member that the reader does not have, as an object of a derived class (docs/references.md)
                        }

                        Same(expected, actual, shares, $"{options.Format.Name} {compiler} {Convert.ToHexString(bytes)}");
                    }
                }
            }
        }
    }

    // The newer version's value, read and written by the older one, which keeps what it does not know: no references, which it refuses to keep.
    private static void KeepsAll<TNewer, TOlder>(VersionSource source, ShapeSerializers serializers, int seed)
    {
        foreach (TNewer value in Graphs<TNewer>(seed, shares: false))
        {
            foreach (SerializerOptions options in Options(source, shares: false))
            {
                Serializer serializer = serializers.Get(options);
                byte[] bytes = serializer.Serialize(value);
                byte[] rewritten = serializer.Serialize(serializer.Deserialize<TOlder>(bytes));
                Same(value, serializer.Deserialize<TNewer>(rewritten), shares: false, $"{options.Format.Name} {Convert.ToHexString(bytes)} as {Convert.ToHexString(rewritten)}");
            }
        }
    }

    private static IEnumerable<T> Graphs<T>(int seed, bool shares)
    {
        var values = new ShapeValues(seed, shares);
        for (int i = 0; i < Values; i++)
        {
            yield return (T)values.Make(typeof(T), depth: 0)!;
        }
    }

    private static IEnumerable<SerializerOptions> Options(VersionSource source, bool shares) => Formats.Concat(source.Appends ? Arrays : [])
        .Select(format => new SerializerOptions { Format = format, References = shares ? References.Preserve : References.None, UnknownCases = UnknownCases.Null });

    private static void Same(object? expected, object? actual, bool shares, string way)
    {
        string? difference = DeepEqual.Difference(expected, actual, hasIdentity: shares ? static type => type.Namespace is null && type.IsClass && !type.IsArray : null);
        Assert.True(difference is null, $"{way}: {difference}");
    }
}
