using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Names types, and finds a named type again.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class TypeTable
{
    // What contracts of the library write in the place of collections and values that hold others.
    private static readonly Type[] Wrappers = [typeof(Tuple<>), typeof(Tuple<,>), typeof(Tuple<,,,>), typeof(ValueTuple<,>), typeof(KeyValuePair<,>)];

    // What checks members for null is made at its first use, while other contracts may be planned.
    private readonly Lock _lock = new();
    private readonly Dictionary<Type, TypeRef> _references = [];
    private readonly Dictionary<string, Type> _types = new(StringComparer.Ordinal);

    public TypeTable()
    {
        // Members of vectors, which the planner knows without reading them.
        foreach (Type type in (Type[])[typeof(float), typeof(double), typeof(Vector3)])
        {
            Read(type);
        }
    }

    public TypeRef Read(Type type)
    {
        lock (_lock)
        {
            if (!_references.TryGetValue(type, out TypeRef? reference))
            {
                reference = Distinguish(Make(type));
                _references.Add(type, reference);
                _types.Add(reference.Name, type);
            }

            return reference;
        }
    }

    /// <summary>A type that was read before, or that the library's own contracts make of one.</summary>
    public Type this[TypeRef reference] => Find(reference) ?? Close(reference) ?? throw new KeyNotFoundException(reference.Name);

    private Type? Close(TypeRef reference)
    {
        Type? closed = reference.Form == TypeForm.Array ? this[reference.Arguments[0]].MakeArrayType()
            : Array.Find(Wrappers, one => MetadataName(one) == reference.Definition)?.MakeGenericType([.. reference.Arguments.Select(argument => this[argument])]);
        if (closed is not null)
        {
            Read(closed);
        }

        return closed;
    }

    /// <summary>A type that was read before; null for one that only the planner knows.</summary>
    public Type? Find(TypeRef reference)
    {
        lock (_lock)
        {
            return _types.GetValueOrDefault(reference.Name);
        }
    }

    public static string MetadataName(Type type) =>
        type.DeclaringType is { } outer ? $"{MetadataName(outer)}+{type.Name}"
        : string.IsNullOrEmpty(type.Namespace) ? type.Name
        : $"{type.Namespace}.{type.Name}";

    // Two assemblies, or two loads of one, may have types of the same name.
    private TypeRef Distinguish(TypeRef reference)
    {
        string name = reference.Name;
        for (int i = 2; _types.ContainsKey(name); i++)
        {
            name = $"{reference.Name}/*{i}*/";
        }

        return name == reference.Name ? reference : reference with { Name = name };
    }

    private TypeRef Make(Type type)
    {
        if (IsUnsupported(type))
        {
            return new TypeRef(type.ToString(), "", TypeForm.Unsupported, type.IsValueType, default);
        }

        if (type.IsArray)
        {
            return new TypeRef(ArrayName(type), "", TypeForm.Array, IsValueType: false, new([Read(type.GetElementType()!)]), type.GetArrayRank());
        }

        if (type.IsEnum)
        {
            return new TypeRef(Name(type), MetadataName(type), TypeForm.Enum, IsValueType: true, new([Read(type.GetEnumUnderlyingType())]));
        }

        return new TypeRef(Name(type), MetadataName(type), TypeForm.Plain, type.IsValueType, new(type.GetGenericArguments().Select(Read)));
    }

    private static bool IsUnsupported(Type type) =>
        type.IsPointer || type.IsByRef || type.IsFunctionPointer || type.IsByRefLike || type.ContainsGenericParameters
        || type == typeof(void) || type.IsVariableBoundArray && type.GetArrayRank() == 1;

    private string Name(Type type) => "global::" + CSharpName.OfPlain(type, argument => Read(argument).Name);

    private string ArrayName(Type array) => CSharpName.OfArray(array, element => Read(element).Name);
}
