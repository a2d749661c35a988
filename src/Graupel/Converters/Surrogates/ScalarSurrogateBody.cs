using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>
/// Values that are written as a scalar, in formats where scalars have no place of their own among other values: objects with this one member.
/// </summary>
internal struct ScalarSurrogateBody<TWriter, TReader, T, TWire>(Converter<TWriter, TReader, TWire> scalar, ISurrogate<T, TWire> surrogate)
    : IObjectBody<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where T : notnull
    where TWire : notnull
{
    private ObjectShape? _shape;

    // What surrogates are for may be a base, and its derived types with it.
    public readonly BodyTraits Traits => BodyTraits.IsSealed;

    public readonly bool IsExactType(in T value) => true;

    public void Initialize(Registry<TWriter, TReader> registry, ObjectShape shape) => _shape = shape;

    public readonly WireShape[] MemberShapes() => [scalar.Shape];

    public readonly void Write(ref TWriter writer, ObjectHeader header, in T value)
    {
        TWire wire = surrogate.ToWire(value);
        FixedRun run = writer.Begin(header, 0, 0, 0);
        writer.Commit(ref run);
        scalar.Write(ref writer, in wire);
    }

    public readonly T Read(ref TReader reader, ObjectForm form, HeaderMap? map) =>
        surrogate.FromWire(form == ObjectForm.Positional ? scalar.Read(ref reader) : ReadKeyed(ref reader, map));

    public readonly T Create() => throw new NotSupportedException();

    public readonly bool Populate(ref TReader reader, ref T value) => throw new NotSupportedException();

    public readonly bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref T value) => throw new NotSupportedException();

    public readonly T GetTail(in T value) => throw new NotSupportedException();

    public readonly void SetTail(ref T value, T? tail) => throw new NotSupportedException();

    private readonly TWire ReadKeyed(ref TReader reader, HeaderMap? map)
    {
        TWire? wire = default;
        MemberWalk walk = reader.BeginMembers(_shape!, map);
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
