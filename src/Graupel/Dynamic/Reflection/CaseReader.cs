using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>Reads the cases that a base type declares.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class CaseReader(TypeTable types)
{
    private const BindingFlags Statics = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    public IEnumerable<CaseFacts> Read(Type type) => type.GetCustomAttributesData().SelectMany(attribute => Read(attribute, type));

    private IEnumerable<CaseFacts> Read(CustomAttributeData attribute, Type type) => (attribute.AttributeType.FullName, attribute.ConstructorArguments) switch
    {
        (AttributeNames.Union, [{ Value: int id }, { Value: Type target }]) when !target.IsArray => [Make(id, target, type)],
        (AttributeNames.KnownType, [{ Value: Type target }]) when !target.IsArray => [Make(null, target, type)],
        (AttributeNames.KnownType, [{ Value: string method }]) => Call(method, type).Select(target => Make(null, target, type)),
        _ => [],
    };

    private IEnumerable<Type> Call(string method, Type type)
    {
        MethodInfo? found = type.GetMethod(method, Statics, []);
        if (found?.Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null) is IEnumerable<Type> targets)
        {
            return targets;
        }

        TypeRef reference = types.Read(type);
        ContractError error = ContractError.Of(
            ContractRules.UnsupportedType, reference, null, reference.Name, $"its [KnownType] names {method}, which is no static method that gives types");
        throw new ContractException(error.Rule.Id, error.Message);
    }

    private CaseFacts Make(int? id, Type target, Type type) => new(id, types.Read(target), IsAssignable(target, type));

    private static bool IsAssignable(Type target, Type type)
    {
        for (Type? @base = target; @base is not null; @base = @base.BaseType)
        {
            if (@base == type)
            {
                return true;
            }
        }

        return target.GetInterfaces().Contains(type);
    }
}
