using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

/// <summary>The body of a contract whose members are numbers, of which only the first is used.</summary>
internal struct NumberBody<TWriter, TReader, T, TNumber> : IObjectBody<TWriter, TReader, T>
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TNumber : INumber<T>
{
    private ObjectShape _shape;

    public readonly BodyTraits Traits => BodyTraits.CanCreate | BodyTraits.CanPopulate;

    public readonly bool IsExactType(in T value) => value!.GetType() == typeof(T);

    public void Initialize(Registry<TWriter, TReader> registry, ObjectShape shape) => _shape = shape;

    public readonly WireShape[] MemberShapes() => [.. _shape.Members.Select(static member => WireShapes.Scalar(member.Kind))];

    public readonly void Write(ref TWriter writer, ObjectHeader header, in T value)
    {
        FixedRun run = writer.Begin(header, _shape.FixedSize, _shape.Members.Length, 0);
        for (int i = 0; i < _shape.Members.Length; i++)
        {
            writer.PutKey(ref run, header, i);
            writer.PutInt32(ref run, i * sizeof(int), i == 0 ? TNumber.Get(in value) : 0);
        }

        writer.Commit(ref run);
    }

    public readonly T Create() => TNumber.Create();

    public readonly bool Populate(ref TReader reader, ref T value)
    {
        FixedView view = reader.View(_shape.FixedSize);
        for (int i = 0; i < _shape.Members.Length; i++)
        {
            Set(ref value, i, reader.ReadInt32(in view, i * sizeof(int)));
        }

        return false;
    }

    public readonly bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref T value)
    {
        MemberWalk walk = reader.BeginMembers(_shape, map);
        while (reader.NextMember(ref walk))
        {
            if (walk.Member >= 0)
            {
                Set(ref value, walk.Member, Members.ReadInt32(ref reader, in walk));
            }
            else
            {
                reader.SkipMember(ref walk);
            }
        }

        return false;
    }

    public readonly T Read(ref TReader reader, ObjectForm form, HeaderMap? map) => throw new NotSupportedException();

    public readonly T? GetTail(in T value) => throw new NotSupportedException();

    public readonly void SetTail(ref T value, T? tail) => throw new NotSupportedException();

    private static void Set(ref T value, int member, int number)
    {
        if (member == 0)
        {
            TNumber.Set(ref value, number);
        }
    }
}
