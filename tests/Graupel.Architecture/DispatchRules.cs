using System.Reflection;

namespace Graupel.Architecture;

/// <summary>A virtual method with type parameters of its own costs a lookup per call: only factories, which run once per type, may be one.</summary>
public class DispatchRules
{
    private const BindingFlags Instance = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>Methods that run when a converter is made, not when a value is written.</summary>
    private static readonly string[] Factories =
    [
        "Graupel.CodeGen.Contract.CreateConverter",
        "Graupel.CodeGen.Contract.CreateObjectConverter",
        "Graupel.CodeGen.UnionCase`1.CreateCase",
        "Graupel.CodeGen.UnknownCase`1.CreateCase",
        "Graupel.Converters.Converter`3.Accept",
        "Graupel.Converters.ICodecVisitor`4.Visit",
    ];

    [Fact]
    public void Generic_virtual_methods_are_factories()
    {
        var generic =
            from type in Packages.Types
            where !type.IsValueType // those are called directly
            from method in type.GetMethods(Instance)
            where method.IsVirtual && method.IsGenericMethodDefinition && method.GetBaseDefinition() == method
            select $"{type.FullName}.{method.Name}";
        var names = generic.Distinct().ToArray();
        Assert.Empty(names.Except(Factories));
        Assert.Empty(Factories.Except(names));
    }

    [Fact]
    public void Overrides_of_factories_are_final()
    {
        // Ahead of time, one that is not is searched for in all types, each closed form of it.
        var open =
            from type in Packages.Types
            where type is { IsValueType: false, IsSealed: false }
            from method in type.GetMethods(Instance)
            where method is { IsVirtual: true, IsFinal: false, IsGenericMethodDefinition: true } && method.GetBaseDefinition() != method
            select $"{type.FullName}.{method.Name}";
        Assert.Empty(open.Distinct());
    }

    [Fact]
    public void Formats_are_there_only_where_they_are_named()
    {
        // A field of the class itself would be initialized with all others, and native programs would hold every format.
        FieldInfo[] fields = typeof(WireFormat).GetFields(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic);
        Assert.DoesNotContain(fields, static field => !field.IsLiteral);
    }
}
