namespace Graupel.Model.Planning;

/// <summary>
/// The types of the framework whose contract is made by a method of <c>Graupel.CodeGen.KnownContracts</c>. The method has the name of the type.
/// </summary>
internal static class KnownTypes
{
    private const string Generic = "System.Collections.Generic.";
    private const string Concurrent = "System.Collections.Concurrent.";
    private const string Immutable = "System.Collections.Immutable.";
    private const string Frozen = "System.Collections.Frozen.";
    private const string Nodes = "System.Text.Json.Nodes.";
    private const string Xml = "System.Xml.Linq.";
    private const string Interop = "System.Runtime.InteropServices.";
    private const string Intrinsics = "System.Runtime.Intrinsics.";
    private const string ObjectModel = "System.Collections.ObjectModel.";

    /// <summary>How values of a type are written, or null when it is not known.</summary>
    public static CompositeInfo? Find(TypeRef type) => type.Definition switch
    {
        Generic + "Queue`1" or Generic + "Stack`1" or Generic + "LinkedList`1" or
        Concurrent + "ConcurrentQueue`1" or Concurrent + "ConcurrentStack`1" or Concurrent + "ConcurrentBag`1" or
        ObjectModel + "Collection`1" or ObjectModel + "ObservableCollection`1" or "System.ComponentModel.BindingList`1" or
        Generic + "ICollection`1" or Generic + "IList`1" => Sequence(type, CompositeForm.FilledInPlace),

        Generic + "SortedSet`1" or Generic + "ISet`1" => Sequence(type, CompositeForm.KeepsComparer),

        Immutable + "ImmutableHashSet`1" or Immutable + "ImmutableSortedSet`1" or Immutable + "IImmutableSet`1" or
        Frozen + "FrozenSet`1" or ObjectModel + "ReadOnlySet`1" or Generic + "IReadOnlySet`1" => Sequence(type, CompositeForm.MadeWithComparer),

        Immutable + "ImmutableArray`1" or "System.Buffers.ReadOnlySequence`1" => IsOfBytes(type)
            ? As(type, Kinds.Blob)
            : Sequence(type, CompositeForm.Replaced),

        Immutable + "ImmutableList`1" or Immutable + "ImmutableQueue`1" or Immutable + "ImmutableStack`1" or
        Immutable + "IImmutableList`1" or Immutable + "IImmutableQueue`1" or Immutable + "IImmutableStack`1" =>
            Sequence(type, CompositeForm.Replaced),

        ObjectModel + "ReadOnlyCollection`1" or ObjectModel + "ReadOnlyObservableCollection`1" or
        Generic + "IEnumerable`1" or Generic + "IReadOnlyCollection`1" or Generic + "IReadOnlyList`1" => Sequence(type, CompositeForm.PerhapsFilled),

        Generic + "PriorityQueue`2" => Sequence(type, CompositeForm.KeepsComparer) with { Needs = new([BuiltTypes.ValueTuple(type.Arguments)]) },

        Generic + "SortedDictionary`2" or Generic + "SortedList`2" or Generic + "OrderedDictionary`2" or
        Concurrent + "ConcurrentDictionary`2" or Generic + "IDictionary`2" => Map(type, CompositeForm.KeepsComparer),

        Immutable + "ImmutableDictionary`2" or Immutable + "ImmutableSortedDictionary`2" or Immutable + "IImmutableDictionary`2" or
        Frozen + "FrozenDictionary`2" or ObjectModel + "ReadOnlyDictionary`2" or Generic + "IReadOnlyDictionary`2" =>
            Map(type, CompositeForm.MadeWithComparer),

        _ => FindValue(type) ?? FindNative(type) ?? FindOther(type),
    };

