using Graupel.Bench.Quick;

namespace Graupel.Bench.NetSerializer;

/// <summary>A row of the document's table, and its floor.</summary>
internal sealed record Result(DataSet Set, string Test, string Format, int Bytes, Measuring.Times Library, Measuring.Times Floor)
{
    public double Ratio => Library.Nanoseconds / Floor.Nanoseconds;

    /// <summary>Nanoseconds of a message above the floor.</summary>
    public double Distance => (Library.Nanoseconds - Floor.Nanoseconds) / Set.Count;

    public bool MeetsTarget => Ratio <= 1.2 || Distance <= 6;

    /// <summary>As the document gives it: time and collections of all loops.</summary>
    public string Row()
    {
        string collections = string.Join('/', Library.Collections.Select(one => Math.Round(one * Set.Loops)));
        return $"{Set.Count + " " + Set.Name + " x " + Set.Loops,-34} {Test,-22} {Format,-8} {Milliseconds(Library),9:N0} {Milliseconds(Floor),9:N0} {Ratio,6:N2} {Distance,9:N1} {collections,12} {Bytes,12:N0}{(MeetsTarget ? "" : "  over")}";
    }

    public Figure ToFigure() => new(
        "netserializer", Set.Name, Format, "run-time", Test, Library.Nanoseconds / Set.Count, Floor.Nanoseconds / Set.Count, Ratio, Library.Spread, Bytes, 0, 0);

    private double Milliseconds(Measuring.Times times) => times.Nanoseconds * Set.Loops / 1e6;
}
