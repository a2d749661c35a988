using System.Reflection;
using System.Reflection.Emit;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using System.Runtime.Loader;

namespace SeedTests.NetSerializer2;

/// <summary>Assemblies that are found by their names, each with serializable classes or with types that it forwards.</summary>
internal static class Compiled
{
    /// <summary>Loads an assembly of classes with one field each.</summary>
    public static Assembly Load(string name, params (string Type, string Field, Type FieldType)[] classes) => Load(Classes(name, classes));

    /// <summary>A class of an assembly that is not loaded.</summary>
    public static Type Missing(string assembly, string name) =>
        new PersistedAssemblyBuilder(new AssemblyName(assembly), typeof(object).Assembly).DefineDynamicModule(assembly).DefineType(name, TypeAttributes.Public);

    /// <summary>Loads an assembly whose types are in another one.</summary>
    public static void Forward(string name, Assembly to, params string[] types)
    {
        PersistedAssemblyBuilder assembly = Classes(name, []);
        MetadataBuilder metadata = assembly.GenerateMetadata(out BlobBuilder code, out BlobBuilder data);
        AssemblyReferenceHandle target = metadata.AddAssemblyReference(metadata.GetOrAddString(to.GetName().Name!), new Version(), default, default, 0, default);
        foreach (string type in types)
        {
            const TypeAttributes Forwarder = (TypeAttributes)0x00200000;
            metadata.AddExportedType(TypeAttributes.Public | Forwarder, default, metadata.GetOrAddString(type), target, 0);
        }

        Load(metadata, code, data);
    }

    private static PersistedAssemblyBuilder Classes(string name, (string Type, string Field, Type FieldType)[] classes)
    {
        var assembly = new PersistedAssemblyBuilder(new AssemblyName(name), typeof(object).Assembly);
        ModuleBuilder module = assembly.DefineDynamicModule(name);
        foreach ((string type, string field, Type fieldType) in classes)
        {
            TypeBuilder made = module.DefineType(type, TypeAttributes.Public | TypeAttributes.Sealed);
            made.SetCustomAttribute(new CustomAttributeBuilder(typeof(SerializableAttribute).GetConstructor([])!, []));
            made.DefineDefaultConstructor(MethodAttributes.Public);
            made.DefineField(field, fieldType, FieldAttributes.Public);
            made.CreateType();
        }

        return assembly;
    }

    private static Assembly Load(PersistedAssemblyBuilder assembly)
    {
        MetadataBuilder metadata = assembly.GenerateMetadata(out BlobBuilder code, out BlobBuilder data);
        return Load(metadata, code, data);
    }

    private static Assembly Load(MetadataBuilder metadata, BlobBuilder code, BlobBuilder data)
    {
        var file = new BlobBuilder();
        new ManagedPEBuilder(PEHeaderBuilder.CreateLibraryHeader(), new MetadataRootBuilder(metadata), code, mappedFieldData: data).Serialize(file);
        return AssemblyLoadContext.Default.LoadFromStream(new MemoryStream(file.ToArray()));
    }
}
