using System.Numerics;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Graupel.Tests.Converters;

/// <summary>Numbers as C has them, and vectors as processors have them.</summary>
public class NativeValueTests
{
    private static readonly Serializer Serializer = new(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly });

    [Theory]
    [InlineData(nameof(WireFormat.Fast))]
    [InlineData(nameof(WireFormat.Compact))]
    [InlineData(nameof(WireFormat.MessagePack))]
    public void A_vector_has_its_length(string name)
    {
        WireFormat format = name == nameof(WireFormat.Fast) ? WireFormat.Fast : name == nameof(WireFormat.Compact) ? WireFormat.Compact : WireFormat.MessagePack;
        var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, Format = format });
        foreach (int length in new[] { 0, 1, 3, 5, 1_000 })
        {
            byte[] bytes = serializer.Serialize(new int[length]);
            Assert.Equal(ErrorKind.InvalidLength, Assert.Throws<GraupelException>(() => serializer.Deserialize<Vector128<int>>(bytes)).Kind);
            Assert.Equal(ErrorKind.InvalidLength, Assert.Throws<GraupelException>(() => serializer.Deserialize<Vector128<int>?>(bytes)).Kind);
        }

        Assert.Equal(Vector128.Create(1, 2, 3, 4), serializer.Deserialize<Vector128<int>>(serializer.Serialize<int[]>([1, 2, 3, 4])));
        Assert.Equal([1, 2, 3, 4], serializer.Deserialize<int[]>(serializer.Serialize(Vector128.Create(1, 2, 3, 4)))!);
        Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Deserialize<Vector128<int>>(serializer.Serialize<int[]?>(null))).Kind);
    }

    [Fact]
    public void All_bits_of_reals_stay()
    {
        Vector128<ulong> bits = Vector128.Create(0x7FF0000000000001, 0xFFF8000000000123);
        Assert.Equal(bits, Serializer.DeepClone(bits.AsDouble()).AsUInt64());
        foreach (ulong one in (ulong[])[0x7FF0000000000001, 0xFFF8000000000123, 0x8000000000000000, 1])
        {
            NFloat number = new(BitConverter.UInt64BitsToDouble(one));
            Assert.Equal(BitConverter.DoubleToUInt64Bits(number.Value), BitConverter.DoubleToUInt64Bits(Serializer.DeepClone(number).Value));
        }
    }

    [Fact]
    public void Vectors_without_a_fixed_length_and_of_other_types_are_refused()
    {
        Assert.Contains("its length depends on the machine", Assert.Throws<ContractException>(() => Serializer.Serialize(Vector<int>.Zero)).Message, StringComparison.Ordinal);
        Assert.Throws<ContractException>(() => Serializer.Deserialize<Vector128<char>>([0]));
        Assert.Throws<ContractException>(() => Serializer.Deserialize<Vector128<bool>>([0]));
        Assert.Throws<ContractException>(() => Serializer.Deserialize<Vector256<DayOfWeek>>([0]));
    }

    [Fact]
    public void Whole_numbers_have_the_width_of_the_machine()
    {
        Assert.Equal(new CLong(-5), Serializer.DeepClone(new CLong(-5)));
        Assert.Equal(new CULong(5), Serializer.DeepClone(new CULong(5)));
        if (nint.Size == 8 && OperatingSystem.IsWindows())
        {
            var serializer = new Serializer(new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly, Format = WireFormat.MessagePack });
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Deserialize<CLong>(serializer.Serialize(long.MaxValue))).Kind);
            Assert.Equal(ErrorKind.InvalidValue, Assert.Throws<GraupelException>(() => serializer.Deserialize<CULong>(serializer.Serialize(ulong.MaxValue))).Kind);
        }
    }

    [Fact]
    public void What_options_say_wins()
    {
        SerializerOptions options = new SerializerOptions { Compilers = CompilerChoice.RuntimeOnly }
            .WithSurrogate<Vector128<int>, string>(static vector => $"{vector[0]}", static _ => Vector128.Create(9))
            .WithSurrogate<NFloat, string>(static number => $"{number}", static _ => 9)
            .WithSurrogate<CLong, string>(static number => $"{number}", static _ => new(9));
        var serializer = new Serializer(options);
        Assert.Equal(Vector128.Create(9), serializer.DeepClone(Vector128.Create(1)));
        Assert.Equal((NFloat)9, serializer.DeepClone((NFloat)1));
        Assert.Equal(new CLong(9), serializer.DeepClone(new CLong(1)));
    }
}
