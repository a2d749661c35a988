using Graupel.CodeGen;
using Graupel.Formats;

namespace Graupel.Converters;

/// <content>Members that hold null although their annotation does not allow it.</content>
public abstract partial class ObjectConverter<TWriter, TReader, T>
{
    private Contract<T>? NullChecks { get; }

    // Asked by the derived object even where the base asks itself, because that may be missing.
    private ObjectShape? NullCheckedBase { get; set; }

    // Members of a base that are among others come bit by bit: when all are there, the derived object asks.
    private bool ChecksNullsOf(bool isBase) => (Traits & ObjectTraits.ChecksNulls) != 0 && !(isBase && TWriter.HasKeys);

    private string? FindNull(T value) => NullChecks!.FindNull(in value) ?? (NullCheckedBase?.FindsNull as Func<T, string?>)?.Invoke(value);

    /// <summary>Refuses such a value; only where <see cref="ObjectTraits.ChecksNulls"/>.</summary>
    /// <param name="value">An object, or null.</param>
    /// <param name="offset">Where it begins when it is written, and ends when it was read.</param>
    /// <param name="at">The member of the object around it.</param>
    private void EnsureNoNull(in T value, long offset, int at)
    {
        if (value is not null && FindNull(value) is { } member)
        {
            Throw.NullMember(member, offset, at);
        }
    }

    /// <summary>Refuses such values among elements.</summary>
    /// <inheritdoc cref="EnsureNoNull"/>
    private void EnsureNoNulls(ReadOnlySpan<T> values, long offset, int at)
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
