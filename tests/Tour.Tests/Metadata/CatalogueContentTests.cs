using System.Reflection;
using Tour.Model;

namespace Tour.Tests.Metadata;

/// <summary>Known types and members look as C# programmers know them.</summary>
public sealed class CatalogueContentTests(CatalogueFixture fixture) : IClassFixture<CatalogueFixture>
{
    [Theory]
    [InlineData("M:System.String.Concat(System.String,System.String)")]
    [InlineData("M:System.String.#ctor(System.Char*,System.Int32,System.Int32)")]
    [InlineData("M:System.Int32.TryParse(System.String,System.Int32@)")]
    [InlineData("M:System.Array.Sort``2(``0[],``1[],System.Collections.Generic.IComparer{``0})")]
    [InlineData("M:System.Collections.Generic.List`1.ForEach(System.Action{`0})")]
    [InlineData("M:System.Collections.Generic.Dictionary`2.KeyCollection.CopyTo(`0[],System.Int32)")]
    [InlineData("M:System.Collections.Generic.Dictionary`2.GetEnumerator")]
    [InlineData("M:System.Decimal.op_Explicit(System.Decimal)~System.Int32")]
    [InlineData("M:System.Collections.Generic.Queue`1.System#Collections#Generic#IEnumerable{T}#GetEnumerator")]
    [InlineData("M:System.Text.Json.Serialization.Metadata.JsonMetadataServices.CreateDictionaryInfo``3(" +
        "System.Text.Json.JsonSerializerOptions,System.Text.Json.Serialization.Metadata.JsonCollectionInfoValues{``0})")]
    [InlineData("M:System.Collections.Immutable.ImmutableList`1.Builder.BinarySearch(`0,System.Collections.Generic.IComparer{`0})")]
    public void Methods_have_the_ids_of_XML_documentation(string docId) => fixture.Member<MethodEntry>(docId);

    [Fact]
    public void The_arguments_of_nested_generic_types_stand_where_they_belong() =>
        fixture.Member<MethodEntry>(
            "M:System.Collections.Generic.Dictionary`2.KeyCollection.#ctor(System.Collections.Generic.Dictionary{`0,`1})");

    [Fact]
    public void Indexers_have_parameters()
    {
        var indexer = fixture.Member<PropertyEntry>("P:System.Collections.Generic.Dictionary`2.Item(`0)");
        Assert.Equal(new ParameterReference(0, IsOfMethod: false), Assert.Single(indexer.Parameters).Type);
        Assert.Equal("key", indexer.Parameters[0].Name);
        Assert.Equal("get_Item", indexer.Getter?.Name);
        Assert.Equal("set_Item", indexer.Setter?.Name);
    }

    [Fact]
    public void Classes_structs_and_interfaces_are_told_apart()
    {
        Assert.Null(fixture.Type<ClassEntry>("T:System.Object").BaseType);
        Assert.IsType<NamedReference>(fixture.Type<ClassEntry>("T:System.ValueType").BaseType);
        fixture.Type<ClassEntry>("T:System.Enum");
        fixture.Type<ClassEntry>("T:System.MulticastDelegate");
        fixture.Type<StructEntry>("T:System.Collections.Generic.List`1.Enumerator");
        Assert.Contains(
            new NamedReference("System.Collections.IEnumerable", "System.Private.CoreLib"),
            fixture.Type<ClassEntry>("T:System.Collections.Concurrent.ConcurrentStack`1").Interfaces);
        var parameter = Assert.Single(fixture.Type<InterfaceEntry>("T:System.Collections.Generic.IEnumerable`1").GenericParameters);
        Assert.Equal(GenericParameterAttributes.Covariant, parameter.Attributes & GenericParameterAttributes.VarianceMask);
    }

    [Fact]
    public void Enums_have_their_values()
    {
        var signed = fixture.Type<SignedEnumEntry>("T:System.Environment.SpecialFolder");
        Assert.Equal(
            Enum.GetNames<Environment.SpecialFolder>().Order(), signed.Constants.Select(constant => constant.Name).Order());
        Assert.Equal(
            (long)Environment.SpecialFolder.Fonts,
            signed.Constants.Single(constant => constant.DocId == "F:System.Environment.SpecialFolder.Fonts").Value);
        Assert.False(signed.IsFlags);
    }

