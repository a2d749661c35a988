using System.Runtime.CompilerServices;
using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Elements of a sequence: a frame around the loop, which is compiled for the contract where it is worthwhile.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    /// <inheritdoc/>
    public sealed override void WriteMany(ref TWriter writer, ReadOnlySpan<T> values)
    {
        if (TryWriteImages(ref writer, values))
        {
            return;
        }

        if ((Traits & ObjectTraits.ChecksNulls) != 0)
        {
            EnsureNoNulls(values, writer.Offset, writer.Member);
        }

        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            writer.Enter();
        }

        int at = writer.Member;
        ReadOnlySpan<T> rest = values;
        try
        {
            if ((Traits & MoreThanMembers) == 0)
            {
                WriteEach(ref writer, ref rest);
            }
            else
            {
                WriteEachWhole(ref writer, ref rest);
            }
        }
        catch (GraupelException e) when (
            (IsMet(rest[0]) && e.EnterMember(ObjectShape, writer.Member)) || e.MeetObject(rest[0], ObjectShape) || e.EnterElement(values.Length - rest.Length, at))
        {
            throw;
        }

        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            writer.Leave();
        }
    }

    // An element of a derived type is refused itself, before any of its members is noted.
    private bool IsMet(T element) => element is null || Accepts(element);

    /// <inheritdoc/>
    public sealed override void ReadMany(ref TReader reader, Span<T> values, in ElementForm form)
    {
        EnsureObjects(ref reader, in form);
        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            reader.Enter();
        }

        int at = reader.Member;
        Span<T> rest = values;
        try
        {
            if (typeof(T).IsValueType && form.IsExpected)
            {
                ReadImages(ref reader, ref rest, in form);
            }

            ReadEach(ref reader, ref rest, in form);
        }
        catch (GraupelException e) when (e.EnterMember(ObjectShape, reader.Member) || e.EnterElement(values.Length - rest.Length, at))
        {
            throw;
        }

        reader.At(at);
        if ((Traits & ObjectTraits.IsRecursive) != 0)
        {
            reader.Leave();
        }

        if ((Traits & ObjectTraits.ChecksNulls) != 0)
        {
            EnsureNoNulls(values, reader.Offset, at);
        }
    }

    /// <summary>Writes elements that consist only of a header and members. Overridden so that calls in the loop are direct.</summary>
    /// <param name="writer">The output.</param>
    /// <param name="rest">The elements, which may be null; after an error, those that are left.</param>
    protected virtual void WriteEach(ref TWriter writer, ref ReadOnlySpan<T> rest) => WriteEachWhole(ref writer, ref rest);

    /// <summary>Reads elements. Overridden so that calls in the loop are direct.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="rest">Where they go; after an error, the places that are left.</param>
    /// <param name="form">How the sequence describes its elements.</param>
    protected virtual void ReadEach(ref TReader reader, ref Span<T> rest, in ElementForm form)
    {
        for (; rest.Length > 0; rest = rest[1..])
        {
            rest[0] = BeginElement(ref reader, in form, out ObjectForm one, out HeaderMap? map) ? ReadMembers(ref reader, one, map) : default!;
        }
    }

    /// <summary>Reads the header of an element.</summary>
    /// <param name="reader">The input.</param>
    /// <param name="form">How the sequence describes its elements.</param>
    /// <param name="one">The form of the object.</param>
    /// <param name="map">The writer's members if they differ, in formats whose header lists them.</param>
    /// <returns>False for null.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    protected bool BeginElement(ref TReader reader, in ElementForm form, out ObjectForm one, out HeaderMap? map)
    {
        reader.At(MemberNote.None);
        one = reader.ReadElementHeader(ObjectShape, in form, out map);
        return one != ObjectForm.Null;
    }

    private void WriteEachWhole(ref TWriter writer, ref ReadOnlySpan<T> rest)
    {
        for (; rest.Length > 0; rest = rest[1..])
        {
            ref readonly T value = ref rest[0];
            if (value is null)
            {
                writer.WriteNullElement();
                continue;
            }

            if ((Traits & ObjectTraits.IsSealed) == 0)
            {
                EnsureExactType(in value);
            }

            WriteWhole(ref writer, Element, in value);
        }
    }
}
