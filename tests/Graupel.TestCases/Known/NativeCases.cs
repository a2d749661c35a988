using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Graupel.TestCases.Known;

/// <summary>Numbers as C has them, and vectors as processors have them.</summary>
internal static class NativeCases
{
    private static readonly NFloat[] Reals = [0, 1.5f, new(-0.0), NFloat.MaxValue, NFloat.Epsilon, NFloat.NaN, NFloat.NegativeInfinity];

    // What has 32 bits on some machines.
    private static readonly CLong[] Longs = [default, new(1), new(-1), new(int.MaxValue), new(int.MinValue)];
    private static readonly CULong[] Unsigned = [default, new(1), new(128), new(int.MaxValue), new(uint.MaxValue)];

    public static IReadOnlyList<TestCase> All()
    {
        var cases = new CaseGroup("native");
        cases.AddValues(Reals);
        cases.AddValues(Make.Nullables(Reals));
        cases.Add(Make.Arrays(Reals));
        cases.AddValues(Longs);
        cases.AddValues(Make.Nullables(Longs));
        cases.AddValues(Unsigned);
        cases.Add(Make.Lists(Unsigned));
        AddVectors(cases);
        cases.Add<Lanes?>(
            static () => null, static () => new(), static () => new() { Real = 1.5f, Long = new(-2), Unsigned = new(3), Four = Vector128.Create(1f, -0f, float.NaN, float.MaxValue), Last = 7 },
            static () => new() { Maybe = Vector256.Create(1L, 2, 3, -4), All = [Vector64<short>.Zero, Vector64.Create(1, 2, 3, (short)-4)] },
            static () => new() { Maybe = Vector256<long>.Zero, MaybeReal = new NFloat(0.1f), All = [], Last = -1 });
        return cases.Cases;
    }

    private static void AddVectors(CaseGroup cases)
    {
        cases.AddValues(Vector64<byte>.Zero, Vector64<byte>.AllBitsSet, Vector64.Create((byte)128), Vector64.Create(1, 2, 3, 4, 5, 6, 7, (byte)8), Vector64<byte>.One);
        cases.AddValues(Vector64<double>.Zero, Vector64<double>.One, Vector64.Create(-0.0), Vector64.Create(double.NaN), Vector64.Create(double.MaxValue));
        cases.AddValues(Vector128<sbyte>.Zero, Vector128<sbyte>.AllBitsSet, Vector128.Create(sbyte.MinValue), Vector128<sbyte>.Indices, Vector128<sbyte>.One);
        cases.AddValues(Vector128<ushort>.Zero, Vector128<ushort>.AllBitsSet, Vector128.Create((ushort)300), Vector128<ushort>.Indices, Vector128<ushort>.One);
        cases.AddValues(Vector128<int>.Zero, Vector128<int>.AllBitsSet, Vector128.Create(int.MinValue, int.MaxValue, 0, 1), Vector128<int>.Indices, Vector128<int>.One);
        cases.AddValues(Vector128<float>.Zero, Vector128<float>.One, Vector128.Create(float.NaN, -0f, float.Epsilon, float.NegativeInfinity), Vector128<float>.Indices, Vector128.Create(0.1f));
        cases.AddValues<Vector128<float>?>(null, Vector128<float>.Zero, Vector128<float>.One, null, Vector128<float>.Indices);
        cases.Add(Make.Arrays<Vector128<float>>([Vector128<float>.Zero, Vector128<float>.Indices]));
        cases.AddValues(Vector128<nint>.Zero, Vector128<nint>.One, Vector128.Create((nint)(-5)), Vector128<nint>.Indices, Vector128<nint>.AllBitsSet);
        cases.AddValues(Vector256<uint>.Zero, Vector256<uint>.AllBitsSet, Vector256.Create(5u), Vector256<uint>.Indices, Vector256<uint>.One);
        cases.AddValues(Vector256<long>.Zero, Vector256<long>.AllBitsSet, Vector256.Create(long.MinValue, 0, 1, long.MaxValue), Vector256<long>.Indices, Vector256<long>.One);
        cases.AddValues(Vector512<short>.Zero, Vector512<short>.AllBitsSet, Vector512.Create((short)-300), Vector512<short>.Indices, Vector512<short>.One);
        cases.AddValues(Vector512<ulong>.Zero, Vector512<ulong>.AllBitsSet, Vector512.Create(5ul), Vector512<ulong>.Indices, Vector512<ulong>.One);
        cases.AddValues(Vector512<nuint>.Zero, Vector512<nuint>.One, Vector512.Create((nuint)5), Vector512<nuint>.Indices, Vector512.Create((nuint)uint.MaxValue));
    }
}

/// <summary>Members that are any of them.</summary>
[Contract]
public sealed class Lanes
{
    [Order(1)]
    public NFloat Real { get; set; }

    [Order(2)]
    public CLong Long { get; set; }

    [Order(3)]
    public CULong Unsigned { get; set; }

    [Order(4)]
    public Vector128<float> Four { get; set; }

    [Order(5)]
    public Vector256<long>? Maybe { get; set; }

    [Order(6)]
    public List<Vector64<short>>? All { get; set; }

    [Order(7)]
    public NFloat? MaybeReal { get; set; }

    [Order(8)]
    public int Last { get; set; }
}
