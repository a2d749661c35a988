namespace Graupel.Formats.Fast;

/// <summary>Scalars of the Fast format: every kind has its width.</summary>
internal sealed class FastScalars : ScalarScan
{
    private FastScalars()
    {
    }

    public static FastScalars Instance { get; } = new();

    public override bool HasFixedRun => true;

    public override int SizeOf(WireKind kind) => WireKinds.FixedSize(kind);

    public override void Scan(ref ScanInput input, WireKind kind) => Throw.UnsupportedFormat($"kind {(byte)kind:X2}", input.Offset);

    public override object Show(WireKind kind, ReadOnlySpan<byte> data, int position, out int size)
    {
        size = WireKinds.FixedSize(kind);
        FastReader reader = default;
        reader.Start(data, null, Limits.Default);
        reader.View(position);
        FixedView view = reader.View(size);
        return ShownScalar.Read(ref reader, in view, kind);
    }
}
