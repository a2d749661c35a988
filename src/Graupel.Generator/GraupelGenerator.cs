using Microsoft.CodeAnalysis;

namespace Graupel.Generator;

/// <summary>Writes the converters of a project's contracts.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class GraupelGenerator : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
    }
}
