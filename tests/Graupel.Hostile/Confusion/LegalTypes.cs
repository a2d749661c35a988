using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Graupel.TestCases;
using Graupel.TestCases.Comparing;

namespace Graupel.Hostile.Confusion;

/// <summary>
/// Walks a graph and looks whether everything in it is of the declared type or of one of its declared cases. The runtime does not check
/// what unsafe code stores, so it is asked here, object by object.
/// </summary>
internal static class LegalTypes
{
    private static readonly Dictionary<Type, HashSet<Type>> Known = [];

    // What is declared on the case or its assembly.
    private static readonly (Type Base, Type Case)[] Declared =
    [
        .. typeof(TestCase).Assembly.GetCustomAttributes<UnionCaseAttribute>().Select(static one => (one.Base, one.Type!)),
        .. typeof(TestCase).Assembly.GetTypes().SelectMany(static type => type.GetCustomAttributes<UnionCaseAttribute>(inherit: false).Select(one => (one.Base, type))),
        .. Anything.Types.Concat([typeof(ArrayList), typeof(Hashtable), typeof(Dictionary<object, object?>)]).Select(static type => (typeof(object), type)),
    ];

    public static string? FindProblem(object? root, Type declared)
    {
        var pending = new Stack<(object? Value, Type Declared)>();
        var visited = new HashSet<object>(ReferenceEqualityComparer.Instance);
        pending.Push((root, declared));
        while (pending.TryPop(out (object? Value, Type Declared) next))
        {
            if (next.Value is not { } value)
            {
                continue;
            }

            Type expected = Nullable.GetUnderlyingType(next.Declared) ?? next.Declared;
            Type found = value.GetType();
            if (!IsLegal(found, expected))
            {
                return $"a {found} where {expected} is declared";
            }

            if (found.IsValueType || visited.Add(value))
            {
                foreach ((object? Value, Type Declared) part in Parts(value, found))
                {
                    pending.Push(part);
                }
            }
        }

        return null;
    }

    // The framework makes some of its classes and interfaces by classes that are its own affair.
    private static bool IsLegal(Type found, Type declared) => declared != typeof(object) && IsOfFramework(declared)
        ? declared.IsAssignableFrom(found)
        : LegalFor(declared).Contains(found);

    private static bool IsOfFramework(Type type) => type.Assembly != typeof(TestCase).Assembly;

    private static IEnumerable<(object? Value, Type Declared)> Parts(object value, Type type)
    {
        if (type.IsPrimitive || type.IsEnum || value is string)
        {
            return [];
        }

        if (value is IDictionary map)
        {
            Type[] arguments = ArgumentsOf(type, typeof(IDictionary<,>)) ?? [typeof(object), typeof(object)];
            return map.Keys.Cast<object?>().Select(key => (key, arguments[0])).Concat(map.Values.Cast<object?>().Select(item => (item, arguments[1])));
        }

        if (value is IEnumerable items)
        {
            Type element = type.GetElementType() ?? ArgumentsOf(type, typeof(IEnumerable<>))?[0] ?? typeof(object);
            return items.Cast<object?>().Select(item => (item, element));
        }

        return IsOfFramework(type) && !(value is IStrongBox || type.Name.StartsWith("KeyValuePair`", StringComparison.Ordinal) || type.Name.StartsWith("ValueTuple`", StringComparison.Ordinal))
            ? []
            : FieldList.Of(type).Select(field => (field.GetValue(value), field.FieldType));
    }

    private static Type[]? ArgumentsOf(Type type, Type @interface) =>
        type.GetInterfaces().FirstOrDefault(one => one.IsGenericType && one.GetGenericTypeDefinition() == @interface)?.GetGenericArguments();

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
            Type definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
            foreach (Type one in type.GetCustomAttributes<UnionAttribute>(inherit: false).Select(union => union.Type).OfType<Type>()
                .Concat(type.GetCustomAttributes<KnownTypeAttribute>(inherit: false).Select(known => known.Type!))
                .Concat(Declared.Where(one => one.Base == type || one.Base == definition).Select(one => one.Case)))
            {
                AddCases(one.IsGenericTypeDefinition ? one.MakeGenericType(type.GetGenericArguments()) : one, legal);
            }
        }
    }

    /// <summary>The types of the values that the test cases have of object: one of nearly each that the library knows there.</summary>
    private sealed class Anything : ICaseVisitor
    {
        private readonly HashSet<Type> _types = [];

        public static IReadOnlyCollection<Type> Types
        {
            get
            {
                var all = new Anything();
                foreach (TestCase testCase in Catalogue.All.Where(static testCase => testCase.Group == TagSuite.Open && (testCase.Type == typeof(object) || testCase.Type == typeof(object[]))))
                {
                    testCase.Accept(all);
                }

                return all._types;
            }
        }

        public void Visit<[ContractParameter] T>(TestCase<T> testCase)
        {
            foreach (object? value in testCase.Values.Select(static make => (object?)make()))
            {
                foreach (object? item in value is object?[] items ? items : [value])
                {
                    if (item is not null)
                    {
                        _types.Add(item.GetType());
                    }
                }
            }
        }
    }
}
