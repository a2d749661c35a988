using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>A property that is an element of a map or an array.</summary>
internal abstract class Element<T>(PropertyInfo property)
{
    public string Name => property.Name;

    public abstract void Write(T value, IMsgPackWriter writer);

    public abstract void Read(T value, IMsgPackReader reader);
}

/// <inheritdoc/>
[RequiresUnreferencedCode(Reflection.Message)]
[RequiresDynamicCode(Reflection.DynamicMessage)]
internal sealed class Element<T, TValue> : Element<T>
    where T : class
{
    private readonly MsgPackContext _context;
    private readonly Func<T, TValue?> _get;
    private readonly Action<T, TValue?> _set;

    public Element(MsgPackContext context, PropertyInfo property, Type implementation)
        : base(property)
    {
        _context = context;
        _get = property.GetMethod!.CreateDelegate<Func<T, TValue?>>();
        _set = Setter(property, implementation);
    }

    public override void Write(T value, IMsgPackWriter writer) => _context.GetConverter<TValue>().Write(_get(value), writer);

    public override void Read(T value, IMsgPackReader reader) => _set(value, _context.GetConverter<TValue>().Read(reader));

    // Elements may be declared without a setter that the implementation has.
    private static Action<T, TValue?> Setter(PropertyInfo property, Type implementation)
    {
        if (property.SetMethod is { } declared)
        {
            return declared.CreateDelegate<Action<T, TValue?>>();
        }

        string name = property.Name;
        if (implementation.IsInterface)
        {
            return (value, item) => ((InterfaceStub)(object)value)[name] = item;
        }

        MethodInfo setter = ImplementedSetter(property, implementation)
            ?? throw new GeneratorException($"{name} of {typeof(T)} cannot be read, because {implementation} has no setter for it");
        return (value, item) => setter.Invoke(value, BindingFlags.DoNotWrapExceptions, null, [item], null);
    }

    // By the getter, because explicit implementations have other names; else a property that hides the declared one.
    private static MethodInfo? ImplementedSetter(PropertyInfo property, Type implementation)
    {
        MethodInfo getter = property.GetMethod!;
        if (property.DeclaringType!.IsInterface)
        {
            InterfaceMapping map = implementation.GetInterfaceMap(property.DeclaringType);
            getter = map.TargetMethods[Array.IndexOf(map.InterfaceMethods, getter)];
        }

        IEnumerable<PropertyInfo> candidates = ObjectConverterFactory.Levels(implementation).SelectMany(static level => level.GetProperties(ObjectConverterFactory.Declared));
        return candidates.FirstOrDefault(one => one.GetMethod?.MethodHandle == getter.MethodHandle)?.SetMethod
            ?? candidates.FirstOrDefault(one => one.Name == property.Name && one.SetMethod is not null)?.SetMethod;
    }
}
