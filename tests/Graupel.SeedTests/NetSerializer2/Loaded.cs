using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.Serialization;
using Graupel;

namespace SeedTests.NetSerializer2;

/// <summary>Types of assemblies that are not found by their names, so that there may be several versions of one.</summary>
internal static class Loaded
{
    public static Type Type(string name, params string[] fields) =>
        Fields(name, null, [typeof(ContractAttribute)], [.. fields.Select(static field => new Field(field))]);

    /// <summary>A type that is written by its fields, or as its attributes say.</summary>
    public static Type Fields(string name, Type? @base, Type[] attributes, params Field[] fields)
    {
        TypeBuilder type = Module(name).DefineType(name, TypeAttributes.Public | (name.StartsWith("Base", StringComparison.Ordinal) ? 0 : TypeAttributes.Sealed), @base);
        foreach (Type attribute in attributes)
        {
            type.SetCustomAttribute(Mark(attribute));
        }

        foreach (Field field in fields)
        {
            Define(type, field);
        }

        return type.CreateType();
    }

    /// <summary>The field of an automatic property.</summary>
    public static string Automatic(string property) => $"<{property}>k__BackingField";

    /// <summary>A contract with properties, each with the name of its field, and fields.</summary>
    public static Type Mixed(string name, params (string Name, string? Holder)[] members)
    {
        TypeBuilder type = Module(name).DefineType(name, TypeAttributes.Public | TypeAttributes.Sealed);
        type.SetCustomAttribute(Mark(typeof(ContractAttribute)));
        foreach ((string member, string? holder) in members)
        {
            if (holder is not null)
            {
                DefineProperty(type, member, holder);
            }
            else
            {
                type.DefineField(member, typeof(int), FieldAttributes.Public);
            }
        }

        return type.CreateType();
    }

    private static ModuleBuilder Module(string name) =>
        AssemblyBuilder.DefineDynamicAssembly(new AssemblyName("Loaded" + name), AssemblyBuilderAccess.Run).DefineDynamicModule(name);

    private static void Define(TypeBuilder type, Field field)
    {
        FieldBuilder made = type.DefineField(field.Name, field.Type ?? typeof(int), FieldAttributes.Public);
        if (field.Surrogate is { } surrogate)
        {
            made.SetCustomAttribute(new CustomAttributeBuilder(typeof(SurrogateAttribute).GetConstructor([typeof(Type)])!, [surrogate]));
        }

        if (field.Number is { } number)
        {
            made.SetCustomAttribute(new CustomAttributeBuilder(typeof(OrderAttribute).GetConstructor([typeof(int)])!, [number]));
        }

        if (field.OtherName is { } name)
        {
            made.SetCustomAttribute(new CustomAttributeBuilder(typeof(DataMemberAttribute).GetConstructor([])!, [], [typeof(DataMemberAttribute).GetProperty(nameof(DataMemberAttribute.Name))!], [name]));
        }
    }

    private static void DefineProperty(TypeBuilder type, string name, string holder)
    {
        FieldBuilder field = type.DefineField(holder, typeof(int), FieldAttributes.Private);
        MethodBuilder get = type.DefineMethod("get_" + name, MethodAttributes.Public | MethodAttributes.SpecialName | MethodAttributes.HideBySig, typeof(int), []);
        ILGenerator code = get.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldfld, field);
        code.Emit(OpCodes.Ret);
        MethodBuilder set = type.DefineMethod("set_" + name, MethodAttributes.Public | MethodAttributes.SpecialName | MethodAttributes.HideBySig, typeof(void), [typeof(int)]);
        code = set.GetILGenerator();
        code.Emit(OpCodes.Ldarg_0);
        code.Emit(OpCodes.Ldarg_1);
        code.Emit(OpCodes.Stfld, field);
        code.Emit(OpCodes.Ret);
        PropertyBuilder property = type.DefineProperty(name, PropertyAttributes.None, typeof(int), []);
        property.SetGetMethod(get);
        property.SetSetMethod(set);
    }

    private static CustomAttributeBuilder Mark(Type attribute) => new(attribute.GetConstructor([])!, []);

    internal sealed record Field(string Name, int? Number = null, Type? Surrogate = null, string? OtherName = null, Type? Type = null);
}
