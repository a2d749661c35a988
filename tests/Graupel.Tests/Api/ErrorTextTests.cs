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
        GraupelException error = Assert.Throws<GraupelException>(() => serializer.Serialize(Nested(600)));

        Assert.InRange(error.Path.Length, 500, 1100);
        Assert.InRange(error.Message.Length, 500, 1300);
        string[] ends = error.Path.Split("...");
        Assert.Equal(2, ends.Length);
        Assert.StartsWith("Kids[0].Kids[0].", ends[0], StringComparison.Ordinal);
        Assert.Contains(".Kids[0].Kids", ends[1], StringComparison.Ordinal);
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

    private static Tree Nested(int levels) => levels == 0 ? new Tree() : new Tree { Kids = { Nested(levels - 1) } };

    [Contract]
    internal sealed class Tree
    {
        public List<Tree> Kids { get; } = [];
    }
}
