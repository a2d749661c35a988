using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Generator.Tests.Harness;

namespace Graupel.Generator.Tests;

/// <summary>Code that assemblies run when they are first used.</summary>
public class ModuleInitializerTests
{
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(30);

    // One thread uses the plugin first, so it runs what prepares it; another one looks for contracts in all assemblies.
    [Fact]
    public void One_that_uses_a_serializer_may_run_while_others_look_for_contracts()
    {
        var serializer = new Serializer();
        using var isEntered = new ManualResetEventSlim();
        var looking = new Thread(() => serializer.Serialize<object?[]>([1])) { IsBackground = true };
        AppDomain.CurrentDomain.SetData("Prewarm", (Func<Serializer>)(() =>
        {
            isEntered.Set();
            SpinWait.SpinUntil(() => (looking.ThreadState & (ThreadState.WaitSleepJoin | ThreadState.Stopped)) != 0, TimeSpan.FromSeconds(2));
            return serializer;
        }));
        Assembly plugin = LoadedProject.Load("""
            [Contract] public sealed class Plug { [Order(1)] public int Size { get; set; } }

            public static class Prewarm
            {
                [System.Runtime.CompilerServices.ModuleInitializer]
                public static void Run() => ((Func<Serializer>)AppDomain.CurrentDomain.GetData("Prewarm")!)().Serialize(new Plug());
            }
            """);
        var prewarming = new Thread(() => RuntimeHelpers.RunModuleConstructor(plugin.ManifestModule.ModuleHandle)) { IsBackground = true };
        prewarming.Start();
        isEntered.Wait();
        looking.Start();
        Assert.True(prewarming.Join(Patience) && looking.Join(Patience));
    }
}
