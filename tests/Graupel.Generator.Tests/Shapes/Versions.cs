using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using Graupel.TestCases.Comparing;

namespace Graupel.Generator.Tests.Shapes;

/// <summary>Makes of a graph what a reader of another version must make of its bytes: members that both have, in the types that the reader has; the others as construction leaves them; null for cases that it does not have.</summary>
internal sealed class Versions(Assembly reader)
{
    private readonly Dictionary<object, object> _made = new(ReferenceEqualityComparer.Instance);

    public object? Convert(object? value, Type type)
    {
        if (value is null)
        {
            return null;
        }

        type = Nullable.GetUnderlyingType(type) ?? type;
        if (!type.IsValueType && _made.TryGetValue(value, out object? made))
        {
            return made;
        }

        return type switch
        {
            _ when type.IsPrimitive && value.GetType() != type => System.Convert.ChangeType(value, type, CultureInfo.InvariantCulture),
            _ when value is IDictionary map => Map(map, type),
            _ when value is IEnumerable items and not string => Items(items, type),
            _ when reader.GetType(value.GetType().Name) is { } target => Object(value, target),
            _ when value.GetType().Namespace is null => null, // a case that the reader does not know
            _ => value,
        };
    }

    private object Map(IDictionary map, Type type)
    {
        var made = (IDictionary)Activator.CreateInstance(type)!;
        _made.Add(map, made);
        foreach (DictionaryEntry entry in map)
        {
            made.Add(entry.Key, Convert(entry.Value, type.GetGenericArguments()[1]));
        }

        return made;
    }

    private object Items(IEnumerable items, Type type)
    {
        Type element = type.IsArray ? type.GetElementType()! : type.GetGenericArguments()[0];
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(element))!;
        foreach (object? item in items)
        {
            list.Add(Convert(item, element));
        }

        object made = type == list.GetType() ? list : type.IsArray ? Array.CreateInstance(element, list.Count) : Activator.CreateInstance(type, list)!;
        if (made is Array array)
        {
            list.CopyTo(array, 0);
        }

        _made.Add(items, made);
        return made;
    }

    private object Object(object value, Type type)
    {
        object made = Fresh(type);
        if (!type.IsValueType)
        {
            _made.Add(value, made);
        }

        FieldInfo[] given = [.. FieldList.Of(value.GetType())];
        foreach (FieldInfo field in FieldList.Of(type))
        {
            if (given.FirstOrDefault(one => Name(one) == Name(field)) is { } source)
            {
                field.SetValue(made, Convert(source.GetValue(value), field.FieldType));
            }
        }

        return made;
    }

    private static string Name(FieldInfo field) => field.Name.TrimStart('<').Split('>')[0];

    private static object Fresh(Type type)
    {
        if (type.IsValueType)
        {
            return RuntimeHelpers.GetUninitializedObject(type);
        }

        ConstructorInfo constructor = type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .First(one => one.GetParameters() is not [{ } only] || only.ParameterType != type);
        return constructor.Invoke(new object?[constructor.GetParameters().Length]); // null stands for the default of value types
    }
}
