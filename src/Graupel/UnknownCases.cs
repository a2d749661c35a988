namespace Graupel;

/// <summary>What a serializer does with a case of a union that it does not know, where the base does not keep it (<see cref="UnknownCaseAttribute"/>).</summary>
public enum UnknownCases
{
    /// <summary>The payload is refused with <see cref="ErrorKind.UnknownCase"/>.</summary>
    Refuse,

    /// <summary>The value is skipped and read as null. Pure data cannot be skipped and is refused.</summary>
    Null,
}
