using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.TestCases.Comparing;

/// <summary>All instance fields of types, those of base classes and private ones too.</summary>
[RequiresUnreferencedCode("Fields may be trimmed away.")]
public static class FieldList
{
    private static readonly ConcurrentDictionary<Type, FieldInfo[]> Known = new();

    public static FieldInfo[] Of(Type type) => Known.GetOrAdd(type, Find);

    private static FieldInfo[] Find(Type type)
    {
        const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        var fields = new List<FieldInfo>();
        for (Type? level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            fields.AddRange(level.GetFields(Own));
        }

        return [.. fields];
    }
}
