using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Values that are written as a scalar, in formats where scalars have no place of their own among other values: objects with this one member.
/// </summary>
/// <remarks>Sealed, whatever its type: what surrogates are for may be a base, and its derived types with it.</remarks>
internal sealed class ScalarSurrogateConverter<TWriter, TReader, T, TWire>(
    Registry<TWriter, TReader> registry, ObjectShape shape, Converter<TWriter, TReader, TWire> scalar, ISurrogate<T, TWire> surrogate)
    : ObjectConverter<TWriter, TReader, T>(registry, shape, ObjectTraits.IsSealed)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : notnull
    where TWire : notnull
{
    protected override WireShape[] MemberShapes() => [scalar.Shape];

    protected override void WriteMembers(ref TWriter writer, ObjectHeader header, in T value)
    {
        TWire wire = surrogate.ToWire(value);
        FixedRun run = writer.Begin(header, 0, 0, 0);
        writer.Commit(ref run);
        scalar.Write(ref writer, in wire);
    }

    protected override T ReadMembers(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        T value = surrogate.FromWire(form == ObjectForm.Positional ? scalar.Read(ref reader) : ReadKeyed(ref reader, map));
        if (value is null)
        {
            Throw.NothingConverted(surrogate.GetType(), typeof(T), reader.Offset);
        }

        return value;
    }

    private TWire ReadKeyed(ref TReader reader, HeaderMap? map)
    {
        TWire? wire = default;
        MemberWalk walk = reader.BeginMembers(ObjectShape, map);
        while (reader.NextMember(ref walk))
        {
            if (walk.Member == 0)
            {
                wire = scalar.ReadMember(ref reader, in walk);
            }
            else
            {
                reader.SkipMember(ref walk);
            }
        }

        return wire!;
    }
}
