using System.Reflection;
using System.Runtime.ExceptionServices;
using System.Runtime.Loader;

namespace Graupel.Generator.Tests.Harness;

/// <summary>A project that was generated for, compiled and loaded.</summary>
internal static class LoadedProject
{
    /// <summary>Source of a class that does something with serializers of all formats, by both compilers, without and with references kept: twelve of them.</summary>
    public const string EveryWay = """


        public static class EveryWay
        {
            public static string[] Run(Func<Serializer, string> run) =>
            [
                .. from format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack }
                   from compiler in new[] { CompilerChoice.GeneratedOnly, CompilerChoice.RuntimeOnly }
                   from references in new[] { References.None, References.Preserve }
                   select run(new Serializer(new SerializerOptions { Format = format, Compilers = compiler, References = references })),
            ];
        }
        """;

    private static int _count;

    /// <summary>Loads a project under a name of its own.</summary>
    public static Assembly Load(string source) => Load(GeneratorRun.Of(Compilations.Create(source, $"Loaded{Interlocked.Increment(ref _count)}")));

    public static Assembly Load(GeneratorRun run) =>
        AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(Compilations.Emit(run.Compiles().Output)));

    /// <summary>Loads a project that the generator complains about, as the run-time compiler meets those that no generator saw.</summary>
    public static Assembly LoadFaulty(GeneratorRun run) => AssemblyLoadContext.Default.LoadFromStream(
        new MemoryStream(Compilations.Emit(run.Input.WithAssemblyName($"Loaded{Interlocked.Increment(ref _count)}"))));

    /// <summary>Loads a project in whose source what the generator complains about is silenced.</summary>
    public static Assembly LoadSilenced(string source) => AssemblyLoadContext.Default.LoadFromStream(
        new MemoryStream(Compilations.Emit(GeneratorRun.Of(Compilations.Create(source, $"Loaded{Interlocked.Increment(ref _count)}")).Output)));

    /// <summary>Runs the method <c>Run</c> of the class <c>Program</c>; what it throws comes through.</summary>
    public static object? Run(string source) => Run(Load(source));

    public static object? Run(Assembly assembly)
    {
        try
        {
            return assembly.GetType("Program", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null);
        }
        catch (TargetInvocationException e)
        {
            ExceptionDispatchInfo.Throw(e.InnerException!);
            return null;
        }
    }
}
