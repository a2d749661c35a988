using Graupel.Formats.MessagePack;
using Graupel.TestCases.Objects;

namespace Graupel.Tests.Api;

/// <summary>A member that occurs twice is an error in every format, whatever the reader thinks of missing and unknown ones.</summary>
public class DuplicateMemberTests
{
    public static TheoryData<string, CompilerChoice, Strictness> Ways
    {
        get
        {
            var ways = new TheoryData<string, CompilerChoice, Strictness>();
            foreach (string format in (string[])["Fast", "Compact", "MessagePack"])
            {
                foreach (Strictness strictness in (Strictness[])[Strictness.None, Strictness.All])
                {
                    ways.Add(format, CompilerChoice.GeneratedOnly, strictness);
                    ways.Add(format, CompilerChoice.RuntimeOnly, strictness);
                }
            }

            return ways;
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Is_refused(string format, CompilerChoice compiler, Strictness strictness)
    {
        WireFormat wire = format switch
        {
            "Fast" => WireFormat.Fast,
            "Compact" => WireFormat.Compact,
            _ => WireFormat.MessagePackWith(new() { ObjectLayout = MessagePackObjectLayout.MapByName }),
        };
        var serializer = new Serializer(new SerializerOptions { Format = wire, Compilers = compiler, Strictness = strictness });
        byte[] bytes = serializer.Serialize(new EarlierNamed { Text = "a", Number = 5 });
        Assert.Equal(5, serializer.Deserialize<EarlierNamed>(bytes)!.Number);

        // The second member gets the name of the first.
        byte[] first = KeyOf(format, "Text");
        byte[] second = KeyOf(format, "Number");
        int place = bytes.AsSpan().IndexOf(second);
        byte[] twice = [.. bytes.AsSpan(0, place), .. first, .. bytes.AsSpan(place + second.Length)];
        GraupelException e = Assert.Throws<GraupelException>(() => serializer.Deserialize<EarlierNamed>(twice));
        Assert.Equal(ErrorKind.DuplicateMember, e.Kind);
    }

    private static byte[] KeyOf(string format, string name)
    {
        byte[] text = System.Text.Encoding.UTF8.GetBytes(name);
        return format == "MessagePack" ? [(byte)(0xA0 | text.Length), .. text] : BitConverter.GetBytes(Hash(text));
    }

    // FNV-1a, as the formats describe it.
    private static uint Hash(byte[] text) => text.Aggregate(2166136261u, static (hash, b) => unchecked((hash ^ b) * 16777619u));
}
