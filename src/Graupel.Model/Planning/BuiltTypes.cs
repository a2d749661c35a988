namespace Graupel.Model.Planning;

/// <summary>Types that no front end has read, because only the library's own contracts mention them.</summary>
internal static class BuiltTypes
{
    public static TypeRef ValueTuple(EquatableList<TypeRef> items) => Generic("ValueTuple", isValueType: true, items);

    private static TypeRef Generic(string name, bool isValueType, EquatableList<TypeRef> arguments) => new(
        $"global::System.{name}<{string.Join(", ", arguments.Select(static argument => argument.Name))}>",
        FormattableString.Invariant($"System.{name}`{arguments.Count}"), TypeForm.Plain, isValueType, arguments);
}
