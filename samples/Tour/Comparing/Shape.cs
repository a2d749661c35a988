using System.Collections;
using System.Reflection;

namespace Tour.Comparing;

/// <summary>How objects of a type are taken apart for comparison.</summary>
internal enum ShapeKind
{
    /// <summary>Not at all.</summary>
    Scalar,

    /// <summary>Into elements at indices.</summary>
    Array,

    /// <summary>Into elements in order.</summary>
    Sequence,

    /// <summary>Into elements in any order.</summary>
    Set,

    /// <summary>Into keys and values in any order.</summary>
    Dictionary,

    /// <summary>Into fields.</summary>
    Fields,
}

/// <summary>A type's parts as the comparison sees them, found once.</summary>
internal sealed class Shape
{
    private readonly PropertyInfo? _comparer;

    public Shape(Type type)
    {
        Kind = KindOf(type);
        Fields = Kind == ShapeKind.Fields ? FieldsOf(type) : [];
        _comparer = Kind is ShapeKind.Dictionary or ShapeKind.Set ? type.GetProperty("Comparer") : null;
    }

    /// <summary>How to take the objects apart.</summary>
    public ShapeKind Kind { get; }

    /// <summary>The instance fields, those of base classes last.</summary>
    public IReadOnlyList<FieldInfo> Fields { get; }

    /// <summary>What a set or a dictionary compares its keys with; null if it does not tell.</summary>
    /// <param name="collection">The collection.</param>
    public object? ComparerOf(object collection) => _comparer?.GetValue(collection);

    private static ShapeKind KindOf(Type type)
    {
        if (type.IsPrimitive || type.IsEnum || type == typeof(string) || typeof(MemberInfo).IsAssignableFrom(type))
        {
            return ShapeKind.Scalar;
        }

        if (type.IsArray)
        {
            return ShapeKind.Array;
        }

        // The framework's collections have fields that are no part of their value, such as their capacity.
        var isCollection = type is { IsValueType: false, Namespace: { } space } &&
            space.StartsWith("System.Collections", StringComparison.Ordinal) &&
            typeof(ICollection).IsAssignableFrom(type);
        if (!isCollection && !IsSet(type))
        {
            return ShapeKind.Fields;
        }

        return typeof(IDictionary).IsAssignableFrom(type) ? ShapeKind.Dictionary
            : IsSet(type) ? ShapeKind.Set
            : ShapeKind.Sequence;
    }

    private static bool IsSet(Type type) =>
        Array.Exists(type.GetInterfaces(), i => i.IsGenericType && i.GetGenericTypeDefinition() == typeof(ISet<>));

    private static List<FieldInfo> FieldsOf(Type type)
    {
        const BindingFlags declared =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        var fields = new List<FieldInfo>();
        for (var current = type; current is not null; current = current.BaseType)
        {
            fields.AddRange(current.GetFields(declared));
        }

        return fields;
    }
}
