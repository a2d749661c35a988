namespace Graupel.Tests.Formats;

/// <summary>Levels that the limit allows, on a stack that does not have room for all of them.</summary>
public class StackTests
{
    private const int Levels = 63;

    private static WireFormat[] Formats => [WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack];

    public static IEnumerable<object[]> Ways =>
        from format in Formats
        from kilobytes in (int[])[128, 144, 192, 256]
        select new object[] { format.Name, kilobytes };

    // What the runtime calls sufficient is 128 KB, so that most of the smallest stacks has gone before anything is read.
    [Theory]
    [MemberData(nameof(Ways))]
    public void A_small_stack_is_refused_and_does_not_overflow(string name, int kilobytes)
    {
        var serializer = new Serializer(new() { Format = Formats.Single(format => format.Name == name), Limits = new() { MaxDepth = Levels } });
        var deepest = new Node();
        for (int i = 1; i < Levels; i++)
        {
            deepest = new() { Next = new() { [""] = deepest } };
        }

        byte[] bytes = serializer.Serialize(deepest);
        AssertRefused(() => serializer.Serialize(deepest));
        AssertRefused(() => serializer.Deserialize<Node>(bytes));
        AssertRefused(() =>
        {
            var node = new Node();
            serializer.Populate(bytes, ref node);
            return node;
        });

        void AssertRefused(Func<object> action)
        {
            if (SmallStack.Run(kilobytes << 10, () => Record.Exception(() => action())) is { } e)
            {
                Assert.Equal(ErrorKind.DepthExceeded, Assert.IsType<GraupelException>(e).Kind);
                Assert.Contains("stack of this thread", e.Message, StringComparison.Ordinal);
            }
        }
    }

    public sealed class Node
    {
        public Dictionary<string, Node>? Next { get; set; }

        public (int, long, decimal, Guid, decimal, Guid) Wide { get; set; }

        public Big<Big<(decimal, Guid, Int128)>> Wider { get; set; }
    }

    public struct Big<T>
    {
        public T One { get; set; }

        public T Two { get; set; }

        public T Three { get; set; }

        public T Four { get; set; }
    }
}
