namespace Graupel;

/// <summary>Represents a case of a union that the reader does not know; see <see cref="UnknownCaseAttribute"/>.</summary>
public interface IUnknownCase
{
    /// <summary>The bytes that were read; set by the serializer.</summary>
    UnknownPayload? Payload { get; set; }
}
