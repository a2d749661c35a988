using System.Collections;
using System.Reflection;

namespace Graupel.Hostile.Floods;

/// <summary>A collection of the framework that the library has a contract for, and that looks keys up by their hash codes.</summary>
internal sealed class HashCollection
{
    private static readonly Type[] Interfaces =
    [
        typeof(IDictionary<,>), typeof(IReadOnlyDictionary<,>), typeof(ISet<>), typeof(IReadOnlySet<>), typeof(ILookup<,>),
    ];

    private readonly Serializer _serializer;
    private readonly MethodInfo _read;

    public HashCollection(Serializer serializer, Type type)
    {
        _serializer = serializer;
        Type = type;
        _read = typeof(Serializer).GetMethod(nameof(Serializer.Deserialize), 1, [typeof(byte[])])!.MakeGenericMethod(type);
    }

    public Type Type { get; }

    /// <summary>Collections of keys, or from keys to values.</summary>
    public static IReadOnlyList<HashCollection> FindAll(Serializer serializer, Type key, Type value) =>
    [
        .. AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!.ToString()!.Split(Path.PathSeparator)
            .Select(path => Path.GetFileNameWithoutExtension(path)!)
            .Where(name => name.StartsWith("System.Collections", StringComparison.Ordinal) || name is "System.Private.CoreLib" or "System.Linq" or "System.ObjectModel")
            .Select(Assembly.Load)
            .SelectMany(assembly => assembly.GetExportedTypes())
            .Where(type => type.IsAssignableTo(typeof(IEnumerable)) && type.IsGenericTypeDefinition)
            .Select(definition => Close(definition, key, value))
            .OfType<Type>()
            .Where(type => HasHashCodes(type, key))
            .Where(type => IsKnown(serializer, type))
            .Select(type => new HashCollection(serializer, type)),
    ];

    public object? Read(byte[] data)
    {
        try
        {
            return _read.Invoke(_serializer, [data]);
        }
        catch (TargetInvocationException e)
        {
            throw e.InnerException!;
        }
    }

    private static Type? Close(Type definition, params Type[] arguments)
    {
        try
        {
            return definition.GetGenericArguments().Length <= arguments.Length
                ? definition.MakeGenericType(arguments[..definition.GetGenericArguments().Length])
                : null;
        }
        catch (ArgumentException)
        {
            return null; // a constraint that the keys do not meet
        }
    }

    // By a comparer of keys that it, or what makes it, takes or shows.
    private static bool HasHashCodes(Type type, Type key)
    {
        const BindingFlags All = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
        Type comparer = typeof(IEqualityComparer<>).MakeGenericType(key);
        return Interfaces.Contains(type.GetGenericTypeDefinition())
            || type.GetProperties(All).Any(property => property.PropertyType == comparer)
            || type.GetFields(All).Any(field => field.FieldType == comparer)
            || type.GetConstructors(All).Any(constructor => constructor.GetParameters().Any(parameter => parameter.ParameterType == comparer));
    }

    private static bool IsKnown(Serializer serializer, Type type)
    {
        try
        {
            serializer.For(type);
            return true;
        }
        catch (Exception e) when (e is GraupelException { Kind: ErrorKind.NoContract } or ContractException)
        {
            return false;
        }
    }
}
