using System.Text;
using Graupel.Model;

namespace Graupel;

/// <summary>Names of types as C# writes them, so that what a message advises can be copied.</summary>
internal static class CSharpName
{
    /// <summary>The name with its namespace.</summary>
    public static string Of(Type type) =>
        type.IsArray ? OfArray(type, Of)
        : type.IsPointer || type.IsByRef || type.IsFunctionPointer || type.IsGenericParameter ? type.ToString()
        : OfPlain(type, Of);

    /// <summary>The name of a type that is not an array, pointer or parameter.</summary>
    /// <param name="type">The type.</param>
    /// <param name="name">Names its arguments.</param>
    public static string OfPlain(Type type, Func<Type, string> name)
    {
        var text = new StringBuilder();
        foreach (string part in type.Namespace?.Split('.') ?? [])
        {
            text.Append(Identifier.Escape(part)).Append('.');
        }

        Type[] arguments = type.GetGenericArguments();
        int used = 0;
        foreach (Type level in Outers(type))
        {
            int count = level.GetGenericArguments().Length - used;
            text.Append(level.IsNested ? "." : "").Append(Identifier.Escape(level.Name.Split('`')[0]));
            if (count > 0)
            {
                text.Append('<').AppendJoin(", ", arguments.Skip(used).Take(count).Select(name)).Append('>');
                used += count;
            }
        }

        return text.ToString();
    }

    /// <summary>The name of an array: the outermost rank comes first, so that an array of two-dimensional arrays is int[][,].</summary>
    /// <param name="array">The array.</param>
    /// <param name="name">Names its innermost elements.</param>
    public static string OfArray(Type array, Func<Type, string> name)
    {
        var ranks = new StringBuilder();
        Type element = array;
        for (; element.IsArray; element = element.GetElementType()!)
        {
            ranks.Append('[').Append(',', element.GetArrayRank() - 1).Append(']');
        }

        return name(element) + ranks;
    }

    // Outermost first.
    private static Stack<Type> Outers(Type type)
    {
        var levels = new Stack<Type>();
        for (Type? level = type; level is not null; level = level.DeclaringType)
        {
            levels.Push(level);
        }

        return levels;
    }
}
