using System.Text;
using Graupel.Formats;

namespace Graupel.Converters;

/// <summary>A character by its number.</summary>
internal readonly struct RuneScalar : IScalar<Rune>
{
    public static WireKind Kind => WireKind.UInt32;

    public static int Size => sizeof(uint);

    public static bool IsBlittable => false;

    public static void Put<TWriter>(ref TWriter writer, scoped ref FixedRun run, int offset, Rune value)
        where TWriter : struct, IWriter, allows ref struct
        => writer.PutUInt32(ref run, offset, (uint)value.Value);

    public static Rune Read<TReader>(ref TReader reader, scoped in FixedView view, int offset)
        where TReader : struct, IReader, allows ref struct
    {
        uint number = reader.ReadUInt32(in view, offset);
        if (!Rune.TryCreate(number, out Rune value))
        {
            Throw.InvalidValue("a number that is not a Unicode scalar value", reader.Offset);
        }

        return value;
    }
}
