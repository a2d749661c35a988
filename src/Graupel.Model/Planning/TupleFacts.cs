namespace Graupel.Model.Planning;

/// <summary>Key-value pairs and tuples are contracts whose members have the numbers 1 to n. Their facts need no front end.</summary>
internal static class TupleFacts
{
    private const int ItemsBeforeRest = 7;

    public static bool IsTuple(TypeRef type) => Of(type) is not null;

    public static TypeFacts? Of(TypeRef type)
    {
        string definition = type.Definition;
        if (definition == "System.Collections.Generic.KeyValuePair`2")
        {
            return Make(type, ["Key", "Value"], ["key", "value"], areFields: false, byConstructor: true);
        }

        int count = type.Arguments.Count;
        if (count == 0)
        {
            return definition == "System.ValueTuple" ? Make(type, [], [], areFields: true, byConstructor: false) : null;
        }

        bool isValue = definition.StartsWith("System.ValueTuple`", StringComparison.Ordinal);
        if (!isValue && !definition.StartsWith("System.Tuple`", StringComparison.Ordinal))
        {
            return null;
        }

        string[] names = [.. Enumerable.Range(0, count).Select(i => i < ItemsBeforeRest ? $"Item{i + 1}" : "Rest")];
        return Make(type, names, [.. names.Select(static n => n.ToLowerInvariant())], areFields: isValue, byConstructor: !isValue);
    }

    private static TypeFacts Make(TypeRef type, string[] names, string[] parameters, bool areFields, bool byConstructor)
    {
        IEnumerable<MemberFacts> members = names.Select((name, i) => new MemberFacts(
            name, type.Arguments[i], areFields, HasGetter: true, Visibility.Public, areFields ? SetterForm.Set : SetterForm.None, Visibility.Public,
            HasBackingField: false, IsRequired: false, Order: i + 1, WireName: null, IsDataMember: false, IsMarkedRequired: false, IsIgnored: false));
        IEnumerable<ConstructorFacts> constructors = byConstructor
            ? [new ConstructorFacts(Visibility.Public, IsMarked: false, IsPrimary: true, new(parameters.Select((p, i) => new ParameterFacts(p, type.Arguments[i], null))))]
            : [];
        return new TypeFacts(
            type, Base: null, ContractStyle.Contract, IsInterface: false, IsAbstract: false, IsSealed: type.IsValueType, IsRecord: false, IsReachable: true,
            IsOwnAssembly: false, null, null, new(members), new(constructors), EquatableList<CaseFacts>.Empty);
    }
}
