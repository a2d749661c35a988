using Graupel.CodeGen;
using Graupel.Converters;
using Graupel.Formats;

namespace Graupel.Tests.Converters;

/// <summary>The converter of a contract whose members are numbers, of which only the first is used.</summary>
internal sealed class NumberConverter<TWriter, TReader, T, TNumber>(Registry<TWriter, TReader> registry, ObjectShape shape)
    : ObjectConverter<TWriter, TReader, T>(registry, shape, ObjectTraits.CanCreate | ObjectTraits.CanPopulate)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
    where TNumber : INumber<T>
{
    protected override bool IsExactType(in T value) => value!.GetType() == typeof(T);

    protected override WireShape[] MemberShapes() => [.. ObjectShape.Members.Select(static member => WireShapes.Scalar(member.Kind))];

    protected override void WriteMembers(ref TWriter writer, ObjectHeader header, in T value)
    {
        FixedRun run = writer.Begin(header, ObjectShape.FixedSize, ObjectShape.Members.Length, 0);
        for (int i = 0; i < ObjectShape.Members.Length; i++)
        {
            writer.PutKey(ref run, header, i);
            writer.PutInt32(ref run, i * sizeof(int), i == 0 ? TNumber.Get(in value) : 0);
        }

        writer.Commit(ref run);
    }

    protected override T Create() => TNumber.Create();

    protected override bool PopulateRow(ref TReader reader, ref T value)
    {
        FixedView view = reader.View(ObjectShape.FixedSize);
        for (int i = 0; i < ObjectShape.Members.Length; i++)
        {
            Set(ref value, i, reader.ReadInt32(in view, i * sizeof(int)));
        }

        return false;
    }

    protected override bool PopulateKeyed(ref TReader reader, HeaderMap? map, ref T value)
    {
        MemberWalk walk = reader.BeginMembers(ObjectShape, map);
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

    private static void Set(ref T value, int member, int number)
    {
        if (member == 0)
        {
            TNumber.Set(ref value, number);
        }
    }
}