    /// <summary>True for values that are data of users as much, so that an attribute can have them written as others.</summary>
    public static bool TakesSurrogate(TypeRef type) => type.Definition switch
    {
        "System.Drawing.Color" or "System.ComponentModel.BindingList`1" or "System.Dynamic.ExpandoObject" or "System.DBNull" or
        "System.Runtime.CompilerServices.StrongBox`1" or "System.Net.Mail.MailAddress" or "System.Net.Http.HttpMethod" or "System.Net.DnsEndPoint" or
        "System.Globalization.RegionInfo" or "System.Diagnostics.ActivityContext" or Interop + "NFloat" or Interop + "CLong" or Interop + "CULong" or Xml + "XElement" or Xml + "XDocument" => true,
        string other => other.StartsWith("System.Text.Json.", StringComparison.Ordinal) || IsVector(other),
    };

    private static CompositeInfo? FindValue(TypeRef type) => type.Definition switch
    {
        "System.Numerics.BigInteger" or "System.Net.IPAddress" or "System.Net.IPEndPoint" or "System.Net.NetworkInformation.PhysicalAddress" or
        "System.Diagnostics.ActivityTraceId" or "System.Diagnostics.ActivitySpanId" or "Graupel.MessagePackExtension" => As(type, Kinds.Blob),

        "System.Text.Rune" or "System.Index" or "System.Range" or "System.Net.IPNetwork" or "System.Globalization.CultureInfo" or
        "System.Text.Encoding" or "System.TimeZoneInfo" or "System.Text.StringBuilder" or "System.Drawing.Color" or
        "System.Net.Mail.MailAddress" or "System.Net.Http.HttpMethod" or "System.Net.DnsEndPoint" or "System.Globalization.RegionInfo" or
        "System.Text.Json.JsonElement" or "System.Text.Json.JsonDocument" or Nodes + "JsonNode" or Nodes + "JsonObject" or Nodes + "JsonArray" or Nodes + "JsonValue" or
        Xml + "XElement" or Xml + "XDocument" =>
            As(type, Kinds.String),

        "System.Lazy`1" or "System.Runtime.CompilerServices.StrongBox`1" => As(type, Kinds.Object, BuiltTypes.Tuple(type.Arguments)),
        "System.DBNull" => As(type, Kinds.Object, BuiltTypes.Nothing),
        "System.Diagnostics.ActivityContext" => As(
            type, Kinds.Object, BuiltTypes.Tuple(BuiltTypes.TraceId, BuiltTypes.SpanId, BuiltTypes.Int32, BuiltTypes.String, BuiltTypes.Boolean)),
        "System.Collections.Specialized.BitVector32" => As(type, Kinds.Object, BuiltTypes.Int32),
        "System.Collections.BitArray" => As(type, Kinds.Object, BuiltTypes.Tuple(BuiltTypes.Int32, BuiltTypes.Array(BuiltTypes.Byte))),
        _ => null,
    };

    // As wide as the machine has them.
    private static CompositeInfo? FindNative(TypeRef type) => type.Definition switch
    {
        Interop + "NFloat" => As(type, Kinds.Object, BuiltTypes.Double),
        Interop + "CLong" => As(type, Kinds.Object, BuiltTypes.NInt),
        Interop + "CULong" => As(type, Kinds.Object, BuiltTypes.NUInt),
        string other => IsVector(other) && IsVectorElement(type.Arguments[0]) ? Sequence(type, CompositeForm.Replaced) : null,
    };

