using System.Collections;
using System.Collections.Specialized;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.TestCases.Comparing;

/// <summary>What counts of a collection of the framework: its elements in the order in which it gives them, its comparers, and that it finds what it lists.</summary>
/// <param name="Items">The elements.</param>
/// <param name="Comparers">By what elements, keys and values are compared, also those of what is wrapped.</param>
/// <param name="Lost">The first element or key that is not found, boxed; null where all are.</param>
[RequiresUnreferencedCode("Members may be trimmed away.")]
internal sealed record KnownCollection(object?[] Items, object?[] Comparers, object? Lost)
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>True of the framework's collections and of classes derived from them.</summary>
    public static bool Is(Type type) => Levels(type).Any(IsFrameworks) && (typeof(IEnumerable).IsAssignableFrom(type) || Queued(type) is not null);

    /// <summary>The fields that derived classes add.</summary>
    public static FieldInfo[] OwnFields(Type type) => [.. FieldList.Of(type).Where(static field => !IsFrameworks(field.DeclaringType!))];

    public static KnownCollection Of(object collection)
    {
        Type type = collection.GetType();
        if (type.GetProperty("IsDefault")?.GetValue(collection) is true)
        {
            return new([], ["default"], null);
        }

        if (collection is NameValueCollection names)
        {
            return new([.. names.AllKeys.SelectMany((name, i) => new object?[] { name, names.GetValues(i) })], [], null);
        }

        if (collection is StringDictionary unordered)
        {
            return new([.. unordered.Keys.Cast<string>().Order(StringComparer.Ordinal).SelectMany(key => new object?[] { key, unordered[key] })], [], null);
        }

        IEnumerable items = Queued(type) is { } queued ? (IEnumerable)queued.GetValue(collection)! : (IEnumerable)collection;
        object?[] all = type.GetProperty("Key") is { } key ? [key.GetValue(collection), .. items.Cast<object?>()] : [.. items.Cast<object?>()];
        return new(all, [.. ComparersOf(collection)], FindLost(collection, all));
    }

    private static IEnumerable<Type> Levels(Type type)
    {
        for (Type? level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    private static bool IsFrameworks(Type type) =>
        type.Namespace is { } name && (name is "System.Collections" or "System.Linq" or "System.ComponentModel" or "System.Dynamic" || name.StartsWith("System.Collections.", StringComparison.Ordinal))
        && type.Name != "KeyValuePair`2";

    // A priority queue does not enumerate itself.
    private static PropertyInfo? Queued(Type type) => type.GetProperty("UnorderedItems");

    private static IEnumerable<object?> ComparersOf(object collection)
    {
        Type type = collection.GetType();
        if (type.Name is "BlockingCollection`1")
        {
            object inner = type.GetField("_collection", Any)!.GetValue(collection)!;
            return [inner.GetType(), type.GetProperty("BoundedCapacity")!.GetValue(collection), type.GetProperty("IsAddingCompleted")!.GetValue(collection)];
        }

        object?[] own = [.. new[] { "Comparer", "KeyComparer", "ValueComparer" }.Select(name => type.GetProperty(name)?.GetValue(collection)).Where(static comparer => comparer is not null)];
        object? wrapped = type.Name is "ReadOnlyDictionary`2" ? type.GetProperty("Dictionary", Any)!.GetValue(collection)
            : type.Name is "ReadOnlySet`1" ? type.GetProperty("Set", Any)!.GetValue(collection) : null;
        return wrapped is null ? own : own.Concat(ComparersOf(wrapped));
    }

    private static object? FindLost(object collection, object?[] items)
    {
        Type type = collection.GetType();
        if (type.GetMethod("ContainsKey") is { } containsKey)
        {
            return items.Select(static item => item!.GetType().GetProperty("Key")!.GetValue(item)).FirstOrDefault(key => containsKey.Invoke(collection, [key]) is false);
        }

        MethodInfo? contains = type.GetMethods().FirstOrDefault(static method => method.Name == "Contains" && method.GetParameters().Length == 1);
        return contains is null || !type.GetInterfaces().Any(static one => one.Name is "ISet`1" or "IReadOnlySet`1") ? null : items.FirstOrDefault(item => contains.Invoke(collection, [item]) is false);
    }
}
