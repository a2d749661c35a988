using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Graupel.Model;

namespace Graupel.Dynamic;

/// <summary>Reads the constructors of a type.</summary>
[RequiresUnreferencedCode(CompilerMessages.Unreferenced)]
[RequiresDynamicCode(CompilerMessages.DynamicCode)]
internal sealed class ConstructorReader(TypeTable types)
{
    public IEnumerable<ConstructorFacts> Read(Type type, bool isOwn)
    {
        bool isRecord = RecordTypes.IsRecord(type);
        return
            from constructor in MetadataOrder.Of(type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
            where isOwn || constructor.IsPublic
            where !isRecord || !IsCopy(constructor, type)
            select new ConstructorFacts(
                MemberReader.VisibilityOf(constructor),
                IsMarked: constructor.Has(AttributeNames.ContractConstructor),
                IsPrimary: isRecord && RecordTypes.IsPrimary(constructor, type),
                new(constructor.GetParameters().Select(Read)),
                Priority: constructor.Priority(),
                SetsRequired: constructor.Has(AttributeNames.SetsRequiredMembers));
    }

    /// <summary>Methods that are marked as constructors are.</summary>
    public IEnumerable<FactoryFacts> ReadFactories(Type type, bool isOwn) =>
        from method in MetadataOrder.Of(type.GetMethods(MemberReader.Declared | BindingFlags.Static))
        where (isOwn || method.IsPublic) && method.Has(AttributeNames.ContractConstructor)
        let isCallable = method is { IsStatic: true, IsGenericMethod: false } && method.ReturnType == type && method.GetParameters().All(static parameter => !parameter.ParameterType.IsByRef)
            && !type.GetMethods(MemberReader.Declared | BindingFlags.Static).Any(other => IsRival(other, method))
        select new FactoryFacts(method.Name, MemberReader.VisibilityOf(method), isCallable, new(method.GetParameters().Select(Read)));

    // Code may call it in the place of the other one. In a closed type, two may take the same.
    private static bool IsRival(MethodInfo one, MethodInfo other) => one.Name == other.Name && one != other && !one.IsGenericMethod
        && (one.Priority() > other.Priority()
            || one.GetParameters().Select(static parameter => parameter.ParameterType).SequenceEqual(other.GetParameters().Select(static parameter => parameter.ParameterType)));

    private ParameterFacts Read(ParameterInfo parameter)
    {
        TypeRef type = types.Read(parameter.ParameterType.IsByRef ? parameter.ParameterType.GetElementType()! : parameter.ParameterType);
        return new(parameter.Name ?? "", type, parameter.HasDefaultValue ? Literal.Of(type, parameter.RawDefaultValue) : null, PassingOf(parameter));
    }

    public static ParameterPassing PassingOf(ParameterInfo parameter) => !parameter.ParameterType.IsByRef
        ? ParameterPassing.Value
        : parameter.CustomAttributes.Any(static one => one.AttributeType.FullName is AttributeNames.IsReadOnly or AttributeNames.RequiresLocation) ? ParameterPassing.Readonly : ParameterPassing.Reference;

    private static bool IsCopy(ConstructorInfo constructor, Type type) => constructor.GetParameters() is [{ } only] && only.ParameterType == type;
}
