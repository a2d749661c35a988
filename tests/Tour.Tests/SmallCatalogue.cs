using System.Reflection;
using Tour.Model;

namespace Tour.Tests;

/// <summary>A catalogue that has something in every place and is small enough to be cut at every byte.</summary>
internal static class SmallCatalogue
{
    public static Catalogue Create()
    {
        var assembly = new AssemblyEntry
        {
            Name = "Ä",
            Version = new Version(1, 2, 3, 4),
            Culture = "",
            Flags = AssemblyFlags.PublicKey,
            PublicKey = [1, 2, 3],
            Mvid = new Guid("00112233-4455-6677-8899-aabbccddeeff"),
            File = new FileEntry("a.dll", long.MaxValue, new DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc)),
            References = { new AssemblyReferenceEntry("b", new Version(1, 0), []) },
            Resources =
            {
                new EmbeddedResourceEntry { Name = "r", IsPublic = true, Offset = 1, Size = uint.MaxValue },
                new LinkedResourceEntry { Name = "l", Target = "t" },
            },
            Friends = { "c" },
            Forwards = { ["x"] = "y" },
            Namespaces = { ["n"] = [Class(), Enum(), new InterfaceEntry { Name = "I" }] },
        };
        return new Catalogue { Framework = "F", Version = new Version(10, 0), Assemblies = { assembly } };
    }

    private static ClassEntry Class() => new()
    {
        DocId = "T:n.C`1",
        Name = "C`1",
        Token = 0x02000002,
        Attributes = TypeAttributes.Public | TypeAttributes.Sealed,
        BaseType = new ConstructedReference(new NamedReference("B`1", "b"))
        {
            Arguments = { new ParameterReference(0, IsOfMethod: false), new PointerReference(new PrimitiveReference(PrimitiveType.Byte)) },
        },
        GenericParameters = { new GenericParameterEntry { Name = "T", Attributes = GenericParameterAttributes.DefaultConstructorConstraint } },
        NestedTypes = { new StructEntry { Name = "S", Layout = new LayoutEntry { PackingSize = 1, Size = 2 } }, Delegate() },
        Members =
        {
            new FieldEntry
            {
                DocId = "F:n.C`1.f",
                Name = "f",
                Type = new PrimitiveReference(PrimitiveType.Double),
                Attributes = FieldAttributes.Literal,
                Value = new Constant<double>(-0.0),
                Offset = 4,
            },
            new PropertyEntry
            {
                DocId = "P:n.C`1.p",
                Name = "p",
                Type = new PrimitiveReference(PrimitiveType.String),
                Getter = new AccessorEntry("get_p", 1, MethodAttributes.Public, 7),
                IsInitOnly = true,
            },
            new EventEntry
            {
                DocId = "E:n.C`1.e",
                Name = "e",
                Type = new NamedReference("H", null),
                Adder = new AccessorEntry("add_e", 1, MethodAttributes.Public, null),
                Remover = default(AccessorEntry) with { Name = "remove_e" },
            },
            Method(),
        },
    };

    private static MethodEntry Method() => new()
    {
        DocId = "M:n.C`1.m",
        Name = "m",
        ReturnType = new ModifiedReference(
            new ByRefReference(new PrimitiveReference(PrimitiveType.Int32)), new NamedReference("In", "b"), IsRequired: true),
        Parameters =
        {
            new ParameterEntry("a", new ArrayReference(new PrimitiveReference(PrimitiveType.Char), null)),
            new ParameterEntry(
                "b",
                new FunctionPointerReference(new PrimitiveReference(PrimitiveType.Void)),
                ParameterAttributes.Optional,
                new Constant<decimal>(1.50m)),
        },
        Attributes = MethodAttributes.Static,
        Implementation = MethodImplAttributes.AggressiveInlining,
        Import = new ImportEntry("lib", "entry", MethodImportAttributes.SetLastError),
        CustomAttributes = { Attribute(), new AttributeEntry { Type = new NamedReference("U", null), Undecoded = [0, 255] } },
    };

    private static AttributeEntry Attribute() => new()
    {
        Type = new NamedReference("A", null),
        Arguments =
        {
            new NullConstant(), new Constant<bool>(true), new Constant<char>('\uD800'), new Constant<sbyte>(-1),
            new Constant<byte>(255), new Constant<short>(-1), new Constant<ushort>(65535), new Constant<int>(-1),
            new Constant<uint>(uint.MaxValue), new Constant<long>(long.MinValue), new Constant<ulong>(ulong.MaxValue),
            new Constant<float>(float.NaN), new Constant<double>(double.PositiveInfinity), new Constant<string>(""),
            new EnumConstant("E", -1), new TypeConstant("T"), new ArrayConstant { Elements = { new Constant<int>(1) } },
        },
        Named = new Dictionary<string, Constant> { ["N"] = new Constant<string>("v") },
    };

    private static UnsignedEnumEntry Enum() => new()
    {
        Name = "E",
        UnderlyingType = PrimitiveType.UInt64,
        IsFlags = true,
        Constants = { new EnumMember<ulong>("F:n.E.A", "A", ulong.MaxValue) },
        NestedTypes = { new SignedEnumEntry { Name = "G", Constants = { new EnumMember<long>("F:n.E.G.B", "B", -1) } } },
    };

    private static DelegateEntry Delegate() => new()
    {
        Name = "D",
        ReturnType = new PrimitiveReference(PrimitiveType.Void),
        Parameters = { new ParameterEntry("", new PrimitiveReference(PrimitiveType.Object)) },
    };
}
