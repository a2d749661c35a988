using Long = System.Tuple<int, int, int, int, int, int, int, System.Tuple<string, int>>;

namespace Graupel.Conformance.Types;

/// <summary>The constructor of a tuple of eight refuses what is not a tuple of further items.</summary>
public class TupleRestTests
{
    [Theory]
    [InlineData(CompilerChoice.GeneratedOnly)]
    [InlineData(CompilerChoice.RuntimeOnly)]
    public void A_tuple_without_its_rest_is_refused(CompilerChoice compilers)
    {
        var serializer = new Serializer(new SerializerOptions { Format = WireFormat.MessagePack, Compilers = compilers });
        byte[] bytes = [0x98, 1, 2, 3, 4, 5, 6, 7, 0xC0];
        var refused = Assert.Throws<GraupelException>(() => serializer.Deserialize<Long>(bytes));
        Assert.Equal(ErrorKind.InvalidValue, refused.Kind);
        Assert.Equal(bytes.Length, refused.Offset);
    }
}
