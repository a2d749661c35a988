namespace Graupel.Bench.Quick;

/// <summary>One value in one format, written and read by hand and by each compiler.</summary>
/// <param name="Group">Group of workloads, such as <c>peer</c>.</param>
/// <param name="Name">Name in the tables.</param>
/// <param name="Format">Format of the bytes.</param>
/// <param name="Bytes">Size of the payload.</param>
/// <param name="Floor">By hand.</param>
/// <param name="Ways">By Graupel: name of the compiler, writing, reading.</param>
internal sealed record Workload(string Group, string Name, string Format, int Bytes, Way Floor, params IReadOnlyList<Way> Ways)
{
    /// <summary>Whether the floor writes other bytes: those of another format, or without what is measured.</summary>
    public bool HasOtherFloor { get; init; }
}

/// <param name="Compiler">Who made the code.</param>
/// <param name="Write">Writes the value once.</param>
/// <param name="Read">Reads it once.</param>
internal sealed record Way(string Compiler, Func<object> Write, Func<object> Read);

/// <summary>One measured figure.</summary>
internal sealed record Figure(
    string Group, string Workload, string Format, string Compiler, string Direction, double Ns, double FloorNs, double RatioToFloor, double Spread, int Bytes, long Allocated, long FloorAllocated);
