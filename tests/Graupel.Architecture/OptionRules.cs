using System.Reflection;
using Graupel.Formats.MessagePack;

namespace Graupel.Architecture;

/// <summary>Each option is on a page for users, and no page tells of options that do not exist.</summary>
public class OptionRules
{
    [Theory]
    [InlineData(typeof(SerializerOptions), "docs/options.md")]
    [InlineData(typeof(Limits), "docs/options.md")]
    [InlineData(typeof(EnvelopeOptions), "docs/options.md")]
    [InlineData(typeof(CompressionOptions), "docs/options.md")]
    [InlineData(typeof(MessageChannelOptions), "docs/options.md")]
    [InlineData(typeof(MessagePackOptions), "docs/messagepack.md")]
    public void Each_option_is_on_its_page(Type options, string page)
    {
        string text = Repository.Read(page);
        Assert.All(OptionsOf(options), name => Assert.Matches($"[`.]{name}`", text));
    }

    [Fact]
    public void Each_line_names_options_that_exist()
    {
        Type[] all = [typeof(SerializerOptions), typeof(Limits), typeof(EnvelopeOptions), typeof(CompressionOptions), typeof(MessageChannelOptions)];
        string[] names = [.. all.SelectMany(OptionsOf), .. all.Select(static type => type.Name), "GraupelRuntimeCompiler"];
        IEnumerable<string> first =
            from line in Repository.Read("docs/options.md").Split('\n')
            where line.StartsWith("| `", StringComparison.Ordinal) || line.StartsWith("| | `", StringComparison.Ordinal)
            from name in line.Split('|').First(static cell => cell.Trim().Length > 0).Split('`').Where(static (_, i) => i % 2 == 1)
            select name;
        Assert.Empty(first.Except(names));
    }

    private static IEnumerable<string> OptionsOf(Type options) =>
        options.GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly).Where(static one => one.SetMethod is not null).Select(static one => one.Name)
            .Concat(options.GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly).Select(static one => one.Name).Where(static name => name.StartsWith("With", StringComparison.Ordinal)))
            .Distinct();
}
