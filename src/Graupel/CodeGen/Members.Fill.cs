using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.CodeGen;

/// <content>Collections that stay where they are.</content>
public static partial class Members
{
    /// <summary>Fills the collection of a member that has no setter.</summary>
    /// <exception cref="GraupelException">Null, or a value that takes another instance: it could not be stored.</exception>
    public static void Fill<TWriter, TReader, T>(ref TReader reader, Converter<TWriter, TReader, T> converter, T collection)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where T : class?
    {
        T value = collection;
        converter.Populate(ref reader, ref value);
        EnsureSame(ref reader, value, collection);
    }

    /// <summary>Fills the collection of a member that has no setter and is walked.</summary>
    /// <exception cref="GraupelException">Null, or a value that takes another instance: it could not be stored.</exception>
    public static void Fill<TWriter, TReader, T>(ref TReader reader, scoped in MemberWalk walk, Converter<TWriter, TReader, T> converter, T collection)
        where TWriter : struct, IWriter, allows ref struct
        where TReader : struct, IReader, allows ref struct
        where T : class?
    {
        T value = collection;
        Populate(ref reader, in walk, converter, ref value);
        EnsureSame(ref reader, value, collection);
    }

    private static void EnsureSame<TReader>(ref TReader reader, object? value, object? collection)
        where TReader : struct, IReader, allows ref struct
    {
        if (!ReferenceEquals(value, collection))
        {
            Throw.InvalidValue("a collection without a setter cannot take null or another instance", reader.Offset);
        }
    }
}
