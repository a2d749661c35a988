using System.Globalization;
using System.Text;
using Tour.Model;

namespace Tour.Metadata;

/// <summary>The ids by which XML documentation files know types and members.</summary>
internal static class DocId
{
    /// <summary>The id of a type.</summary>
    /// <param name="type">The type's full name in metadata form.</param>
    public static string OfType(string type) => "T:" + Dotted(type);

    /// <summary>The id of a field or an event.</summary>
    /// <param name="kind"><c>F</c> or <c>E</c>.</param>
    /// <param name="type">The full name of the declaring type.</param>
    /// <param name="name">The member's name.</param>
    public static string OfMember(char kind, string type, string name) =>
        $"{kind}:{Dotted(type)}.{Escaped(name)}";

    /// <summary>The id of a property or an indexer.</summary>
    /// <param name="type">The full name of the declaring type.</param>
    /// <param name="name">The property's name.</param>
    /// <param name="parameters">The types of the indexer's parameters.</param>
    public static string OfProperty(string type, string name, IReadOnlyList<TypeReference> parameters) =>
        AppendParameters(new StringBuilder(OfMember('P', type, name)), parameters).ToString();

    /// <summary>The id of a method, a constructor or an operator.</summary>
    /// <param name="type">The full name of the declaring type.</param>
    /// <param name="name">The method's name.</param>
    /// <param name="arity">The number of its type parameters.</param>
    /// <param name="parameters">The types of its parameters.</param>
    /// <param name="returnType">What it returns, which is part of a conversion operator's id.</param>
    public static string OfMethod(
        string type, string name, int arity, IReadOnlyList<TypeReference> parameters, TypeReference returnType)
    {
        var id = new StringBuilder(OfMember('M', type, name));
        if (arity > 0)
        {
            id.Append(CultureInfo.InvariantCulture, $"``{arity}");
        }

        AppendParameters(id, parameters);
        if (name is "op_Implicit" or "op_Explicit" or "op_CheckedExplicit")
        {
            AppendType(id.Append('~'), returnType);
        }

        return id.ToString();
    }

    // The names of explicit implementations hold dots, brackets and commas, all of which mean something in an id.
    private static string Escaped(string name) =>
        name.Replace('.', '#').Replace('<', '{').Replace('>', '}').Replace(',', '@');

    private static string Dotted(string type) => type.Replace('+', '.');

    private static StringBuilder AppendParameters(StringBuilder id, IReadOnlyList<TypeReference> parameters) =>
        parameters.Count == 0 ? id : AppendTypes(id.Append('('), parameters).Append(')');

    private static StringBuilder AppendTypes(StringBuilder id, IReadOnlyList<TypeReference> types)
    {
        for (var i = 0; i < types.Count; i++)
        {
            AppendType(i == 0 ? id : id.Append(','), types[i]);
        }

        return id;
    }

    private static StringBuilder AppendType(StringBuilder id, TypeReference type) => type switch
    {
        PrimitiveReference primitive => id.Append("System.").Append(primitive.Type),
        NamedReference named => id.Append(Dotted(named.Name)),
        ConstructedReference { Definition: NamedReference definition } constructed =>
            AppendConstructed(id, definition.Name, constructed.Arguments),
        ParameterReference parameter => id.Append(parameter.IsOfMethod ? "``" : "`").Append(parameter.Index),
        ArrayReference { Rank: null } vector => AppendType(id, vector.Element).Append("[]"),
        ArrayReference { Rank: { } rank } array =>
            AppendType(id, array.Element).Append('[').AppendJoin(',', Enumerable.Repeat("0:", rank)).Append(']'),
        PointerReference pointer => AppendType(id, pointer.Element).Append('*'),
        ByRefReference reference => AppendType(id, reference.Element).Append('@'),
        ModifiedReference modified => AppendType(id, modified.Element),
        FunctionPointerReference function => AppendTypes(
            AppendType(id.Append("=FUNC:"), function.ReturnType).Append('('), function.Parameters).Append(')'),
        _ => throw new ArgumentException($"A {type.GetType().Name} has no documentation id.", nameof(type)),
    };

    // Metadata lists all arguments at the end; an id gives each of the nested names its own.
    private static StringBuilder AppendConstructed(StringBuilder id, string definition, List<TypeReference> arguments)
    {
        var used = 0;
        var parts = definition.Split('+');
        for (var i = 0; i < parts.Length; i++)
        {
            var part = parts[i];
            var tick = part.LastIndexOf('`');
            id.Append(i == 0 ? "" : ".").Append(tick < 0 ? part : part[..tick]);
            if (tick >= 0)
            {
                var arity = int.Parse(part.AsSpan(tick + 1), CultureInfo.InvariantCulture);
                AppendTypes(id.Append('{'), arguments.GetRange(used, arity)).Append('}');
                used += arity;
            }
        }

        return id;
    }
}
