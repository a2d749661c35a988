using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Dynamic;

namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>Generates converters from attributes.</summary>
[RequiresUnreferencedCode(Reflection.Message)]
[RequiresDynamicCode(Reflection.DynamicMessage)]
internal static class ObjectConverterFactory
{
    public const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static IMsgPackConverter Map(MsgPackContext context, Type type, Type implementation) =>
        Call(nameof(MakeMap), type, implementation, context);

    public static IMsgPackConverter Array(MsgPackContext context, Type type, Type implementation) =>
        Call(nameof(MakeArray), type, implementation, context);

    private static MapConverter<T> MakeMap<T, TImplementation>(MsgPackContext context)
        where T : class
    {
        var elements = new List<KeyValuePair<string, Element<T>>>();
        foreach (PropertyInfo property in Properties(typeof(T)))
        {
            if (property.GetCustomAttribute<MsgPackMapElementAttribute>() is not { } mark)
            {
                continue;
            }

            // Reading ignores case.
            if (elements.Find(one => string.Equals(one.Key, mark.Name, StringComparison.OrdinalIgnoreCase)) is { Key: not null } other)
            {
                throw new GeneratorException($"{other.Value.Name} and {property.Name} of {typeof(T)} have the same key {mark.Name}, as keys are read in any case");
            }

            elements.Add(new(mark.Name, Make<T>(context, property, typeof(TImplementation))));
        }

        return new MapConverter<T>(context, elements, Creator<T, TImplementation>());
    }

    private static ArrayConverter<T> MakeArray<T, TImplementation>(MsgPackContext context)
        where T : class
    {
        var elements = new SortedDictionary<int, Element<T>>();
        foreach (PropertyInfo property in Properties(typeof(T)))
        {
            if (property.GetCustomAttribute<MsgPackArrayElementAttribute>() is not { } mark)
            {
                continue;
            }

            const int Largest = 1_000_000;
            if (mark.Order is < 0 or > Largest)
            {
                throw new GeneratorException($"The place of {property.Name} of {typeof(T)} is {mark.Order}; use 0 to {Largest}");
            }

            if (!elements.TryAdd(mark.Order, Make<T>(context, property, typeof(TImplementation))))
            {
                throw new GeneratorException($"{elements[mark.Order].Name} and {property.Name} of {typeof(T)} have the same place {mark.Order}");
            }
        }

        var places = new Element<T>?[elements.Count == 0 ? 0 : elements.Keys.Last() + 1];
        foreach ((int place, Element<T> element) in elements)
        {
            places[place] = element;
        }

        return new ArrayConverter<T>(context, places, Creator<T, TImplementation>());
    }

    // Declared ones first, then those of base classes and interfaces; what a derived one hides does not count.
    private static IEnumerable<PropertyInfo> Properties(Type type)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        List<Type> levels = Levels(type);
        if (type.IsInterface)
        {
            levels.AddRange(type.GetInterfaces());
        }

        return levels
            .SelectMany(static level => level.GetProperties(Declared))
            .Where(property => property.GetMethod is not null && property.GetIndexParameters().Length == 0 && names.Add(property.Name));
    }

    /// <summary>A class and its bases.</summary>
    public static List<Type> Levels(Type type)
    {
        var levels = new List<Type>();
        for (Type? level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            levels.Add(level);
        }

        return levels;
    }

    private static Func<T> Creator<T, TImplementation>()
        where T : class
    {
        Type type = typeof(TImplementation);
        if (type.IsInterface)
        {
            return Implement<T>;
        }

        ConstructorInfo? constructor = type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, Type.EmptyTypes);
        return type.IsAbstract || constructor is null
            ? throw new GeneratorException($"{type} cannot be created: it is abstract, or has no parameterless constructor")
            : () => (T)constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, null, null);
    }

    // Native compilers warn of the proxies of the framework whoever roots this package, unless they can see that these are out of reach.
    private static T Implement<T>()
        where T : class
        => RuntimeCompilation.IsSupported
            ? DispatchProxy.Create<T, InterfaceStub>()
            : throw new GeneratorException($"{typeof(T)} cannot be implemented at run time in a program that is trimmed or compiled ahead of time");

    private static Element<T> Make<T>(MsgPackContext context, PropertyInfo property, Type implementation)
        where T : class
        => (Element<T>)Activator.CreateInstance(typeof(Element<,>).MakeGenericType(typeof(T), property.PropertyType), BindingFlags.DoNotWrapExceptions, null, [context, property, implementation], null)!;

    private static IMsgPackConverter Call(string method, Type type, Type implementation, MsgPackContext context) => type.IsValueType
        ? throw new GeneratorException($"{type} is a struct; register your own converter")
        : (IMsgPackConverter)typeof(ObjectConverterFactory).GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(type, implementation)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [context], null)!;
}
