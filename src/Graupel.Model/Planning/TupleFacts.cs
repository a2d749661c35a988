namespace Graupel.Model.Planning;

/// <summary>
/// Key-value pairs, tuples, vectors, points and sizes are contracts whose members have the numbers 1 to n. Their facts need no front end.
/// </summary>
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
            return definition == "System.ValueTuple" ? Make(type, [], [], areFields: true, byConstructor: false) : OfVector(type) ?? OfMade(type);
        }

        bool isValue = definition.StartsWith("System.ValueTuple`", StringComparison.Ordinal);
        if (!isValue && !definition.StartsWith("System.Tuple`", StringComparison.Ordinal))
        {
            return null;
        }

        string[] names = [.. Enumerable.Range(0, count).Select(i => i < ItemsBeforeRest ? $"Item{i + 1}" : "Rest")];
        return Make(type, names, [.. names.Select(static n => n.ToLowerInvariant())], areFields: isValue, byConstructor: !isValue);
    }

    private static TypeFacts? OfVector(TypeRef type) => type.Definition switch
    {
        "System.Numerics.Vector2" => Vector(type, "X", "Y"),
        "System.Numerics.Vector3" => Vector(type, "X", "Y", "Z"),
        "System.Numerics.Vector4" or "System.Numerics.Quaternion" => Vector(type, "X", "Y", "Z", "W"),
        "System.Numerics.Plane" =>
            Make(type, ["Normal", "D"], [], areFields: true, byConstructor: false, new([BuiltTypes.Vector3, BuiltTypes.Single])),
        "System.Numerics.Matrix3x2" => Vector(type, Cells(3, 2)),
        "System.Numerics.Matrix4x4" => Vector(type, Cells(4, 4)),
        _ => null,
    };

    private static TypeFacts? OfMade(TypeRef type) => type.Definition switch
    {
        "System.Numerics.Complex" => Made(type, BuiltTypes.Double, "Real", "Imaginary"),
        "System.Drawing.Point" => Made(type, BuiltTypes.Int32, "X", "Y"),
        "System.Drawing.PointF" => Made(type, BuiltTypes.Single, "X", "Y"),
        "System.Drawing.Size" => Made(type, BuiltTypes.Int32, "Width", "Height"),
        "System.Drawing.SizeF" => Made(type, BuiltTypes.Single, "Width", "Height"),
        "System.Drawing.Rectangle" => Made(type, BuiltTypes.Int32, "X", "Y", "Width", "Height"),
        "System.Drawing.RectangleF" => Made(type, BuiltTypes.Single, "X", "Y", "Width", "Height"),
        "System.Collections.DictionaryEntry" => Made(type, BuiltTypes.Object, "Key", "Value"),
        _ => null,
    };

    // By the constructor whose parameters have the names of the members.
    private static TypeFacts Made(TypeRef type, TypeRef part, params string[] names) =>
        Make(type, names, [.. names.Select(static n => n.ToLowerInvariant())], areFields: false, byConstructor: true, new(names.Select(_ => part)));

    private static TypeFacts Vector(TypeRef type, params string[] names) =>
        Make(type, names, [], areFields: true, byConstructor: false, new(names.Select(static _ => BuiltTypes.Single)));

    private static string[] Cells(int rows, int columns) =>
        [.. Enumerable.Range(0, rows * columns).Select(i => FormattableString.Invariant($"M{(i / columns) + 1}{(i % columns) + 1}"))];

    private static TypeFacts Make(TypeRef type, string[] names, string[] parameters, bool areFields, bool byConstructor) =>
        Make(type, names, parameters, areFields, byConstructor, type.Arguments);

    private static TypeFacts Make(
        TypeRef type, string[] names, string[] parameters, bool areFields, bool byConstructor, EquatableList<TypeRef> types)
    {
        IEnumerable<MemberFacts> members = names.Select((name, i) => new MemberFacts(
            name, types[i], areFields, HasGetter: true, Visibility.Public, areFields ? SetterForm.Set : SetterForm.None, Visibility.Public,
            HasBackingField: false, IsRequired: false, Order: i + 1, WireName: null, IsDataMember: false, IsMarkedRequired: false, IsIgnored: false,
            IsMemory: true));
        IEnumerable<ConstructorFacts> constructors = byConstructor
            ? [new ConstructorFacts(
                Visibility.Public, IsMarked: false, IsPrimary: true, new(parameters.Select((p, i) => new ParameterFacts(p, types[i], null))))]
            : [];
        return new TypeFacts(
            type, Base: null, ContractStyle.Contract, IsInterface: false, IsAbstract: false, IsSealed: type.IsValueType, IsReachable: true,
            IsOwnAssembly: false, null, null, new(members), new(constructors), EquatableList<CaseFacts>.Empty);
    }
}
