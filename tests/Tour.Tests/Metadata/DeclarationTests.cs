using System.Reflection;
using Tour.Comparing;
using Tour.Metadata;
using Tour.Model;

namespace Tour.Tests.Metadata;

/// <summary>What source code declares is read back from metadata.</summary>
public sealed class DeclarationTests
{
    private static readonly ClassEntry Declared = ReadDeclaredTypes();

    [Fact]
    public void Constants_keep_their_bits()
    {
        Assert.Equal(new Constant<char>('\uD800'), Member<FieldEntry>(Declared, "HalfOfAPair").Value);
        Assert.Equal(new NullConstant(), Member<FieldEntry>(Declared, "Nothing").Value);
        Assert.Null(DeepComparer.FirstDifference(new Constant<decimal>(1.50m), Member<FieldEntry>(Declared, "Price").Value));
    }

    [Fact]
    public void Imports_are_described() => Assert.Equal(
        ("mylib", "do_it", true),
        Member<MethodEntry>(Declared, "DoIt").Import is { } import
            ? (import.Module, import.EntryPoint, import.Attributes.HasFlag(MethodImportAttributes.SetLastError))
            : default);

    [Fact]
    public void Attributes_are_decoded()
    {
        var values = new ArrayConstant();
        var bytes = new ArrayConstant();
        bytes.Elements.AddRange([new Constant<byte>(1), new Constant<byte>(2)]);
        values.Elements.AddRange(
            [new EnumConstant("System.DayOfWeek", 5), new Constant<string>("text"), new NullConstant(), bytes]);

        var mark = Member<MethodEntry>(Declared, "Take").CustomAttributes[0];

        Assert.Equal(new NamedReference("Tour.Tests.Metadata.DeclaredTypes+MarkAttribute", null), mark.Type);
        Assert.Equal(new Constant<int>(1), mark.Arguments[0]);
        Assert.StartsWith("System.Collections.Generic.List`1[[System.Int32", Assert.IsType<TypeConstant>(mark.Arguments[1]).Name);
        Assert.Null(DeepComparer.FirstDifference(values, mark.Arguments[2]));
        Assert.Null(DeepComparer.FirstDifference(
            new Dictionary<string, Constant> { ["Tag"] = new Constant<char>('x') }, mark.Named));
        Assert.Null(mark.Undecoded);
    }

    [Fact]
    public void Generic_attributes_have_a_constructed_type()
    {
        var generic = Member<MethodEntry>(Declared, "Take").CustomAttributes[1];
        var type = Assert.IsType<ConstructedReference>(generic.Type);
        Assert.Equal(new PrimitiveReference(PrimitiveType.String), Assert.Single(type.Arguments));
    }

    [Fact]
    public void Signatures_are_decoded()
    {
        var take = Member<MethodEntry>(Declared, "Take");
        Assert.Equal("(=FUNC:System.Void(System.Int32),System.Int32[0:,0:],System.Int64@)", take.DocId[take.DocId.IndexOf('(')..]);
        Assert.Equal(new ArrayReference(new PrimitiveReference(PrimitiveType.Int32), 2), take.Parameters[1].Type);
        Assert.IsType<FunctionPointerReference>(take.Parameters[0].Type);
    }

    [Fact]
    public void Layouts_and_offsets_are_read()
    {
        Assert.Equal((0, 16), Layout("Overlay"));
        Assert.Equal((2, 0), Layout("Packed"));
        Assert.Null(Layout("Plain"));
        Assert.Equal(4, Member<FieldEntry>(Nested<StructEntry>("Overlay"), "Part").Offset);
        Assert.Null(Member<FieldEntry>(Nested<StructEntry>("Plain"), "Value").Offset);

        (int PackingSize, int Size)? Layout(string name) =>
            Nested<StructEntry>(name).Layout is { } layout ? (layout.PackingSize, layout.Size) : null;
    }

    [Fact]
    public void Enum_values_keep_their_sign()
    {
        Assert.Equal(ulong.MaxValue, Assert.Single(Nested<UnsignedEnumEntry>("Wide").Constants).Value);
        Assert.Equal(-128, Assert.Single(Nested<SignedEnumEntry>("Low").Constants).Value);
    }

    [Fact]
    public void Accessors_are_parts_of_their_property_or_event_and_made_up_members_are_left_out()
    {
        var members = Nested<ClassEntry>("Members");
        Assert.Equal(
            ["Changed", "MakeLambda", ".ctor", "Name", "Writable", "Changed"],
            members.Members.Select(member => member.Name));
        Assert.Empty(members.NestedTypes);
        Assert.True(Member<PropertyEntry>(members, "Name").IsInitOnly);
        Assert.False(Member<PropertyEntry>(members, "Writable").IsInitOnly);
        Assert.Equal("add_Changed", Member<EventEntry>(members, "Changed").Adder.Name);
        Assert.NotNull(Member<EventEntry>(members, "Changed").Remover.BodySize);
    }

    private static T Nested<T>(string name)
        where T : TypeEntry => Assert.IsType<T>(Declared.NestedTypes.Single(type => type.Name == name));

    private static T Member<T>(ObjectTypeEntry type, string name)
        where T : MemberEntry => type.Members.OfType<T>().Single(member => member.Name == name);

    private static ClassEntry ReadDeclaredTypes()
    {
        using var framework = SharedFramework.Open(Path.GetDirectoryName(typeof(DeclaredTypes).Assembly.Location)!);
        var module = framework.Modules.Single(module => module.File.FullName == typeof(DeclaredTypes).Assembly.Location);
        // The enums of the running framework are named by the attributes.
        using var running = SharedFramework.Open(SharedFramework.RunningFolder);
        var assembly = AssemblyReader.Read(module, running.EnumTypes);
        return (ClassEntry)assembly.Namespaces["Tour.Tests.Metadata"].Single(type => type.Name == nameof(DeclaredTypes));
    }
}
