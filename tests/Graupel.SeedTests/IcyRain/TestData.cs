using System.Runtime.Serialization;

namespace Weather;

/// <summary>The contract of IcyRain's document.</summary>
[DataContract]
public class TestData
{
    [DataMember(Order = 1)]
    public bool Property1 { get; set; }

    [DataMember(Order = 2)]
    public int Property2 { get; set; }

    [DataMember(Order = 3)]
    public double Property3 { get; set; }

    [DataMember(Order = 4)]
    public DateTime Property4 { get; set; }

    [DataMember(Order = 5)]
    public string? Property5 { get; set; }

    public (bool, int, double, DateTime, DateTimeKind, string?) State => (Property1, Property2, Property3, Property4, Property4.Kind, Property5);
}
