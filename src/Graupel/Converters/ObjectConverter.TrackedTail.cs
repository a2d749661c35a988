using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Tails whose identity is preserved.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    private static bool IsTrackedTail(HeaderMap? map) => map is null || map.Slots[^1].Kind == WireKind.Tracked;

    // An object that was written before ends the chain; so a ring needs no other check.
    private void WriteTrackedTail(ref TWriter writer, in T first)
    {
        int links = 0;
        try
        {
            for (T? next = GetTail(in first); next is not null; next = GetTail(in next))
            {
                CheckLink(in next, writer.Offset, writer.Member);
                if (writer.WriteTracked(next, TailHeader!, WireKind.Object, isMadeFirst: true))
                {
                    return;
                }

                links++;
                WriteWithCallbacks(ref writer, Case, in next);
            }
        }
        catch (GraupelException e) when (e.EnterLinks(ObjectShape, writer.Member, links))
        {
            throw;
        }

        writer.WriteNull();
    }

    private void ReadTrackedTail(ref TReader reader, T last, bool isBase)
    {
        bool hasCallbacks = (Traits & ObjectTraits.HasCallbacks) != 0;
        bool isTold = hasCallbacks && !isBase;
        HeaderMap? map = null;
        int reached = 0;
        int links = 0;
        try
        {
            while (IsTrackedTail(map))
            {
                reader.At(ObjectShape.Members.Length - 1);
                TrackedForm tracked = reader.ReadTracked(Shape.IsExact, out WireKind kind, out int number);
                T? next = tracked == TrackedForm.Known ? Self!.Find(ref reader, kind, number) : default;
                bool tail = false;
                if (tracked == TrackedForm.New)
                {
                    next = BeginTracked(ref reader, kind, number, in last, out ObjectForm form, out map);
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

                if (tracked != TrackedForm.New)
                {
                    return;
                }

                last = next!;
                links = ++reached;
                isTold = hasCallbacks;
                if (!tail)
                {
                    if (isTold)
                    {
                        NotifyRead(ref reader, ContractEvent.Deserialized, ref last);
                    }

                    return;
                }
            }

            ReadTail(ref reader, last, map, isBase: !isTold);
        }
        catch (GraupelException e) when (e.EnterLinks(ObjectShape, reader.Member, links))
        {
            throw;
        }
    }

    private T BeginTracked(ref TReader reader, WireKind kind, int number, in T last, out ObjectForm form, out HeaderMap? map)
    {
        if (kind is not (WireKind.Object or WireKind.Absent))
        {
            Throw.KindMismatch(kind, WireKind.Object, reader.Offset);
        }

        form = ReadObjectHeader(ref reader, out map);
        T value = Discarding is null ? Create() : HeldTail(ref reader, in last);
        reader.Objects!.Set(number, value!);
        if ((Traits & ObjectTraits.HasCallbacks) != 0)
        {
            Notify(ContractEvent.Deserializing, ref value);
        }

        return value;
    }
}
