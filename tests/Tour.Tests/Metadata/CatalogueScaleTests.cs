using System.Reflection;
using Tour.Comparing;
using Tour.Model;
using Tour.Summary;

namespace Tour.Tests.Metadata;

/// <summary>The catalogue is all of the framework, as reflection sees it too.</summary>
public sealed class CatalogueScaleTests(CatalogueFixture fixture) : IClassFixture<CatalogueFixture>
{
    [Fact]
    public void The_catalogue_has_the_expected_scale()
    {
        var summary = CatalogueSummary.Of(fixture.Catalogue);
        Assert.InRange(summary.Assemblies, 100, 1_000);
        Assert.InRange(summary.Types, 10_000, 100_000);
        Assert.InRange(summary.Members, 100_000, 1_000_000);
        foreach (var kind in (string[])["class", "struct", "interface", "enum", "delegate"])
        {
            Assert.InRange(summary.TypeKinds[kind], 100, summary.Types);
        }

        foreach (var kind in (string[])["field", "method", "property", "event"])
        {
            Assert.InRange(summary.MemberKinds[kind], 100, summary.Members);
        }
    }

    [Fact]
    public void The_framework_is_the_running_one()
    {
        Assert.Equal("Microsoft.NETCore.App", fixture.Catalogue.Framework);
        Assert.Equal(Environment.Version, fixture.Catalogue.Version);
    }

    [Fact]
    public void Reading_twice_gives_equal_catalogues() =>
        Assert.Null(DeepComparer.FirstDifference(fixture.Catalogue, CatalogueFixture.Read()));

    [Theory]
    [InlineData(typeof(object))]
    [InlineData(typeof(Enumerable))]
    [InlineData(typeof(Uri))]
    public void Reflection_sees_the_same_types_and_members(Type any)
    {
        var entry = fixture.Assembly(any.Assembly.GetName().Name!);
        var entries = entry.Namespaces.Values.SelectMany(types => types).SelectMany(Flatten).ToDictionary(type => type.Token);
        var types = any.Assembly.GetTypes().Where(IsDeclared).ToList();

        Assert.Equal(types.Select(type => type.MetadataToken).Order(), entries.Keys.Order());
        foreach (var type in types)
        {
            Assert.Equal(type.Name, entries[type.MetadataToken].Name);
            Assert.Equal(type.Attributes, entries[type.MetadataToken].Attributes);
            if (entries[type.MetadataToken] is ObjectTypeEntry { Members: var members })
            {
                Assert.Equal(MemberTokens(type), members.Select(member => member.Token).Order());
            }
        }
    }

    private static IEnumerable<TypeEntry> Flatten(TypeEntry type) => type.NestedTypes.SelectMany(Flatten).Prepend(type);

    private static bool IsDeclared(Type type) =>
        !type.Name.StartsWith('<') && (type.DeclaringType is null || IsDeclared(type.DeclaringType));

    private static IEnumerable<int> MemberTokens(Type type)
    {
        const BindingFlags declared = BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Static |
            BindingFlags.Public | BindingFlags.NonPublic;
        var members = type.GetMembers(declared).Where(member => member is not Type).ToList();
        var accessors = members.OfType<PropertyInfo>().SelectMany(property => property.GetAccessors(nonPublic: true))
            .Concat(members.OfType<EventInfo>().SelectMany(e => (MethodInfo[])[e.GetAddMethod(true)!, e.GetRemoveMethod(true)!]))
            .Select(method => method.MetadataToken).ToHashSet();
        return members.Where(member => !member.Name.StartsWith('<') && !accessors.Contains(member.MetadataToken))
            .Select(member => member.MetadataToken).Order();
    }
}
