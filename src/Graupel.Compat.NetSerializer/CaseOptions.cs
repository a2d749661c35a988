using System.Reflection;
using Graupel.CodeGen;

namespace Graupel.Compat.NetSerializer;

/// <summary>
/// Makes unions of the declared types that can hold values of several types: <see cref="object"/>, interfaces, and classes that are not sealed.
/// A type has the same id in all of them.
/// </summary>
internal sealed class CaseOptions(TypeIds ids, Settings settings)
{
    private readonly KeyValuePair<Type, uint>[] _values = [.. ids.Where(static one => one.Key != typeof(object))];

    /// <summary>Options with the unions of those of the types that can hold others.</summary>
    /// <param name="options">The options without them.</param>
    /// <param name="types">All types that are used.</param>
    public SerializerOptions AddTo(SerializerOptions options, IEnumerable<Type> types)
    {
        foreach (Type @base in types.Where(IsBase))
        {
            options = @base.IsInterface || @base.IsAbstract || @base == typeof(object) ? AddUnion(@base, options) : AddCases(@base, options);
        }

        return options;
    }

    // A class that can have derived ones has its id everywhere, so that one may be added later without changing what is there.
    private bool IsBase(Type type) =>
        type == typeof(object)
        || (type is { IsSealed: false, IsValueType: false, IsArray: false } && !IsCollection(type) && CustomTypes.Find(type, settings) is null
            && !settings.Options.Replaces(type) && (type.IsInterface || !Markings.IsOfFramework(type)));

    // Interfaces of collections, which are read as a list, set or dictionary; and classes that are written as their elements.
    private static bool IsCollection(Type type) =>
        type.IsInterface ? type.IsGenericType && Markings.IsOfFramework(type) && typeof(System.Collections.IEnumerable).IsAssignableFrom(type)
        : !Markings.IsMarked(type);

    private IEnumerable<KeyValuePair<Type, uint>> CasesOf(Type @base) => _values.Where(one => @base.IsAssignableFrom(one.Key));

    private SerializerOptions AddCases(Type @base, SerializerOptions options) =>
        CasesOf(@base).Aggregate(options, (all, one) => all.WithCase(@base, one.Key, (int)one.Value));

    private SerializerOptions AddUnion(Type @base, SerializerOptions options) =>
        (SerializerOptions)typeof(CaseOptions).GetMethod(nameof(AddUnionOf), BindingFlags.Instance | BindingFlags.NonPublic)!
            .MakeGenericMethod(@base).Invoke(this, BindingFlags.DoNotWrapExceptions, null, [options], null)!;

    private SerializerOptions AddUnionOf<TBase>(SerializerOptions options) =>
        options.WithContract(new UnionContract<TBase>(isExact: true, [.. CasesOf(typeof(TBase)).Select(MakeCase<TBase>)]) { IsOpen = true });

    private static UnionCase<TBase> MakeCase<TBase>(KeyValuePair<Type, uint> one) =>
        (UnionCase<TBase>)Activator.CreateInstance(typeof(UnionCase<,>).MakeGenericType(typeof(TBase), one.Key), one.Value, (uint?)null)!;
}
