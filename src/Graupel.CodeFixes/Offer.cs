using Graupel.CodeFixes.Editing;
using Microsoft.CodeAnalysis;

namespace Graupel.CodeFixes;

/// <summary>One way to make a diagnostic go away.</summary>
/// <param name="Key">Tells it from the others of one provider; offers with one key are made together, of several diagnostics.</param>
/// <param name="Title">What the user reads.</param>
/// <param name="Apply">Does it.</param>
internal sealed record Offer(string Key, string Title, Func<Solution, CancellationToken, Task<Solution>> Apply)
{
    /// <summary>Some edits; nothing is offered where there are none.</summary>
    public static IEnumerable<Offer> Of(string key, string title, Edits edits) => edits.IsEmpty ? [] : [new Offer(key, title, edits.ApplyAsync)];
}
