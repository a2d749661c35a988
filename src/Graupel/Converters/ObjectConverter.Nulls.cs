using Graupel.CodeGen;

namespace Graupel.Converters;

/// <content>Members that hold null where their annotation says that they never do.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    private Contract<T>? NullChecks { get; }

    /// <summary>Refuses such a value; only where <see cref="BodyTraits.ChecksNulls"/>.</summary>
    /// <param name="value">An object, or null.</param>
    /// <param name="offset">Where it begins when it is written, and ends when it was read.</param>
    /// <param name="at">The member of the object around it.</param>
    private protected void EnsureNoNull(in T value, long offset, int at)
    {
        if (value is not null && NullChecks!.FindNull(in value) is { } member)
        {
            Throw.NullMember(member, offset, at);
        }
    }

    /// <summary>Refuses such values among elements.</summary>
    /// <inheritdoc cref="EnsureNoNull"/>
    private protected void EnsureNoNulls(ReadOnlySpan<T> values, long offset, int at)
    {
        int i = 0;
        try
        {
            for (; i < values.Length; i++)
            {
                EnsureNoNull(in values[i], offset, -1);
            }
        }
        catch (GraupelException e) when (e.EnterElement(i, at))
        {
            throw;
        }
    }
}
