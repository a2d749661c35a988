using System.Globalization;
using System.Text.Json;

namespace Graupel.Formats.MessagePack;

/// <summary>
/// Options for features in which MessagePack libraries differ, for <see cref="WireFormat.MessagePackWith"/>. They are immutable: use <c>with</c> to create
/// changed ones. Both sides need the same options, except where several forms are read.
/// </summary>
/// <remarks>Options that say the same are equal, and so are the formats made with them; naming policies are the same if they are equal objects.</remarks>
public sealed record MessagePackOptions
{
    // Null for nearly all options.
    private readonly OptionTable<MessagePackObjectLayout>? _layouts;

    /// <summary>Creates the default options.</summary>
    public MessagePackOptions()
    {
    }

    private MessagePackOptions(MessagePackOptions original, OptionTable<MessagePackObjectLayout> layouts)
        : this(original) => _layouts = layouts;

    /// <summary>What the MessagePack libraries of .NET and of other languages read. These are the defaults.</summary>
    public static MessagePackOptions Interop { get; } = new();

    /// <summary>Everything is read as it was written, including the kinds of dates. Other libraries see extensions that they do not know.</summary>
    public static MessagePackOptions Faithful { get; } = new()
    {
        DateTimes = MessagePackDateTimes.WithKind,
        DateTimeOffsets = MessagePackDateTimeOffsets.Instant,
    };

    /// <summary>How objects are written. The default is <see cref="MessagePackObjectLayout.Contract"/>.</summary>
    public MessagePackObjectLayout ObjectLayout
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// Converts the names of members in the source to their names in maps, such as <see cref="JsonNamingPolicy.CamelCase"/>. The default, null, leaves
    /// them unchanged. A name that the contract declares (<c>[DataMember(Name = ...)]</c>) is used as it is.
    /// </summary>
    public JsonNamingPolicy? NamingPolicy { get; init; }

    /// <summary>How a <see cref="Guid"/> is written. The default is text. Text is always read.</summary>
    public MessagePackGuids Guids
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>How a <see cref="DateTime"/> is written. The default is a timestamp.</summary>
    public MessagePackDateTimes DateTimes
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>Which time of a <see cref="DateTimeOffset"/> is written. The default is the clock time.</summary>
    public MessagePackDateTimeOffsets DateTimeOffsets
    {
        get;
        init => field = Choice.Checked(value);
    }

    /// <summary>
    /// True to read a <see cref="float"/> or <see cref="Half"/> from a number that it cannot represent exactly, and round it: languages with a single
    /// floating-point type write 0.1 as a float 64. False to refuse such a number. Numbers out of range are always refused. What is written is the same.
    /// The default is false.
    /// </summary>
    public bool RoundsFloats { get; init; }

    /// <summary>
    /// True for the specification before 2013, which has no bytes, no extensions and no str 8 header: bytes are written as
    /// raw strings, and either is read as the other. Dates must be <see cref="MessagePackDateTimes.Binary"/>, because timestamps are extensions;
    /// references are extensions too, so a serializer with this format cannot preserve them.
    /// </summary>
    public bool OldSpecification { get; init; }

    /// <summary>These options with a layout for objects of one type, which may be from another assembly.</summary>
    /// <typeparam name="T">The type.</typeparam>
    public MessagePackOptions WithLayout<T>(MessagePackObjectLayout layout) =>
        new(this, OptionTable<MessagePackObjectLayout>.With(_layouts, typeof(T), Choice.Checked(layout, nameof(layout))));

    /// <summary>The options without which bytes are refused or read as something else, or names are not found; empty if they are the default ones.</summary>
    internal string Habits => string.Join(' ', new[]
    {
        DateTimes == default ? null : $"{nameof(DateTimes)}={DateTimes}",
        DateTimeOffsets == default ? null : $"{nameof(DateTimeOffsets)}={DateTimeOffsets}",
        Guids == default ? null : $"{nameof(Guids)}={Guids}",
        OldSpecification ? nameof(OldSpecification) : null,
        NamingPolicy is null ? null : $"{nameof(NamingPolicy)}={SampleOf(NamingPolicy)}",
    }.OfType<string>());

    /// <summary>The options that are not the default ones; empty if there are none.</summary>
    internal string Changes => string.Join(' ', new[]
    {
        Habits is { Length: > 0 } habits ? habits : null,
        ObjectLayout == default ? null : $"{nameof(ObjectLayout)}={ObjectLayout}",
        RoundsFloats ? nameof(RoundsFloats) : null,
        _layouts is null ? null : string.Create(CultureInfo.InvariantCulture, $"Layouts={_layouts.Count}"),
    }.OfType<string>());

    /// <summary>Throws if the options contradict each other.</summary>
    internal void EnsureConsistent()
    {
        if (OldSpecification && DateTimes != MessagePackDateTimes.Binary)
        {
            throw new ArgumentException($"The old specification has no extensions: {nameof(DateTimes)} must be {MessagePackDateTimes.Binary}.", "options");
        }
    }

    /// <summary>The layout that these options set for a type; null if they set none.</summary>
    internal MessagePackObjectLayout? LayoutOf(Type type) =>
        _layouts is not null && _layouts.TryGet(type, out MessagePackObjectLayout layout) ? layout : null;

    // Policies are known by what they do: their classes may be private, and named otherwise on the other side.
    private static string SampleOf(JsonNamingPolicy policy)
    {
        try
        {
            return policy.ConvertName("SampleName2X") ?? "";
        }
        catch (Exception e) when (!CriticalErrors.Include(e))
        {
            return policy.GetType().Name;
        }
    }
}
