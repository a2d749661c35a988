using System.Globalization;
using Graupel.Formats.Compact;
using Graupel.Formats.Fast;
using Graupel.Formats.MessagePack;

namespace Graupel;

/// <content>The formats, by their names.</content>
public abstract partial class WireFormat
{
    private const byte FastId = 1;
    private const byte CompactId = 2;
    private const byte MessagePackId = 3;

    /// <summary>Little-endian, fixed width, made for copying; the default.</summary>
    public static WireFormat Fast => FastHolder.Format;

    /// <summary>Numbers of as many bytes as they need, and only what is there: for wires where bytes cost more than cycles.</summary>
    public static WireFormat Compact => CompactHolder.Format;

    /// <summary>What MessagePack libraries of all languages read and write.</summary>
    public static WireFormat MessagePack => MessagePackHolder.Format;

    /// <summary>MessagePack with habits that differ from the default ones.</summary>
    /// <param name="options">The habits.</param>
    /// <exception cref="ArgumentException">The options contradict each other.</exception>
    public static WireFormat MessagePackWith(MessagePackOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        options.EnsureConsistent();
        return new Definition<MessagePackFormat, MessagePackWriter, MessagePackReader>(new(options), nameof(MessagePack), MessagePackId, version: 0);
    }

    /// <summary>The format with a number; null where there is none.</summary>
    internal static WireFormat? Find(byte id) => id switch
    {
        FastId => Fast,
        CompactId => Compact,
        MessagePackId => MessagePack,
        _ => null,
    };

    /// <summary>What people call the format with a number.</summary>
    internal static string NameOf(byte id) => id switch
    {
        FastId => nameof(Fast),
        CompactId => nameof(Compact),
        MessagePackId => nameof(MessagePack),
        _ => string.Create(CultureInfo.InvariantCulture, $"format {id}"),
    };

    // Each for itself, so that programs that are compiled ahead of time have only the formats that they name.

    private static class FastHolder
    {
        public static readonly WireFormat Format = new Definition<FastFormat, FastWriter, FastReader>(default, nameof(Fast), FastId, version: 0);
    }

    private static class CompactHolder
    {
        public static readonly WireFormat Format = new Definition<CompactFormat, CompactWriter, CompactReader>(default, nameof(Compact), CompactId, version: 0);
    }

    private static class MessagePackHolder
    {
        public static readonly WireFormat Format = MessagePackWith(MessagePackOptions.Interop);
    }
}
