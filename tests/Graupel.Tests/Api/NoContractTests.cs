using System.Net;
using System.Runtime.Serialization;

namespace Graupel.Tests.Api;

/// <summary>What is told of a type that has no contract is something that one can do.</summary>
public class NoContractTests
{
    [Fact]
    public void A_type_of_yours_is_marked() => Tells<Uncontracted>("mark it with [Contract], or, where it is not yours, add [assembly: ContractFor(typeof(Graupel.Tests.Api.NoContractTests.Uncontracted))] or name a surrogate for it");

    [Fact]
    public void A_type_of_the_framework_has_no_attribute_of_yours()
    {
        Tells<Cookie>("name a surrogate for it");
        Tells<List<Cookie>>("add [assembly: ContractFor(typeof(System.Collections.Generic.List<System.Net.Cookie>))]");
        Tells<Uncontracted[,,]>("add [assembly: ContractFor(");
        Assert.DoesNotContain("[Contract]", MessageOf<Cookie>() + MessageOf<List<Cookie>>() + MessageOf<Uncontracted[,,]>(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_marked_generic_type_lacks_only_its_arguments()
    {
        Tells<Entry<int>>("add [assembly: ContractFor(typeof(");
        Assert.DoesNotContain("[Contract]", MessageOf<Entry<int>>(), StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_without_a_name_is_replaced_by_one_that_has_one()
    {
        AssertReplaced(new { A = 1 });
        AssertReplaced(new[] { new { A = 1 } });
        AssertReplaced(new List<Local>());

        static void AssertReplaced<T>(T value)
        {
            Assert.NotNull(value);
            string told = MessageOf<T>();
            Assert.Contains("an anonymous type or one that is local to a file", told, StringComparison.Ordinal);
            Assert.Contains("use a record or class with [Contract]", told, StringComparison.Ordinal);
            Assert.DoesNotContain("ContractFor", told, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData(typeof(void))]
    [InlineData(typeof(List<>))]
    [InlineData(typeof(Span<int>))]
    [InlineData(typeof(int*))]
    public void A_type_without_values_has_no_remedy(Type type)
    {
        GraupelException thrown = Assert.Throws<GraupelException>(() => new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }).For(type));
        Assert.Contains("no value has that type", thrown.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("ContractFor", thrown.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_marked_type_is_not_to_be_marked()
    {
        Tells<Stored>("it is marked, but none was generated");
        Tells<Sent>("it is marked, but none was generated");
        Tells<Packed>("it is marked, but none was generated");
    }

    private static void Tells<T>(string told) => Assert.Contains(told, MessageOf<T>(), StringComparison.Ordinal);

    private static string MessageOf<T>()
    {
        GraupelException thrown = Assert.Throws<GraupelException>(static () => new Serializer(new SerializerOptions { Compilers = CompilerChoice.GeneratedOnly }).For<T>());
        Assert.Equal(ErrorKind.NoContract, thrown.Kind);
        return thrown.Message;
    }

    [Serializable]
    public sealed class Stored;

    [DataContract]
    public sealed class Sent;

    [Pack]
    public sealed class Packed;

    public sealed class Uncontracted
    {
        public int A { get; set; }
    }

    [Contract]
    public sealed class Entry<T>
    {
        public T? Value { get; set; }
    }
}

file sealed class Local
{
    public int A { get; set; }
}
