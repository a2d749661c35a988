using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Graupel.Compat.MsgPackLight.Generation;

/// <summary>An implementation of an interface that holds the values of its properties. Its methods cannot be called.</summary>
[RequiresUnreferencedCode(Reflection.Message)]
[RequiresDynamicCode(Reflection.DynamicMessage)]
public class InterfaceStub : DispatchProxy
{
    private readonly Dictionary<string, object?> _values = [];

    internal object? this[string property]
    {
        set => _values[property] = value;
    }

    /// <inheritdoc/>
    protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
    {
        ArgumentNullException.ThrowIfNull(targetMethod);
        if (targetMethod.IsSpecialName && targetMethod.Name.StartsWith("get_", StringComparison.Ordinal))
        {
            Type type = targetMethod.ReturnType;
            return _values.TryGetValue(targetMethod.Name[4..], out object? value) || !type.IsValueType ? value : Activator.CreateInstance(type);
        }

        if (targetMethod.IsSpecialName && targetMethod.Name.StartsWith("set_", StringComparison.Ordinal))
        {
            _values[targetMethod.Name[4..]] = args![0];
            return null;
        }

        throw new NotSupportedException($"{targetMethod.Name} is not a property, so data cannot implement it.");
    }
}
