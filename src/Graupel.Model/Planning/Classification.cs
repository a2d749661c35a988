namespace Graupel.Model.Planning;

/// <summary>What the library knows of the types of the BCL, by the names of their definitions.</summary>
internal static class Classification
{
    public const string UnknownMembers = "Graupel.UnknownMembers";

    private const string UnknownPayload = "Graupel.UnknownPayload";

    public static bool IsNullable(TypeRef type) => type.Definition == "System.Nullable`1";

    public static bool IsString(TypeRef type) => type.Definition == "System.String";

    /// <summary>Types other than <c>string</c> that are text on the wire.</summary>
    public static bool IsTextual(TypeRef type) => type.Definition is "System.Uri" or "System.Version";

    /// <summary>The type of a member that keeps those that a contract does not have.</summary>
    public static bool IsUnknownMembers(TypeRef type) => type.Definition == UnknownMembers;

    /// <summary>The scalar that a type is, also an enum.</summary>
    public static ScalarInfo? Scalar(TypeRef type) => (type.Form == TypeForm.Enum ? type.Arguments[0].Definition : type.Definition) switch
    {
        "System.Boolean" => new("Boolean", 0x10, 1),
        "System.SByte" => new("SByte", 0x20, 1),
        "System.Int16" => new("Int16", 0x21, 2),
        "System.Int32" => new("Int32", 0x22, 4),
        "System.Int64" => new("Int64", 0x23, 8),
        "System.IntPtr" => new("Int64", 0x23, 8, IsNative: true),
        "System.Int128" => new("Int128", 0x24, 16),
        "System.Byte" => new("Byte", 0x30, 1),
        "System.UInt16" => new("UInt16", 0x31, 2),
        "System.UInt32" => new("UInt32", 0x32, 4),
        "System.UInt64" => new("UInt64", 0x33, 8),
        "System.UIntPtr" => new("UInt64", 0x33, 8, IsNative: true),
        "System.UInt128" => new("UInt128", 0x34, 16),
        "System.Half" => new("Half", 0x41, 2),
        "System.Single" => new("Single", 0x42, 4),
        "System.Double" => new("Double", 0x43, 8),
        "System.Char" => new("Char", 0x51, 2),
        "System.Decimal" => new("Decimal", 0x54, 16),
        "System.DateTime" => new("DateTime", 0x60, 8),
        "System.DateTimeOffset" => new("DateTimeOffset", 0x61, 10),
        "System.TimeSpan" => new("TimeSpan", 0x62, 8),
        "System.DateOnly" => new("DateOnly", 0x63, 4),
        "System.TimeOnly" => new("TimeOnly", 0x64, 8),
        "System.Guid" => new("Guid", 0x74, 16),
        _ => null,
    };

    /// <summary>Collections of bytes that are one blob.</summary>
    public static bool IsBlob(TypeRef type) =>
        type.Arguments.Count == 1 && type.Arguments[0].Definition == "System.Byte" && (type.Form == TypeForm.Array ? type.Rank == 1 : type.Definition
            is "System.Collections.Generic.List`1" or "System.Memory`1" or "System.ReadOnlyMemory`1" or "System.ArraySegment`1");

    /// <summary>The generic contract of the library for a type, or null.</summary>
    public static CompositeInfo? Composite(TypeRef type) => type.Definition switch
    {
        "System.Collections.Generic.List`1" => new("ListContract", Kinds.Sequence, CompositeForm.FilledInPlace, type.Arguments),
        "System.Collections.Generic.HashSet`1" => new("HashSetContract", Kinds.Sequence, CompositeForm.KeepsComparer, type.Arguments),
        "System.Collections.Generic.Dictionary`2" => new("DictionaryContract", Kinds.Map, CompositeForm.KeepsComparer, type.Arguments),
        "System.Memory`1" => new("MemoryContract", Kinds.Sequence, CompositeForm.Replaced, type.Arguments),
        "System.ReadOnlyMemory`1" => new("ReadOnlyMemoryContract", Kinds.Sequence, CompositeForm.Replaced, type.Arguments),
        "System.ArraySegment`1" => new("ArraySegmentContract", Kinds.Sequence, CompositeForm.Replaced, type.Arguments),
        _ => KnownTypes.Find(type),
    };

    /// <summary>
    /// True for types that an attribute can have written as others: those that the library does not write itself, and structs of the framework that
    /// are data of users as much, such as points, colours and JSON.
    /// </summary>
    public static bool TakesSurrogate(TypeRef type) =>
        type.Form == TypeForm.Plain && !IsBuiltIn(type) && !IsNullable(type) && (Composite(type) is null || KnownTypes.TakesSurrogate(type))
        && (type.Arguments.Count == 0 || !TupleFacts.IsTuple(type));

