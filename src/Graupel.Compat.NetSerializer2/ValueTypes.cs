using System.Collections;
using System.Collections.Frozen;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Compat.NetSerializer;

namespace Graupel.Compat.NetSerializer2;

/// <summary>Finds the types of all objects in a graph, including those declared as interfaces, base classes and <see cref="object"/>.</summary>
internal static class ValueTypes
{
    // What types of the framework hold that are not enumerable.
    private static readonly FrozenDictionary<Type, string[]> Held = new Dictionary<Type, string[]>
    {
        [typeof(KeyValuePair<,>)] = ["Key", "Value"],
        [typeof(Lazy<>)] = ["Value"],
        [typeof(StrongBox<>)] = ["Value"],
        [typeof(PriorityQueue<,>)] = ["UnorderedItems"],
        [typeof(Memory<>)] = ["ToArray"],
        [typeof(ReadOnlyMemory<>)] = ["ToArray"],
    }.ToFrozenDictionary();

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
                if (!IsView(value.GetType()))
                {
                    types.Add(value.GetType());
                }

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
            : value is IEnumerable elements && !Markings.TakesMembers(type) ? (IsDefault(value, type) ? [] : elements.Cast<object?>())
            : value is DictionaryEntry pair ? [pair.Key, pair.Value]
            : value is ITuple tuple && Markings.IsOfFramework(type) ? Enumerable.Range(0, tuple.Length).Select(i => tuple[i])
            : MembersOf(type).Select(member => ValueOf(member, value));
    }

    // Other types of the framework contain no user-defined types.
    private static IEnumerable<MemberInfo> MembersOf(Type type) =>
        !Markings.IsOfFramework(type) ? MembersOf(type.BaseType ?? typeof(object)).Concat(TypeParts.MembersOf(type))
        : type.IsGenericType && Held.TryGetValue(type.GetGenericTypeDefinition(), out string[]? names) ? names.SelectMany(name => type.GetMember(name).Take(1))
        : [];

    // What a queue shows its elements by is not written itself.
    private static bool IsView(Type type) => type.IsNested && Markings.IsOfFramework(type);

    // A segment or immutable array without an array cannot be enumerated.
    private static bool IsDefault(object value, Type type) =>
        type.IsValueType && type.IsGenericType && Markings.IsOfFramework(type) && value.Equals(RuntimeHelpers.GetUninitializedObject(type));

    private static object? ValueOf(MemberInfo member, object owner) => member switch
    {
        FieldInfo field => field.GetValue(owner),
        MethodInfo method => method.Invoke(owner, null),
        _ => ((PropertyInfo)member).GetValue(owner),
    };
}
