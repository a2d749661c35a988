using System.IO.Compression;
using System.IO.Pipelines;
using System.Net.Sockets;
using Graupel.CodeGen;
using Graupel.Formats.MessagePack;

namespace Graupel.Tests.Api;

/// <summary>What no option can be is refused where it is set, by the name of what was set.</summary>
public class OptionValueTests
{
    [Fact]
    public void An_enum_value_that_is_not_declared_is_refused()
    {
        Refused(nameof(SerializerOptions.Compilers), static () => new SerializerOptions { Compilers = (CompilerChoice)3 });
        Refused(nameof(SerializerOptions.References), static () => new SerializerOptions { References = (References)77 });
        Refused(nameof(SerializerOptions.Strictness), static () => new SerializerOptions { Strictness = (Strictness)8 });
        Refused(nameof(SerializerOptions.Populate), static () => new SerializerOptions { Populate = (PopulateMode)(-1) });
        Refused(nameof(SerializerOptions.Dates), static () => new SerializerOptions { Dates = (DateTimeKind)3 });
        Refused(nameof(SerializerOptions.UnknownCases), static () => new SerializerOptions { UnknownCases = (UnknownCases)9 });
        Refused(nameof(MessageChannelOptions.Framing), static () => new MessageChannelOptions { Framing = (MessageFraming)9 });
        Refused(nameof(CompressionOptions.Codec), static () => new CompressionOptions { Codec = (CompressionCodec)9 });
        Refused(nameof(CompressionOptions.Level), static () => new CompressionOptions { Level = (CompressionLevel)9 });
        Refused(nameof(EnvelopeOptions.FingerprintCheck), static () => new EnvelopeOptions { FingerprintCheck = (FingerprintCheck)9 });
        Refused(nameof(MessageHandshake.FingerprintCheck), static () => new MessageHandshake { FingerprintCheck = (FingerprintCheck)9 });
        Refused(nameof(MessagePackOptions.ObjectLayout), static () => new MessagePackOptions { ObjectLayout = (MessagePackObjectLayout)99 });
        Refused(nameof(MessagePackOptions.Guids), static () => new MessagePackOptions { Guids = (MessagePackGuids)99 });
        Refused(nameof(MessagePackOptions.DateTimes), static () => new MessagePackOptions { DateTimes = (MessagePackDateTimes)99 });
        Refused(nameof(MessagePackOptions.DateTimeOffsets), static () => new MessagePackOptions { DateTimeOffsets = (MessagePackDateTimeOffsets)99 });
        Refused("layout", static () => new MessagePackOptions().WithLayout<Version>((MessagePackObjectLayout)99));
    }

    [Fact]
    public void A_base_that_nothing_can_derive_from_is_refused()
    {
        Assert.Throws<ArgumentException>("TBase", static () => new SerializerOptions().WithCase<string, string>(64));
        Assert.Throws<ArgumentException>("baseType", static () => new SerializerOptions().WithCase(Sealed, Sealed, 64));
    }

    [Fact]
    public void A_family_that_is_null_is_refused() =>
        Assert.Throws<ArgumentException>("families", static () => new SerializerOptions().WithContracts(new NoContracts(), typeof(Version), null!));

    [Fact]
    public void Flags_may_be_put_together() => Assert.Equal(
        Strictness.MissingMembers | Strictness.NullAnnotations,
        new SerializerOptions { Strictness = Strictness.MissingMembers | Strictness.NullAnnotations }.Strictness);

    [Fact]
    public void What_a_channel_cannot_do_without_is_named_as_its_constructor_does()
    {
        Assert.Throws<ArgumentNullException>("stream", static () => new MessageReader((Stream)null!));
        Assert.Throws<ArgumentNullException>("socket", static () => new MessageReader((Socket)null!));
        Assert.Throws<ArgumentNullException>("pipe", static () => new MessageReader((PipeReader)null!));
        Assert.Throws<ArgumentNullException>("stream", static () => new MessageWriter((Stream)null!));
        Assert.Throws<ArgumentNullException>("socket", static () => new MessageWriter((Socket)null!));
        Assert.Throws<ArgumentNullException>("pipe", static () => new MessageWriter((PipeWriter)null!));
    }

    private static void Refused(string name, Func<object> make) => Assert.Throws<ArgumentOutOfRangeException>(name, make);

    private static Type Sealed => typeof(int[]);

    private sealed class NoContracts : ContractFactory
    {
        public override Contract? Create(Type type) => null;
    }
}
