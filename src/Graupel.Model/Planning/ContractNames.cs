using System.Text;

namespace Graupel.Model.Planning;

/// <summary>Contract names: full names without assembly, type arguments expanded behind the name they belong to.</summary>
internal static class ContractNames
{
    /// <summary>Such as <c>Zoo.Cage&lt;System.Int32&gt;+Door</c>.</summary>
    public static string FullName(TypeRef type, Func<TypeRef, string> nameOfArgument)
    {
        if (type.Form == TypeForm.Array)
        {
            return $"{nameOfArgument(type.Arguments[0])}[{new string(',', type.Rank - 1)}]";
        }

        if (type.Form == TypeForm.Enum)
        {
            return type.Definition;
        }

        var name = new StringBuilder();
        int argument = 0;
        foreach (string part in type.Definition.Split('+'))
        {
            int tick = part.IndexOf('`');
            name.Append(name.Length > 0 ? "+" : "").Append(tick < 0 ? part : part.Substring(0, tick));
            int count = tick < 0 ? 0 : Arity(part, tick + 1);
            if (count > 0)
            {
                name.Append('<').Append(string.Join(",", type.Arguments.Skip(argument).Take(count).Select(nameOfArgument))).Append('>');
                argument += count;
            }
        }

        return name.ToString();
    }

    private static int Arity(string part, int from)
    {
        int arity = 0;
        for (int i = from; i < part.Length; i++)
        {
            arity = (arity * 10) + (part[i] - '0');
        }

        return arity;
    }

    /// <summary>The name of the type itself, without namespace, containing types and arity.</summary>
    public static string SimpleName(TypeRef type)
    {
        string name = type.SimpleName;
        int tick = name.IndexOf('`');
        return tick < 0 ? name : name.Substring(0, tick);
    }
}
