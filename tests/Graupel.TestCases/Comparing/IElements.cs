using System.Collections;

namespace Graupel.TestCases.Comparing;

/// <summary>A struct that holds elements which are no fields: reflection finds only the first of them.</summary>
public interface IElements
{
    /// <summary>All that it holds.</summary>
    IList Elements { get; }
}
