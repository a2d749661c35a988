using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.Compat.MsgPackLight.Generation;

namespace Graupel.Compat.MsgPackLight.Converters;

/// <summary>Creates the converters of types for which none is registered.</summary>
internal static class ConverterFactory
{
    private static readonly Type[] ListInterfaces =
        [typeof(IList<>), typeof(ICollection<>), typeof(IReadOnlyList<>), typeof(IReadOnlyCollection<>), typeof(IEnumerable<>)];

    /// <summary>Creates the converter of a type; null if there can be none.</summary>
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    public static IMsgPackConverter? Make(MsgPackContext context, Type type)
    {
        if (type.IsEnum)
        {
            return context.WritesEnumsByName ? Call(nameof(MakeEnumByName), [type], context) : Call(nameof(MakeEnumByNumber), [type, Enum.GetUnderlyingType(type)], context);
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return Call(nameof(MakeNullable), [underlying], context);
        }

        return MakeAnyCollection(context, type) ?? MakeValue(type);
    }

    /// <summary>The converter of a type that every program may have, or null.</summary>
    public static IMsgPackConverter? MakeKnown(MsgPackContext context, Type type) => MakeSpecial(context, type) ?? MakeCommon(type);

    private static object? MakeSpecialObject(MsgPackContext context, Type type) => type switch
    {
        _ when type == typeof(DateTime) => new MappedConverter<DateTime, long>(Ticks(context), Dates.ToWire, Dates.ToDateTime),
        _ when type == typeof(DateTimeOffset) => new MappedConverter<DateTimeOffset, long>(Ticks(context), Dates.ToWire, Dates.ToDateTimeOffset),
        _ when type == typeof(TimeSpan) => new MappedConverter<TimeSpan, long>(context.GetConverter<long>, static value => value.Ticks, static ticks => new TimeSpan(ticks)),
        _ when type == typeof(float) && context.IsFloatStrict => new StrictFloatConverter<float>(),
        _ when type == typeof(double) && context.IsFloatStrict => new StrictFloatConverter<double>(),
        _ when type == typeof(byte[]) && context.WritesBytesAsText => new TextBytesConverter(),
        _ when type == typeof(MsgPackToken) => new TokenConverter(context),
        _ => null,
    };

    private static Func<IMsgPackConverter<long>> Ticks(MsgPackContext context)
    {
        var ticks = new TicksConverter(context);
        return () => ticks;
    }

    private static IMsgPackConverter? MakeSpecial(MsgPackContext context, Type type) => (IMsgPackConverter?)MakeSpecialObject(context, type);

    private static IMsgPackConverter? MakeCommon(Type type) => Type.GetTypeCode(type) switch
    {
        _ when type.IsEnum => null,
        TypeCode.Boolean => new ValueConverter<bool>(),
        TypeCode.Char => new ValueConverter<char>(),
        TypeCode.SByte => new ValueConverter<sbyte>(),
        TypeCode.Byte => new ValueConverter<byte>(),
        TypeCode.Int16 => new ValueConverter<short>(),
        TypeCode.UInt16 => new ValueConverter<ushort>(),
        TypeCode.Int32 => new ValueConverter<int>(),
        TypeCode.UInt32 => new ValueConverter<uint>(),
        TypeCode.Int64 => new ValueConverter<long>(),
        TypeCode.UInt64 => new ValueConverter<ulong>(),
        TypeCode.Single => new ValueConverter<float>(),
        TypeCode.Double => new ValueConverter<double>(),
        TypeCode.Decimal => new ValueConverter<decimal>(),
        TypeCode.String => new ValueConverter<string>(),
        _ when type == typeof(byte[]) => new ValueConverter<byte[]>(),
        _ when type == typeof(Guid) => new ValueConverter<Guid>(),
        _ when type == typeof(Uri) => new ValueConverter<Uri>(),
        _ => null,
    };

    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    private static IMsgPackConverter? MakeAnyCollection(MsgPackContext context, Type type)
    {
        if (type == typeof(byte[]) || type == typeof(string))
        {
            return null;
        }

        if (type.IsSZArray)
        {
            return Call(nameof(MakeArray), [type.GetElementType()!], context);
        }

        Type? definition = type.IsGenericType ? type.GetGenericTypeDefinition() : null;
        if (definition == typeof(IDictionary<,>) || definition == typeof(IReadOnlyDictionary<,>))
        {
            return Call(nameof(MakeDictionary), [type, typeof(Dictionary<,>).MakeGenericType(type.GenericTypeArguments), .. type.GenericTypeArguments], context);
        }

        if (definition is not null && ListInterfaces.Contains(definition))
        {
            return Call(nameof(MakeList), [type, type.GenericTypeArguments[0]], context);
        }

        if (definition == typeof(ISet<>) || definition == typeof(IReadOnlySet<>))
        {
            return Call(nameof(MakeSet), [type, type.GenericTypeArguments[0]], context);
        }

        if (type.IsAbstract || type.IsValueType || type.GetConstructor(Type.EmptyTypes) is null)
        {
            return null;
        }

        return Interface(type, typeof(IDictionary<,>)) is { } map ? Call(nameof(MakeDictionary), [type, type, .. map.GenericTypeArguments], context)
            : Interface(type, typeof(ICollection<>)) is { } list ? Call(nameof(MakeCollection), [type, list.GenericTypeArguments[0]], context)
            : null;
    }

