using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Compat.MsgPackLight.Converters;
using Graupel.Compat.MsgPackLight.Generation;
using Graupel.Dynamic;

namespace Graupel.Compat.MsgPackLight;

/// <summary>The converters to serialize with. A context is thread-safe.</summary>
/// <param name="strictParseOfFloat">True to refuse whole numbers where a <see cref="float"/> or <see cref="double"/> is read.</param>
/// <param name="convertEnumsAsStrings">True to write enums by name, false to write their numbers.</param>
/// <param name="binaryCompatibilityMode">True to write bytes as text, as the old specification did, and to read text as bytes.</param>
public sealed class MsgPackContext(bool strictParseOfFloat = false, bool convertEnumsAsStrings = true, bool binaryCompatibilityMode = false)
{
    private readonly ConcurrentDictionary<Type, IMsgPackConverter> _registered = [];
    private readonly Lock _lock = new();
    private volatile Made _made = new(ImmutableDictionary<Type, Type>.Empty);

    /// <summary>Writes nil whatever it is given, and reads it as null; for converters that have no value to write. It is not registered for <see cref="object"/>.</summary>
    public IMsgPackConverter<object> NullConverter { get; } = new NilConverter();

    internal bool IsFloatStrict => strictParseOfFloat;

    internal bool WritesEnumsByName => convertEnumsAsStrings;

    internal bool WritesBytesAsText => binaryCompatibilityMode;

    /// <summary>Registers a converter; it replaces the previous one of the type.</summary>
    public void RegisterConverter<T>(IMsgPackConverter<T> converter)
    {
        ArgumentNullException.ThrowIfNull(converter);
        converter.Initialize(this);
        _registered[typeof(T)] = converter;
    }

    /// <summary>Registers an open generic converter, for all closed types of one generic definition.</summary>
    /// <param name="converterType">A class such as <c>MyConverter&lt;&gt;</c> that implements <c>IMsgPackConverter&lt;MyType&lt;T&gt;&gt;</c>.</param>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void RegisterGenericConverter(Type converterType)
    {
        ArgumentNullException.ThrowIfNull(converterType);
        Type[] targets = [.. converterType.GetInterfaces().Where(one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IMsgPackConverter<>))];
        if (!converterType.IsGenericTypeDefinition || targets.Length != 1 || !targets[0].GenericTypeArguments[0].IsGenericType)
        {
            throw new ArgumentException(
                $"Error registering generic converter. Expected IMsgPackConverter<> implementation, but got {converterType}", nameof(converterType));
        }

        lock (_lock)
        {
            _made = new Made(_made.Generic.SetItem(targets[0].GenericTypeArguments[0].GetGenericTypeDefinition(), converterType));
        }
    }

    /// <summary>
    /// Gets the converter of a type. In programs that are trimmed or compiled ahead of time, only simple values have one without registration.
    /// </summary>
    /// <exception cref="ConverterNotFoundException">The type has no converter.</exception>
    public IMsgPackConverter<T> GetConverter<T>() => (IMsgPackConverter<T>)GetConverter(typeof(T));

    /// <summary>Generates map and array converters for the exported types of an assembly that are marked with an attribute.</summary>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void DiscoverConverters(Assembly assembly)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        foreach (Type type in assembly.GetExportedTypes().Where(static type => !type.IsGenericTypeDefinition))
        {
            if (type.IsDefined(typeof(MsgPackMapAttribute), inherit: false))
            {
                Register(type, ObjectConverterFactory.Map(this, type, type));
            }
            else if (type.IsDefined(typeof(MsgPackArrayAttribute), inherit: false))
            {
                Register(type, ObjectConverterFactory.Array(this, type, type));
            }
        }
    }

    /// <summary>Generates converters for the assembly of a type.</summary>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void DiscoverConverters<T>() => DiscoverConverters(typeof(T).Assembly);

    /// <summary>Generates a converter that writes the elements of a type as a map. An interface gets an implementation.</summary>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void GenerateAndRegisterMapConverter<T>() => Register(typeof(T), ObjectConverterFactory.Map(this, typeof(T), typeof(T)));

    /// <summary>Generates a converter that writes the elements of an interface or base class as a map.</summary>
    /// <typeparam name="TInterface">Has the elements.</typeparam>
    /// <typeparam name="TImplementation">The type that is created on read. It is written and read in the same way, unless it already has a converter.</typeparam>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void GenerateAndRegisterMapConverter<TInterface, TImplementation>()
        where TImplementation : TInterface
        => Register<TInterface, TImplementation>(ObjectConverterFactory.Map(this, typeof(TInterface), typeof(TImplementation)));

    /// <summary>Generates a converter that writes the elements of a type as an array. An interface gets an implementation.</summary>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void GenerateAndRegisterArrayConverter<T>() => Register(typeof(T), ObjectConverterFactory.Array(this, typeof(T), typeof(T)));

    /// <summary>Generates a converter that writes the elements of an interface or base class as an array.</summary>
    /// <typeparam name="TInterface">Has the elements.</typeparam>
    /// <typeparam name="TImplementation">The type that is created on read. It is written and read in the same way, unless it already has a converter.</typeparam>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public void GenerateAndRegisterArrayConverter<TInterface, TImplementation>()
        where TImplementation : TInterface
        => Register<TInterface, TImplementation>(ObjectConverterFactory.Array(this, typeof(TInterface), typeof(TImplementation)));

    private void Register<TInterface, TImplementation>(IMsgPackConverter converter)
        where TImplementation : TInterface
    {
        Register(typeof(TInterface), converter);
        _registered.TryAdd(typeof(TImplementation), new ImplementationConverter<TInterface, TImplementation>((IMsgPackConverter<TInterface>)converter));
    }

    private void Register(Type type, IMsgPackConverter converter) => _registered[type] = converter;

    private IMsgPackConverter GetConverter(Type type)
    {
        Made made = _made;
        return _registered.TryGetValue(type, out IMsgPackConverter? known) || made.Converters.TryGetValue(type, out known) ? known : made.Converters.GetOrAdd(type, Make, made.Generic);
    }

    private IMsgPackConverter Make(Type type, ImmutableDictionary<Type, Type> generic)
    {
        IMsgPackConverter? converter = ConverterFactory.MakeKnown(this, type);
        if (converter is null && RuntimeCompilation.IsSupported)
        {
            converter = MakeGeneric(type, generic) ?? ConverterFactory.Make(this, type);
        }

        if (converter is null)
        {
            throw new ConverterNotFoundException(type);
        }

        converter.Initialize(this);
        return converter;
    }

    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    private static IMsgPackConverter? MakeGeneric(Type type, ImmutableDictionary<Type, Type> generic) =>
        type.IsGenericType && generic.TryGetValue(type.GetGenericTypeDefinition(), out Type? converter)
            ? (IMsgPackConverter)Activator.CreateInstance(converter.MakeGenericType(type.GenericTypeArguments))!
            : null;

    /// <summary>The converters that were made while these generic ones were registered, and no others: one is made anew when another is registered.</summary>
    private sealed class Made(ImmutableDictionary<Type, Type> generic)
    {
        public ImmutableDictionary<Type, Type> Generic => generic;

        public ConcurrentDictionary<Type, IMsgPackConverter> Converters { get; } = [];
    }
}
