using System.Reflection;

namespace Graupel.Architecture;

/// <summary>One name per thing.</summary>
public class NameRules
{
    private const BindingFlags All =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly string[] EntryPoints = ["Serialization", "Serializer", "Serializer`1", "ValueSerializer"];

    private static IEnumerable<Type> Types => Packages.Types.Where(type => !type.Name.Contains('<'));

    [Fact]
    public void Serialize_is_the_word_of_the_entry_points_and_Write_of_everything_below()
    {
        var wrong =
            from type in Types
            where type.Assembly == Packages.Core // the others have the names of the libraries whose users they are for
            where !EntryPoints.Contains(type.Name)
            from method in type.GetMethods(All)
            where method.GetBaseDefinition() == method
            where method.Name.StartsWith("Serialize", StringComparison.Ordinal) || method.Name.StartsWith("Deserialize", StringComparison.Ordinal)
            select $"{type}.{method.Name}";
        Assert.Empty(wrong);
    }

    [Fact]
    public void Try_returns_whether()
    {
        var wrong =
            from type in Types
            from method in type.GetMethods(All)
            where method.Name.StartsWith("Try", StringComparison.Ordinal) && !method.Name.Contains('<')
            where method.ReturnType != typeof(bool) && method.ReturnType != typeof(ValueTask<bool>)
            select $"{type}.{method.Name}";
        Assert.Empty(wrong);
    }

    [Fact]
    public void No_type_is_a_drawer()
    {
        string[] drawers = ["Utils", "Utilities", "Util", "Helper", "Helpers", "Manager", "Misc", "Common"];
        Assert.DoesNotContain(Types, type => drawers.Any(drawer => type.Name.EndsWith(drawer, StringComparison.Ordinal)));
    }
}
