using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Graupel.Dynamic;

/// <summary>Finds cases that are not declared on their base, assembly by assembly; each is searched once.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal sealed class CasesElsewhere
{
    // Assemblies that can be unloaded are not held. Nor is the library itself, by those that have no cases: any object of its own would be held by them for ever.
    private readonly ConditionalWeakTable<Assembly, DeclaredCase[]?> _found = [];

    public IReadOnlyList<DeclaredCase> In(Assembly assembly)
    {
        if (!_found.TryGetValue(assembly, out DeclaredCase[]? found))
        {
            found = IsUser(assembly) && Find(assembly).ToArray() is { Length: > 0 } some ? some : null;
            _found.Add(assembly, found);
        }

        return found ?? [];
    }

    /// <summary>Only who refers to the library can have its attributes.</summary>
    public static bool IsUser(Assembly assembly)
    {
        string library = typeof(UnionCaseAttribute).Assembly.GetName().Name!;
        return !assembly.IsDynamic && Array.Exists(assembly.GetReferencedAssemblies(), name => name.Name == library);
    }

    private static IEnumerable<DeclaredCase> Find(Assembly assembly) =>
        Read(() => from attribute in assembly.GetCustomAttributes<UnionCaseAttribute>()
                   where attribute.Type is not null
                   select new DeclaredCase(attribute.Base, IdOf(attribute), attribute.Type!))
        .Concat(TypesOf(assembly).SelectMany(static type => Read(() =>
            from attribute in type.GetCustomAttributes<UnionCaseAttribute>(inherit: false)
            select new DeclaredCase(attribute.Base, IdOf(attribute), type))));

    // Nor can what has an attribute of such an assembly, which hides its others; whoever uses it is told that it is no case.
    private static DeclaredCase[] Read(Func<IEnumerable<DeclaredCase>> read)
    {
        try
        {
            return [.. read()];
        }
        catch (Exception e) when (e is IOException or BadImageFormatException or TypeLoadException or MissingMemberException or CustomAttributeFormatException)
        {
            return [];
        }
    }

    // What derives from a type of an assembly that is not there cannot be a case of anything.
    private static IEnumerable<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException e)
        {
            return e.Types.OfType<Type>();
        }
    }

    private static int? IdOf(UnionCaseAttribute attribute) => attribute.HasId ? attribute.Id : null;
}

/// <param name="Base">The base, possibly an open generic type.</param>
/// <param name="Id">The id, or null.</param>
/// <param name="Type">The type of the case, open if the base is.</param>
internal sealed record DeclaredCase(Type Base, int? Id, Type Type);
