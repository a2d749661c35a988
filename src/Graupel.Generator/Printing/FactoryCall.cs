using Graupel.Model;

namespace Graupel.Generator.Printing;

/// <summary>The call of a static method that makes the instances of a contract.</summary>
internal static class FactoryCall
{
    public static string Text(ObjectPlan plan, string arguments, LibraryNames library)
    {
        string factory = plan.Construction.Factory!;
        string call = $"{CSharpType.Text(plan.Type)}.{Identifier.Escape(factory)}({arguments})";
        return plan.Type.IsValueType ? call : $"{library.Members}.EnsureMade({call}, {CSharpText.Of(factory)})";
    }
}
