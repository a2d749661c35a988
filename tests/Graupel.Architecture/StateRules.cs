using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Graupel.Architecture;

/// <summary>All state belongs to a serializer. What is static is constant, or scratch memory of one thread.</summary>
public class StateRules
{
    private const BindingFlags Statics = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Static fields that change, each with the reason.</summary>
    private static readonly Dictionary<string, string> Allowed = new()
    {
        ["Graupel.Roots.SlotCounter._count"] = "numbers root types across serializers; only ever counts up",
        ["Graupel.Roots.DefaultRoot`1._value"] = "a copy of what the default serializer gives for the type; set once",
        ["Graupel.Dynamic.EmittedConverters.Known"] = "emitted code stays until the process ends; grows with it, so that no code is emitted twice",
        ["Graupel.Roots.HotReload.Serializers"] = "whom to tell of types that change under a debugger; null in every other process",
        ["Graupel.CodeGen.LoadedAssemblies._loads"] = "counts what the process loads, which is no serializer's; only ever counts up",
        ["Graupel.Compat.NetSerializer.TypeIds.<Empty>k__BackingField"] = "can be enumerated, but does not change: each addition makes another one",
    };

    [Fact]
    public void No_static_field_is_assigned_after_construction()
    {
        var mutable = StaticFields().Where(field => !field.IsInitOnly && !field.IsLiteral && !field.IsDefined(typeof(ThreadStaticAttribute)));
        Assert.Empty(mutable.Select(NameOf).Except(Allowed.Keys));
    }

    [Fact]
    public void No_static_field_holds_a_mutable_collection()
    {
        var mutable = StaticFields().Where(field => field.IsInitOnly && IsMutableCollection(field.FieldType));
        Assert.Empty(mutable.Select(NameOf).Except(Allowed.Keys));
    }

    [Fact]
    public void Every_exception_to_the_rule_is_needed() =>
        Assert.Empty(Allowed.Keys.Except(StaticFields().Select(NameOf)));

    private static IEnumerable<FieldInfo> StaticFields() =>
        from type in Packages.Types
            // The caches of lambdas and switch tables; a static property's backing field is in a type of its own author and counts.
        where !type.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false)
        from field in type.GetFields(Statics)
        select field;

    private static bool IsMutableCollection(Type type)
    {
        if (type.IsArray || type.Namespace is "System.Collections.Frozen" or "System.Collections.Immutable")
        {
            return false;
        }

        var isWeakTable = type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ConditionalWeakTable<,>);
        return isWeakTable || (type != typeof(string) && typeof(IEnumerable).IsAssignableFrom(type));
    }

    private static string NameOf(FieldInfo field) => $"{field.DeclaringType!.FullName}.{field.Name}";
}
