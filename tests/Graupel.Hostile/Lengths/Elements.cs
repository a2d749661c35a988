using Graupel;
using Graupel.Hostile.Lengths;
using Graupel.TestCases.Polymorphism;
using Graupel.TestCases.Recursion;

// What the suite makes of each type, so that the generator sees it.
[assembly: ContractFor(typeof(Keys<bool>))]
[assembly: ContractFor(typeof(Keys<sbyte>))]
[assembly: ContractFor(typeof(Keys<byte>))]
[assembly: ContractFor(typeof(Keys<short>))]
[assembly: ContractFor(typeof(Keys<ushort>))]
[assembly: ContractFor(typeof(Keys<int>))]
[assembly: ContractFor(typeof(Keys<uint>))]
[assembly: ContractFor(typeof(Keys<long>))]
[assembly: ContractFor(typeof(Keys<ulong>))]
[assembly: ContractFor(typeof(Keys<Int128>))]
[assembly: ContractFor(typeof(Keys<UInt128>))]
[assembly: ContractFor(typeof(Keys<nint>))]
[assembly: ContractFor(typeof(Keys<nuint>))]
[assembly: ContractFor(typeof(Keys<Half>))]
[assembly: ContractFor(typeof(Keys<float>))]
[assembly: ContractFor(typeof(Keys<double>))]
[assembly: ContractFor(typeof(Keys<char>))]
[assembly: ContractFor(typeof(Keys<decimal>))]
[assembly: ContractFor(typeof(Keys<DateTime>))]
[assembly: ContractFor(typeof(Keys<DateTimeOffset>))]
[assembly: ContractFor(typeof(Keys<TimeSpan>))]
[assembly: ContractFor(typeof(Keys<DateOnly>))]
[assembly: ContractFor(typeof(Keys<TimeOnly>))]
[assembly: ContractFor(typeof(Keys<Guid>))]
[assembly: ContractFor(typeof(Keys<DayOfWeek>))]
[assembly: ContractFor(typeof(Keys<string>))]
[assembly: ContractFor(typeof(Keys<Uri>))]
[assembly: ContractFor(typeof(Keys<Version>))]
[assembly: ContractFor(typeof(Keys<Dot>))]
[assembly: ContractFor(typeof(Keys<(int, long)>))]
[assembly: ContractFor(typeof(Keys<KeyValuePair<int, string>>))]
[assembly: ContractFor(typeof(Elements<bool?>))]
[assembly: ContractFor(typeof(Elements<int?>))]
[assembly: ContractFor(typeof(Elements<decimal?>))]
[assembly: ContractFor(typeof(Elements<DateTimeOffset?>))]
[assembly: ContractFor(typeof(Elements<Dot?>))]
[assembly: ContractFor(typeof(Elements<Named>))]
[assembly: ContractFor(typeof(Elements<IExpression>))]
[assembly: ContractFor(typeof(Elements<byte[]>))]
[assembly: ContractFor(typeof(Elements<int[]>))]
[assembly: ContractFor(typeof(Elements<int[,]>))]
[assembly: ContractFor(typeof(Elements<Dictionary<int, string>>))]
[assembly: ContractFor(typeof(Places<string>))]
[assembly: ContractFor(typeof(Places<Uri>))]
[assembly: ContractFor(typeof(Places<Version>))]
[assembly: ContractFor(typeof(Places<decimal>))]
[assembly: ContractFor(typeof(Places<Guid>))]
[assembly: ContractFor(typeof(Places<Int128>))]
[assembly: ContractFor(typeof(Places<DateTime>))]
[assembly: ContractFor(typeof(Places<DateTimeOffset>))]
[assembly: ContractFor(typeof(Places<Dot>))]
[assembly: ContractFor(typeof(Places<Box<string>>))]
[assembly: ContractFor(typeof(Places<Sparse>))]
[assembly: ContractFor(typeof(Places<Named>))]
[assembly: ContractFor(typeof(Places<(int, string)>))]
[assembly: ContractFor(typeof(Places<IExpression>))]
[assembly: ContractFor(typeof(PackedBox<Wagon>))]
[assembly: ContractFor(typeof(Places<Dot[]>))]
[assembly: ContractFor(typeof(Places<Named[]>))]
[assembly: ContractFor(typeof(Places<Sparse[]>))]

namespace Graupel.Hostile.Lengths;

/// <summary>Every place where a value can stand.</summary>
public sealed class Places<T>
{
    public Box<T>? Member { get; set; }

    public PackedBox<T>? ExactMember { get; set; }

    public Wide<T>? Skipped { get; set; }

    public List<T>? Element { get; set; }

    public Dictionary<int, T>? Entry { get; set; }
}

/// <summary>Every collection of elements; the most common ones at every place.</summary>
public class Elements<T>
{
    public Places<T[]>? Array { get; set; }

    public Places<Dictionary<string, T>>? Map { get; set; }

    public PackedBox<List<T>>? List { get; set; }

    public PackedBox<HashSet<T>>? Set { get; set; }

    public Memory<T> Memory { get; set; }

    public ReadOnlyMemory<T> ReadOnlyMemory { get; set; }

    public ArraySegment<T> Segment { get; set; }

    public Dictionary<sbyte, T>? Chunks { get; set; }

    public T[,]? Table { get; set; }

    public T[,,]? Cube { get; set; }
}

/// <summary>The same for what can be a key too.</summary>
public sealed class Keys<T> : Elements<T>
    where T : notnull
{
    public PackedBox<Dictionary<T, bool>>? Key { get; set; }
}
