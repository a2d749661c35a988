using System.Runtime.Serialization;

namespace Weather;

[DataContract]
public class Marked
{
    [DataMember(Order = 20)]
    public int Far { get; set; }

    [DataMember(Order = 10)]
    public int Near { get; set; }

    public int Unmarked { get; set; }

    [IgnoreDataMember]
    public int Ignored { get; set; }

    [DataMember(Order = 30)]
    internal int Hidden { get; private set; }

    public void Hide(int value) => Hidden = value;
}

[DataContract]
public class Older
{
    [DataMember(Order = 10)]
    public int First { get; set; }

    [DataMember(Order = 20)]
    public int Third { get; set; }
}

[DataContract]
public class Newer
{
    [DataMember(Order = 10)]
    public int First { get; set; }

    [DataMember(Order = 15)]
    public string Second { get; set; } = "initial";

    [DataMember(Order = 20)]
    public int Third { get; set; }
}

[DataContract]
public class Initialized
{
    [DataMember(Order = 1)]
    public int Number { get; set; } = 5;
}

[DataContract]
public class Values
{
    [DataMember(Order = 1)]
    public double Real { get; set; }

    [DataMember(Order = 2)]
    public decimal Exact { get; set; }

    [DataMember(Order = 3)]
    public string? Text { get; set; }

    [DataMember(Order = 4)]
    public int[]? Items { get; set; }

    [DataMember(Order = 5)]
    public int? Maybe { get; set; }
}

[DataContract]
[KnownType(typeof(Airport))]
[KnownType(typeof(Buoy))]
[KnownType(typeof(Seaplane))]
public class Station
{
    [DataMember(Order = 1)]
    public string? Name { get; set; }

    public override string ToString() => $"{GetType().Name} {Name}";
}

[DataContract]
public class Airport : Station
{
    [DataMember(Order = 1)]
    public int Runways { get; set; }

    public override string ToString() => $"{base.ToString()} {Runways}";
}

[DataContract]
public class Seaplane : Airport
{
    [DataMember(Order = 1)]
    public int Floats { get; set; }

    public override string ToString() => $"{base.ToString()} {Floats}";
}

[DataContract]
public class Buoy : Station
{
    [DataMember(Order = 1)]
    public double Depth { get; set; }

    public override string ToString() => FormattableString.Invariant($"{base.ToString()} {Depth}");
}

/// <summary>The method is called at run time, so it is no contract for the generator, which refuses it.</summary>
[KnownType(nameof(Cases))]
public abstract class ManyBase
{
    private static readonly Type[] Items =
    [
        typeof(bool), typeof(byte), typeof(sbyte), typeof(char), typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(nint),
        typeof(nuint), typeof(Half), typeof(float), typeof(double), typeof(decimal), typeof(string), typeof(Guid), typeof(DateTime), typeof(DateTimeOffset),
        typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly), typeof(Version),
    ];

    public static IEnumerable<Type> Cases() => Items.Select(static item => typeof(Many<>).MakeGenericType(item));
}

public sealed class Many<T> : ManyBase
{
    public T? Item { get; set; }
}

[DataContract]
public class Unknown : Station;

[DataContract]
[KnownType(typeof(Leaf))]
public abstract class Abstract;

[DataContract]
public class Leaf : Abstract
{
    [DataMember(Order = 1)]
    public int Number { get; set; }

    public override string ToString() => $"Leaf {Number}";
}

[DataContract]
public class OtherLeaf : Abstract;

[DataContract]
public class Tree
{
    [DataMember(Order = 1)]
    public List<Tree> Children { get; set; } = [];

    public int Count => 1 + Children.Sum(child => child.Count);
}

[DataContract]
public class Box<T>
{
    [DataMember(Order = 1)]
    public T? Item { get; set; }
}

[DataContract]
public record Position([property: DataMember(Order = 1)] int X, [property: DataMember(Order = 2)] int Y);

[DataContract]
public class Guarded(int number)
{
    [DataMember(Order = 1)]
    public int Number { get; private set; } = number;
}

[DataContract]
public struct Measure
{
    [DataMember(Order = 1)]
    public int Value { get; set; }
}
