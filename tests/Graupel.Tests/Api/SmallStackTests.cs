namespace Graupel.Tests.Api;

/// <summary>Threads with little stack: a value that is nested as deep as the limit allows is read, or refused.</summary>
public class SmallStackTests
{
    [Theory]
    [InlineData(192)]
    [InlineData(256)]
    [InlineData(1536)]
    public void Values_of_the_allowed_depth_end_no_process(int kilobytes)
    {
        foreach (WireFormat format in new[] { WireFormat.Fast, WireFormat.Compact, WireFormat.MessagePack })
        {
            var serializer = new Serializer(new SerializerOptions { Format = format });
            byte[] bytes = serializer.Serialize(Make(62));

            // What compiles all this needs a stack of its own size.
            Nested? first = serializer.Deserialize<Nested>(bytes);
            serializer.Populate(bytes, ref first);
            Assert.Throws<GraupelException>(() => serializer.Serialize(Make(66)));
            Nested? read = SmallStack.Run(kilobytes * 1024, () => Try(() => serializer.Deserialize<Nested>(bytes)));
            byte[]? written = SmallStack.Run(kilobytes * 1024, () => Try(() => serializer.Serialize(Make(62))));
            Nested? filled = SmallStack.Run(kilobytes * 1024, () => Try(() =>
            {
                Nested? value = Make(62);
                serializer.Populate(bytes, ref value);
                return value;
            }));

            if (kilobytes == 1536)
            {
                Assert.Equal(bytes, serializer.Serialize(read!));
                Assert.Equal(bytes, written);
                Assert.Equal(bytes, serializer.Serialize(filled!));
            }
        }
    }

    private static T? Try<T>(Func<T> function)
        where T : class
    {
        try
        {
            return function();
        }
        catch (GraupelException e)
        {
            Assert.Equal(ErrorKind.DepthExceeded, e.Kind);
            return null;
        }
    }

    private static Nested Make(int levels)
    {
        var value = new Nested();
        for (int i = 1; i < levels; i++)
        {
            value = new Nested { Below = { ["k"] = new() { ["j"] = [value] } } };
        }

        return value;
    }

    public class Nested
    {
        public Dictionary<string, Dictionary<string, Nested[]>> Below { get; set; } = [];
    }
}
