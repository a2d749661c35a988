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
    private readonly Action<T, TValue?>? _set;

    public Element(MsgPackContext context, PropertyInfo property)
        : base(property)
    {
        _context = context;
        _get = property.GetMethod!.CreateDelegate<Func<T, TValue?>>();
        _set = Setter(property);
    }

    public override void Write(T value, IMsgPackWriter writer) => _context.GetConverter<TValue>().Write(_get(value), writer);

    public override void Read(T value, IMsgPackReader reader)
    {
        TValue? item = _context.GetConverter<TValue>().Read(reader);
        _set?.Invoke(value, item);
    }

    // Elements may be declared without a setter that the implementation has.
    private static Action<T, TValue?>? Setter(PropertyInfo property)
    {
        if (property.SetMethod is { } declared)
        {
            return declared.CreateDelegate<Action<T, TValue?>>();
        }

        string name = property.Name;
        return (value, item) =>
        {
            if (value is InterfaceStub stub)
            {
                stub[name] = item;
            }
            else
            {
                value.GetType().GetProperty(name, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)?.SetMethod?.Invoke(value, [item]);
            }
        };
    }
}
