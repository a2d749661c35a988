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

    /// <summary>Little-endian, fixed width, designed for copying. This is the default.</summary>
    public static WireFormat Fast => FastHolder.Format;

    /// <summary>Variable-length numbers, and only members that are present: for connections where bytes cost more than CPU time.</summary>
    public static WireFormat Compact => CompactHolder.Format;

    /// <summary>MessagePack, as libraries in all languages read and write it.</summary>
    public static WireFormat MessagePack => MessagePackHolder.Format;

    /// <summary>MessagePack with options other than the defaults.</summary>
    /// <param name="options">The options.</param>
    /// <exception cref="ArgumentException">The options contradict each other.</exception>
    public static WireFormat MessagePackWith(MessagePackOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        options.EnsureConsistent();
        return new Definition<MessagePackFormat, MessagePackWriter, MessagePackReader>(new(options), nameof(MessagePack), MessagePackId, version: 0, options);
    }

    /// <summary>The options of <see cref="MessagePack"/> or of <see cref="MessagePackWith"/>; null for other formats.</summary>
    public MessagePackOptions? MessagePackOptions => _options as MessagePackOptions;

    private string? Changes => MessagePackOptions?.Changes;

    /// <summary>The format with a number; null if there is none.</summary>
    internal static WireFormat? Find(byte id) => id switch
    {
        FastId => Fast,
        CompactId => Compact,
        MessagePackId => MessagePack,
        _ => null,
    };

    /// <summary>The display name of the format with a number.</summary>
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
