using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Generator.Printing;

/// <summary>What makes a contract of the library's own.</summary>
internal static class CompositeText
{
    public static string Of(CompositePlan plan)
    {
        IEnumerable<string> arguments = plan.ContractArguments.Select(CSharpType.Text);
        if (plan.Type.Form == TypeForm.Enum)
        {
            arguments = arguments.Append($"global::Graupel.Converters.{Classification.Scalar(plan.Type)!.Name}Scalar");
        }

        if (plan.IsMethod)
        {
            string list = plan.ContractArguments.Count == 0 ? "" : $"<{string.Join(", ", arguments)}>";
            return $"global::Graupel.CodeGen.KnownContracts.{plan.Contract}{list}()";
        }

        return $"new global::Graupel.CodeGen.{plan.Contract}<{string.Join(", ", arguments)}>()";
    }
}
