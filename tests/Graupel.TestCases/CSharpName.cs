namespace Graupel.TestCases;

/// <summary>Names types as C# does, without namespaces.</summary>
public static class CSharpName
{
    private static readonly Dictionary<Type, string> Keywords = new()
    {
        [typeof(bool)] = "bool",
        [typeof(sbyte)] = "sbyte",
        [typeof(short)] = "short",
        [typeof(int)] = "int",
        [typeof(long)] = "long",
        [typeof(nint)] = "nint",
        [typeof(byte)] = "byte",
        [typeof(ushort)] = "ushort",
        [typeof(uint)] = "uint",
        [typeof(ulong)] = "ulong",
        [typeof(nuint)] = "nuint",
        [typeof(float)] = "float",
        [typeof(double)] = "double",
        [typeof(decimal)] = "decimal",
        [typeof(char)] = "char",
        [typeof(string)] = "string",
        [typeof(object)] = "object",
    };

    public static string Of(Type type)
    {
        if (type.IsArray)
        {
            // C# writes the outermost rank first.
            string ranks = "";
            Type element = type;
            for (; element.IsArray; element = element.GetElementType()!)
            {
                ranks += $"[{new string(',', element.GetArrayRank() - 1)}]";
            }

            return Of(element) + ranks;
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Of(underlying) + "?";
        }

        return Keywords.TryGetValue(type, out string? keyword) ? keyword : Named(type, type.GetGenericArguments());
    }

    // The arguments of a nested type are those of the types around it, then its own.
    private static string Named(Type type, ReadOnlySpan<Type> arguments)
    {
        string prefix = "";
        if (type.DeclaringType is { } outer)
        {
            int count = outer.GetGenericArguments().Length;
            prefix = Named(outer, arguments[..count]) + ".";
            arguments = arguments[count..];
        }

        string name = type.Name.Split('`')[0];
        return arguments.IsEmpty ? prefix + name : $"{prefix}{name}<{string.Join(", ", arguments.ToArray().Select(Of))}>";
    }
}
