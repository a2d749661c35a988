using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;
using Graupel.TestCases.Comparing;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>Makes values by setting every field that is not called a decoy.</summary>
/// <param name="seed">Decides which.</param>
/// <param name="shares">Objects of contracts may occur more than once.</param>
/// <param name="closesRings">They may also occur within themselves, if they can exist before their content.</param>
internal sealed class ShapeValues(int seed, bool shares = false, bool closesRings = false)
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private readonly Random _random = new(seed);
    private readonly Dictionary<Type, List<object>> _made = [];

    public object? Make(Type type, int depth)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return _random.Next(3) == 0 ? null : Make(inner, depth);
        }

        if (type == typeof(UnknownMembers) || (!type.IsValueType && _random.Next(depth > 0 ? 5 : 8) == 0 && depth > 0))
        {
            return null;
        }

        if (Scalar(type) is { } scalar)
        {
            return scalar;
        }

        if (type.IsArray)
        {
            var array = Array.CreateInstance(type.GetElementType()!, _random.Next(4));
            for (int i = 0; i < array.Length; i++)
            {
                array.SetValue(Make(type.GetElementType()!, depth + 1), i);
            }

            return array;
        }

        if (type.IsGenericType && type.Namespace == "System.Collections.Generic")
        {
            return Collection(type, depth);
        }

        return depth > 4 && !type.IsValueType ? null : Object(Case(type), depth);
    }

    /// <summary>There is a type that can stand where this one is declared.</summary>
    public static bool CanMake(Type type) => type is { IsAbstract: false, IsInterface: false } || IsBase(type);

    private Type Case(Type type)
    {
        Type[] cases = IsBase(type) ? [.. type.Assembly.GetTypes().Select(one => Close(one, type)).Where(one => one.IsAssignableTo(type) && one is { IsAbstract: false, IsGenericTypeDefinition: false })] : [type];
        return cases[_random.Next(cases.Length)];
    }

    private static bool IsBase(Type type) => type.IsDefined(typeof(UnionAttribute), inherit: false) || type.IsDefined(typeof(KnownTypeAttribute), inherit: false);

    private static Type Close(Type type, Type like) =>
        type.IsGenericTypeDefinition && like.IsGenericType && type.GetGenericArguments().Length == like.GetGenericArguments().Length && type.Name[0] == 'T'
            ? type.MakeGenericType(like.GetGenericArguments())
            : type;

    private object Object(Type type, int depth)
    {
        if (depth == 0)
        {
            _made.Clear();
        }

        List<object> earlier = _made.TryGetValue(type, out List<object>? known) ? known : _made[type] = [];
        if (shares && !type.IsValueType && depth > 0 && earlier.Count > 0 && _random.Next(3) == 0)
        {
            return earlier[_random.Next(earlier.Count)];
        }

        ConstructorInfo? constructor = type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, []);
        object made = constructor is null ? RuntimeHelpers.GetUninitializedObject(type) : constructor.Invoke([]);
        bool isKnown = closesRings && constructor is not null && !type.IsValueType;
        if (isKnown)
        {
            earlier.Add(made);
        }

        foreach (FieldInfo field in FieldList.Of(type).Where(field => !field.Name.Contains("Decoy", StringComparison.Ordinal)))
        {
            if (Overriding(field, type) is not { } live)
            {
                field.SetValue(made, Make(field.FieldType, depth + 1));
            }
            else if (Property(field, field.DeclaringType!)!.SetMethod is null)
            {
                field.SetValue(made, live.GetValue(made)); // what the base reads is put behind its own property
            }
        }

        if (!isKnown)
        {
            earlier.Add(made);
        }

        return made;
    }

    // Of a property that a class below overrides with a field of its own, nobody gets what the base has behind it.
    private static FieldInfo? Overriding(FieldInfo field, Type type)
    {
        for (Type? level = type; level is not null && level != field.DeclaringType; level = level.BaseType)
        {
            if (level.GetField(field.Name, Own) is { } live && Property(live, level)?.GetMethod is { IsVirtual: true } getter && getter.GetBaseDefinition() != getter)
            {
                return live;
            }
        }

        return null;
    }

    private static PropertyInfo? Property(FieldInfo behind, Type type) => type.GetProperty(behind.Name.TrimStart('<').Split('>')[0], Own);

    private object Collection(Type type, int depth)
    {
        object made = Activator.CreateInstance(type)!;
        Type[] arguments = type.GetGenericArguments();
        for (int i = _random.Next(4); i > 0; i--)
        {
            object?[] item = [.. arguments.Select((argument, at) => at == 0 && made is not IList ? Key(argument) : Make(argument, depth + 1))];
            if (made is not IDictionary map)
            {
                type.GetMethod("Add")!.Invoke(made, item);
            }
            else
            {
                map[item[0]!] = item[1];
            }
        }

        return made;
    }

    private object Key(Type type) => Scalar(type)!;

    private object? Scalar(Type type) => type switch
    {
        _ when type == typeof(bool) => Bit(),
        _ when type == typeof(byte) => (byte)Number(),
        _ when type == typeof(sbyte) => (sbyte)Number(),
        _ when type == typeof(short) => (short)Number(),
        _ when type == typeof(ushort) => (ushort)Number(),
        _ when type == typeof(int) => (int)Number(),
        _ when type == typeof(uint) => (uint)Number(),
        _ when type == typeof(long) => Number(),
        _ when type == typeof(ulong) => (ulong)Number(),
        _ when type == typeof(nint) => (nint)(int)Number(),
        _ when type == typeof(float) => (float)Number() / 8,
        _ when type == typeof(double) => Number() / 8.0,
        _ when type == typeof(Half) => (Half)(short)Number(),
        _ when type == typeof(decimal) => (decimal)Number() / 8m,
        _ when type == typeof(Int128) => (Int128)Number() * 3,
        _ when type == typeof(System.Numerics.BigInteger) => (System.Numerics.BigInteger)Number() * 77,
        _ when type == typeof(char) => (char)Number(),
        _ when type == typeof(string) => Bit() ? $"s{Number()}" : Bit() ? "" : "ü€" + _random.Next(9),
        _ when type == typeof(TimeSpan) => new TimeSpan(Number()),
        _ when type == typeof(DateOnly) => DateOnly.FromDayNumber(_random.Next(3_000_000)),
        _ when type == typeof(Guid) => new Guid((int)Number(), 1, 2, new byte[8]),
        _ when type == typeof(DayOfWeek) => (DayOfWeek)_random.Next(-1, 9),
        _ when type == typeof(Uri) => new Uri("a/" + _random.Next(), UriKind.Relative),
        _ when type == typeof(Version) => new Version(_random.Next(99), 1),
        _ => null,
    };

    private bool Bit() => _random.Next(2) == 0;

    private long Number() => unchecked(_random.Next(5) switch
    {
        0 => 0,
        1 => _random.Next(-128, 256),
        2 => _random.NextInt64(),
        3 => -_random.NextInt64(),
        _ => _random.Next(1000),
    });
}
