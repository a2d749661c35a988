namespace Graupel.Model.Planning;

/// <summary>Types that no front end has read, because only the library's own contracts mention them.</summary>
internal static class BuiltTypes
{
    public static readonly TypeRef Boolean = Plain("Boolean", isValueType: true);
    public static readonly TypeRef Byte = Plain("Byte", isValueType: true);
    public static readonly TypeRef Int32 = Plain("Int32", isValueType: true);
    public static readonly TypeRef Object = Plain("Object", isValueType: false);
    public static readonly TypeRef Single = Plain("Single", isValueType: true);
    public static readonly TypeRef Double = Plain("Double", isValueType: true);
    public static readonly TypeRef String = Plain("String", isValueType: false);
    public static readonly TypeRef NInt = Plain("IntPtr", isValueType: true);
    public static readonly TypeRef NUInt = Plain("UIntPtr", isValueType: true);
    public static readonly TypeRef Nothing = Plain("ValueTuple", isValueType: true);
    public static readonly TypeRef TraceId = Plain("Diagnostics.ActivityTraceId", isValueType: true);
    public static readonly TypeRef SpanId = Plain("Diagnostics.ActivitySpanId", isValueType: true);
    public static readonly TypeRef Vector3 = Plain("Numerics.Vector3", isValueType: true);

    public static TypeRef ValueTuple(params IEnumerable<TypeRef> items) => Generic("ValueTuple", isValueType: true, items);

    public static TypeRef Tuple(params IEnumerable<TypeRef> items) => Generic("Tuple", isValueType: false, items);

    public static TypeRef Pair(TypeRef key, TypeRef value) => Generic("Collections.Generic.KeyValuePair", isValueType: true, [key, value]);

    public static TypeRef List(TypeRef item) => Generic("Collections.Generic.List", isValueType: false, [item]);

    public static TypeRef Map(TypeRef key, TypeRef value) => Generic("Collections.Generic.Dictionary", isValueType: false, [key, value]);

    /// <summary>In C# the outermost rank stands first.</summary>
    public static TypeRef Array(TypeRef element)
    {
        TypeRef innermost = element;
        while (innermost.Form == TypeForm.Array)
        {
            innermost = innermost.Arguments[0];
        }

        string ranks = element.Name.Substring(innermost.Name.Length);
        return new($"{innermost.Name}[]{ranks}", "", TypeForm.Array, IsValueType: false, new([element]), Rank: 1);
    }

    private static TypeRef Plain(string name, bool isValueType) =>
        new($"global::System.{name}", $"System.{name}", TypeForm.Plain, isValueType, default);

    private static TypeRef Generic(string name, bool isValueType, IEnumerable<TypeRef> items)
    {
        EquatableList<TypeRef> arguments = new(items);
        return new(
            $"global::System.{name}<{string.Join(", ", arguments.Select(static argument => argument.Name))}>",
            FormattableString.Invariant($"System.{name}`{arguments.Count}"), TypeForm.Plain, isValueType, arguments);
    }
}
