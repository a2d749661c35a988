namespace Graupel.Tests.Api;

/// <summary>What errors say, and what users can say with them.</summary>
public class ErrorTextTests
{
    [Fact]
    public void The_limit_of_the_depth_is_named()
    {
        string message = Assert.Throws<GraupelException>(() => new Serializer(new SerializerOptions()).Serialize(Nested(100))).Message;
        Assert.Contains("deeper than 64 levels", message, StringComparison.Ordinal);
        Assert.Contains("Limits.MaxDepth", message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_long_way_is_told_by_its_beginning_and_its_end()
    {
        var serializer = new Serializer(new SerializerOptions { Limits = new Limits { MaxDepth = 500 } });
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(Nested(600, differing: 7)));

        Assert.InRange(error.Path.Length, 500, 1100);
        Assert.InRange(error.Message.Length, 500, 1300);
        string[] ends = error.Path.Split("...");
        Assert.Equal(2, ends.Length);
        Assert.StartsWith("Kids[5].Kids[4].", ends[0], StringComparison.Ordinal);
        Assert.Contains(".Kids[1].Kids[0].", ends[1], StringComparison.Ordinal);
    }

    [Fact]
    public void A_way_that_repeats_itself_is_told_with_a_count()
    {
        string message = Assert.Throws<GraupelException>(() => new Serializer(new SerializerOptions()).Serialize(Nested(100))).Message;
        Assert.Contains("(path Kids[0]*63.Kids)", message, StringComparison.Ordinal);
        Assert.InRange(message.Length, 50, 250);

        Assert.Equal("Kids[1].Kids[0]*98.Kids", PathOf(new Tree { Kids = { new Tree(), Nested(200) } }, 100));
        Assert.Equal("(Main.Kids[0])*31.Main.Kids", PathOf(Branched(100), 64));
        Assert.Equal(string.Concat(Enumerable.Repeat("Kids[0].", 16)) + "Kids", PathOf(Nested(100), 17));
        Assert.Equal("Kids[0]*17.Kids", PathOf(Nested(100), 18));
    }

    [Fact]
    public void A_cause_can_be_given()
    {
        var cause = new FormatException();
        var error = new GraupelException(ErrorKind.InvalidValue, "no address", cause, 5);
        Assert.Equal((ErrorKind.InvalidValue, 5, cause, "no address at offset 5."), (error.Kind, error.Offset, error.InnerException, error.Message));
        var mistake = new ContractException("GRP003", "wrong", cause);
        Assert.Equal(("GRP003", cause, "GRP003: wrong"), (mistake.Id, mistake.InnerException, mistake.Message));
    }

    private static string PathOf(Tree tree, int depth)
    {
        var serializer = new Serializer(new SerializerOptions { Limits = new Limits { MaxDepth = depth } });
        return Assert.Throws<GraupelException>(() => serializer.Serialize(tree)).Path;
    }

    // Each kid has some others in front, how many depends on its level.
    private static Tree Nested(int levels, int differing = 1)
    {
        var tree = new Tree();
        if (levels > 0)
        {
            tree.Kids.AddRange(Enumerable.Repeat(0, levels % differing).Select(static _ => new Tree()));
            tree.Kids.Add(Nested(levels - 1, differing));
        }

        return tree;
    }

    private static Tree Branched(int levels) => levels == 0 ? new Tree() : new Tree { Main = new Tree { Kids = { Branched(levels - 1) } } };

    [Contract]
    internal sealed class Tree
    {
        public Tree? Main { get; set; }

        public List<Tree> Kids { get; } = [];
    }
}
