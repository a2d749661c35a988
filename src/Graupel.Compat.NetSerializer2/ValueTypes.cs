using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Compat.NetSerializer;

namespace Graupel.Compat.NetSerializer2;

/// <summary>Finds the types of all objects in a graph, including those declared as interfaces, base classes and <see cref="object"/>.</summary>
internal static class ValueTypes
{
    /// <summary>Each type once. It walks by reflection, so it is for graphs that could not be written.</summary>
    public static Type[] Of(object root)
    {
        HashSet<Type> types = [];
        HashSet<object> seen = new(ReferenceEqualityComparer.Instance);
        Stack<object> next = new([root]);
        while (next.TryPop(out object? value))
        {
            if (seen.Add(value))
            {
                types.Add(value.GetType());
                foreach (object part in PartsOf(value).OfType<object>())
                {
                    next.Push(part);
                }
            }
        }

        return [.. types];
    }

    private static IEnumerable<object?> PartsOf(object value)
    {
        Type type = value.GetType();
        return type.IsPrimitive || type.IsEnum || value is string || (type.IsArray && type.GetElementType()!.IsPrimitive) ? []
            : value is IDictionary map && !Markings.TakesMembers(type) ? map.Keys.Cast<object?>().Concat(map.Values.Cast<object?>())
            : value is IEnumerable elements && !Markings.TakesMembers(type) ? elements.Cast<object?>()
            : value is ITuple tuple && Markings.IsOfFramework(type) ? Enumerable.Range(0, tuple.Length).Select(i => tuple[i])
            : MembersOf(type).Select(member => ValueOf(member, value));
    }

    // Other types of the framework contain no user-defined types, except for pairs.
    private static IEnumerable<MemberInfo> MembersOf(Type type) =>
        Markings.IsOfFramework(type) ? (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>) ? type.GetProperties() : [])
        : MembersOf(type.BaseType ?? typeof(object)).Concat(TypeParts.MembersOf(type));

    private static object? ValueOf(MemberInfo member, object owner) =>
        member is FieldInfo field ? field.GetValue(owner) : ((PropertyInfo)member).GetValue(owner);
}
