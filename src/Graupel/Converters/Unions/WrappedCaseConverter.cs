using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>Values that are written as a union, or with an identity of their own, where they are a case of a union: objects with this one member.</summary>
/// <remarks>Sealed, because the case is chosen by the type of the value.</remarks>
internal sealed class WrappedCaseConverter<TWriter, TReader, T>(Registry<TWriter, TReader> registry, Converter<TWriter, TReader, T> value)
    : ObjectConverter<TWriter, TReader, T>(registry, ShapeOf(value), ObjectTraits.IsSealed)
    where TWriter : struct, IWriter, allows ref struct
    where TReader : struct, IReader, allows ref struct
{
    protected override WireShape[] MemberShapes() => [value.Shape];

    protected override void WriteMembers(ref TWriter writer, ObjectHeader header, in T one)
    {
        FixedRun run = writer.Begin(header, 0, 0, 0);
        writer.Commit(ref run);
        value.Write(ref writer, in one);
    }

    protected override T ReadMembers(ref TReader reader, ObjectForm form, HeaderMap? map)
    {
        T? read = form == ObjectForm.Positional ? value.Read(ref reader) : ReadKeyed(ref reader, map);
        if (read is null)
        {
            Throw.InvalidHeader($"null as a case, {CSharpName.Of(typeof(T))}", reader.Offset);
        }

        return read;
    }

    private T? ReadKeyed(ref TReader reader, HeaderMap? map)
    {
        T? read = default;
        MemberWalk walk = reader.BeginMembers(ObjectShape, map);
        while (reader.NextMember(ref walk))
        {
            if (walk.Member == 0)
            {
                read = Members.Read(ref reader, in walk, value);
            }
            else
            {
                reader.SkipMember(ref walk);
            }
        }

        return read;
    }

    private static ObjectShape ShapeOf(Converter<TWriter, TReader, T> value) =>
        new(typeof(T).ToString(), typeof(T).IsValueType, new MemberShape("Value", "Value", 1, value.Shape.Kind, Required: true));
}