    // What the framework has and the serializer knows; classes of the user need a converter or a mark, and of object nothing tells what it holds.
    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    private static IMsgPackConverter? MakeValue(Type type)
    {
        if (type != typeof(byte[]) && !IsSingle(type))
        {
            return null;
        }

        try
        {
            return (IMsgPackConverter)typeof(ValueConverter<>).MakeGenericType(type).GetConstructor(Type.EmptyTypes)!
                .Invoke(BindingFlags.DoNotWrapExceptions, null, null, null);
        }
        catch (Exception e) when (e is GraupelException or ContractException)
        {
            return null;
        }
    }

    private static bool IsSingle(Type type)
    {
        if (type.IsGenericType || type.IsArray || type == typeof(object) || type.Namespace is not ("System" or "System.Numerics"))
        {
            return false;
        }

        return type.Assembly == typeof(object).Assembly || type.Assembly == typeof(Uri).Assembly || type.Assembly == typeof(BigInteger).Assembly;
    }

    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    private static Type? Interface(Type type, Type definition) =>
        type.GetInterfaces().FirstOrDefault(one => one.IsGenericType && one.GetGenericTypeDefinition() == definition);

    [RequiresUnreferencedCode(Reflection.Message)]
    [RequiresDynamicCode(Reflection.DynamicMessage)]
    private static IMsgPackConverter Call(string method, Type[] arguments, MsgPackContext context) =>
        (IMsgPackConverter)typeof(ConverterFactory).GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(arguments)
            .Invoke(null, BindingFlags.DoNotWrapExceptions, null, [context], null)!;

    private static MappedConverter<T, string> MakeEnumByName<T>(MsgPackContext context)
        where T : struct, Enum
        => new(context.GetConverter<string>, static value => value.ToString(), static name => Enum.Parse<T>(name));

    private static MappedConverter<T, TNumber> MakeEnumByNumber<T, TNumber>(MsgPackContext context)
        where T : struct, Enum
        where TNumber : struct
        => new(context.GetConverter<TNumber>, Unsafe.BitCast<T, TNumber>, Unsafe.BitCast<TNumber, T>);

    private static NullableConverter<T> MakeNullable<T>(MsgPackContext context)
        where T : struct
        => new(context);

    private static SequenceConverter<T?[], T> MakeArray<T>(MsgPackContext context) => new(context, static items => [.. items]);

    private static SequenceConverter<TCollection, T> MakeList<TCollection, T>(MsgPackContext context)
        where TCollection : class, IEnumerable<T?>
        => new(context, static items => (TCollection)(object)items);

    private static SequenceConverter<TCollection, T> MakeSet<TCollection, T>(MsgPackContext context)
        where TCollection : class, IEnumerable<T?>
        => new(context, static items => (TCollection)(object)new HashSet<T?>(items));

    private static SequenceConverter<TCollection, T> MakeCollection<TCollection, T>(MsgPackContext context)
        where TCollection : class, ICollection<T?>, new() => new(context, static items =>
        {
            var collection = new TCollection();
            foreach (T? item in items)
            {
                collection.Add(item);
            }

            return collection;
        });

    private static DictionaryConverter<TDictionary, TKey, TValue> MakeDictionary<TDictionary, TMade, TKey, TValue>(MsgPackContext context)
        where TDictionary : class, IEnumerable<KeyValuePair<TKey, TValue?>>
        where TMade : class, TDictionary, IDictionary<TKey, TValue?>, new()
        where TKey : notnull
        => new(context, static () => new TMade(), static map => (TMade)map);
}
