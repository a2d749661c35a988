namespace Graupel;

/// <summary>A type cannot be a contract as it is declared. The generator reports the same at build time, with the same id.</summary>
public sealed class ContractException : Exception
{
    /// <summary>Creates an exception.</summary>
    /// <param name="id">The id of the diagnostic, such as <c>GRP003</c>.</param>
    /// <param name="message">What is wrong and what to do.</param>
    public ContractException(string id, string message)
        : base($"{id}: {message}") => Id = id;

    /// <summary>The id of the diagnostic.</summary>
    public string Id { get; }
}
