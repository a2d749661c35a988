using System.Collections;
using System.Reflection;
using System.Runtime.Serialization;
using Graupel.TestCases.Comparing;

namespace Graupel.Hostile.Confusion;

/// <summary>
/// Walks a graph and looks whether everything in it is of the declared type or of one of its declared cases. The runtime does not check
/// what unsafe code stores, so it is asked here, object by object.
/// </summary>
internal static class LegalTypes
{
    private static readonly Dictionary<Type, HashSet<Type>> Known = [];

    public static string? FindProblem(object? root, Type declared)
    {
        var pending = new Stack<(object? Value, Type Declared)>();
        pending.Push((root, declared));
        while (pending.TryPop(out (object? Value, Type Declared) next))
        {
            if (next.Value is not { } value)
            {
                continue;
            }

            Type expected = Nullable.GetUnderlyingType(next.Declared) ?? next.Declared;
            Type found = value.GetType();
            if (!LegalFor(expected).Contains(found))
            {
                return $"a {found} where {expected} is declared";
            }

            foreach ((object? Value, Type Declared) part in Parts(value, found))
            {
                pending.Push(part);
            }
        }

        return null;
    }

    private static IEnumerable<(object? Value, Type Declared)> Parts(object value, Type type)
    {
        if (type.IsPrimitive || type.IsEnum || value is string)
        {
            return [];
        }

        if (value is IDictionary map)
        {
            Type[] arguments = ArgumentsOf(type, typeof(IDictionary<,>));
            return map.Keys.Cast<object?>().Select(key => (key, arguments[0])).Concat(map.Values.Cast<object?>().Select(item => (item, arguments[1])));
        }

        if (value is IEnumerable items)
        {
            Type element = type.GetElementType() ?? ArgumentsOf(type, typeof(IEnumerable<>))[0];
            return items.Cast<object?>().Select(item => (item, element));
        }

        return FieldList.Of(type).Where(_ => type.Namespace != nameof(System)).Select(field => (field.GetValue(value), field.FieldType));
    }

    private static Type[] ArgumentsOf(Type type, Type @interface) =>
        type.GetInterfaces().First(one => one.IsGenericType && one.GetGenericTypeDefinition() == @interface).GetGenericArguments();

    private static HashSet<Type> LegalFor(Type declared)
    {
        if (!Known.TryGetValue(declared, out HashSet<Type>? legal))
        {
            Known[declared] = legal = [];
            AddCases(declared, legal);
        }

        return legal;
    }

    private static void AddCases(Type type, HashSet<Type> legal)
    {
        if (legal.Add(type))
        {
            foreach (Type one in type.GetCustomAttributes<UnionAttribute>(inherit: false).Select(union => union.Type).OfType<Type>()
                .Concat(type.GetCustomAttributes<KnownTypeAttribute>(inherit: false).Select(known => known.Type!)))
            {
                AddCases(one, legal);
            }
        }
    }
}
