using System.Buffers;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Formats.MessagePack;

/// <summary>Chains whose links others write with the next link first: then what stands there is no tail, and is read as any other member.</summary>
public class TailTests
{
    [Theory]
    [InlineData(References.None)]
    [InlineData(References.Preserve)]
    public void Are_links_that_have_no_cases(References references)
    {
        var serializer = new Serializer(Options(references));

        Link read = serializer.Deserialize<Link>(Reverse(serializer.Serialize(Chain(new Link { Own = 2 }))))!;

        Assert.Equal((1, 2, 3), (read.Own, read.Next!.Own, read.Next.Next!.Own));
        Assert.Null(read.Next.Next.Next);
    }

    [Theory]
    [InlineData(References.None)]
    [InlineData(References.Preserve)]
    public void Are_links_to_which_options_give_cases(References references)
    {
        var serializer = new Serializer(Options(references).WithCase<Link, MoreLink>(1));

        Link read = serializer.Deserialize<Link>(Reverse(serializer.Serialize(Chain(new MoreLink { Own = 2, More = 5 }))))!;

        Assert.Equal((1, 2, 3), (read.Own, read.Next!.Own, read.Next.Next!.Own));
        Assert.Equal(5, Assert.IsType<MoreLink>(read.Next).More);
    }

    private static SerializerOptions Options(References references) => new()
    {
        References = references,
        Format = WireFormat.MessagePackWith(new MessagePackOptions { ObjectLayout = MessagePackObjectLayout.MapByName }),
    };

    private static Link Chain(Link second)
    {
        second.Next = new Link { Own = 3 };
        return new Link { Own = 1, Next = second };
    }

    // Every map, with its last key first.
    private static byte[] Reverse(byte[] data)
    {
        var reader = new MessagePackTokenReader(data);
        Assert.True(reader.Read());
        return ReverseValue(ref reader);
    }

    private static byte[] ReverseValue(ref MessagePackTokenReader reader)
    {
        var buffer = new ArrayBufferWriter<byte>();
        var writer = new MessagePackTokenWriter(buffer);
        MessagePackToken token = reader.Token;
        if (token is not (MessagePackToken.Array or MessagePackToken.Map))
        {
            return reader.Raw.ToArray();
        }

        int each = token == MessagePackToken.Map ? 2 : 1;
        var items = new byte[reader.Count][];
        for (int i = 0; i < items.Length; i++)
        {
            items[i] = [];
            for (int part = 0; part < each; part++)
            {
                reader.Read();
                items[i] = [.. items[i], .. ReverseValue(ref reader)];
            }
        }

        reader.Read();
        if (token == MessagePackToken.Map)
        {
            writer.WriteMapHeader(items.Length);
            Array.Reverse(items);
        }
        else
        {
            writer.WriteArrayHeader(items.Length);
        }

        return [.. buffer.WrittenSpan, .. items.SelectMany(static item => item)];
    }

    [Contract]
    public class Link
    {
        public int Own { get; set; }

        public Link? Next { get; set; }
    }

    [Contract]
    public class MoreLink : Link
    {
        public int More { get; set; }
    }
}
