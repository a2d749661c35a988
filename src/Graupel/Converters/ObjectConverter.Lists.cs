using System.Runtime.CompilerServices;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Lists after other members: their headers are in one run with these.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <summary>Writes a list after members that are in a run, and completes the run.</summary>
    /// <param name="writer">The output.</param>
    /// <param name="run">What was put before the list; it must not be used afterwards.</param>
    /// <param name="header">The header before the members.</param>
    /// <param name="member">The member that holds the list.</param>
    /// <param name="converter">Writes lists of this type.</param>
    /// <param name="list">The list, which may be null.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected static void WriteList<TItem>(
        ref TWriter writer, scoped ref FixedRun run, ObjectHeader header, int member, Converter<TWriter, TReader, List<TItem>?> converter, List<TItem>? list)
    {
        if (converter.GetType() != typeof(ListConverter<TWriter, TReader, TItem>) || (list is not null && list.GetType() != typeof(List<TItem>)))
        {
            writer.Commit(ref run);
            WriteListApart(ref writer, header, member, converter, list);
            return;
        }

        writer.PutKey(ref run, header, member);
        if (list is null)
        {
            writer.PutNull(ref run);
            writer.Commit(ref run);
        }
        else if (list.Count == 0)
        {
            writer.PutEmpty(ref run);
            writer.Commit(ref run);
        }
        else
        {
            KnownCast.To<ListConverter<TWriter, TReader, TItem>>(converter).WriteBehind(ref writer, ref run, list);
        }
    }

    // Needs the address of the list, which would cost each list above.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WriteListApart<TItem>(
        ref TWriter writer, ObjectHeader header, int member, Converter<TWriter, TReader, List<TItem>?> converter, List<TItem>? list)
    {
        writer.WriteKey(header, member);
        converter.Write(ref writer, in list);
    }
}
