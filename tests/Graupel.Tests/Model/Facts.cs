using Graupel.Model;
using Graupel.Model.Planning;

namespace Graupel.Tests.Model;

/// <summary>A front end over facts that a test writes down.</summary>
internal sealed class Facts : IFactsSource
{
    public static readonly TypeRef Int = Struct("System.Int32");
    public static readonly TypeRef Long = Struct("System.Int64");
    public static readonly TypeRef Byte = Struct("System.Byte");
    public static readonly TypeRef Text = Class("System.String");

    private readonly Dictionary<string, TypeFacts> _types = [];

    /// <summary>Every type that a test writes down is asked for by its name.</summary>
    public TypeFacts? Get(TypeRef type) => _types.GetValueOrDefault(type.Name);

    public OwnContractFacts? GetOwnOfEnum(TypeRef type) => null;

    public bool IsDerived(TypeRef type, TypeRef @base) => false;

    public Facts Add(TypeFacts facts)
    {
        _types.Add(facts.Type.Name, facts);
        return this;
    }

    public static TypeRef Class(string name, params TypeRef[] arguments) => Make(name, isValueType: false, arguments);

    public static TypeRef Struct(string name, params TypeRef[] arguments) => Make(name, isValueType: true, arguments);

    public static TypeRef EnumOf(string name, TypeRef underlying) => new($"global::{name}", name, TypeForm.Enum, true, new([underlying]));

    public static TypeRef Array(TypeRef element, int rank = 1) =>
        new($"{element.Name}[{new string(',', rank - 1)}]", "", TypeForm.Array, false, new([element]), rank);

    public static TypeRef List(TypeRef element) => Class("System.Collections.Generic.List`1", element);

    public static TypeRef Set(TypeRef element) => Class("System.Collections.Generic.HashSet`1", element);

    public static TypeRef Nullable(TypeRef element) => Struct("System.Nullable`1", element);

    /// <summary>A public contract of the assembly at hand, with a public constructor without parameters.</summary>
    public static TypeFacts Contract(string name, params MemberFacts[] members) => Contract(Class(name), members);

    public static TypeFacts Contract(TypeRef type, params MemberFacts[] members) => new(
        type, Base: null, ContractStyle.Contract, IsInterface: false, IsAbstract: false, IsSealed: false, IsReachable: true, IsOwnAssembly: true,
        ContractName: null, ContractNamespace: null, new(members), type.IsValueType ? default : new([Constructor()]), Cases: default);

    /// <summary>A public automatic property.</summary>
    public static MemberFacts Property(string name, TypeRef type, int? order = null) => new(
        name, type, IsField: false, HasGetter: true, Visibility.Public, SetterForm.Set, Visibility.Public, HasBackingField: true, IsRequired: false,
        order, WireName: null, IsDataMember: false, IsMarkedRequired: false, IsIgnored: false);

    /// <summary>A public automatic property without a setter.</summary>
    public static MemberFacts GetOnly(string name, TypeRef type, int? order = null) =>
        Property(name, type, order) with { Setter = SetterForm.None, SetterVisibility = Visibility.Private };

    /// <summary>A public property that is made from others.</summary>
    public static MemberFacts Computed(string name, TypeRef type, int? order = null) => GetOnly(name, type, order) with { HasBackingField = false };

    public static MemberFacts Field(string name, TypeRef type, Visibility visibility = Visibility.Public) =>
        Property(name, type) with { IsField = true, HasBackingField = false, Getter = visibility, SetterVisibility = visibility };

    public static ConstructorFacts Constructor(params ParameterFacts[] parameters) => new(Visibility.Public, IsMarked: false, IsPrimary: false, new(parameters));

    public static ParameterFacts Parameter(string name, TypeRef type, string? literal = null) => new(name, type, literal);

    public static CaseFacts Case(TypeRef type, int? id = null) => new(id, type, IsAssignable: true);

    private static TypeRef Make(string definition, bool isValueType, TypeRef[] arguments)
    {
        string name = $"global::{definition.Split('`')[0].Replace('+', '.')}";
        return new TypeRef(
            arguments.Length == 0 ? name : $"{name}<{string.Join(", ", arguments.Select(static a => a.Name))}>", definition, TypeForm.Plain, isValueType, new(arguments));
    }
}