    [Fact]
    public void Every_public_enum_of_the_core_has_the_values_that_reflection_sees()
    {
        foreach (var type in typeof(object).Assembly.GetExportedTypes().Where(type => type.IsEnum))
        {
            var id = "T:" + type.FullName!.Replace('+', '.');
            var isSigned = type.GetEnumUnderlyingType() is var underlying &&
                (underlying == typeof(sbyte) || underlying == typeof(short) || underlying == typeof(int) || underlying == typeof(long));
            var values = type.GetFields(BindingFlags.Static | BindingFlags.Public)
                .ToDictionary(field => field.Name, field => Convert.ToDecimal(
                    Convert.ChangeType(field.GetRawConstantValue(), underlying)));
            Assert.Equal(
                values,
                isSigned
                    ? fixture.Type<SignedEnumEntry>(id).Constants.ToDictionary(c => c.Name, c => (decimal)c.Value)
                    : fixture.Type<UnsignedEnumEntry>(id).Constants.ToDictionary(c => c.Name, c => (decimal)c.Value));
            Assert.Equal(
                type.IsDefined(typeof(FlagsAttribute), inherit: false),
                isSigned ? fixture.Type<SignedEnumEntry>(id).IsFlags : fixture.Type<UnsignedEnumEntry>(id).IsFlags);
        }
    }

    [Fact]
    public void Delegates_have_a_signature()
    {
        var comparison = fixture.Type<DelegateEntry>("T:System.Comparison`1");
        Assert.Equal(new PrimitiveReference(PrimitiveType.Int32), comparison.ReturnType);
        Assert.Equal(["x", "y"], comparison.Parameters.Select(parameter => parameter.Name));
    }

    [Fact]
    public void Constants_have_their_values()
    {
        AssertConstant("F:System.Int64.MinValue", new Constant<long>(long.MinValue));
        AssertConstant("F:System.UInt64.MaxValue", new Constant<ulong>(ulong.MaxValue));
        AssertConstant("F:System.Char.MaxValue", new Constant<char>(char.MaxValue));
        AssertConstant("F:System.Double.NaN", new Constant<double>(double.NaN));
        AssertConstant("F:System.Single.NegativeZero", new Constant<float>(-0f));
        AssertConstant("F:System.Decimal.MinValue", new Constant<decimal>(decimal.MinValue));
        Assert.Null(fixture.Member<FieldEntry>("F:System.String.Empty").Value);

        void AssertConstant(string docId, Constant value) =>
            Assert.Equal(value, fixture.Member<FieldEntry>(docId).Value);
    }

    [Fact]
    public void Attributes_have_their_arguments()
    {
        var usage = fixture.Type<ClassEntry>("T:System.ObsoleteAttribute").CustomAttributes.Single(
            attribute => attribute.Type is NamedReference { Name: "System.AttributeUsageAttribute" });
        var targets = Assert.IsType<EnumConstant>(Assert.Single(usage.Arguments));
        Assert.Equal("System.AttributeTargets", targets.Type);
        Assert.NotEqual(0, targets.Bits & (long)AttributeTargets.Method);
        Assert.Equal(new Constant<bool>(false), usage.Named?["Inherited"]);
    }

    [Fact]
    public void Optional_parameters_have_defaults()
    {
        Assert.Equal(
            [null, new Constant<int>(0)],
            fixture.Member<MethodEntry>("M:System.String.Split(System.Char,System.StringSplitOptions)")
                .Parameters.Select(parameter => parameter.Default));
        Assert.Equal(
            [null, new NullConstant()],
            fixture.Member<MethodEntry>("M:System.ArgumentNullException.ThrowIfNull(System.Object,System.String)")
                .Parameters.Select(parameter => parameter.Default));
    }

    [Fact]
    public void An_assembly_has_a_version_an_id_and_a_file()
    {
        var assembly = typeof(object).Assembly;
        var entry = fixture.Assembly("System.Private.CoreLib");
        Assert.Equal(assembly.GetName().Version, entry.Version);
        Assert.Equal(assembly.ManifestModule.ModuleVersionId, entry.Mvid);
        Assert.Equal(assembly.GetName().GetPublicKey(), entry.PublicKey);
        Assert.Null(entry.Culture);

        var file = new FileInfo(assembly.Location);
        Assert.Equal(new FileEntry(file.Name, file.Length, file.LastWriteTimeUtc), entry.File);
        Assert.Equal(DateTimeKind.Utc, entry.File.LastWrite.Kind);
    }

    [Fact]
    public void An_assembly_has_references_resources_and_forwards()
    {
        var linq = fixture.Assembly("System.Linq");
        Assert.Equal(
            typeof(Enumerable).Assembly.GetReferencedAssemblies().Select(name => name.FullName).Order(),
            linq.References.Select(reference => new AssemblyName(reference.Name) { Version = reference.Version }.FullName)
                .Zip(linq.References.Select(reference => Convert.ToHexStringLower(reference.PublicKeyToken)))
                .Select(pair => $"{pair.First}, Culture=neutral, PublicKeyToken={pair.Second}").Order());

        var resource = Assert.IsType<EmbeddedResourceEntry>(
            linq.Resources.Single(resource => resource.Name == "FxResources.System.Linq.SR.resources"));
        using var stream = typeof(Enumerable).Assembly.GetManifestResourceStream(resource.Name);
        Assert.Equal(stream?.Length, resource.Size);

        Assert.Equal("System.Private.CoreLib", fixture.Assembly("System.Runtime").Forwards["System.String"]);
    }
}
