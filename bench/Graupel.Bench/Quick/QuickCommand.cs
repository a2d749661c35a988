using System.Text.Json;
using Graupel.Bench.IcyRain;
using Graupel.Bench.MessagePackLight;
using Graupel.Bench.Peer;
using Graupel.Bench.Startup;
using Graupel.Bench.StructPacker;

namespace Graupel.Bench.Quick;

/// <summary><c>--quick GROUP [--json FILE] [--only NAME]</c>: a table in under two minutes.</summary>
internal static class QuickCommand
{
    public static int Run(string[] args)
    {
        string group = Option(args, "--quick") ?? "peer";
        if (group == "startup")
        {
            return StartupCommand.Run();
        }

        Workload[] workloads = Select(group, Option(args, "--only"));
        if (workloads.Length == 0)
        {
            Console.Error.WriteLine($"There is no workload in group {group}.");
            return 1;
        }

        Console.WriteLine($"{"workload",-18} {"format",-11} {"compiler",-10} {"direction",-9} {"ns",11} {"floor",11} {"ratio",6} {"spread",6} {"bytes",7} {"alloc",8} {"floor",8}");
        var figures = new List<Figure>();
        foreach (Figure f in workloads.SelectMany(QuickRunner.Run))
        {
            figures.Add(f);
            Console.WriteLine(
                $"{f.Workload,-18} {f.Format,-11} {f.Compiler,-10} {f.Direction,-9} {f.Ns,11:N1} {f.FloorNs,11:N1} {f.RatioToFloor,6:N2} {f.Spread,6:P0} {f.Bytes,7} {f.Allocated,8} {f.FloorAllocated,8}");
        }

        Summarize(figures);
        if (Option(args, "--json") is { } file)
        {
            File.WriteAllText(file, JsonSerializer.Serialize(figures, FigureContext.Default.ListFigure));
        }

        return 0;
    }

    /// <summary>The workloads of a group whose names contain a text.</summary>
    public static Workload[] Select(string group, string? only) =>
        [.. Workloads(group).Where(w => w.Group == group && (only is null || w.Name.Contains(only, StringComparison.OrdinalIgnoreCase)))];

    /// <summary>What follows a name among the arguments.</summary>
    public static string? Option(string[] args, string name)
    {
        int at = Array.IndexOf(args, name);
        return at >= 0 && at + 1 < args.Length ? args[at + 1] : null;
    }

    private static IEnumerable<Workload> Workloads(string group) => group switch
    {
        "msgpack-light" => LightWorkloads.All(),
        "compact" => CompactWorkloads.All(),
        MessagePackWorkloads.Group => MessagePackWorkloads.All(),
        TypeWorkloads.Group => TypeWorkloads.All(),
        GenericWorkloads.Group => GenericWorkloads.All(),
        StreamWorkloads.Group => StreamWorkloads.All(),
        "references" => ReferenceWorkloads.All(),
        "icyrain" => TableWorkloads.All(),
        "structpacker" => PackWorkloads.All(),
        _ => PeerWorkloads.All(),
    };

    private static void Summarize(List<Figure> figures)
    {
        foreach (IGrouping<(string, string), Figure> rows in figures.GroupBy(f => (f.Compiler, f.Direction)))
        {
            double mean = Math.Exp(rows.Average(f => Math.Log(f.RatioToFloor)));
            int missed = rows.Count(f => !MeetsTarget(f));
            Console.WriteLine($"{rows.Key.Item1} {rows.Key.Item2}: geometric mean {mean:N2} of the floor, {missed} of {rows.Count()} rows over the target");
        }
    }

    // From 100 ns on a ratio, below it a distance.
    private static bool MeetsTarget(Figure figure) =>
        figure.FloorNs >= 100 ? figure.RatioToFloor <= 1.15 : figure.Ns - figure.FloorNs <= 6;
}
