using System.Collections;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Collections that are filled in place.</content>
public static partial class Members
{
    /// <summary>Fills the collection of a member that has no setter.</summary>
    /// <returns>The collection, for <see cref="EnsureHeld"/>.</returns>
    /// <exception cref="GraupelException">The value is null or needs another instance, which could not be stored.</exception>
    public static T Fill<TWriter, TReader, T>(ref TReader reader, Converter<TWriter, TReader, T> converter, T collection)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where T : class?
    {
        T value = collection;
        converter.Populate(ref reader, ref value);
        EnsureSame(ref reader, value, collection);
        return collection;
    }

    /// <summary>Fills the collection of a member that has no setter and is walked.</summary>
    /// <returns>The collection, for <see cref="EnsureHeld"/>.</returns>
    /// <exception cref="GraupelException">The value is null or needs another instance, which could not be stored.</exception>
    public static T Fill<TWriter, TReader, T>(ref TReader reader, scoped in MemberWalk walk, Converter<TWriter, TReader, T> converter, T collection)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where T : class?
    {
        T value = collection;
        Populate(ref reader, in walk, converter, ref value);
        EnsureSame(ref reader, value, collection);
        return collection;
    }

    /// <summary>Refuses a member whose getter returns a new collection each time, if it does not contain what was read.</summary>
    /// <param name="filled">What was filled.</param>
    /// <param name="held">What the getter returns now.</param>
    /// <param name="reader">The input.</param>
    /// <exception cref="GraupelException">They are different instances with different elements; views of the same elements would have the same ones.</exception>
    public static void EnsureHeld<TReader>(object? filled, object? held, ref TReader reader)
        where TReader : struct, IReader, allows ref struct
    {
        if (!ReferenceEquals(filled, held) && !(filled is IEnumerable elements && held is IEnumerable others && AreSame(elements.Cast<object?>(), others.Cast<object?>())))
        {
            Throw.InvalidValue("a getter returns a new collection each time, so the elements that were read are lost; leave the member out with [SkipPack]", reader.Offset);
        }
    }

    // Classes of the program do not compare what may not be read to its end.
    private static bool AreSame(IEnumerable<object?> elements, IEnumerable<object?> others) => elements.SequenceEqual(
        others, EqualityComparer<object?>.Create(static (one, other) => ReferenceEquals(one, other) || (one is string or ValueType && one.Equals(other))));

    private static void EnsureSame<TReader>(ref TReader reader, object? value, object? collection)
        where TReader : struct, IReader, allows ref struct
    {
        if (!ReferenceEquals(value, collection))
        {
            Throw.InvalidValue("a collection without a setter cannot take null or another instance", reader.Offset);
        }
    }
}
