using System.Runtime.Serialization;
using Graupel.Model.Planning;

namespace Graupel;

/// <summary>A type cannot be a contract as it is declared. The generator reports the same at build time, with the same id.</summary>
public sealed class ContractException : SerializationException
{
    /// <summary>Creates an exception.</summary>
    /// <param name="id">The id of the diagnostic, such as <c>GRP003</c>.</param>
    /// <param name="message">What is wrong and what to do.</param>
    public ContractException(string id, string message)
        : this(id, message, null)
    {
    }

    /// <summary>Makes an exception that another one caused.</summary>
    /// <param name="id">Id of the diagnostic, such as <c>GRP003</c>.</param>
    /// <param name="message">What is wrong and what to do.</param>
    /// <param name="innerException">The cause.</param>
    public ContractException(string id, string message, Exception? innerException)
        : base($"{id}: {message}", innerException) => Id = id;

    internal ContractException(ContractError error)
        : this(error.Rule.Id, error.Message)
    {
    }

    /// <param name="rule">The rule that is broken.</param>
    /// <param name="arguments">The names in its message.</param>
    internal ContractException(ContractRule rule, params string[] arguments)
        : this(rule.Id, ContractError.Format(rule, arguments))
    {
    }

    /// <summary>The id of the diagnostic.</summary>
    public string Id { get; }
}
