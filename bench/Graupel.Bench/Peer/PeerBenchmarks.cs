using BenchmarkDotNet.Attributes;
using Graupel.Bench.Quick;

namespace Graupel.Bench.Peer;

/// <summary>The peer workloads under BenchmarkDotNet: the same code as the quick table, with its statistics.</summary>
[MemoryDiagnoser]
public class PeerBenchmarks
{
    private Way _way = null!;

    /// <summary>Name of the workload.</summary>
    [ParamsSource(nameof(Names))]
    public string Workload { get; set; } = "";

    /// <summary>Who made the code.</summary>
    [Params("floor", "generated", "run-time")]
    public string Compiler { get; set; } = "";

    /// <summary>The workloads.</summary>
    public static IEnumerable<string> Names => PeerWorkloads.All().Select(w => w.Name);

    /// <summary>Selects the code.</summary>
    [GlobalSetup]
    public void Setup()
    {
        Workload workload = PeerWorkloads.All().Single(w => w.Name == Workload);
        _way = Compiler == "floor" ? workload.Floor : workload.Ways.Single(way => way.Compiler == Compiler);
    }

    /// <summary>Writes.</summary>
    [Benchmark]
    public object Write() => _way.Write();

    /// <summary>Reads.</summary>
    [Benchmark]
    public object Read() => _way.Read();
}
