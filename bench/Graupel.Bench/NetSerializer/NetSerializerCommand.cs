using System.Text.Json;
using Graupel.Bench.Quick;

namespace Graupel.Bench.NetSerializer;

/// <summary><c>--quick netserializer [--only NAME] [--json FILE]</c>: the three tests of NetSerializer's document, over all of its data sets.</summary>
internal static class NetSerializerCommand
{
    public static int Run(string? only, string? file)
    {
        Console.WriteLine($"{"messages",-34} {"test",-22} {"format",-8} {"ms",9} {"floor",9} {"ratio",6} {"ns over",9} {"gc 0/1/2",12} {"bytes",12}");
        var results = new List<Result>();
        foreach (DataSet set in DataSets.All().Where(set => only is null || set.Name.Contains(only, StringComparison.OrdinalIgnoreCase)))
        {
            foreach (Result result in set.Run())
            {
                results.Add(result);
                Console.WriteLine(result.Row());
            }
        }

        foreach (IGrouping<(string, string), Result> rows in results.GroupBy(static one => (one.Format, one.Test)))
        {
            double mean = Math.Exp(rows.Average(static one => Math.Log(one.Ratio)));
            Console.WriteLine($"{rows.Key.Item1}, {rows.Key.Item2}: geometric mean {mean:N2} of the floor, {rows.Count(static one => !one.MeetsTarget)} of {rows.Count()} rows over the target");
        }

        if (file is not null)
        {
            File.WriteAllText(file, JsonSerializer.Serialize([.. results.Select(static one => one.ToFigure())], FigureContext.Default.ListFigure));
        }

        return 0;
    }
}
