using System.Runtime.Serialization;

namespace Graupel.Conformance.Faults;

/// <summary>An object of a chain that leaves out what it does not hold.</summary>
[Contract(OmitDefaults = true)]
public class SpareLink
{
    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public bool Good { get; set; } = true;

    [Order(3)]
    public SpareLink? Next { get; set; }
}

/// <summary>The same, of a version that cannot do without.</summary>
[DataContract]
public class NeedyLink
{
    [DataMember(Order = 1, IsRequired = true)]
    public int Number { get; set; }

    [DataMember(Order = 2)]
    public bool Good { get; set; }

    [DataMember(Order = 3)]
    public NeedyLink? Next { get; set; }
}

/// <summary>A link that options make a case.</summary>
[Contract]
public class MoreLink : Link;

/// <summary>A link of a later version.</summary>
[Contract]
public class LaterLink
{
    [Order(0)]
    public int Added { get; set; }

    [Order(1)]
    public int Number { get; set; }

    [Order(2)]
    public bool Good { get; set; }

    [Order(3)]
    public string? Text { get; set; } = "text";

    [Order(4)]
    public LaterLink? Next { get; set; }
}

/// <summary>One that options make a case.</summary>
[Contract]
public class LaterMoreLink : LaterLink;

/// <summary>An object of a chain whose callbacks refuse it.</summary>
[Contract]
public class TellingLink
{
    [Order(1)]
    public TellingPart Part { get; set; } = new();

    [Order(2)]
    public string? Text { get; set; } = "text";

    [Order(3)]
    public TellingLink? Next { get; set; }

    [OnSerializing]
    private void OnSerializing(StreamingContext context) => Part.Refuse(Stage.Serializing);

    [OnSerialized]
    private void OnSerialized(StreamingContext context) => Part.Refuse(Stage.Serialized);

    [OnDeserialized]
    private void OnDeserialized(StreamingContext context) => Part.Refuse(Stage.Deserialized);
}

/// <summary>When a callback refuses.</summary>
public enum Stage
{
    Never,
    Serializing,
    Serialized,
    Deserialized,
}

/// <summary>Says when the callbacks of its holder refuse.</summary>
[Contract]
public class TellingPart
{
    [Order(1)]
    public Stage Stage { get; set; }

    public void Refuse(Stage stage)
    {
        if (stage == Stage)
        {
            throw new GraupelException(ErrorKind.InvalidValue, $"{stage}");
        }
    }
}

/// <summary>An object without a chain whose callbacks refuse it.</summary>
[Contract]
public class Telling
{
    [Order(1)]
    public TellingPart Part { get; set; } = new();

    [Order(2)]
    public string? Text { get; set; } = "text";

    [OnSerializing]
    private void OnSerializing(StreamingContext context) => Part.Refuse(Stage.Serializing);

    [OnSerialized]
    private void OnSerialized(StreamingContext context) => Part.Refuse(Stage.Serialized);

    [OnDeserialized]
    private void OnDeserialized(StreamingContext context) => Part.Refuse(Stage.Deserialized);
}

/// <summary>One that a constructor makes.</summary>
[Contract]
public class TellingRecord(TellingPart part, string? text)
{
    [Order(1)]
    public TellingPart Part { get; } = part;

    [Order(2)]
    public string? Text { get; } = text;

    [OnSerializing]
    private void OnSerializing(StreamingContext context) => Part.Refuse(Stage.Serializing);

    [OnSerialized]
    private void OnSerialized(StreamingContext context) => Part.Refuse(Stage.Serialized);

    [OnDeserialized]
    private void OnDeserialized(StreamingContext context) => Part.Refuse(Stage.Deserialized);
}
