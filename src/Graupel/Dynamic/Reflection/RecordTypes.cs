using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Recognises records, which metadata does not mark.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
internal static class RecordTypes
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Record classes can be cloned; record structs have an equality operator that the compiler writes for no other type.</summary>
    public static bool IsRecord(Type type) => type.IsValueType
        ? type.GetMethod("op_Equality", Declared, [type, type])?.Has(AttributeNames.CompilerGenerated) == true
        : type.GetMethod("<Clone>$", Declared, []) is not null;

    /// <summary>A positional record has a method that returns the parameters of this constructor, which users write only in the place of the compiler.</summary>
    public static bool IsPrimary(ConstructorInfo constructor, Type type)
    {
        ParameterInfo[] parameters = constructor.GetParameters();
        MethodInfo[] all = Array.FindAll(type.GetMethods(Declared), static method => method.Name == "Deconstruct");
        MethodInfo[] compiled = Array.FindAll(all, static method => method.Has(AttributeNames.CompilerGenerated));
        return parameters.Length > 0 && Array.Exists(compiled.Length > 0 ? compiled : all, method => HasSame(method.GetParameters(), parameters));
    }

    private static bool HasSame(ParameterInfo[] given, ParameterInfo[] taken) =>
        given.Length == taken.Length
        && given.Zip(taken).All(static pair => pair.First.Name == pair.Second.Name && Bare(pair.First.ParameterType) == Bare(pair.Second.ParameterType));

    private static Type Bare(Type type) => type.IsByRef ? type.GetElementType()! : type;
}
