using Graupel;

namespace Chat;

[Pack]
internal struct ChatMsg
{
    public int ID { get; set; }
    public bool IsOutgoing { get; set; }
    public string Text { get; set; }
    public DateTime TimePosted { get; set; }

    [SkipPack]
    public string ExampleIgnoredProperty { get; set; }
}

/// <summary>The example of StructPacker's document, as a user has it: in a namespace of their own.</summary>
public class UsageExampleTests
{
    [Fact]
    public void The_example_of_the_document_runs()
    {
        //create a test message
        var sourceMsg = new ChatMsg
        {
            ID = 5,
            IsOutgoing = true,
            Text = "Test",
            TimePosted = DateTime.MaxValue
        };

        //save it to byte array
        byte[] byteArr = sourceMsg.Pack();

        //or save it to a pooled buffer (managed by StructPacker), once this instance is disposed its internal byte buffer is reclaimed and can be used again elsewhere
        using PooledBuffer pooled = sourceMsg.PackToBuffer();

        //byte data is available through Data property, number of valid bytes is in the Size property. Important: do not read past the Size property (it can be lower than actual length of the byte array)!
        using var memStr = new MemoryStream(pooled.Data, 0, pooled.Size);

        //declare message for deserializing
        var unpackedMsg = new ChatMsg();

        //load content from a stream
        unpackedMsg.Unpack(memStr);
        AssertEqual(sourceMsg, unpackedMsg);

        //or alternatively load it from a byte array (notice you can reuse the same structure for multiple uses)
        unpackedMsg.Unpack(byteArr);
        AssertEqual(sourceMsg, unpackedMsg);

        // The members alone: 4 bytes, 1 and 8, and the text with its length.
        Assert.Equal(18, byteArr.Length);
        Assert.Equal(byteArr, pooled.Span);
    }

    private static void AssertEqual(ChatMsg expected, ChatMsg actual)
    {
        Assert.Equal((expected.ID, expected.IsOutgoing, expected.Text), (actual.ID, actual.IsOutgoing, actual.Text));
        Assert.Equal((expected.TimePosted, expected.TimePosted.Kind), (actual.TimePosted, actual.TimePosted.Kind));
        Assert.Null(actual.ExampleIgnoredProperty);
    }
}
