using Graupel.Compat.NetSerializer;

namespace SeedTests.NetSerializer;

/// <summary>Both sides can check that they have the same contracts, and see what differs.</summary>
public class HashTests
{
    [Fact]
    public void Equal_types_with_equal_ids_have_equal_hashes()
    {
        string hash = new Serializer([typeof(Old), typeof(int)]).GetSHA256();

        Assert.Matches("^[0-9a-f]{64}$", hash);
        Assert.Equal(hash, new Serializer([typeof(Old), typeof(int)]).GetSHA256());
    }

    [Fact]
    public void Other_types_ids_and_members_have_other_hashes()
    {
        string[] hashes =
        [
            new Serializer(Array.Empty<Type>()).GetSHA256(),
            new Serializer([typeof(Old)]).GetSHA256(),
            new Serializer([typeof(Old), typeof(long)]).GetSHA256(),
            new Serializer([typeof(long), typeof(Old)]).GetSHA256(),
            new Serializer(new Dictionary<Type, uint> { [typeof(Old)] = 20 }).GetSHA256(),
            new Serializer([typeof(Box<int>)]).GetSHA256(),
            new Serializer([typeof(Box<long>)]).GetSHA256(),
        ];

        Assert.Equal(hashes.Length, hashes.Distinct().Count());
        Assert.DoesNotContain("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", hashes);
    }

    [Fact]
    public void The_text_shows_types_ids_and_members()
    {
        string text = new Serializer([typeof(Old)]).GetContractText();

        Assert.Contains("1 System.Object\n", text, StringComparison.Ordinal);
        Assert.Contains("2 SeedTests.NetSerializer.HashTests+Old\n", text, StringComparison.Ordinal);
        Assert.Contains("Number", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Bytes_are_shown_with_what_they_mean()
    {
        var serializer = new Serializer([typeof(Old)]);

        Assert.Contains("1234", serializer.Dump(serializer.Bytes(new Old { Number = 1234 })), StringComparison.Ordinal);
    }

    [Serializable]
    private sealed class Old
    {
        public int Number;
    }

    [Serializable]
    private sealed class Box<T>
    {
        public T? Value;
    }
}
