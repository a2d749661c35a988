using System.Diagnostics.CodeAnalysis;

namespace Graupel.Dynamic;

/// <summary>The type arguments for a definition, so that a form with its type parameters becomes a closed type.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class TypeBinding
{
    private readonly Dictionary<Type, Type> _bound = [];

    private TypeBinding()
    {
    }

    /// <summary>False where nothing makes the form that type, or constraints forbid it.</summary>
    public bool IsPossible { get; private set; }

    /// <summary>The definition with all its parameters bound; null where one is left open, or nothing is possible.</summary>
    public Type? Closed { get; private set; }

    /// <summary>The only one that there can be.</summary>
    public static TypeBinding Of(Type definition, Type form, Type closed)
    {
        Type[] parameters = definition.GetGenericArguments();
        var binding = new TypeBinding();
        binding.IsPossible = binding.Match(form, closed);
        if (binding.IsPossible && Array.TrueForAll(parameters, binding._bound.ContainsKey))
        {
            binding.Make(definition, Array.ConvertAll(parameters, parameter => binding._bound[parameter]));
        }

        return binding;
    }

    private void Make(Type definition, Type[] arguments)
    {
        try
        {
            Closed = definition.MakeGenericType(arguments);
        }
        catch (ArgumentException)
        {
            // Constraints are checked nowhere else.
            IsPossible = false;
        }
    }

    private bool Match(Type form, Type closed)
    {
        if (form.IsGenericParameter)
        {
            return _bound.TryAdd(form, closed) || _bound[form] == closed;
        }

        if (!form.ContainsGenericParameters)
        {
            return form == closed;
        }

        if (form.IsArray)
        {
            return closed.IsArray && form.IsSZArray == closed.IsSZArray && form.GetArrayRank() == closed.GetArrayRank() && Match(form.GetElementType()!, closed.GetElementType()!);
        }

        return form.IsGenericType && closed.IsGenericType && form.GetGenericTypeDefinition() == closed.GetGenericTypeDefinition()
            && form.GetGenericArguments().Zip(closed.GetGenericArguments(), Match).All(static isMatch => isMatch);
    }
}
