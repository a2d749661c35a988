using System.Reflection;
using System.Text;

namespace Graupel.Architecture.PublicApi;

/// <summary>Lists what other assemblies can see of one, in a stable order.</summary>
internal static class ApiListing
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static string Of(Assembly assembly)
    {
        var text = new StringBuilder();
        foreach (var space in assembly.GetTypes().Where(Visible.Type).GroupBy(type => type.Namespace!).OrderBy(space => space.Key, StringComparer.Ordinal))
        {
            text.Append($"namespace {space.Key}\n\n");
            foreach (var (declaration, type) in space.Select(type => (Declaration.Of(type), type)).OrderBy(entry => SortKey(entry.type), StringComparer.Ordinal))
            {
                text.Append(declaration).Append('\n');
                foreach (var member in Members(type))
                {
                    text.Append("    ").Append(member).Append('\n');
                }

                text.Append('\n');
            }
        }

        return text.ToString();
    }

    private static string SortKey(Type type) => type.FullName!;

    private static IEnumerable<string> Members(Type type)
    {
        if (type.IsEnum)
        {
            return type.GetFields(BindingFlags.Static | BindingFlags.Public).Select(field => $"{field.Name} = {field.GetRawConstantValue()}");
        }

        if (type.IsSubclassOf(typeof(Delegate)))
        {
            return [];
        }

        return type.GetMembers(Declared).Where(Visible.Member).Select(Declaration.Of).Order(StringComparer.Ordinal);
    }
}
