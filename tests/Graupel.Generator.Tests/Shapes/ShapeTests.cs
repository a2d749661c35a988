using System.Reflection;
using Graupel.Generator.Tests.Harness;
using Graupel.TestCases.Comparing;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Random contracts: both compilers give the same bytes, and all that is written comes back; or both say what is wrong. GRAUPEL_SHAPES=first-last
/// tries other seeds.
/// </summary>
public class ShapeTests
{
    private const int Values = 6;

    public static TheoryData<int> Seeds => ShapeSeeds.Of("GRAUPEL_SHAPES", "1-12");

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Of_random_members_come_back(int seed)
    {
        string source = ShapeSource.Of(seed);
        GeneratorRun run = GeneratorRun.Of(Compilations.Create(source, $"Shapes{seed}"));
        Assert.Empty(run.Input.GetDiagnostics().Where(static one => one.Severity == DiagnosticSeverity.Error).Select(one => $"{one} {source}"));
        string[] errors = [.. run.Diagnostics.Where(static one => one.Severity >= DiagnosticSeverity.Warning).Select(static one => one.ToString())];
        Assembly assembly = errors.Length == 0 ? LoadedProject.Load(run) : LoadedProject.LoadFaulty(run);
        var faults = new List<string>();
        foreach (Type type in assembly.GetTypes().Where(static type => type.Name[0] == 'T' && char.IsDigit(type.Name[1]) && type.Namespace is null))
        {
            foreach (Type closed in Closed(type))
            {
                try
                {
                    typeof(ShapeTests).GetMethod(nameof(Check), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(closed).Invoke(null, [seed, errors.Length == 0]);
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

    private static void Check<T>(int seed, bool isGenerated)
    {
        var values = new ShapeValues(seed);
        for (int i = 0; i < Values; i++)
        {
            var value = (T)values.Make(typeof(T), depth: 0)!;
            foreach (WireFormat format in (WireFormat[])[WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack])
            {
                foreach (References references in (References[])[References.None, References.Preserve])
                {
                    var options = new SerializerOptions { Format = format, References = references, Compilers = CompilerChoice.RuntimeOnly };
                    var atRunTime = new Serializer(options);
                    byte[] bytes = atRunTime.Serialize(value);
                    Same(value, atRunTime.Deserialize<T>(bytes), $"run-time {format.Name} {references}");
                    if (isGenerated)
                    {
                        var generated = new Serializer(options with { Compilers = CompilerChoice.GeneratedOnly });
                        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(generated.Serialize(value)));
                        Same(value, generated.Deserialize<T>(bytes), $"generated {format.Name} {references}");
                    }
                }
            }
        }
    }

    private static void Same(object? expected, object? actual, string way) => Assert.True(DeepEqual.Difference(expected, actual) is not { } difference, $"{way}: {DeepEqual.Difference(expected, actual)}");
}