    /// <summary>The same for all types that a generic one makes.</summary>
    /// <param name="definition">Its name in metadata.</param>
    /// <param name="isValueType">It is a struct.</param>
    /// <param name="arity">The number of its parameters.</param>
    public static bool TakesSurrogate(string definition, bool isValueType, int arity) =>
        TakesSurrogate(new TypeRef(definition, definition, TypeForm.Plain, isValueType, new(Enumerable.Repeat(BuiltTypes.Object, arity))));

    /// <summary>
    /// True for types that an attribute on an assembly can have written as others: also what contracts write themselves, in its own ones.
    /// </summary>
    public static bool IsReplacedByAssembly(TypeRef type) => TakesSurrogate(type) || IsInline(type);

    /// <summary>Why no value of a type can be written, or null.</summary>
    public static string? Refusal(TypeRef type) => type.Definition switch
    {
        "System.Delegate" or "System.MulticastDelegate" => "it is code, not data",
        "System.Type" => "no type is named by data but among known ones: derive a class from TypeNames and name it by [Surrogate]",
        "System.Threading.Tasks.Task" or "System.Threading.Tasks.Task`1" => "it is an operation, not data",
        "System.Collections.Generic.IAsyncEnumerable`1" => "its elements come one by one: write them with MessageWriter.WriteSequenceAsync, or collect them in a list",
        "System.IO.Stream" => "it is a connection, not data",
        "System.Xml.XmlNode" => "it is one of the older classes for XML; declare it as XDocument or XElement, or name a surrogate for it",
        "System.Numerics.Vector`1" => "its length depends on the machine: write an array, or a vector of a fixed length such as Vector128<T>",
        UnknownPayload => "it holds a case that the reader does not know, and is written where that case was; take the attribute away from the class that keeps it",
        UnknownMembers => "it keeps members that a contract does not have, and is a member itself",
        _ => NoData.Reason(type),
    };

    /// <summary>Base classes of the framework that hold nothing.</summary>
    public static bool IsEmptyBase(TypeRef type) => type.Definition is "System.EventArgs" or "System.MarshalByRefObject" or "System.Attribute";

    /// <summary>True for scalars, enums and strings, which contracts write themselves.</summary>
    public static bool IsInline(TypeRef type) => IsString(type) || Scalar(type) is not null;

    /// <summary>True for types that the library has contracts for without being told.</summary>
    public static bool IsBuiltIn(TypeRef type) =>
        IsString(type) || IsTextual(type) || IsBlob(type) || (type.Form != TypeForm.Enum && Scalar(type) is not null);
}

/// <param name="Name">As in the methods of writers and readers.</param>
/// <param name="Kind">Kind on the wire.</param>
/// <param name="Size">Bytes.</param>
/// <param name="IsNative">As wide as a pointer in memory.</param>
internal sealed record ScalarInfo(string Name, byte Kind, int Size, bool IsNative = false)
{
    /// <summary>Whatever bits it has, they are a value, and are written as they are where the layout is fixed.</summary>
    public bool IsMemory => !IsNative && Name is not ("Boolean" or "Decimal" or "DateTime" or "DateTimeOffset" or "DateOnly" or "TimeOnly");
}

/// <param name="Contract">Name of the contract class, or of the method that makes the contract.</param>
/// <param name="Kind">Kind on the wire.</param>
/// <param name="Form">What happens to an instance that is there already.</param>
/// <param name="Needs">The types whose contracts it asks for.</param>
/// <param name="IsMethod">The contract is made by a method of <c>KnownContracts</c>.</param>
internal sealed record CompositeInfo(string Contract, byte Kind, CompositeForm Form, EquatableList<TypeRef> Needs, bool IsMethod = false);

internal enum CompositeForm
{
    /// <summary>A new one takes its place.</summary>
    Replaced,

    /// <summary>It can be cleared and filled, which is done where nothing can be assigned.</summary>
    FilledInPlace,

    /// <summary>A new one takes its place, unless it cannot be assigned by a setter, and is one that can be changed.</summary>
    PerhapsFilled,

    /// <summary>A new one with its comparer takes its place.</summary>
    MadeWithComparer,

    /// <summary>It is cleared and filled wherever there is one, because its comparer must stay.</summary>
    KeepsComparer,
}

/// <summary>The kinds that are not scalars.</summary>
internal static class Kinds
{
    public const byte NullableFlag = 0x08;
    public const byte String = 0x80;
    public const byte Blob = 0x81;
    public const byte Object = 0xA0;
    public const byte BaseObject = 0xA1;
    public const byte Sequence = 0xB0;
    public const byte Array = 0xB1;
    public const byte Map = 0xC0;
    public const byte Union = 0xD0;
}

/// <summary>The layouts of objects in MessagePack that are asked for here.</summary>
internal static class ObjectLayouts
{
    public const int Array = 1;
}
