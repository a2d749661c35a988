using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Generator.Printing;

/// <summary>What makes a contract of the library's own.</summary>
internal static class CompositeText
{
    public static string Of(CompositePlan plan)
    {
        IEnumerable<string> arguments = plan.ContractArguments.Select(CSharpType.Text);
        if (plan.IsMethod)
        {
            string list = plan.ContractArguments.Count == 0 ? "" : $"<{string.Join(", ", arguments)}>";
            return $"global::Graupel.CodeGen.KnownContracts.{plan.Contract}{list}({Arguments(plan)})";
        }

        if (plan.Type.Form == TypeForm.Enum)
        {
            arguments = arguments.Append($"global::Graupel.Converters.{Classification.Scalar(plan.Type)!.Name}Scalar");
        }

        return $"new global::Graupel.CodeGen.{plan.Contract}<{string.Join(", ", arguments)}>()";
    }

    private static string Arguments(CompositePlan plan) => plan switch
    {
        { Maker: { } maker } => Make(plan, maker),
        { Compared: { Comparison: { } comparison } compared } =>
            FormattableString.Invariant($"{Of(compared.Collection)}, (global::System.StringComparison){comparison}"),
        { Compared: { } compared } => Of(compared.Collection),
        _ => "",
    };

    // A builder may have an overload that takes what arrays convert to, too.
    private static string Make(CompositePlan plan, CollectionMaker maker) => maker.Form switch
    {
        MakerForm.Add => $"static (collection, item) => collection.{maker.Method}(item)",
        MakerForm.Constructor => $"static items => new {CSharpType.Text(plan.Type)}(({CSharpType.Text(maker.Type!)})items)",
        _ => $"static items => {CSharpType.Text(maker.Type!)}.{Identifier.Escape(maker.Method!)}{TypeArguments(plan.Type)}({Span(maker.Element)}(items))",
    };

    private static string Span(TypeRef element) => $"new global::System.ReadOnlySpan<{CSharpType.Text(element)}>";

    private static string TypeArguments(TypeRef type) =>
        type.Arguments.Count == 0 ? "" : $"<{string.Join(", ", type.Arguments.Select(CSharpType.Text))}>";
}
