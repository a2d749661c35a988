using Graupel.TestCases.Polymorphism;

namespace Graupel.Tests.Api;

/// <summary>A case that was written as its base is not an object that has nothing: that is what the lowest ids look like where no base is expected.</summary>
public class RootAsCaseTests
{
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    public void Is_refused(string format)
    {
        var serializer = new Serializer(new SerializerOptions { Format = format == "Fast" ? WireFormat.Fast : WireFormat.Compact });
        Refuses<Circle>(serializer.Serialize<IShape>(new Circle { Radius = 2 }));
        Refuses<Square>(serializer.Serialize<IShape>(new Square { Side = 2 }));

        void Refuses<T>(byte[] data)
        {
            Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(data, out _)).Kind);
            Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => serializer.Deserialize<T>(new MemoryStream(data))).Kind);
            using var channel = new MemoryStream();
            var options = new MessageChannelOptions { Serializer = serializer, Framing = MessageFraming.None };
            new MessageWriter(channel, options).Write(serializer.Deserialize<IShape>(data));
            channel.Position = 0;
            Assert.Equal(ErrorKind.InvalidHeader, Assert.Throws<GraupelException>(() => new MessageReader(channel, options).Read<T>()).Kind);
            Assert.Contains("! InvalidHeader", serializer.For<T>().Dump(data), StringComparison.Ordinal);
        }
    }

    [Fact]
    public void An_object_whose_named_members_are_all_left_out_has_the_shortest_header()
    {
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });
        byte[] data = serializer.Serialize(new Named());
        Assert.Equal([1], data);
        Assert.Null(serializer.Deserialize<Named>(data).Name);
    }

    [Contract(OmitDefaults = true)]
    public sealed class Named
    {
        public string? Name { get; set; }
    }
}
