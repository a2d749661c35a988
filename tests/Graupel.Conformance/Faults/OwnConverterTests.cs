using Graupel.Tests.Carriers;

namespace Graupel.Conformance.Faults;

/// <summary>A fault in what a converter of the user's reads is named after the member that it stands for, whatever stands at the same place of the object around it.</summary>
public class OwnConverterTests
{
    [Theory]
    [MemberData(nameof(PathTests.Ways), MemberType = typeof(PathTests))]
    public void The_member_is_named(string way)
    {
        Check(way, good => new Panel { Made = new Dial(), Named = new Switch { On = good } }, "Named");
        Check(way, good => new Panel { Made = new Dial(), Marked = new Lever { On = good } }, "Marked");
        Check(way, good => new Panel { Made = new Dial(), Many = [default, new Lever { On = good }] }, "Many[1]");
        Check(way, good => new Panel { Made = new Dial(), Given = new Knob { On = good } }, "Given");
        Check(way, good => new Panel { Made = new Dial { On = good } }, "Made");
        Check(way, good => new Panel { Made = new Dial(), Last = good }, "Last");
    }

    private static void Check(string way, Func<bool, Panel> make, string path)
    {
        SerializerOptions options = PathTests.Serializers[way].Options;
        Serializer<Panel> serializer = new Serializer(options.WithContract(new KnobContract()).WithContracts(new DialContracts(), typeof(Dial))).For<Panel>();
        byte[] wrong = serializer.Serialize(make(true));
        int offset = wrong.AsSpan().CommonPrefixLength(serializer.Serialize(make(false)));
        wrong[offset] = (byte)(options.Format.Name == WireFormat.MessagePack.Name ? 0xA0 : 7);
        using var stream = new ScriptedStream(wrong, 50);
        foreach (Action read in (Action[])[() => serializer.Deserialize(wrong), () => serializer.Deserialize(stream)])
        {
            GraupelException e = Assert.Throws<GraupelException>(read);
            Assert.True((e.Path, e.Offset) == (path, offset), $"{path} at {offset}: {e.Message}");
        }
    }
}