    private static CompositeInfo? FindOther(TypeRef type) => type.Definition switch
    {
        "System.Object" => As(type, Kinds.Union),
        "System.Collections.ArrayList" => As(type, Kinds.Sequence, BuiltTypes.Array(BuiltTypes.Object)),
        "System.Collections.IEnumerable" or "System.Collections.ICollection" or "System.Collections.IList" =>
            Untyped(type, Kinds.Sequence, BuiltTypes.List(BuiltTypes.Object)),
        "System.Dynamic.ExpandoObject" => As(type, Kinds.Map, BuiltTypes.Map(BuiltTypes.String, BuiltTypes.Object)),
        "System.Collections.IDictionary" => Untyped(type, Kinds.Map, BuiltTypes.Map(BuiltTypes.Object, BuiltTypes.Object)),
        "System.Collections.Queue" or "System.Collections.Stack" => Untyped(type, Kinds.Sequence, BuiltTypes.Array(BuiltTypes.Object)),
        "System.Collections.Hashtable" or "System.Collections.Specialized.ListDictionary" or "System.Collections.Specialized.HybridDictionary" =>
            As(type, Kinds.Map, BuiltTypes.Map(BuiltTypes.Object, BuiltTypes.Object)),
        "System.Collections.SortedList" or "System.Collections.Specialized.OrderedDictionary" =>
            Untyped(type, Kinds.Map, BuiltTypes.Map(BuiltTypes.Object, BuiltTypes.Object)),
        "System.Collections.Specialized.StringCollection" => As(type, Kinds.Sequence, BuiltTypes.Array(BuiltTypes.String)),
        "System.Collections.Specialized.StringDictionary" => As(type, Kinds.Map, BuiltTypes.Map(BuiltTypes.String, BuiltTypes.String)),
        "System.Collections.Specialized.NameValueCollection" =>
            As(type, Kinds.Sequence, BuiltTypes.Array(BuiltTypes.Pair(BuiltTypes.String, BuiltTypes.Array(BuiltTypes.String)))),
        Concurrent + "BlockingCollection`1" => As(
            type, Kinds.Object, BuiltTypes.Tuple(BuiltTypes.Byte, BuiltTypes.Int32, BuiltTypes.Boolean, BuiltTypes.Array(type.Arguments[0]))),
        "System.Linq.ILookup`2" =>
            As(type, Kinds.Sequence, BuiltTypes.Array(BuiltTypes.Pair(type.Arguments[0], BuiltTypes.Array(type.Arguments[1])))),
        "System.Linq.IGrouping`2" => As(type, Kinds.Object, BuiltTypes.Tuple(type.Arguments[0], BuiltTypes.Array(type.Arguments[1]))),
        _ => null,
    };

    /// <summary>A type that is written as another one.</summary>
    private static CompositeInfo As(TypeRef type, byte kind, params IEnumerable<TypeRef> needs) =>
        new(MethodOf(type), kind, CompositeForm.Replaced, new(needs), IsMethod: true);

    /// <summary>A type that has the name of a generic one.</summary>
    private static CompositeInfo Untyped(TypeRef type, byte kind, TypeRef needs) =>
        new("Untyped" + MethodOf(type), kind, CompositeForm.Replaced, new([needs]), IsMethod: true);

    private static CompositeInfo Sequence(TypeRef type, CompositeForm form) =>
        new(MethodOf(type), Kinds.Sequence, form, type.Arguments, IsMethod: true);

    private static CompositeInfo Map(TypeRef type, CompositeForm form) => new(MethodOf(type), Kinds.Map, form, type.Arguments, IsMethod: true);

    private static bool IsVector(string definition) => definition is Intrinsics + "Vector64`1" or Intrinsics + "Vector128`1" or Intrinsics + "Vector256`1" or Intrinsics + "Vector512`1";

    // Vectors of other types can be declared, but not made.
    private static bool IsVectorElement(TypeRef type) => type.Definition is
        "System.SByte" or "System.Int16" or "System.Int32" or "System.Int64" or "System.IntPtr" or
        "System.Byte" or "System.UInt16" or "System.UInt32" or "System.UInt64" or "System.UIntPtr" or "System.Single" or "System.Double";

    private static bool IsOfBytes(TypeRef type) => type.Arguments[0].Definition == "System.Byte";

    private static string MethodOf(TypeRef type)
    {
        string name = type.Definition.Substring(type.Definition.LastIndexOf('.') + 1);
        int arity = name.IndexOf('`');
        return arity < 0 ? name : name.Substring(0, arity);
    }
}
