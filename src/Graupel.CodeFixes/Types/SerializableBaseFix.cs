using System.Collections.Immutable;
using System.Composition;
using Graupel.CodeFixes.Editing;
using Graupel.Generator.Symbols;
using Graupel.Model;
using Graupel.Model.Planning;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Graupel.CodeFixes.Types;

/// <summary>Marks the base of a serializable class as well.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SerializableBaseFix)), Shared]
public sealed class SerializableBaseFix : ContractFix
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ContractRules.SerializableBase.Id];

    private protected override IEnumerable<Offer> Offers(Finding finding) =>
        finding.Type?.BaseType is { } @base && !@base.Has(AttributeNames.Serializable) && finding.Compilation.Declares(@base) && Declarations.Of(@base) is { } declaration
            ? Offer.Of("Mark", $"Mark {@base.Name} with [Serializable]", new Edits().Change(declaration, static current => Attributes.Add(current, Attributes.Make(Attributes.Serializable))))
            : [];
}
