using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Chains of last members, which are written and read in loops.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    // Structs have none, which the compiler sees.
    internal bool HasTail => !typeof(T).IsValueType && (Traits & ObjectTraits.HasTail) != 0;

    // A chain of last members is written by a loop. The mark that moves at powers of two meets every cycle (Brent).
    private void WriteTail(ref TWriter writer, in T first)
    {
        if (Cases is not null)
        {
            Cases.Write(ref writer, GetTail(in first)!);
            return;
        }

        if (Self is not null)
        {
            WriteTrackedTail(ref writer, in first);
            return;
        }

        int links = 0;
        try
        {
            T mark = first;
            long untilMove = 1;
            long step = 0;
            for (T? next = GetTail(in first); next is not null; next = GetTail(in next))
            {
                if (ReferenceEquals(next, mark))
                {
                    writer.At(ObjectShape.Members.Length - 1);
                    links = LinksToCycle(in first, links) - 1;
                    Throw.Cycle(ObjectShape.Name, writer.Offset);
                }

                if (++step == untilMove)
                {
                    mark = next;
                    untilMove *= 2;
                    step = 0;
                }

                CheckLink(in next, writer.Offset, writer.Member);
                links++;
                WriteWithCallbacks(ref writer, Single, in next);
            }
        }
        catch (GraupelException e) when (e.EnterLinks(ObjectShape, writer.Member, links))
        {
            throw;
        }

        writer.WriteNull();
    }

    // The mark met the cycle somewhere; the path is to end where an object comes for the first time again. No more links are followed than were written.
    private int LinksToCycle(in T first, int written)
    {
        var met = new HashSet<object>(ReferenceEqualityComparer.Instance) { first! };
        int links = 1;
        for (T? next = GetTail(in first); next is not null && links <= written && met.Add(next); next = GetTail(in next))
        {
            links++;
        }

        return links;
    }

    // What is checked of an object in a chain before it is written.
    private void CheckLink(in T next, long offset, int at)
    {
        if ((Traits & ObjectTraits.IsSealed) == 0)
        {
            EnsureExactType(in next);
        }

        if ((Traits & ObjectTraits.ChecksNulls) != 0)
        {
            EnsureNoNull(in next, offset, at);
        }
    }

    private void ReadTail(ref TReader reader, T last, HeaderMap? lastMap, bool isBase)
    {
        if (Self is not null && IsTrackedTail(lastMap))
        {
            ReadTrackedTail(ref reader, last, isBase);
            return;
        }

        bool isTold = (Traits & ObjectTraits.HasCallbacks) != 0 && !isBase;
        if (Cases is not null && IsTrackedTail(lastMap))
        {
            reader.At(ObjectShape.Members.Length - 1);
            SetTail(ref last, lastMap is null ? Cases.Read(ref reader) : Cases.ReadAs(ref reader, WireKind.Tracked));
            if (isTold)
            {
                NotifyRead(ref reader, ContractEvent.Deserialized, ref last);
            }

            return;
        }

        ReadLinks(ref reader, last, isTold);
    }

    // Up to the end of the chain, or to an object whose tail was among its other members.
    private void ReadLinks(ref TReader reader, T last, bool isTold)
    {
        int reached = 0;
        int links = 0;
        try
        {
            bool tail = true;
            while (tail)
            {
                reader.At(ObjectShape.Members.Length - 1);
                ObjectForm form = reader.ReadObjectHeader(ObjectShape, ObjectPlace.Single, out HeaderMap? map);
                T? next = default;
                if (form != ObjectForm.Null)
                {
                    next = Discarding is null ? Create() : HeldTail(ref reader, in last);
                    if ((Traits & ObjectTraits.HasCallbacks) != 0)
                    {
                        Notify(ContractEvent.Deserializing, ref next);
                    }

                    links = reached + 1;
                    tail = PopulateByForm(ref reader, form, map, ref next);
                    if ((Traits & ObjectTraits.ChecksNulls) != 0)
                    {
                        EnsureNoNull(in next, reader.Offset, -1);
                    }
                }

                SetTail(ref last, next);
                links = reached;
                if (isTold)
                {
                    NotifyRead(ref reader, ContractEvent.Deserialized, ref last);
                }

                if (next is null)
                {
                    return;
                }

                last = next;
                links = ++reached;
                isTold = (Traits & ObjectTraits.HasCallbacks) != 0;
            }

            if (isTold)
            {
                NotifyRead(ref reader, ContractEvent.Deserialized, ref last);
            }
        }
        catch (GraupelException e) when (e.EnterLinks(ObjectShape, reader.Member, links))
        {
            throw;
        }
    }
}
