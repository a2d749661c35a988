using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Dynamic;

/// <summary>Reads the cases that a base type declares, or that its assembly declares for it.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class CaseReader(TypeTable types)
{
    private const BindingFlags Statics = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    private readonly CasesElsewhere _elsewhere = new();

    /// <summary>The cases of a base.</summary>
    public IEnumerable<CaseFacts> Read(Type type)
    {
        IEnumerable<CaseFacts> own = type.GetCustomAttributesData().SelectMany(attribute => Read(attribute, type));
        return IsBase(type) ? own.Concat(Read(_elsewhere.In(type.Assembly), type)) : own;
    }

    /// <summary>The cases of a base that loaded assemblies other than its own declare.</summary>
    public IEnumerable<CaseFacts> ReadElsewhere(Type type) =>
        Read(AppDomain.CurrentDomain.GetAssemblies().Where(assembly => assembly != type.Assembly).SelectMany(_elsewhere.In), type);

    /// <summary>True when cases are declared elsewhere than on the base.</summary>
    public bool IsOpen(Type type) =>
        type.FindAll(AttributeNames.Union).Any(static attribute => attribute.ConstructorArguments.Count == 0)
        || (IsBase(type) && ReadElsewhere(type).Any());

    /// <summary>The type that keeps unknown cases.</summary>
    public UnknownCaseFacts? ReadUnknown(Type type) =>
        type.Find(AttributeNames.UnknownCase) is { ConstructorArguments: [{ Value: Type target }] }
            ? new UnknownCaseFacts(types.Read(target), IsFit(target, type))
            : null;

    // Only these take cases that they do not name themselves.
    private static bool IsBase(Type type) => type.IsInterface || type.IsAbstract || type.Has(AttributeNames.Union);

    private IEnumerable<CaseFacts> Read(IEnumerable<DeclaredCase> declared, Type type) =>
        declared.Select(one => (one.Id, Target: ClosedCase.Of(one.Type, type, one.Base)!))
            .Where(static one => one.Target is not null)
            .OrderBy(static one => TypeTable.MetadataName(one.Target), StringComparer.Ordinal)
            .Select(one => Make(one.Id, one.Target, type));

    private IEnumerable<CaseFacts> Read(CustomAttributeData attribute, Type type) => (attribute.AttributeType.FullName, attribute.ConstructorArguments) switch
    {
        (AttributeNames.Union, [{ Value: int id }, { Value: Type target }]) when !target.IsArray => Declared(id, target, type),
        (AttributeNames.KnownType, [{ Value: Type target }]) when !target.IsArray => Declared(null, target, type),
        (AttributeNames.KnownType, [{ Value: string method }]) => Call(method, type).Where(target => !ClosedCase.IsOfOthers(target, type)).Select(target => Make(null, target, type)),
        _ => [],
    };

    private IEnumerable<CaseFacts> Declared(int? id, Type target, Type type) =>
        ClosedCase.IsOfOthers(target, type) ? [] : [Make(id, ClosedCase.Of(target, type) ?? target, type)];

    private IEnumerable<Type> Call(string method, Type type)
    {
        MethodInfo? found = type.GetMethod(method, genericParameterCount: 0, Statics, []);
        if (found?.Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null) is IEnumerable<Type> targets)
        {
            return targets;
        }

        throw new ContractException(
            ContractRules.UnsupportedType, types.Read(type).Name, $"its [KnownType] names {method}, which is not a static method that returns types");
    }

    private CaseFacts Make(int? id, Type target, Type type) => new(id, types.Read(target), type.IsAssignableFrom(target));

    private static bool IsFit(Type target, Type type) =>
        target is { IsClass: true, IsAbstract: false } && type.IsAssignableFrom(target) && typeof(IUnknownCase).IsAssignableFrom(target)
        && SurrogateReader.CanBeMade(target);
}
