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

    private static IEnumerable<DeclaredCase> Find(Assembly assembly)
    {
        foreach (UnionCaseAttribute attribute in assembly.GetCustomAttributes<UnionCaseAttribute>())
        {
            if (attribute.Type is { } type)
            {
                yield return new DeclaredCase(attribute.Base, IdOf(attribute), type);
            }
        }

        foreach (Type type in TypesOf(assembly).Where(static type => type.IsDefined(typeof(UnionCaseAttribute), inherit: false)))
        {
            foreach (UnionCaseAttribute attribute in type.GetCustomAttributes<UnionCaseAttribute>(inherit: false))
            {
                yield return new DeclaredCase(attribute.Base, IdOf(attribute), type);
            }
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
