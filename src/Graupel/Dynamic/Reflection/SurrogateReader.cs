using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>Reads which surrogates attributes name, on types and on the assemblies that are loaded.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class SurrogateReader(TypeTable types)
{
    private readonly Dictionary<Type, Type> _ofAssemblies = [];
    private readonly Dictionary<Type, Type> _openOfAssemblies = [];
    private readonly HashSet<Assembly> _known = [];
    private readonly Dictionary<Assembly, Type> _vain = [];

    /// <exception cref="ContractException">The assembly of the type names a surrogate that stands for nothing.</exception>
    public SurrogateFacts? Read(Type type)
    {
        Type? surrogate = type.FindAll(AttributeNames.Surrogate).Select(Named).FirstOrDefault() is { } own ? Close(own, type) ?? own : FindInAssemblies(type);
        if (_vain.TryGetValue(type.Assembly, out Type? vain))
        {
            ContractRule rule = ContractRules.SurrogateOfNothing;
            throw new ContractException(rule.Id, ContractError.Format(rule, vain.ToString()));
        }

        return surrogate is null ? null : new(types.Read(surrogate), WireOf(surrogate, type) is { } wire ? types.Read(wire) : null);
    }

    // Asked each time, because assemblies are loaded at any time.
    private Type? FindInAssemblies(Type type)
    {
        foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            if (_known.Add(assembly) && !assembly.IsDynamic && !SharedFramework.Contains(assembly))
            {
                Add(assembly);
            }
        }

        return _ofAssemblies.TryGetValue(type, out Type? surrogate) ? surrogate
            : type.IsGenericType && _openOfAssemblies.TryGetValue(type.GetGenericTypeDefinition(), out Type? open) ? Close(open, type)
            : null;
    }

    // An open surrogate stands for all types that the type which it replaces makes.
    private static Type? Close(Type surrogate, Type type) => !surrogate.IsGenericTypeDefinition
        ? surrogate
        : Implemented(surrogate)
            .Select(static one => one.GenericTypeArguments[0])
            .Where(replaced => replaced.IsGenericType && type.IsGenericType && replaced.GetGenericTypeDefinition() == type.GetGenericTypeDefinition())
            .Select(replaced => ClosedCase.Close(surrogate, replaced, type))
            .FirstOrDefault(static closed => closed is not null);

    private bool TakesSurrogate(Type type) => type.ContainsGenericParameters
        ? type.IsGenericType && Classification.TakesSurrogate(type.GetGenericTypeDefinition().FullName!, type.IsValueType, type.GetGenericArguments().Length)
        : Classification.TakesSurrogate(types.Read(type));

    private void Add(Assembly assembly)
    {
        IEnumerable<Type> surrogates = assembly.GetCustomAttributesData()
            .Where(static attribute => attribute.AttributeType.FullName == AttributeNames.Surrogate)
            .Select(Named)
            .OfType<Type>();
        foreach (Type surrogate in surrogates)
        {
            Type[] replaced = [.. Implemented(surrogate).Select(static one => one.GenericTypeArguments[0])];
            foreach (Type type in replaced)
            {
                if (type.ContainsGenericParameters && type.IsGenericType)
                {
                    _openOfAssemblies[type.GetGenericTypeDefinition()] = surrogate;
                }
                else
                {
                    _ofAssemblies[type] = surrogate;
                }
            }

            if (replaced.Length == 0 || !Array.TrueForAll(replaced, TakesSurrogate))
            {
                _vain.TryAdd(assembly, surrogate);
            }
        }
    }

    /// <summary>What a surrogate writes for values of a type; null where it is not for that, or cannot be made.</summary>
    public static Type? WireOf(Type surrogate, Type type)
    {
        Type[] fitting = [.. Implemented(surrogate).Where(one => one.GenericTypeArguments[0] == type)];
        return fitting.Length == 1 && CanBeMade(surrogate) ? fitting[0].GenericTypeArguments[1] : null;
    }

    /// <summary>Whether one can be made.</summary>
    public static bool CanBeMade(Type type) => !type.IsAbstract && (type.IsValueType || type.GetConstructor([]) is not null);

    private static Type? Named(CustomAttributeData attribute) => attribute.ConstructorArguments is [{ Value: Type type }] ? type : null;

    /// <summary>The interfaces that say what a type is a surrogate for.</summary>
    public static IEnumerable<Type> Implemented(Type surrogate) =>
        surrogate.GetInterfaces().Where(static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(ISurrogate<,>));
}
