using System.Globalization;
using System.Reflection;
using System.Runtime.Loader;
using System.Runtime.Serialization;
using System.Text.RegularExpressions;
using Graupel.Formats.MessagePack;
using Graupel.Generator.Tests.Harness;
using Graupel.TestCases.Comparing;
using Microsoft.CodeAnalysis;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>
/// Random contracts: both compilers give the same bytes, and all that is written comes back; or both say what is wrong. GRAUPEL_SHAPES=first-last,
/// GRAUPEL_FAMILIES and GRAUPEL_GENERICS try other seeds.
/// </summary>
public partial class ShapeTests
{
    private const int Values = 6;

    private static readonly WireFormat[] Layouts = [.. Enum.GetValues<MessagePackObjectLayout>().Select(static layout => WireFormat.MessagePackWith(new() { ObjectLayout = layout }))];

    public static TheoryData<int> Seeds => ShapeSeeds.Of("GRAUPEL_SHAPES", "1-12");

    public static TheoryData<int> Families => ShapeSeeds.Of("GRAUPEL_FAMILIES", "1-12");

    public static TheoryData<int> Generics => ShapeSeeds.Of("GRAUPEL_GENERICS", "1-12");

    // What a generic contract with an attribute hides is told, unless it has what cannot be told.
    [Theory]
    [MemberData(nameof(Generics))]
    public void Of_random_generic_types_of_another_assembly_come_back(int seed)
    {
        string source = ClosedForm().Replace(ShapeSource.Of(seed), "");
        GeneratorRun library = GeneratorRun.Of(Compilations.Create(source, $"Generics{seed}"));
        if (library.Input.GetDiagnostics().Any(static one => one.Severity == DiagnosticSeverity.Error))
        {
            return;
        }

        byte[] image = Compilations.Emit(library.Output);
        Assembly loaded = AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(image));
        string told = library.Hints.Contains("HiddenParts.g.cs") ? library.Text("HiddenParts.g.cs") : "";
        foreach (Type type in loaded.GetTypes().Where(static type => type is { IsGenericTypeDefinition: true, IsPublic: true, Namespace: null, Name: ['T', ..] } && IsMarked(type) && ShapeValues.CanMake(type)))
        {
            string name = type.Name.Split('`')[0];
            foreach (string argument in (string[])["Local", "long?"])
            {
                GeneratorRun run = GeneratorRun.Of(Compilations.Create(
                    $"[assembly: ContractFor(typeof({name}<{argument}>))] [Contract] public class Local {{ [Order(1)] public int Number {{ get; set; }} }}",
                    $"Generics{seed}{name}{argument.TrimEnd('?')}", references: MetadataReference.CreateFromImage(image)));
                Diagnostic[] problems = [.. run.Diagnostics.Where(static one => one.Severity >= DiagnosticSeverity.Warning)];
                bool isTold = IsTold(name);
                Assert.DoesNotContain(problems, one => one.Id is "GRP013" or "GRP044" && IsTold(one.GetMessage(CultureInfo.InvariantCulture).Split('<', '.')[0]));
                Assembly assembly = problems.Length == 0 ? LoadedProject.Load(run) : LoadedProject.LoadFaulty(run);
                Type closed = Assert.Single(assembly.GetCustomAttributes<ContractForAttribute>()).Type!;
                try
                {
                    typeof(ShapeTests).GetMethod(nameof(Check), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(closed).Invoke(null, [seed, problems.Length == 0, new ShapeSerializers()]);
                }
                catch (TargetInvocationException e) when (e.InnerException is ContractException { Id: { } id } && (!isTold || id == "GRP011" || problems.Any(one => one.Id == id)))
                {
                    // It holds one that hides all its data.
                }
                catch (TargetInvocationException e)
                {
                    Assert.Fail($"{closed}: {e.InnerException}\n{source}\n{told}");
                }
            }
        }

        bool IsTold(string name) => told.Contains($"GeneratedParts(\"{name}`1\"", StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Seeds))]
    public void Of_random_members_come_back(int seed) => CheckAll(ShapeSource.Of(seed), $"Shapes{seed}", seed);

    [Theory]
    [MemberData(nameof(Families))]
    public void Of_random_families_come_back(int seed) => CheckAll(FamilySource.Of(seed), $"Families{seed}", seed);

    private static bool IsMarked(Type type) => Attribute.IsDefined(type, typeof(ContractAttribute)) || Attribute.IsDefined(type, typeof(DataContractAttribute))
        || Attribute.IsDefined(type, typeof(PackAttribute)) || Attribute.IsDefined(type, typeof(SerializableAttribute));

    [GeneratedRegex(@"^\[assembly: ContractFor\(typeof\(T\d+<.*$", RegexOptions.Multiline | RegexOptions.CultureInvariant)]
    private static partial Regex ClosedForm();

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
