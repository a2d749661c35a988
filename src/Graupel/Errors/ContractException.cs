namespace Graupel;

/// <summary>A type cannot be a contract as it is declared. The generator reports the same at build time, under the same id.</summary>
public sealed class ContractException : Exception
{
    /// <summary>Makes an exception.</summary>
    /// <param name="id">Id of the diagnostic, such as <c>GRP003</c>.</param>
    /// <param name="message">What is wrong and what to do.</param>
    public ContractException(string id, string message)
        : base($"{id}: {message}") => Id = id;

    /// <summary>Id of the diagnostic.</summary>
    public string Id { get; }
}
