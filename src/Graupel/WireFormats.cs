using System.Collections.Immutable;
using Graupel.Formats.Compact;
using Graupel.Formats.Fast;
using Graupel.Formats.MessagePack;

namespace Graupel;

/// <content>The formats. This is the only place that names them.</content>
public abstract partial class WireFormat
{
    /// <summary>Little-endian, fixed width, made for copying; the default.</summary>
    public static WireFormat Fast { get; } = new Definition<FastFormat, FastWriter, FastReader>(default, "Fast", id: 1, version: 0);

    /// <summary>Numbers of as many bytes as they need, and only what is there: for wires where bytes cost more than cycles.</summary>
    public static WireFormat Compact { get; } = new Definition<CompactFormat, CompactWriter, CompactReader>(default, "Compact", id: 2, version: 0);

    /// <summary>What MessagePack libraries of all languages read and write.</summary>
    public static WireFormat MessagePack { get; } = MessagePackWith(MessagePackOptions.Interop);

    /// <summary>MessagePack with habits that differ from the default ones.</summary>
    /// <param name="options">The habits.</param>
    /// <exception cref="ArgumentException">The options contradict each other.</exception>
    public static WireFormat MessagePackWith(MessagePackOptions options)
    {
        ArgumentNullException.ThrowIfNull(options);
        options.EnsureConsistent();
        return new Definition<MessagePackFormat, MessagePackWriter, MessagePackReader>(new(options), "MessagePack", id: 3, version: 0);
    }

    private static ImmutableArray<WireFormat> All { get; } = [Fast, Compact, MessagePack];
}
