using Tour.Metadata;
using Tour.Model;

namespace Tour.Tests;

/// <summary>The catalogue of the framework that runs the tests, read once.</summary>
public sealed class CatalogueFixture
{
    private readonly Dictionary<string, TypeEntry> _types = new(StringComparer.Ordinal);

    public CatalogueFixture()
    {
        Catalogue = Read();
        foreach (var type in Catalogue.Assemblies.SelectMany(assembly => assembly.Namespaces.Values).SelectMany(types => types))
        {
            Add(type);
        }
    }

    public Catalogue Catalogue { get; }

    public static Catalogue Read()
    {
        using var framework = SharedFramework.Open(SharedFramework.RunningFolder);
        return CatalogueReader.Read(framework);
    }

    public AssemblyEntry Assembly(string name) => Catalogue.Assemblies.Single(assembly => assembly.Name == name);

    /// <summary>A public type by its documentation id.</summary>
    public T Type<T>(string docId)
        where T : TypeEntry => Assert.IsType<T>(_types[docId]);

    /// <summary>A member by its documentation id.</summary>
    public T Member<T>(string docId)
        where T : MemberEntry
    {
        var name = docId[2..].Split('(')[0];
        var type = (ObjectTypeEntry)_types["T:" + name[..name.LastIndexOf('.')]];
        return Assert.IsType<T>(type.Members.Single(member => member.DocId == docId));
    }

    // Internal types may have the same name in several assemblies: the public one is the one to find.
    private void Add(TypeEntry type)
    {
        if ((type.Attributes & System.Reflection.TypeAttributes.VisibilityMask) is
            System.Reflection.TypeAttributes.Public or System.Reflection.TypeAttributes.NestedPublic)
        {
            _types[type.DocId] = type;
        }
        else
        {
            _types.TryAdd(type.DocId, type);
        }

        type.NestedTypes.ForEach(Add);
    }
}
