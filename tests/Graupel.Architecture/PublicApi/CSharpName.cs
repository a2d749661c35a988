using System.Reflection;

namespace Graupel.Architecture.PublicApi;

/// <summary>Types as C# writes them.</summary>
internal static class CSharpName
{
    private static readonly Dictionary<Type, string> Keywords = new()
    {
        [typeof(void)] = "void",
        [typeof(object)] = "object",
        [typeof(string)] = "string",
        [typeof(bool)] = "bool",
        [typeof(char)] = "char",
        [typeof(sbyte)] = "sbyte",
        [typeof(byte)] = "byte",
        [typeof(short)] = "short",
        [typeof(ushort)] = "ushort",
        [typeof(int)] = "int",
        [typeof(uint)] = "uint",
        [typeof(long)] = "long",
        [typeof(ulong)] = "ulong",
        [typeof(nint)] = "nint",
        [typeof(nuint)] = "nuint",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(decimal)] = "decimal",
    };

    /// <summary>The name in a declaration: without namespace, with variance.</summary>
    public static string OfDeclared(Type type)
    {
        var outer = type.DeclaringType is { } declaring ? OfDeclared(declaring) + "." : "";
        var own = type.GetGenericArguments()[(type.DeclaringType?.GetGenericArguments().Length ?? 0)..].Select(Parameter).ToArray();
        return outer + type.Name.Split('`')[0] + (own.Length == 0 ? "" : $"<{string.Join(", ", own)}>");
    }

    public static string Of(Type type)
    {
        if (Keywords.TryGetValue(type, out var keyword))
        {
            return keyword;
        }

        if (type.IsGenericParameter)
        {
            return type.Name;
        }

        if (type.IsArray)
        {
            return $"{Of(type.GetElementType()!)}[{new string(',', type.GetArrayRank() - 1)}]";
        }

        if (type.IsPointer || type.IsByRef)
        {
            return Of(type.GetElementType()!) + (type.IsPointer ? "*" : "&");
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Of(underlying) + "?";
        }

        return Qualified(type, type.GetGenericArguments());
    }

    private static string Qualified(Type type, Type[] arguments)
    {
        var inherited = type.DeclaringType?.GetGenericArguments().Length ?? 0;
        var outer = type.DeclaringType is { } declaring ? Qualified(declaring, arguments[..inherited]) : type.Namespace;
        var own = arguments[inherited..];
        return $"{outer}.{type.Name.Split('`')[0]}{(own.Length == 0 ? "" : $"<{string.Join(", ", own.Select(Of))}>")}";
    }

    private static string Parameter(Type parameter) =>
        (parameter.GenericParameterAttributes & GenericParameterAttributes.VarianceMask) switch
        {
            GenericParameterAttributes.Covariant => "out " + parameter.Name,
            GenericParameterAttributes.Contravariant => "in " + parameter.Name,
            _ => parameter.Name,
        };
}
