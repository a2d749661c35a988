using System.Reflection;
using Graupel.Formats.MessagePack;
using Graupel.Generator.Tests.Harness;
using Graupel.TestCases.Comparing;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Random contracts: both compilers give the same bytes, and all that is written comes back; or both say what is wrong. GRAUPEL_SHAPES=first-last
/// and GRAUPEL_FAMILIES try other seeds.
/// </summary>
public class ShapeTests
{
    private const int Values = 6;

    private static readonly WireFormat[] Layouts = [.. Enum.GetValues<MessagePackObjectLayout>().Select(static layout => WireFormat.MessagePackWith(new() { ObjectLayout = layout }))];

    public static TheoryData<int> Seeds => ShapeSeeds.Of("GRAUPEL_SHAPES", "1-12");

    public static TheoryData<int> Families => ShapeSeeds.Of("GRAUPEL_FAMILIES", "1-12");

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Of_random_members_come_back(int seed) => CheckAll(ShapeSource.Of(seed), $"Shapes{seed}", seed);

    [Theory]
    [MemberData(nameof(Families))]
    public void Of_random_families_come_back(int seed) => CheckAll(FamilySource.Of(seed), $"Families{seed}", seed);

    private static void CheckAll(string source, string name, int seed)
    {
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(source, name));
        Assert.True(run.Input.GetDiagnostics().FirstOrDefault(static one => one.Severity == DiagnosticSeverity.Error) is not { } mistake, $"{run.Input.GetDiagnostics().FirstOrDefault(static one => one.Severity == DiagnosticSeverity.Error)}\n{source}");
        string[] errors = [.. run.Diagnostics.Where(static one => one.Severity >= DiagnosticSeverity.Warning).Select(static one => one.ToString())];
        Assembly assembly = errors.Length == 0 ? LoadedProject.Load(run) : LoadedProject.LoadFaulty(run);
        var faults = new List<string>();
        var serializers = new ShapeSerializers();
        foreach (Type type in assembly.GetTypes().Where(static type => type.Name[0] == 'T' && char.IsDigit(type.Name[1]) && type.Namespace is null && ShapeValues.CanMake(type)))
        {
            foreach (Type closed in Closed(type))
            {
                try
                {
                    typeof(ShapeTests).GetMethod(nameof(Check), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(closed).Invoke(null, [seed, errors.Length == 0, serializers]);
                }
                catch (TargetInvocationException e) when (errors.Length > 0 && e.InnerException is ContractException { Id: { } id } && errors.Any(error => error.Contains(id, StringComparison.Ordinal)))
                {
                }
                catch (TargetInvocationException e)
                {
                    faults.Add($"{closed}: {e.InnerException}");
                }
            }
        }

        Assert.True(faults.Count == 0, $"{string.Join("\n", faults)}\n{string.Join("\n", errors)}\n{source}");
    }

    private static IEnumerable<Type> Closed(Type type)
    {
        if (!type.IsGenericTypeDefinition)
        {
            return [type];
        }

        return type.Assembly.GetCustomAttributes<ContractForAttribute>().Select(static one => one.Type).OfType<Type>().Where(one => one.IsGenericType && one.GetGenericTypeDefinition() == type);
    }

    private static void Check<T>(int seed, bool isGenerated, ShapeSerializers serializers)
    {
        Calls<T>();
        for (int i = 0; i < Values; i++)
        {
            bool shares = i > 1;
            bool closesRings = i > 3;
            var value = (T)new ShapeValues(seed + (i * 1000), shares, closesRings).Make(typeof(T), depth: 0)!;
            foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, Layouts[i % Layouts.Length]])
            {
                foreach (References references in closesRings ? [References.Preserve] : (References[])[References.None, References.Preserve])
                {
                    bool hasIdentity = shares && references == References.Preserve;
                    var options = new SerializerOptions { Format = format, References = references, Compilers = CompilerChoice.RuntimeOnly };
                    Serializer atRunTime = serializers.Get(options);
                    byte[] bytes = atRunTime.Serialize(value);
                    Same(value, atRunTime.Deserialize<T>(bytes), hasIdentity, $"run-time {format.Name} {references}");
                    string[] calls = Calls<T>();
                    if (isGenerated)
                    {
                        Serializer generated = serializers.Get(options with { Compilers = CompilerChoice.GeneratedOnly });
                        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(generated.Serialize(value)));
                        Same(value, generated.Deserialize<T>(bytes), hasIdentity, $"generated {format.Name} {references}");
                        Assert.Equal(calls, Calls<T>());
                    }
                }
            }
        }
    }

    // Which callbacks were called since the last time.
    private static string[] Calls<T>()
    {
        var log = (List<string>?)typeof(T).Assembly.GetType("Calls")?.GetProperty("Log")!.GetValue(null) ?? [];
        string[] calls = [.. log];
        log.Clear();
        return calls;
    }

    private static void Same(object? expected, object? actual, bool hasIdentity, string way)
    {
        string? difference = DeepEqual.Difference(expected, actual, hasIdentity: hasIdentity ? static type => type.Namespace is null && type.IsClass && !type.IsArray : null);
        Assert.True(difference is null, $"{way}: {difference}");
    }
}
