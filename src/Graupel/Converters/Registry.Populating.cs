using Graupel.Formats;

namespace Graupel.Converters;

/// <content>
/// A second set of converters, for objects that are populated: their members are <see cref="MemberPlace{TWriter, TReader, T}"/>. It is made
/// when something is populated for the first time; what is only replaced has the converters of the first set. For <see cref="PopulateMode.RootOnly"/> only
/// members that could fill what the root holds differ from the first set, and there is no <see cref="Discarding"/>.
/// </content>
public sealed partial class Registry<TWriter, TReader>
{
    private readonly Registry<TWriter, TReader>? _plain;
    private Registry<TWriter, TReader>? _populating;

    private Registry(Registry<TWriter, TReader> plain, DiscardingWriter<TWriter>? discarding)
        : this(plain._contracts, plain.Options, plain.IsExact, plain._adapt, plain.Making)
    {
        _plain = plain;
        Discarding = discarding;
    }

    /// <summary>Starts a writer that objects are shown to, so that it meets what they hold; null where nothing is populated, or the root alone.</summary>
    internal DiscardingWriter<TWriter>? Discarding { get; }

    /// <summary>The number of places so far that are filled.</summary>
    internal int PlaceCount { get; private set; }

    /// <summary>The converter that reads into existing values.</summary>
    /// <param name="plain">The converter of new ones.</param>
    /// <param name="discarding">Starts a writer.</param>
    internal Converter<TWriter, TReader, T> Populating<T>(Converter<TWriter, TReader, T> plain, DiscardingWriter<TWriter> discarding)
    {
        bool isWhole = Options.Populate != PopulateMode.RootOnly;
        using (Making.Enter())
        {
            Registry<TWriter, TReader> populating = IsMaking || _populating is { IsMaking: true }
                ? new(Another(), isWhole ? discarding : null)
                : _populating ??= new Registry<TWriter, TReader>(this, isWhole ? discarding : null);
            Converter<TWriter, TReader, T> filling = populating.FillingOf(plain) ?? plain;
            bool isAlone = filling == plain || filling is ObjectConverter<TWriter, TReader, T> { HoldsAny: false };
            return isAlone ? plain : isWhole ? new PopulatedRoot<TWriter, TReader, T>(filling) : filling;
        }
    }

    /// <summary>The converter for the values of a case that are not objects with members.</summary>
    internal Converter<TWriter, TReader, T> GetCase<T>()
    {
        Converter<TWriter, TReader, T> plain = GetPlain<T>();
        return _plain is null ? plain : FillingOf(plain) ?? plain;
    }

    private Converter<TWriter, TReader, T> PlaceOf<T>(Converter<TWriter, TReader, T> plain, bool hasSetter = true)
    {
        if (Discarding is null)
        {
            return hasSetter && !typeof(T).IsValueType ? PlaceInRoot(plain) : plain;
        }

        Converter<TWriter, TReader, T>? filling = typeof(T).IsValueType ? null : FillingOf(plain);
        PlaceCount += filling is null ? 0 : 1;
        return new MemberPlace<TWriter, TReader, T>(plain, filling, hasSetter);
    }

    // Sets and dictionaries would fill what the root holds, which others may hold too. Those that a new object holds are filled there too: that is found out later.
    private Converter<TWriter, TReader, T> PlaceInRoot<T>(Converter<TWriter, TReader, T> plain)
    {
        if ((plain is TrackedConverter<TWriter, TReader, T> tracked ? tracked.Value : plain).Shape.Kind is not (WireKind.Sequence or WireKind.Map))
        {
            return plain;
        }

        PlaceCount++;
        return new ReplacingConverter<TWriter, TReader, T>(plain);
    }

    /// <summary>The converter that fills values of a type; null if they are replaced.</summary>
    private Converter<TWriter, TReader, T>? FillingOf<T>(Converter<TWriter, TReader, T> plain)
    {
        if (plain is ObjectConverter<TWriter, TReader, T> { FillsValues: var fills })
        {
            return fills ? GetObject<T>() : null;
        }

        // For the types of structs, the rest is not compiled.
        return typeof(T).IsValueType ? null : FillingOfClass(plain);
    }

    private Converter<TWriter, TReader, T>? FillingOfClass<T>(Converter<TWriter, TReader, T> plain) => plain switch
    {
        UnionConverter<TWriter, TReader, T> => GetValue<T>(),
        TrackedConverter<TWriter, TReader, T> tracked => FillingOf(tracked.Value) is { } value ? tracked.Over(value) : null,
        { Shape.Kind: WireKind.Sequence or WireKind.Array or WireKind.Map or WireKind.Blob } or { FillsInPlace: true } =>
            Options.Populate == PopulateMode.Merge && !typeof(T).IsArray && plain is not OwnConverter<TWriter, TReader, T> ? new MergingConverter<TWriter, TReader, T>(plain) : plain,
        _ => null,
    };
}
