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

    /// <summary>Options with the unions of all declared types that occur in the types.</summary>
    public SerializerOptions AddTo(SerializerOptions options)
    {
        foreach (Type @base in new TypeScan(settings).All(_values.Select(static one => one.Key)).Append(typeof(object)).Distinct().Where(IsBase))
        {
            options = Call(@base.IsInterface || @base.IsAbstract || @base == typeof(object) ? nameof(AddUnion) : nameof(AddCases), [@base], options);
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

    private SerializerOptions Call(string method, Type[] types, SerializerOptions options, params object[] more) =>
        (SerializerOptions)typeof(CaseOptions).GetMethod(method, BindingFlags.Instance | BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(types).Invoke(this, BindingFlags.DoNotWrapExceptions, null, [options, .. more], null)!;

    private SerializerOptions AddUnion<TBase>(SerializerOptions options) =>
        options.WithContract(new UnionContract<TBase>(isExact: true, [.. CasesOf(typeof(TBase)).Select(MakeCase<TBase>)]) { IsOpen = true });

    private SerializerOptions AddCases<TBase>(SerializerOptions options) =>
        CasesOf(typeof(TBase)).Aggregate(options, (all, one) => Call(nameof(AddCase), [typeof(TBase), one.Key], all, (int)one.Value));

    private static SerializerOptions AddCase<TBase, TCase>(SerializerOptions options, int id)
        where TBase : class
        where TCase : TBase
        => options.WithCase<TBase, TCase>(id);

    private static UnionCase<TBase> MakeCase<TBase>(KeyValuePair<Type, uint> one) =>
        (UnionCase<TBase>)Activator.CreateInstance(typeof(UnionCase<,>).MakeGenericType(typeof(TBase), one.Key), one.Value, (uint?)null)!;
}
