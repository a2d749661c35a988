using System.Collections.Immutable;
using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Habits that MessagePack libraries differ in, for <see cref="WireFormat.MessagePackWith"/>. Options cannot be changed: <c>with</c> makes others.
/// Both sides need the same ones, but for what is said to be read anyway.
/// </summary>
public sealed record MessagePackOptions
{
    private readonly ImmutableDictionary<Type, MessagePackObjectLayout> _layouts = ImmutableDictionary<Type, MessagePackObjectLayout>.Empty;

    /// <summary>Makes the default options.</summary>
    public MessagePackOptions()
    {
    }

    private MessagePackOptions(MessagePackOptions original, ImmutableDictionary<Type, MessagePackObjectLayout> layouts)
        : this(original) => _layouts = layouts;

    /// <summary>What the MessagePack libraries of .NET and of other languages read; the default.</summary>
    public static MessagePackOptions Interop { get; } = new();

    /// <summary>Everything comes back as it was, the kinds of dates too. Other libraries see extensions that they do not know.</summary>
    public static MessagePackOptions Faithful { get; } = new()
    {
        DateTimes = MessagePackDateTimes.WithKind,
        DateTimeOffsets = MessagePackDateTimeOffsets.Instant,
    };

    /// <summary>How objects stand; <see cref="MessagePackObjectLayout.Contract"/>.</summary>
    public MessagePackObjectLayout ObjectLayout
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// Makes the names of members in maps from their names in the source, such as <see cref="JsonNamingPolicy.CamelCase"/>; null leaves them.
    /// A name that the contract declares (<c>[DataMember(Name = ...)]</c>) is taken as it is.
    /// </summary>
    public JsonNamingPolicy? NamingPolicy { get; init; }

    /// <summary>How a <see cref="Guid"/> stands; as text. Text is read in any case.</summary>
    public MessagePackGuids Guids
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>How a <see cref="DateTime"/> stands; as timestamp.</summary>
    public MessagePackDateTimes DateTimes
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>What time a <see cref="DateTimeOffset"/> holds; that of the clock.</summary>
    public MessagePackDateTimeOffsets DateTimeOffsets
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// True to read a <see cref="float"/> or <see cref="Half"/> from a number that it cannot hold exactly, as languages write it that have one kind of fractions
    /// (0.1 as a float 64): it is rounded. False refuses such a number; both refuse one that is out of range. What is written is the same.
    /// </summary>
    public bool RoundsFloats { get; init; }

    /// <summary>
    /// True for the specification of before 2013, which has no bytes, no extensions and no text header of one byte: bytes are written as
    /// raw strings, and each is read as the other. Dates must be <see cref="MessagePackDateTimes.Binary"/>, because timestamps are extensions;
    /// so are references, which a serializer with this format must not keep.
    /// </summary>
    public bool OldSpecification { get; init; }

    /// <summary>These options with a layout for objects of one type, which may be of another assembly.</summary>
    /// <typeparam name="T">The type.</typeparam>
    public MessagePackOptions WithLayout<T>(MessagePackObjectLayout layout) =>
        new(this, _layouts.SetItem(typeof(T), Choice.Checked(layout, nameof(layout))));

    /// <summary>Throws when the options contradict each other.</summary>
    internal void EnsureConsistent()
    {
        if (OldSpecification && DateTimes != MessagePackDateTimes.Binary)
        {
            throw new ArgumentException($"The old specification has no extensions: {nameof(DateTimes)} must be {MessagePackDateTimes.Binary}.", "options");
        }
    }

    /// <summary>The layout that these options name for a type; null where they do not.</summary>
    internal MessagePackObjectLayout? LayoutOf(Type type) => _layouts.TryGetValue(type, out MessagePackObjectLayout layout) ? layout : null;
}
